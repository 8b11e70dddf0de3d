"""The app with a real store: deals and moves, by buttons and by typing."""

from itertools import chain

import pytest
from redis.asyncio import Redis

from bot.app import App
from bot.core.actions import Action, Verb
from bot.core.commands import ParameterKind, read_line
from bot.core.deal_request import DealRequest
from bot.core.images import BoardPicture
from bot.core.replies import ReplyTarget
from bot.i18n.texts import Texts
from bot.screens.menus import options_screen
from bot.storage.player_store import PlayerStore
from engine.board import Mark
from engine.game import Game
from engine.games import all_games
from engine.move import Move
from engine.outcome import Result
from tests.bot.desk import ANNA, BEN, LOST, NO_FIRST_PAIR, WON, Desk, controls, labels, shown, tops
from tests.engine.playing import option_sets


async def test_the_requested_deal_is_dealt(desk: Desk) -> None:
    reply = await desk.type("/play wish 42")
    assert shown(reply).title == "Wish, deal 42"
    assert tops(reply) == "9S TD AS JS JC JH QS JD"
    assert reply.target is ReplyTarget.NEW
    assert shown(await desk.type("/play 9 007 199 254 740 991 open")).title.endswith(
        "740\u00a0991, all cards open"
    )


@pytest.mark.parametrize(
    "line",
    ["/play Wish 42 Open", "/play 42 open wish", "/play #42 open", "/play open=on 42", "/PLAY WISH OPEN 42"],
)
async def test_a_deal_can_be_requested_in_any_order_and_case(desk: Desk, line: str) -> None:
    assert shown(await desk.type(line)).title == "Wish, deal 42, all cards open"


async def test_a_new_deal_is_dealt_without_a_number(desk: Desk) -> None:
    assert shown(await desk.type("/play wish")).title == "Wish, deal 100"
    assert shown(await desk.type("/play wish open")).title == "Wish, deal 101, all cards open"


async def test_the_menu_deals_every_game_with_default_options(desk: Desk) -> None:
    menu = await desk.type("/play")
    for number, game in enumerate(all_games(), start=100):
        reply = await desk.press(menu, game.title)
        assert shown(reply).title == f"{game.title}, deal {number}"
        assert reply.target is ReplyTarget.HERE


async def test_a_deal_without_a_game_is_offered_of_every_game(desk: Desk) -> None:
    menu = await desk.type("/play 4 503 599")
    assert shown(await desk.press(menu, "Wish")).title == "Wish, deal 4\u00a0503\u00a0599"


async def test_options_are_chosen_step_by_step(desk: Desk) -> None:
    menu = await desk.type("/play")
    (steps,) = (
        control
        for control in controls(menu)
        if control.action == Action(Verb.OPTIONS, ("wish",), owner=ANNA.id)
    )
    screen = await desk.act(steps.action)
    assert screen.target is ReplyTarget.HERE
    screen = await desk.press(screen, "open")
    assert shown(screen).text == "• all cards open"
    assert labels(screen)[0] == "✓ open"
    assert shown(await desk.press(screen, "Deal")).title == "Wish, deal 100, all cards open"
    assert shown(await desk.press(screen, "✓ open")).text == "• all cards open: off"


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
def test_all_options_can_be_chosen_by_buttons(texts: Texts, game: Game) -> None:
    start: tuple[str, ...] = ()
    seen, coming, chosen = {start}, [start], set()
    while coming:
        request = DealRequest.read((game.name, *coming.pop()))
        chosen.add(request.options)
        for control in chain(*options_screen(texts, ANNA.id, game, request.options).rows):
            if control.action.verb is Verb.OPTIONS and (words := control.action.words[1:]) not in seen:
                seen.add(words)
                coming.append(words)
    assert chosen == set(option_sets(game))


async def test_somebody_elses_menu_is_not_taken_over(desk: Desk) -> None:
    menu = await desk.type("/play")
    reply = await desk.press(menu, "Wish", BEN)
    assert reply.target is ReplyTarget.NEW
    assert await desk.store.open_games(ANNA) == ()
    assert len(await desk.store.open_games(BEN)) == 1


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("/play chess", "There is no game “chess”"),
        ("/play wish nine", "There is no option “nine”"),
        ("/play wish 9007199254740992", "Deals go from 0 to 9 007"),
        ("/play wish -1", "no deal number"),
        ("/play wish 1e5", "“1e5” is no deal number"),
        ("/play wish 42 43", "no deal number"),
        ("/play wish 4.5", "no deal number"),
        ("/play wish open=maybe", "open can be off, on"),
        ("/play wish open=1", "open can be off, on, not “1”"),
        ("/play wish wish", "There is no option “wish”"),
        ("/rules chess", "There is no game “chess”"),
    ],
)
async def test_what_cannot_be_dealt_is_refused_in_a_sentence(desk: Desk, line: str, said: str) -> None:
    reply = await desk.type(line)
    assert said in reply.notice.replace("\u00a0", " ")
    assert reply.screen is None
    assert await desk.store.open_games(ANNA) == ()


