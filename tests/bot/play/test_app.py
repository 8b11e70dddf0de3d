"""The app with a real store: deals with options, moves, undo, redo, restart, giving up."""

import pytest
from redis.asyncio import Redis

from bot.app import App
from bot.core import callback_data
from bot.core.actions import Action, Verb
from bot.core.commands import ParameterKind
from bot.core.replies import ReplyTarget
from bot.core.screens import Screen
from bot.core.typed_input.deal_request import DealRequest
from bot.core.typed_input.lines import read_line
from bot.core.typed_input.printed_names import option_names
from bot.i18n.catalog import languages
from bot.i18n.texts import Texts
from bot.screens.menus import options_screen, stranger_screen
from bot.services import Services
from bot.storage.player_store import PlayerStore
from engine.game import Game
from engine.games import all_games
from engine.options import Options, choose, read_options
from engine.record import Record
from tests.bot.desk import ANNA, BEN, Desk, controls, labels, shown, ticks, tops
from tests.combinations import by_family
from tests.engine.playing import kind_name, paired_kinds


async def test_the_requested_deal_is_dealt(desk: Desk) -> None:
    reply = await desk.type("/play wish 42")
    assert shown(reply).title == "Wish, deal 42"
    assert tops(reply) == "9S TD AS JS JC JH QS JD"
    assert reply.target is ReplyTarget.NEW
    assert shown(await desk.type("/play wish 9 007 199 254 740 991 open")).title.endswith(
        "254740991, all cards face up"
    )


async def test_the_menu_deals_every_game_with_default_options(desk: Desk) -> None:
    menu = await desk.type("/play")
    for number, game in enumerate(all_games(), start=100):
        reply = await desk.press(menu, game.title)
        assert shown(reply).title == f"{game.title}, deal {number}"
        assert reply.target is ReplyTarget.HERE


async def test_a_deal_without_a_game_is_offered_of_every_game(desk: Desk) -> None:
    menu = await desk.type("/play 4 503 599")
    assert shown(await desk.press(menu, "Wish")).title == "Wish, deal 4503599"


async def test_somebody_elses_menu_is_not_taken_over(desk: Desk) -> None:
    menu = await desk.type("/play")
    reply = await desk.press(menu, "Wish", BEN)
    assert reply.target is ReplyTarget.NEW
    assert await desk.store.unfinished_games(ANNA) == ()
    assert len(await desk.store.unfinished_games(BEN)) == 1


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("/play chess", "Unknown game “chess”. Available: Klondike, Spider, FreeCell,"),
        ("/play wish nine", "Unknown option “nine”"),
        ("/play wish 9007199254740992", "Deal numbers go from 0 to 9007199254740991."),
        ("/play wish -1", "isn’t a deal number"),
        ("/play wish 42 43", "isn’t a deal number"),
        ("/play wish open=maybe", "open can be off, on"),
        ("/rules chess", "Unknown game “chess”"),
        ("/play blink 2 hold 5", "hold can be 0, 1, 2, 3, not “5”"),
        ("/play flip shut", "Unknown option “shut”"),
        ("/play kittyhawk open 42 blind", "“blind” and “open” can’t be combined"),
        ("/play hold 0 level 3", "Unknown game “hold 0 level 3”"),
    ],
)
async def test_what_cannot_be_dealt_is_refused_in_a_sentence(desk: Desk, line: str, said: str) -> None:
    reply = await desk.type(line)
    assert said in reply.notice.replace("\u00a0", " ")
    assert reply.screen is None
    assert await desk.store.unfinished_games(ANNA) == ()


