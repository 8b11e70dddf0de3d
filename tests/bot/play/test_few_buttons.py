"""A screen is for one thing: it has one main button, a few others, and leads to the rest by “More”."""

from collections import Counter
from collections.abc import AsyncIterator, Callable

import pytest

from bot.core.actions import Verb
from bot.core.images import BoardPicture
from bot.core.replies import ReplyTarget
from bot.core.screens import Screen
from bot.i18n.languages import finished_languages
from bot.i18n.texts import Texts
from bot.screens.board import BoardAdvice, board_screen, more_screen
from bot.screens.board_buttons import ALL
from bot.screens.finished_buttons import finished_buttons
from engine.record import Record
from tests.bot.days import certified
from tests.bot.desk import LOST, WON, Desk, button, controls, labels, shown
from tests.bot.play.ended_screens import Ended, ended_attempts, ended_exercises
from tests.bot.saved_games import loaded
from tests.engine.transcripts import RECORDS

MOST = 5
"""The main button and four others."""
MAIN_OF_GAMES = {
    "blink-won": "New game",
    "flip-no-play": "New game",
    "follow-lost": "Try again",
    "kittyhawk-lost-blind": "Try again",
    "wish-no-first-pair": "New game",
    "wish-won": "New game",
}
"""The main button below finished games of each game: won, over with a score, lost, and lost at the deal."""
LINES = (
    "/start", "/help", "/about", "/games", "/options", "/options blink", "/rules", "/rules wish", "/learn",
    "/settings", "/settings theme", "/mydata", "/mydata delete", "/privacy", "/stats", "/stats wish",
    "/calendar", "/leaderboard", "/leaderboard league", "/daily", "/daily archive",
    "/mistakes", "/replay", "/giveup", "/record",
)  # fmt: skip


def mains(screen: Screen) -> list[str]:
    return [one.label for row in screen.rows for one in row if one.is_main]


@pytest.mark.parametrize("in_words", [False, True])
@pytest.mark.parametrize(("name", "main"), MAIN_OF_GAMES.items())
def test_a_finished_game_has_one_main_button_and_more_does_not_repeat_it(
    texts: Texts, name: str, main: str, *, in_words: bool
) -> None:
    here = loaded(Record.read(RECORDS[name]), in_words=in_words)
    screen, more = board_screen(texts, here), more_screen(texts, here)
    first, rest = (tuple(one for row in found.rows for one in row) for found in (screen, more))
    assert (mains(screen), first[0].label, len(first)) == ([main], main, MOST)
    assert not {one.action for one in first} & {one.action for one in rest}
    assert isinstance(more.picture, BoardPicture) is not (in_words or name == "wish-won")
    assert len(first) + len(rest) - len(("More…", "◀ Back")) >= len(finished_buttons(texts, here))


def test_nothing_is_out_of_reach_after_a_hint(texts: Texts) -> None:
    here = loaded(Record.read(RECORDS["blink-won"]).first(0))
    move = here.position.legal_moves()[0]
    advised = board_screen(texts, here, advice=BoardAdvice("advice", move))
    (more,) = (one for row in advised.rows for one in row if one.action.verb is Verb.MORE)
    everything = more_screen(texts, here, has_all=more.action.words == (ALL,))
    reached = {one.action for screen in (advised, everything) for row in screen.rows for one in row}
    plain = (board_screen(texts, here), more_screen(texts, here))
    assert {
        one.action
        for screen in plain
        for row in screen.rows
        for one in row
        if one.action.verb not in (Verb.MOVE, Verb.CHOOSE, Verb.MORE, Verb.HINT)
    } <= reached


@pytest.mark.parametrize("ends", [ended_attempts, ended_exercises])
async def test_what_has_ended_has_one_main_button_and_more_does_not_repeat_it(
    desk: Desk, ends: Callable[[Desk], AsyncIterator[Ended]]
) -> None:
    async for what, reply, main in ends(desk):
        first = controls(reply)
        assert (what, mains(shown(reply)), len(first) <= MOST) == (what, [main], True)
        assert first[0].label == main
        if "More…" in labels(reply):
            more = await desk.press(reply, "More…")
            rest = {one.action for one in controls(more)}
            assert not rest & {one.action for one in first}
            assert labels(more)[-1] == "◀ Back"
            assert labels(await desk.press(more, "◀ Back")) == labels(reply)


async def test_screens_beside_boards_have_few_buttons_and_a_list_to_choose_from(desk: Desk) -> None:
    await desk.play(LOST)
    await desk.type("/play wish 42")
    await desk.type("de")
    for line in LINES:
        reply = await desk.type(line)
        verbs = Counter(one.action.verb for one in controls(reply))
        listed = max(verbs.values(), default=0)
        assert len(mains(shown(reply))) <= 1, line
        allowed = MOST + (line == "/start")  # the menu has the way back to an open game, too
        assert verbs.total() <= allowed + (listed if listed > 2 else 0), line


async def test_more_holds_what_a_finished_game_can_still_do(desk: Desk) -> None:
    won = await desk.play(WON)
    more = await desk.press(won, "More…")
    assert labels(more) == [
        "Another game", "Same deal", "↩ Undo", "Replay", "Record", "Text view", "Rules", "My games", "◀ Back",
    ]  # fmt: skip
    lost = await desk.press(await desk.play(LOST), "More…")
    assert labels(lost) == [
        "Share", "Challenge a friend", "Another game", "Replay", "Record", "Text view", "Rules", "My games",
        "◀ Back",
    ]  # fmt: skip


async def test_new_game_is_this_game_again_and_another_game_the_choice(desk: Desk) -> None:
    won = await desk.play(WON)
    assert shown(await desk.press(won, "New game")).title.startswith("Wish, deal ")
    choice = await desk.press_offered(won, "Another game")
    assert {"Wish", "Flip", "Blink Solitaire"} <= set(labels(choice))
    for language in finished_languages():
        assert labels(await desk.type(Texts.load(language)("button-another"))) == labels(choice), language
    for line in ("/games", "/help", "/learn"):
        assert button(await desk.type(line), "Another game").action.verb is Verb.PLAY


async def test_the_names_of_the_buttons_that_begin_again_are_typed_in_every_language(desk: Desk) -> None:
    over = await desk.play(LOST)
    for language in finished_languages():
        for name in ("button-try-again", "button-same"):
            again = await desk.type(Texts.load(language)(name))
            assert shown(again).title == shown(over).title, (language, name)
            assert again.target is ReplyTarget.NEW
            await desk.type("/giveup yes")


async def test_what_is_proven_of_a_deal_that_was_not_won_is_said_after_why_it_ended(desk: Desk) -> None:
    deal = certified("wish").record()
    await desk.type(f"/play wish {deal.deal}")
    await desk.type(deal.moves[0].text)
    await desk.type("/undo")
    reply = await desk.type("/giveup yes")
    ended = "You gave up this game. 32 cards left."
    assert shown(reply).text.splitlines()[0] == f"{ended} This deal is proven winnable."
    assert "With help" not in shown(reply).text, "the help that did not help"
    best = certified("flip")
    await desk.type(f"/play flip {best.record().deal}")
    reply = await desk.type("/giveup yes")
    assert shown(reply).text.splitlines()[0].endswith(f"The best known score of this deal is {best.par}.")
    await desk.type("/play wish 50")
    assert shown(await desk.type("/giveup yes")).text.splitlines()[0] == ended, "nothing is proven"