async def test_a_deal_that_is_lost_at_once_says_so_and_is_finished(desk: Desk) -> None:
    reply = await desk.type(f"/play wish {NO_FIRST_PAIR.deal}")
    assert "lost before the first move" in shown(reply).text
    assert "Same deal" in labels(reply)
    assert await desk.store.open_games(ANNA) == ()
    assert len(await desk.store.past_games(ANNA, 5)) == 1
    another = await desk.press(reply, "New deal")
    assert another.target is ReplyTarget.NEW
    assert len(await desk.store.open_games(ANNA)) == 1
    assert len(await desk.store.past_games(ANNA, 5)) == 1


async def test_a_game_is_won_by_buttons(desk: Desk) -> None:
    reply = await desk.play(WON)
    assert "You won! All cards are gone." in shown(reply).text
    assert await desk.store.open_games(ANNA) == ()
    (past,) = await desk.store.past_games(ANNA, 5)
    assert past.record == WON
    assert {"Same deal", "New deal", "Undo"} <= {label.removeprefix("↩ ") for label in labels(reply)}
    assert not [control for control in controls(reply) if control.action.verb is Verb.MOVE]


async def test_a_game_is_lost_by_typing_and_says_why(desk: Desk) -> None:
    await desk.type(f"/play wish {LOST.deal}")
    for move in LOST.moves:
        reply = await desk.type("".join(move.places))
    assert "You lost: no two face-up cards are of one rank" in shown(reply).text
    outcome = LOST.replay().outcome()
    assert outcome is not None
    assert outcome.result is Result.LOST


@pytest.mark.parametrize("line", ["de", "take d e", "JS JC", "j♠ j♣", "/move d e", "/move de"])
async def test_a_move_may_be_typed_in_many_ways(desk: Desk, line: str) -> None:
    await desk.type("/play wish 42")
    assert tops(await desk.type(line)) == "9S TD AS 9C TS JH QS JD"


async def test_several_pairs_at_once_are_several_moves(desk: Desk) -> None:
    await desk.type("/play wish 42")
    await desk.type("de fh")
    (session,) = await desk.store.open_games(ANNA)
    assert session.record.moves == (Move("take", ("d", "e")), Move("take", ("f", "h")))


async def test_the_last_move_is_marked_on_the_picture(desk: Desk) -> None:
    await desk.type("/play wish 42")
    for line, marks in (("de fh", ("f", "h")), ("/undo", ("d", "e")), ("/undo", ())):
        picture = shown(await desk.type(line)).picture
        assert isinstance(picture, BoardPicture)
        assert picture.marks == tuple(map(Mark, marks))


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("ab", "9♠ on pile a and 10♦ on pile b are not of one rank."),
        ("de ab", "not of one rank"),
        ("de df", "Pile d is named twice."),
        ("aa", "two piles"),
        ("hello", "names no pair"),
        ("*bold* @everyone <b>", "names no pair"),
        ("x" * 4000, "too long"),
        ("/move " + "9" * 4000, "too long"),
        ("/play wish " + "9" * 4000, "is no deal number"),
        ("/play wish " + "x" * 4000, "There is no option"),
        ("/move", "Type a move behind"),
    ],
)
async def test_a_line_that_is_not_a_move_is_refused_and_changes_nothing(
    desk: Desk, line: str, said: str
) -> None:
    await desk.type("/play wish 42")
    (before,) = await desk.store.open_games(ANNA)
    reply = await desk.type(line)
    assert said in reply.notice
    assert reply.screen is None
    assert await desk.store.open_games(ANNA) == (before,)


async def test_quotes_are_shortened(desk: Desk) -> None:
    await desk.type("/play wish 42")
    notice = (await desk.type("x" * 500)).notice
    assert notice.startswith("“" + "x" * 39 + "…” names no pair.")


async def test_a_finished_game_takes_no_moves(desk: Desk) -> None:
    await desk.play(LOST)
    assert "This game is over" in (await desk.type("ab")).notice


async def test_without_a_game_there_is_nothing_to_move(desk: Desk) -> None:
    for line in ("ac", "/undo", "/board", "/new", "/giveup"):
        reply = await desk.type(line)
        assert "no game on the table" in shown(reply).text
        assert "Wish" in labels(reply)


async def test_without_a_store_every_answer_says_so() -> None:
    async with Redis.from_url("unix:///nowhere/valkey.sock") as redis:
        app = App(PlayerStore(redis), Texts.load("en"))
        for line in ("/play wish 42", "ac", "/games", "/undo", "/resume"):
            reply = await app.handle(ANNA, read_line(line))
            assert "cannot reach my memory" in reply.notice
        assert await app.suggest(ANNA, ParameterKind.SESSION, "") == ()
        assert (await app.handle(ANNA, read_line("/help"))).screen is not None