@pytest.mark.parametrize("line", ["de", "take d e", "JS JC", "j♠ j♣", "/move d e", "/move de"])
async def test_a_move_may_be_typed_in_many_ways(desk: Desk, line: str) -> None:
    await desk.type("/play wish 42")
    assert tops(await desk.type(line)) == "9S TD AS 9C TS JH QS JD"


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("ab", "9♠ on pile a and 10♦ on pile b don’t have the same rank."),
        ("de df", "You named pile d twice."),
        ("aa", "2 piles"),
        ("zz", "Can’t read “zz” as a pair."),
        ("x" * 4000, "too long"),
        ("x" * 500, "Can’t read “" + "x" * 39 + "…” as a pair."),
        ("/move " + "9" * 4000, "too long"),
        ("/play wish " + "x" * 4000, "Unknown option"),
        ("/move", "Add a move after"),
    ],
)
async def test_a_line_that_is_not_a_move_is_refused_and_changes_nothing(
    desk: Desk, line: str, said: str
) -> None:
    board = shown(await desk.type("/play wish 42"))
    (before,) = await desk.store.unfinished_games(ANNA)
    reply = await desk.type(line)
    assert said in reply.notice
    assert reply.screen == (board if "Can’t read" in said else None)
    assert await desk.store.unfinished_games(ANNA) == (before,)


async def test_without_a_game_there_is_nothing_to_move(desk: Desk) -> None:
    for line in ("ac", "/undo", "/board", "/new", "/giveup"):
        reply = await desk.type(line)
        assert "don’t have a game in progress" in shown(reply).text
        assert "Wish" in labels(reply)


async def test_without_a_store_every_answer_says_so() -> None:
    async with Redis.from_url("unix:///nowhere/valkey.sock") as redis:
        app = App(Services(PlayerStore(redis), Texts.load("en")))
        for line in ("/play wish 42", "ac", "/games", "/undo", "/resume"):
            reply = await app.handle(ANNA, read_line(line))
            assert "can’t be reached right now" in reply.notice
        assert await app.suggest(ANNA, ParameterKind.SESSION, "") == ()
        assert (await app.handle(ANNA, read_line("/help"))).screen is not None


TEXTS = Texts.load("en")
OWNER = 2**64 - 1
LAST_DEAL = 2**53 - 1

kinds = pytest.mark.parametrize(("game", "options"), by_family(paired_kinds()), ids=kind_name)


def actions(screen: Screen, verb: Verb) -> list[tuple[str, ...]]:
    """Return the words of all buttons with a verb, after checking that they fit in callback data."""
    found = [control.action for row in screen.rows for control in row]
    assert all(callback_data.unpack(callback_data.pack(action)) == action for action in found)
    return [action.words for action in found if action.verb is verb]


@kinds
def test_the_button_of_every_choice_of_options_fits_and_deals_it(game: Game, options: Options) -> None:
    record = Record.begin(game, options, LAST_DEAL)
    (words,) = actions(stranger_screen(TEXTS, record), Verb.PLAY)
    assert DealRequest.read(words) == DealRequest(game, options, LAST_DEAL)
    if game.options:
        (words,) = actions(options_screen(TEXTS, OWNER, game, options), Verb.PLAY)
        assert DealRequest.read(words) == DealRequest(game, options, None)


@pytest.mark.parametrize(
    ("line", "deal", "options"),
    [
        ("blink 42 3 decks tight hold 0 timer 10", 42, "decks=3 table=tight hold=0 timer=10"),
        ("blink 3 decks 2", 3, "decks=2"),
        ("blink decks 2 3", 3, "decks=2"),
        ("3 decks 42", 42, "decks=3"),
        ("kittyhawk 5 level", None, "level=5"),
        ("kittyhawk 5 level 3 blind", 5, "level=3 blind"),
        ("Level 2 Kittyhawk", None, "level=2"),
        ("hold 2 timer 30", None, "hold=2 timer=30"),
        ("blink 5 decks=2", 5, "decks=2"),
        ("klondike ziehen 3", None, "draw=3"),
        ("Klondike 42 3 ziehen, beliebig oft, offen", 42, "draw=3 open"),
        ("косынка по 3 карты 42", 42, "draw=3"),
        ("косынка 3", 3, ""),
        ("クロンダイク 3枚めくり オープン", None, "draw=3 open"),
        ("blink 7 Uhr 20 kleiner Tisch", 7, "timer=20 table=tight"),
    ],
)
def test_options_are_requested_by_their_names(line: str, deal: int | None, options: str) -> None:
    read = DealRequest.read(tuple(line.split()))
    assert read == DealRequest(read.game, read_options(read.game.options, options.split()), deal)


