"""Names of daily challenges contain the day everywhere; nobody can forge links to them."""

import re
from itertools import product

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from bot.core.actions import Action, Room, Verb
from bot.core.commands import ParameterKind
from bot.core.images import BoardPicture, ReplayAnimation, ResultCard
from bot.core.replies import Reply
from bot.core.screens import MAX_LABEL, MAX_TITLE
from bot.core.typed_input.deal_codes import MAX_CODE, read_daily_code, write_code
from bot.daily.days import DAY_SECONDS
from bot.daily.invitation import Invitation
from bot.features.challenge.service import ChallengeService
from bot.i18n.languages import finished_languages
from bot.i18n.text_width import columns
from bot.i18n.texts import Texts
from bot.screens.descriptions import deal_name, deal_title, picture_heading
from bot.screens.menus import play_button
from bot.storage.result_store import ResultStore
from engine.games import all_games
from engine.options import write_options
from engine.record import Record
from tests.bot.days import certified, draw
from tests.bot.desk import ANNA, BEN, Desk, labels, shown
from tests.engine.playing import option_sets

WISH = certified("wish").record().first(0)
FLIP = certified("flip").record().first(0)
NOW = 1_800_000_000
HOUR = 60 * 60


def test_every_challenge_is_called_by_its_day() -> None:
    for texts, game in product(map(Texts.load, finished_languages()), all_games()):
        for options in option_sets(game):
            record = Record(game.name, game.rules, write_options(game.options, options), 4503599)
            title, name = deal_title(texts, record, 2214), deal_name(texts, record, 2214)
            heading = picture_heading(texts, record, "18 left", 2214)
            for named in (title, name, " ".join(heading)):
                assert re.search("#2214|№\N{NO-BREAK SPACE}2214", named)
                assert texts(f"{game.name}-title") in named
                assert "503" not in named
            assert len(title) <= MAX_TITLE
            assert "503" in deal_title(texts, record), "without the number of a day it has its own"
            assert "#" not in deal_title(texts, record)


def test_names_say_the_options() -> None:
    texts = Texts.load("en")
    record = Record.read("kittyhawk/1 level=3 blind #42")
    assert deal_title(texts, record, 214).startswith("Daily challenge #214 · Kittyhawk, level 3")
    assert deal_name(texts, Record.read("wish/1 open #42"), 214) == "Daily #214 · Wish, open"
    assert columns(deal_name(texts, record, 9999)) <= MAX_LABEL + 1
    heading = picture_heading(texts, Record.read("wish/1 #42"), "18 left", 214)
    assert heading == ("Wish", "daily #214 · 18 left")


def test_the_code_of_a_challenge_is_its_day() -> None:
    assert write_code(WISH, 214) == "daily-214"
    assert read_daily_code("daily-214") == 214
    assert read_daily_code(" Daily-1 ") == 1
    assert len(write_code(WISH, 999_999)) <= MAX_CODE
    others = ("wish-42", "daily", "daily-", "daily-0", "daily-x", "daily-1-2", "daily-1000000", "adaily-1")
    for other in others:
        assert read_daily_code(other) is None, other
    assert play_button(Texts.load("en"), WISH, 214).action == Action(Verb.DAILY, ("214",))


def named(reply: Reply) -> list[str]:
    """Return all names that a reply gives a game."""
    screen, picture = shown(reply), shown(reply).picture
    names = [screen.title]
    match picture:
        case BoardPicture():
            names += [" ".join(picture.heading), screen.alt]
        case ReplayAnimation() | ResultCard():
            names += [picture.title, screen.alt]
    if reply.document:
        names.append(reply.document.name)
    return names


async def test_a_running_challenge_is_called_by_its_day_wherever_it_is_shown(desk: Desk) -> None:
    await draw(desk, WISH)
    board = await desk.daily()
    move = next(label for label in labels(board) if " + " in label)
    await desk.press(board, move)
    for line in ("/board", "/replay", "/replay 1", "/giveup", "/resume"):
        for name in named(await desk.type(line)):
            assert "#1" in name or "daily-1" in name, (line, name)
            assert str(WISH.deal) not in "".join(name.split())
    await desk.type("/play flip 7")
    games = await desk.type("/games")
    assert set(labels(games)[:2]) == {"Flip 7", "Daily #1 · Wish"}
    assert shown(await desk.press(games, "Daily #1")).title == "Daily challenge #1 · Wish"
    file = await desk.act(Action(Verb.FILE))
    assert named(file) == ["Daily challenge #1 · Wish", "daily-1-1.png"]