def test_options_are_requested_by_what_every_language_calls_them() -> None:
    for game in all_games():
        names = [one for language in languages() for one in option_names(language, game).items()]
        read = {name: DealRequest.read((game.name, *name.split())) for name, _ in names}
        wanted = {name: DealRequest(game, read_options(game.options, (word,)), None) for name, word in names}
        assert read == wanted
        assert names


async def test_a_wrong_option_in_another_language_is_named(desk: Desk) -> None:
    for line, said in (
        ("klondike ziehen 5", "draw can be 1, 3, not “5”."),
        ("klondike 3 ziehen heute", "Unknown option “heute”. Available: draw, passes, open."),
        ("klondike ziehen", "Unknown option “ziehen”. Available: draw, passes, open."),
    ):
        assert (await desk.type(f"/play {line}")).notice == said
    await desk.type("klondike")
    assert (await desk.type("klondike ziehen 5")).notice == "draw can be 1, 3, not “5”."


async def test_options_of_every_game_are_chosen_step_by_step(desk: Desk) -> None:
    for game in (game for game in all_games() if game.options):
        reply = await desk.press(await desk.press(await desk.type("/help all"), "Options"), game.title)
        for option in game.options:
            offered = {one.action.words[-1]: one.action for one in controls(reply)}
            values = {f"{option.name}={value}" for value in option.values}
            assert values - {f"{option.name}={option.default}"} <= set(offered)
            reply = await desk.act(offered[f"{option.name}={option.values[-1]}"])
        dealt = await desk.press(reply, "Start game")
        (session,) = [one for one in await desk.store.unfinished_games(ANNA) if one.record.game == game.name]
        wanted = read_options(game.options, ())
        for option in game.options:
            wanted = choose(game.options, wanted, option.name, option.values[-1])
        assert DealRequest.read((game.name, *session.record.option_words)).options == wanted
        assert shown(dealt).title.startswith(f"{game.title}, deal ")


async def test_in_the_menu_an_option_turns_off_those_that_it_excludes(desk: Desk) -> None:
    reply = await desk.act(Action(Verb.OPTIONS, ("kittyhawk", "level=3")))
    for pressed, ticked in (("blind", "blind"), ("open", "open"), ("blind", "blind"), ("open", "open")):
        reply = await desk.press(reply, pressed)
        assert ticks(reply) == ["level 3", ticked]
    assert shown(await desk.press(reply, "Start game")).title.endswith("shuffled Aces, stock face up")


async def test_a_button_with_options_that_exclude_each_other_loses_nothing(desk: Desk) -> None:
    await desk.type("/play kittyhawk 42 open")
    before = await desk.store.unfinished_games(ANNA)
    for verb in (Verb.PLAY, Verb.OPTIONS):
        action = Action(verb, ("kittyhawk", "open=on", "blind=on"), owner=ANNA.id)
        reply = await desk.act(callback_data.unpack(callback_data.pack(action)))
        assert reply.notice == "“blind” and “open” can’t be combined. Choose one of them."
        assert reply.screen is None
    assert await desk.store.unfinished_games(ANNA) == before


@pytest.mark.parametrize(
    ("line", "title"),
    [
        ("/play wish, deal 4", "Wish, deal 4"),
        ("/play deal 4 wish", "Wish, deal 4"),
        ("/play wish #4", "Wish, deal 4"),
        ("/play Wish 42 Open", "Wish, deal 42, all cards face up"),
        ("/play #42 wish open", "Wish, deal 42, all cards face up"),
        ("/PLAY open=on WISH 42", "Wish, deal 42, all cards face up"),
    ],
)
async def test_a_deal_can_be_requested_in_any_order_and_case(desk: Desk, line: str, title: str) -> None:
    assert shown(await desk.type(line)).title == title


async def test_another_move_drops_the_undone_moves_and_restart_keeps_them(desk: Desk) -> None:
    await desk.type("/play wish 42")
    for line in ("de", "fh", "ad", "/undo", "/restart"):
        await desk.type(line)
    assert "With help: 1 undo, restarted." in shown(await desk.type("/redo")).text
    await desk.type("/redo")
    assert "↪ Redo" not in labels(await desk.type("/redo"))
    (session,) = await desk.store.unfinished_games(ANNA)
    assert [move.text for move in session.record.moves] == ["take d e", "take f h", "take a d"]
    for _ in range(2):
        await desk.type("/undo")
    assert "↪ Redo" not in labels(await desk.type("fh"))


@pytest.mark.parametrize("lines", [["de"], ["de", "/undo"], ["de", "/restart"], ["/giveup yes", "/undo"]])
async def test_new_deals_the_same_kind_of_game_and_leaves_a_used_one_open(
    desk: Desk, lines: list[str]
) -> None:
    await desk.type("/play wish 42 open")
    for line in lines:
        reply = await desk.type(line)
    reply = await desk.press(reply, "New game")
    assert shown(reply).title == "Wish, deal 100, all cards face up"
    assert reply.target is ReplyTarget.NEW
    assert {game.record.deal for game in await desk.store.unfinished_games(ANNA)} == {42, 100}


async def test_new_replaces_an_untouched_deal(desk: Desk) -> None:
    reply = await desk.press(await desk.type("/play wish 42"), "New game")
    assert shown(reply).title == "Wish, deal 100"
    assert reply.target is ReplyTarget.HERE
    assert [game.record.deal for game in await desk.store.unfinished_games(ANNA)] == [100]


async def test_giving_up_needs_a_confirmation_and_can_be_undone(desk: Desk) -> None:
    reply = await desk.type("/play wish 42")
    asked = await desk.press(reply, "Give up")
    assert "Give up this game?" in shown(asked).text
    assert len(await desk.store.unfinished_games(ANNA)) == 1
    back = await desk.press(asked, "No, keep playing")
    assert "You can take 6 pairs" in shown(back).text
    assert shown(back).picture is not None
    given_up = await desk.press(asked, "Yes, give up")
    assert "You gave up this game. 32 cards left." in shown(given_up).text
    assert not [control for control in controls(given_up) if control.action.verb is Verb.MOVE]
    assert not {"Restart", "Give up"} & set(labels(given_up))
    assert "Try again" in labels(given_up)
    assert await desk.store.unfinished_games(ANNA) == ()
    assert "This game is over" in (await desk.type("de")).notice
    assert "This game is over" in (await desk.type("/giveup")).notice
    again = await desk.press(given_up, "↩ Undo")
    assert "You can take 6 pairs" in shown(again).text
    assert len(await desk.store.unfinished_games(ANNA)) == 1


async def test_a_game_given_up_takes_no_redo_until_that_is_taken_back(desk: Desk) -> None:
    await desk.type("/play wish 42")
    await desk.type("de")
    given_up = await desk.press(await desk.press(await desk.type("/undo"), "Give up"), "Yes")
    assert "↪ Redo" not in labels(given_up)
    assert "nothing to redo" in (await desk.type("/redo")).notice
    back = await desk.press(given_up, "↩ Undo")
    assert "You can take 6 pairs" in shown(back).text
    assert tops(await desk.press(back, "↪ Redo")) == "9S TD AS 9C TS JH QS JD"


async def test_a_line_refused_at_a_later_move_says_that_nothing_was_played(desk: Desk) -> None:
    await desk.type("/play kittyhawk 2")
    said = (await desk.type("d, d, d, d, d, d, d, d")).notice
    assert said.startswith("Nothing was played: move 8 of that line, “deal”")