async def test_it_is_resumed_by_its_day_and_by_nothing_else(desk: Desk) -> None:
    await draw(desk, WISH)
    await desk.daily()
    await desk.type("/play flip 7")
    for words in ("#2", "daily 2", str(WISH.deal), f"wish {WISH.deal}", "1"):
        assert (await desk.type(f"/resume {words}")).notice, words
    for words in ("daily", "Daily 1", "daily #1", "daily-1", "#1"):
        assert shown(await desk.type(f"/resume {words}")).title == "Daily challenge #1 · Wish"
    sessions = await desk.app.suggest(ANNA, ParameterKind.SESSION, "")
    assert {one.label for one in sessions} == {"Daily #1 · Wish", "Flip 7"}
    deals = await desk.app.suggest(ANNA, ParameterKind.DEAL, "", ("flip",))
    assert [one.value for one in deals if one.value.isdecimal()] == ["7"], "its deal is offered to nobody"
    await desk.type("/settings language=de")
    assert shown(await desk.type("/resume tagespartie #1")).title == "Tagespartie #1 · Wish"


async def test_pressing_another_players_button_offers_the_day(desk: Desk) -> None:
    await draw(desk, WISH)
    board = await desk.daily()
    stranger = await desk.press(board, labels(board)[0], BEN)
    (control,) = [control for row in shown(stranger).rows for control in row]
    assert (control.action.verb, control.action.words) == (Verb.DAILY, ("1",))
    assert shown(await desk.act(control.action, BEN)).title == "Daily challenge #1 · Wish"


async def test_links_and_offers_call_it_by_its_day(desk: Desk) -> None:
    await draw(desk, WISH, FLIP)
    desk.time += DAY_SECONDS
    for typed in ("daily", "daily-2", " Daily ", f"flip {FLIP.deal}", f"flip-{FLIP.deal}"):
        (offer,) = await desk.app.inline_results(ANNA, typed)
        assert (offer.title, offer.code) == ("Daily challenge #2 · Flip", "daily-2"), typed
    assert [offer.code for offer in await desk.app.inline_results(ANNA, str(FLIP.deal))].count("daily-2") == 1
    (yesterday,) = await desk.app.inline_results(ANNA, "daily-1")
    assert yesterday.code == "daily-1"
    assert await desk.app.inline_results(ANNA, "daily-3") == ()
    assert shown(await desk.type("/start daily-2")).title == "Daily challenge #2 · Flip"


async def test_a_deal_is_chosen_at_random_only_if_it_is_not_secret(desk: Desk) -> None:
    await draw(desk, FLIP)
    desk.deals = iter([FLIP.deal, FLIP.deal, 5, FLIP.deal, 6, FLIP.deal, 8])
    (offer,) = await desk.app.inline_results(ANNA, "flip")
    assert offer.code == "flip-5"
    assert shown(await desk.type("/play flip")).title == "Flip, deal 6"
    assert shown(await desk.type("/new")).title == "Flip, deal 8"
    assert shown(await desk.type(f"/play flip {FLIP.deal}")).title == "Daily challenge #1 · Flip"
    desk.time = (await desk.app.services.get(ChallengeService).days(desk.time)).closes(1)
    assert shown(await desk.type(f"/play flip {FLIP.deal}")).title.startswith("Flip, deal")
    (offer,) = await desk.app.inline_results(ANNA, f"flip-{FLIP.deal}")
    assert offer.code == f"flip-{FLIP.deal}"


SECRET = b"a secret of an instance"
GROUP = -1001234567890


@example(1, int("m0", 36), SECRET)
@given(st.integers(1, 999_999), st.integers(-(2**63), 2**63 - 1), st.binary(min_size=1, max_size=64))
def test_a_code_is_read_back_only_with_the_same_secret(number: int, group: int, secret: bytes) -> None:
    invitation = Invitation(number, group)
    code = invitation.code(secret)
    assert len(code) <= MAX_CODE
    assert Invitation.read(code, secret) == invitation
    assert Invitation.read(code, secret[:-1] + bytes([secret[-1] ^ 1])) is None


@pytest.mark.parametrize(
    "text", ["", "daily-214", "wish-42", "daily-0-1-0000000000", "daily-1-zz-00", "daily-1--"]
)
def test_other_codes_are_not_invitations(text: str) -> None:
    assert Invitation.read(text, SECRET) is None


async def test_an_attempt_that_begins_with_a_link_counts_in_the_group_of_its_post(desk: Desk) -> None:
    challenges = desk.app.services.get(ChallengeService)
    await challenges.today(desk.time)
    code = await challenges.invitation_code(1, GROUP)
    desk.room = Room()  # the link opens the private chat
    offer = await desk.act(Action(Verb.START, (code,)))
    assert "#1" in shown(offer).title
    assert "#1" in shown(await desk.start_attempt(offer)).title
    name = await ResultStore(desk.app.services.store.redis).begun(ANNA, 1)
    session = await desk.store.load_session(ANNA, name)
    assert (session.group, session.is_ranked) == (GROUP, True)


async def test_a_forged_invitation_starts_no_game(desk: Desk) -> None:
    code = await desk.app.services.get(ChallengeService).invitation_code(1, GROUP)
    forged = Invitation(1, GROUP - 1).code(b"")[:-10] + code[-10:]
    assert (await desk.act(Action(Verb.START, (forged,)))).notice
    assert await desk.store.unfinished_games(ANNA) == ()
