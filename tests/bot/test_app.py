"""The whole bot, against a real store: what players do, and what they are shown."""

import asyncio
import logging
from collections.abc import AsyncIterator
from dataclasses import replace

import pytest
from redis.asyncio import Redis

from bot import wire
from bot.app import NEW_DEALS, TRIES, App, any_deal, seconds
from bot.commands import Kind, read_line
from bot.model import Action, Chat, Control, Place, Player, Reply, Screen, Verb
from bot.session import Session
from bot.store import DAY, MOST_OPEN, Lifetimes, Store
from bot.texts import Texts
from engine.move import Move
from engine.outcome import Result
from engine.record import Record
from tests.engine.transcripts import RECORDS

ANNA = Player(Chat.TELEGRAM, 7)
BEN = Player(Chat.TELEGRAM, 8)
MORNING = 1_800_000_000  # 2027-01-15, 08:00 UTC

WON = Record.read(RECORDS["wish-won"])
LOST = Record.read(RECORDS["wish-lost"])
NO_FIRST_PAIR = Record.read(RECORDS["wish-no-first-pair"])


class Desk:
    """A player's hands at the bot: types lines and presses the buttons that are shown."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.time = MORNING
        self.deals = iter(range(100, 1000))
        self.app = App(store, Texts.load("en"), now=lambda: self.time, choose_deal=lambda: next(self.deals))

    async def act(self, action: Action, player: Player = ANNA) -> Reply:
        reply = await self.app.handle(player, action)
        for control in controls(reply):
            assert wire.unpack(wire.pack(control.action)) == control.action
        return reply

    async def type(self, line: str, player: Player = ANNA) -> Reply:
        return await self.act(read_line(line), player)

    async def press(self, reply: Reply, label: str, player: Player = ANNA) -> Reply:
        return await self.act(button(reply, label).action, player)

    async def play(self, record: Record, player: Player = ANNA) -> Reply:
        reply = await self.type(f"/play {record.game} {record.deal} {' '.join(record.option_words)}", player)
        for move in record.moves:
            reply = await self.press(reply, f"{move.places[0]} {move.places[1]} ·", player)
        return reply


@pytest.fixture
async def desk(redis_url: str) -> AsyncIterator[Desk]:
    async with Redis.from_url(redis_url) as redis:
        yield Desk(Store(redis))


def controls(reply: Reply) -> list[Control]:
    return [control for row in reply.screen.rows for control in row] if reply.screen else []


def button(reply: Reply, label: str) -> Control:
    (found,) = (control for control in controls(reply) if control.label.startswith(label))
    return found


def labels(reply: Reply) -> list[str]:
    return [control.label for control in controls(reply)]


def shown(reply: Reply) -> Screen:
    assert reply.screen is not None
    return reply.screen


def tops(reply: Reply) -> str:
    picture = shown(reply).picture
    assert picture is not None
    return " ".join(pile.top.code if pile.top else "--" for pile in picture.board.piles)


# Dealing


async def test_a_deal_is_the_one_that_was_asked_for(desk: Desk) -> None:
    reply = await desk.type("/play wish 42")
    assert shown(reply).title == "Wish, deal 42"
    assert tops(reply) == "9S TD AS JS JC JH QS JD"
    assert reply.place is Place.NEW
    assert shown(await desk.type("/play 9 007 199 254 740 991 open")).title.endswith(
        "740\u00a0991, all cards open"
    )


@pytest.mark.parametrize(
    "line",
    ["/play Wish 42 Open", "/play 42 open wish", "/play #42 open", "/play open=on 42", "/PLAY WISH OPEN 42"],
)
async def test_a_deal_may_be_asked_for_in_any_order_and_case(desk: Desk, line: str) -> None:
    assert shown(await desk.type(line)).title == "Wish, deal 42, all cards open"


async def test_a_new_deal_is_dealt_when_none_is_asked_for(desk: Desk) -> None:
    assert shown(await desk.type("/play wish")).title == "Wish, deal 100"
    assert shown(await desk.type("/play wish open")).title == "Wish, deal 101, all cards open"


async def test_the_menu_deals_every_game(desk: Desk) -> None:
    menu = await desk.type("/play")
    assert labels(menu)[:2] == ["Wish", "Wish, all cards open"]
    reply = await desk.press(menu, "Wish, all cards open")
    assert shown(reply).title == "Wish, deal 100, all cards open"
    assert reply.place is Place.HERE
    reply = await desk.act(controls(menu)[0].action)
    assert shown(reply).title == "Wish, deal 101"
    assert reply.place is Place.HERE


async def test_somebody_elses_menu_is_not_taken_over(desk: Desk) -> None:
    menu = await desk.type("/play")
    reply = await desk.press(menu, "Wish, all cards open", BEN)
    assert reply.place is Place.NEW
    assert await desk.store.open_games(ANNA) == ()
    assert len(await desk.store.open_games(BEN)) == 1


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("/play chess", "There is no option “chess”"),
        ("/play wish nine", "There is no option “nine”"),
        ("/play wish 9007199254740992", "Deals go from 0 to 9 007"),
        ("/play wish -1", "no deal number"),
        ("/play wish 1e5", "“1e5” is no deal number"),
        ("/play wish 42 43", "no deal number"),
        ("/play wish 4.5", "no deal number"),
        ("/play wish open=maybe", "open can be off, on"),
        ("/play wish open=1", "open can be off, on, not “1”"),
        ("/play wish wish", "There is no game “wish wish”"),
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
    assert another.place is Place.NEW
    assert len(await desk.store.open_games(ANNA)) == 1
    assert len(await desk.store.past_games(ANNA, 5)) == 1


# Moves


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
        assert picture is not None
        assert picture.marks == marks


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("ab", "9♠ on pile a and 10♦ on pile b are not of one rank."),
        ("de ab", "not of one rank"),
        ("de df", "Pile d is named twice."),
        ("aa", "two piles"),
        ("hello", "names no pair"),
        ("*bold* @everyone <b>", "names no pair"),
        ("x" * 4000, "names no pair"),
        ("/move " + "9" * 4000, "names no pair"),
        ("/play wish " + "9" * 4000, "is no deal number"),
        ("/play wish " + "x" * 4000, "There is no option"),
        ("/move", "names no pair"),
    ],
)
async def test_what_is_no_move_is_refused_and_changes_nothing(desk: Desk, line: str, said: str) -> None:
    await desk.type("/play wish 42")
    (before,) = await desk.store.open_games(ANNA)
    reply = await desk.type(line)
    assert said in reply.notice
    assert reply.screen is None
    assert await desk.store.open_games(ANNA) == (before,)


async def test_no_more_is_quoted_than_a_sentence_takes(desk: Desk) -> None:
    await desk.type("/play wish 42")
    notice = (await desk.type("x" * 900)).notice
    assert notice.startswith("“" + "x" * 39 + "…” names no pair.")


async def test_a_finished_game_takes_no_moves(desk: Desk) -> None:
    await desk.play(LOST)
    assert "This game is over" in (await desk.type("ab")).notice


async def test_without_a_game_there_is_nothing_to_move(desk: Desk) -> None:
    for line in ("ac", "/undo", "/board", "/new", "/giveup"):
        reply = await desk.type(line)
        assert "no game on the table" in shown(reply).text
        assert "Wish" in labels(reply)


# Undo, redo, restart, new, giving up


async def test_undo_and_redo_go_all_the_way(desk: Desk) -> None:
    await desk.play(WON)
    boards = [position.board() for position in WON.positions()]
    for board in reversed(boards[:-1]):
        picture = shown(await desk.type("/undo")).picture
        assert picture is not None
        assert picture.board == board
    assert "nothing" not in (await desk.type("/undo")).notice
    assert "no move to take back" in (await desk.type("/undo")).notice
    for board in boards[1:]:
        picture = shown(await desk.type("/redo")).picture
        assert picture is not None
        assert picture.board == board
    assert "no move to play again" in (await desk.type("/redo")).notice


async def test_what_is_undone_opens_a_finished_game_again(desk: Desk) -> None:
    reply = await desk.play(LOST)
    await desk.press(reply, "↩ Undo")
    assert len(await desk.store.open_games(ANNA)) == 1
    assert await desk.store.past_games(ANNA, 5) == ()


async def test_a_game_with_undo_is_assisted_and_says_so(desk: Desk) -> None:
    await desk.type("/play wish 42")
    await desk.type("de")
    assert "Assisted" not in shown(await desk.type("/board")).text
    assert "Assisted: 1 undo." in shown(await desk.type("/undo")).text
    await desk.type("de")
    assert "Assisted: 2 undos." in shown(await desk.type("/undo")).text
    assert "Assisted: 2 undos." in shown(await desk.type("/board")).text


async def test_another_move_forgets_what_was_undone(desk: Desk) -> None:
    await desk.type("/play wish 42")
    await desk.type("de")
    await desk.type("/undo")
    reply = await desk.type("fh")
    assert "↪ Redo" not in labels(reply)


async def test_restart_begins_the_same_deal_and_can_be_taken_back(desk: Desk) -> None:
    await desk.type("/play wish 42")
    await desk.type("de fh")
    reply = await desk.type("/restart")
    assert tops(reply) == "9S TD AS JS JC JH QS JD"
    assert "beginning of the deal" in (await desk.type("/restart")).notice
    await desk.type("/redo")
    assert tops(await desk.type("/redo")) == "9S TD AS 9C TS QC QS TC"


async def test_restart_forgets_nothing_that_was_undone_before(desk: Desk) -> None:
    await desk.type("/play wish 42")
    for line in ("de", "fh", "ad", "/undo", "/restart", "/redo", "/redo"):
        await desk.type(line)
    reply = await desk.type("/redo")
    assert "↪ Redo" not in labels(reply)
    (session,) = await desk.store.open_games(ANNA)
    assert [move.text for move in session.record.moves] == ["take d e", "take f h", "take a d"]


async def test_restart_after_the_end_begins_another_game_of_the_same_deal(desk: Desk) -> None:
    await desk.play(LOST)
    reply = await desk.type("/restart")
    assert reply.place is Place.NEW
    (session,) = await desk.store.open_games(ANNA)
    assert session.record == LOST.first(0)
    (past,) = await desk.store.past_games(ANNA, 5)
    assert past.record == LOST


async def test_new_keeps_the_kind_of_game_and_leaves_the_old_one_open(desk: Desk) -> None:
    await desk.type("/play wish 42 open")
    reply = await desk.press(await desk.type("de"), "New deal")
    assert shown(reply).title == "Wish, deal 100, all cards open"
    assert reply.place is Place.NEW
    assert [game.record.deal for game in await desk.store.open_games(ANNA)].count(42) == 1


async def test_new_puts_an_untouched_deal_aside(desk: Desk) -> None:
    reply = await desk.press(await desk.type("/play wish 42"), "New deal")
    assert shown(reply).title == "Wish, deal 100"
    assert reply.place is Place.HERE
    assert [game.record.deal for game in await desk.store.open_games(ANNA)] == [100]


@pytest.mark.parametrize("lines", [["de", "/undo"], ["de", "/restart"], ["/giveup yes", "/undo"]])
async def test_new_leaves_a_deal_open_that_something_was_done_with(desk: Desk, lines: list[str]) -> None:
    await desk.type("/play wish 42")
    for line in lines:
        await desk.type(line)
    assert (await desk.type("/new")).place is Place.NEW
    assert {game.record.deal for game in await desk.store.open_games(ANNA)} == {42, 100}


async def test_the_same_deal_can_be_had_again_after_the_end(desk: Desk) -> None:
    reply = await desk.press(await desk.play(LOST), "Same deal")
    assert shown(reply).title == f"Wish, deal {LOST.deal}"
    assert reply.place is Place.NEW
    (session,) = await desk.store.open_games(ANNA)
    assert session.record == LOST.first(0)
    assert len(await desk.store.past_games(ANNA, 5)) == 1


async def test_giving_up_asks_first_and_can_be_thought_better_of(desk: Desk) -> None:
    reply = await desk.type("/play wish 42")
    asked = await desk.press(reply, "Give up")
    assert "Give this game up?" in shown(asked).text
    assert len(await desk.store.open_games(ANNA)) == 1
    back = await desk.press(asked, "No, play on")
    assert "6 pairs can go" in shown(back).text
    assert shown(back).picture is not None
    given_up = await desk.press(asked, "Yes, give up")
    assert "You gave this game up. 32 cards left." in shown(given_up).text
    assert not [control for control in controls(given_up) if control.action.verb is Verb.MOVE]
    assert not {"Restart", "Give up"} & set(labels(given_up))
    assert "Same deal" in labels(given_up)
    assert await desk.store.open_games(ANNA) == ()
    assert "This game is over" in (await desk.type("de")).notice
    assert "This game is over" in (await desk.type("/giveup")).notice
    again = await desk.press(given_up, "↩ Undo")
    assert "6 pairs can go" in shown(again).text
    assert len(await desk.store.open_games(ANNA)) == 1


async def test_a_game_given_up_takes_no_redo_until_that_is_taken_back(desk: Desk) -> None:
    await desk.type("/play wish 42")
    await desk.type("de")
    given_up = await desk.press(await desk.press(await desk.type("/undo"), "Give up"), "Yes")
    assert "↪ Redo" not in labels(given_up)
    assert "no move to play again" in (await desk.type("/redo")).notice
    back = await desk.press(given_up, "↩ Undo")
    assert "6 pairs can go" in shown(back).text
    assert tops(await desk.press(back, "↪ Redo")) == "9S TD AS 9C TS JH QS JD"


async def test_whoever_thinks_better_of_giving_up_keeps_the_board_in_words(desk: Desk) -> None:
    await desk.type("/play wish 42")
    asked = await desk.press(await desk.type("/board"), "Give up")
    assert "Pile h: jack of diamonds" in shown(asked).text
    back = await desk.press(asked, "No, play on")
    assert "Pile h: jack of diamonds" in shown(back).text


# Open games


async def test_open_games_are_listed_and_come_back_to(desk: Desk) -> None:
    await desk.type("/play wish 1")
    await desk.type("/play wish 2 open")
    games = await desk.type("/games")
    assert set(labels(games)) == {"Wish 1", "Wish 2, open", "Play"}
    reply = await desk.press(games, "Wish 1")
    assert shown(reply).title == "Wish, deal 1"
    assert reply.place is Place.NEW
    assert (await desk.store.seat(ANNA)).current == (await sessions(desk))[1]
    assert "another player’s game" in shown(await desk.press(games, "Wish 1", BEN)).text


async def test_a_list_that_fits_on_one_page_has_no_more(desk: Desk) -> None:
    for deal in range(8):
        await desk.type(f"/play wish {200 + deal}")
    assert labels(await desk.type("/games"))[8:] == ["Play"]
    await desk.type("/play wish 208")
    assert labels(await desk.type("/games"))[8:] == ["More …", "Play"]


async def sessions(desk: Desk) -> dict[int, str]:
    return {game.record.deal: game.id for game in await desk.store.open_games(ANNA)}


async def test_resume_comes_back_to_the_one_open_game_or_asks_which(desk: Desk) -> None:
    await desk.type("/play wish 1")
    assert shown(await desk.type("/resume")).title == "Wish, deal 1"
    await desk.type("/play wish 2")
    assert shown(await desk.type("/resume")).title == "Your games"
    name = (await sessions(desk))[1]
    assert shown(await desk.type(f"/resume {name.upper()}")).title == "Wish, deal 1"
    for wanted in ("1", "#1", "Wish 1"):
        assert shown(await desk.type(f"/resume {wanted}")).title == "Wish, deal 1"
    for wanted in ("nonsense", "3", "wish", "wish wish"):
        unknown = await desk.type(f"/resume {wanted}")
        assert "None of your open games is called so" in unknown.notice
        assert shown(unknown).title == "Your games"


async def test_a_game_is_listed_for_90_days_after_its_last_move(desk: Desk) -> None:
    await desk.type("/play wish 42")
    desk.time += 60 * DAY
    await desk.type("de")
    desk.time += 60 * DAY
    await desk.type("/play wish 1")
    assert labels(await desk.type("/games"))[:2] == ["Wish 1", "Wish 42"]
    desk.time += 31 * DAY
    await desk.type("/play wish 2")
    assert labels(await desk.type("/games"))[:2] == ["Wish 2", "Wish 1"]


async def test_finished_games_are_kept_in_the_history(desk: Desk) -> None:
    await desk.play(LOST)
    await desk.play(WON)
    await desk.press(await desk.press(await desk.type("/play wish 3"), "Give up"), "Yes")
    text = shown(await desk.type("/games")).text
    assert f"Wish {WON.deal}: won." in text
    assert f"Wish {LOST.deal}: lost." in text
    assert "Wish 3: given up. 32 cards left." in text


async def test_a_finished_game_of_other_rules_stays_in_the_history(desk: Desk) -> None:
    await desk.play(LOST)
    (past,) = await desk.store.past_games(ANNA, 5)
    earlier = past.text.replace("wish/1", "wish/0")
    await desk.store.redis.set(desk.store.key(ANNA, f"game:{past.id}"), earlier)
    assert f"Wish {LOST.deal}: played by earlier rules." in shown(await desk.type("/games")).text


async def test_twenty_games_may_be_open_and_the_next_is_refused_with_the_list(desk: Desk) -> None:
    for deal in range(MOST_OPEN):
        await desk.type(f"/play wish {200 + deal}")
    reply = await desk.type("/play wish 42")
    assert "20 open games" in reply.notice
    assert reply.place is Place.PRIVATE
    assert len([label for label in labels(reply) if label.startswith("Wish")]) == 8
    more = await desk.press(reply, "More")
    assert more.place is Place.HERE
    last = await desk.press(more, "More")
    listed = [label for page in (reply, more, last) for label in labels(page) if label.startswith("Wish")]
    assert sorted(listed) == [f"Wish {200 + deal}" for deal in range(MOST_OPEN)]
    assert labels(await desk.press(last, "More")) == labels(reply)
    assert (await desk.press(reply, "More", BEN)).place is Place.PRIVATE
    assert len(await desk.store.open_games(ANNA)) == MOST_OPEN


# The wish


@pytest.mark.parametrize("zone", ["UTC", "Pacific/Auckland"])
async def test_the_first_game_of_the_day_won_at_the_first_try_grants_a_wish(desk: Desk, zone: str) -> None:
    await desk.store.redis.hset(desk.store.key(ANNA, "self"), "zone", zone)
    text = shown(await desk.play(WON)).text
    assert "you may make a wish" in text
    assert "it will not come true" in text


async def test_the_second_game_of_a_day_grants_no_wish_but_the_first_of_the_next_does(desk: Desk) -> None:
    await desk.type("/play wish 1")
    assert "wish" not in shown(await desk.play(WON)).text
    desk.time += DAY
    assert "wish" in shown(await desk.play(WON)).text


async def test_the_day_is_the_players_own(desk: Desk) -> None:
    await desk.store.redis.hset(desk.store.key(ANNA, "self"), "zone", "Pacific/Auckland")
    await desk.type("/play wish 1")
    desk.time += 4 * 3600  # 12:00 UTC is the next day in Auckland, which is 13 hours ahead in January
    assert "wish" in shown(await desk.play(WON)).text


async def test_a_day_begins_at_midnight(desk: Desk) -> None:
    midnight = MORNING + 16 * 3600
    for desk.time in (midnight - 1, midnight):
        await desk.type("/play wish 1")
    games = await desk.store.open_games(ANNA)
    assert [(game.began, game.is_first) for game in games] == [(midnight, True), (midnight - 1, True)]


async def test_an_assisted_or_restarted_game_grants_no_wish(desk: Desk) -> None:
    for spoil in (["de", "/undo"], ["de", "/restart"]):
        desk.time += DAY
        await desk.type(f"/play wish {WON.deal}")
        for line in spoil:
            await desk.type(line)
        for move in WON.moves:
            reply = await desk.type("".join(move.places))
        assert "You won!" in shown(reply).text
        assert "wish" not in shown(reply).text


@pytest.mark.parametrize("again", ["/restart", "same"])
async def test_a_finished_deal_begun_again_grants_no_wish_on_any_day(desk: Desk, again: str) -> None:
    reply = await desk.play(WON)
    desk.time += DAY
    reply = await (desk.type("/restart") if again == "/restart" else desk.press(reply, "Same deal"))
    for move in WON.moves:
        reply = await desk.type("".join(move.places))
    assert "You won!" in shown(reply).text
    assert "wish" not in shown(reply).text


async def test_a_deal_exchanged_for_another_was_the_first_try(desk: Desk) -> None:
    reply = await desk.press(await desk.type("/play wish 1"), "New deal")
    assert "wish" not in shown(reply).text
    (session,) = await desk.store.open_games(ANNA)
    assert not session.is_first


async def test_a_deal_exchanged_on_the_next_day_is_the_first_of_that_day(desk: Desk) -> None:
    reply = await desk.type("/play wish 1")
    desk.time += DAY
    await desk.press(reply, "New deal")
    (session,) = await desk.store.open_games(ANNA)
    assert session.is_first
    assert session.began == desk.time


# Words


async def test_every_board_has_its_words(desk: Desk) -> None:
    alt = shown(await desk.type("/play wish 42")).alt
    assert alt.startswith("Wish, deal 42. 32 cards left. Pile a: nine of spades, over 3 cards face down.")
    assert alt.count("Pile ") == 8
    opened = shown(await desk.type("/play wish 42 open")).alt
    assert "Pile d, from the top: jack of spades, nine of clubs, nine of hearts, ace of diamonds." in opened


async def test_the_text_board_tells_everything_and_stays_while_its_buttons_are_pressed(desk: Desk) -> None:
    await desk.type("/play wish 42")
    board = await desk.type("/board")
    assert shown(board).picture is None
    assert "Pile h: jack of diamonds, over 3 cards face down." in shown(board).text
    moved = await desk.press(board, "d e")
    assert shown(moved).picture is None
    assert "Pile d: nine of clubs, over 2 cards face down." in shown(moved).text
    assert shown(await desk.press(moved, "As a picture")).picture is not None


async def test_a_player_who_wants_words_gets_words_for_all_that_is_typed(desk: Desk) -> None:
    await desk.type("/play wish 42")
    await desk.type("/board")
    for line in ("de", "/undo", "/play wish 43", "/new", "/resume", "/games"):
        assert shown(await desk.type(line)).picture is None
    await desk.press(await desk.type("/board"), "As a picture")
    assert shown(await desk.type("/play wish 44")).picture is not None


async def test_an_empty_pile_is_told(desk: Desk) -> None:
    assert "Pile a: empty." in shown(await desk.play(WON)).alt


async def test_rules_come_in_parts_and_help_names_every_command(desk: Desk) -> None:
    part = await desk.type("/rules wish")
    assert part.place is Place.PRIVATE
    turned = 1
    while "Next ▶" in labels(part):
        part = await desk.press(part, "Next")
        assert part.place is Place.HERE
        turned += 1
    assert shown(part).title.endswith(f"({turned}/{turned})")
    while "◀ Back" in labels(part):
        part = await desk.press(part, "◀ Back")
        turned -= 1
    assert shown(part) == shown(await desk.type("/rules"))
    assert turned == 1
    assert shown(await desk.press(part, "Play")).title == "Wish, deal 100"
    text = shown(await desk.type("/help")).text
    assert text.count("\n/") == 12


async def test_a_part_of_the_rules_may_be_asked_for_alone(desk: Desk) -> None:
    assert shown(await desk.type("/rules 2")).title.endswith("(2/5)")


async def test_help_names_the_commands_as_they_are_typed_in_the_chat(desk: Desk) -> None:
    assert "/solitaire play:" in shown(await desk.type("/help", Player(Chat.DISCORD, 7))).text
    assert "\n/play:" in shown(await desk.type("/help")).text


@pytest.mark.parametrize(
    ("line", "place"),
    [
        ("/start", Place.NEW),
        ("/play", Place.NEW),
        ("/play wish", Place.NEW),
        ("/help", Place.PRIVATE),
        ("/rules", Place.PRIVATE),
        ("/games", Place.PRIVATE),
        ("/resume", Place.PRIVATE),
        ("/undo", Place.PRIVATE),
    ],
)
async def test_what_concerns_one_alone_is_said_to_that_one_alone(desk: Desk, line: str, place: Place) -> None:
    assert (await desk.type(line)).place is place


async def test_the_play_button_below_a_list_opens_a_menu_of_its_own(desk: Desk) -> None:
    menu = await desk.press(await desk.type("/games"), "Play")
    assert menu.place is Place.NEW
    assert "Wish" in labels(menu)


async def test_an_unknown_command_is_told_and_helped(desk: Desk) -> None:
    reply = await desk.type("/frobnicate 1")
    assert "/frobnicate" in reply.notice
    assert shown(reply).title == "How to play"


# Presses that come twice, too late, at once, or from others (item 14)


async def test_two_presses_at_once_make_one_move(desk: Desk) -> None:
    reply = await desk.type("/play wish 42")
    first, second = button(reply, "d e").action, button(reply, "d f").action
    answers = await asyncio.gather(desk.act(first), desk.act(second), desk.act(first))
    (session,) = await desk.store.open_games(ANNA)
    assert len(session.record.moves) == 1
    assert all(shown(answer).picture == shown(answers[0]).picture for answer in answers)


class MeetingStore(Store):
    """A store at which so many meet: nobody goes on before all of them have loaded their game."""

    def __init__(self, redis: Redis, expected: int) -> None:
        super().__init__(redis)
        self._expected = expected
        self._all_are_here = asyncio.Event()

    async def load(self, player: Player, session: str) -> Session:
        loaded = await super().load(player, session)
        self._expected -= 1
        if self._expected <= 0:
            self._all_are_here.set()
        await self._all_are_here.wait()
        return loaded


class OvertakenStore(Store):
    """A store at which another action is always faster than the one that has just loaded its game."""

    loaded = 0

    async def load(self, player: Player, session: str) -> Session:
        loaded = await super().load(player, session)
        self.loaded += 1
        await self.save(player, loaded.changed(MORNING), is_over=False)
        return loaded


async def test_of_two_presses_that_have_seen_the_same_board_one_is_told_of_the_other(desk: Desk) -> None:
    reply = await desk.type("/play wish 42")
    meeting = Desk(MeetingStore(desk.store.redis, 2))
    answers = await asyncio.gather(meeting.press(reply, "d e"), meeting.press(reply, "f h"))
    assert sorted("earlier board" in answer.notice for answer in answers) == [False, True]
    assert shown(answers[0]) == shown(answers[1])
    (session,) = await desk.store.open_games(ANNA)
    assert len(session.record.moves) == 1


async def test_lines_typed_at_once_are_played_one_after_the_other(desk: Desk) -> None:
    await desk.type("/play wish 42")
    for line in ("de", "fh", "ad"):
        await desk.type(line)
    meeting = Desk(MeetingStore(desk.store.redis, 3))
    answers = await asyncio.gather(*(meeting.type("/undo") for _ in range(3)))
    assert [answer.notice for answer in answers] == [""] * 3
    (session,) = await desk.store.open_games(ANNA)
    assert (session.record.moves, session.undos) == ((), 3)


async def test_one_who_is_overtaken_again_and_again_is_asked_to_try_later(desk: Desk) -> None:
    await desk.type("/play wish 42")
    overtaken = OvertakenStore(desk.store.redis)
    reply = await Desk(overtaken).type("de")
    assert "at the same time" in reply.notice
    assert overtaken.loaded == TRIES
    (session,) = await desk.store.open_games(ANNA)
    assert session.record.moves == ()


async def test_the_same_press_delivered_twice_is_one_move_without_a_complaint(desk: Desk) -> None:
    reply = await desk.type("/play wish 42")
    first = await desk.press(reply, "d e")
    again = await desk.press(reply, "d e")
    assert again.notice == ""
    assert shown(again) == shown(first)
    assert "earlier board" in (await desk.press(reply, "d f")).notice


async def test_the_same_button_long_after_is_an_old_one(desk: Desk) -> None:
    reply = await desk.type("/play wish 42")
    await desk.press(reply, "d e")
    await desk.type("/undo")
    present = await desk.type("/redo")
    old = await desk.press(reply, "d e")
    assert "earlier board" in old.notice
    assert shown(old) == shown(present)


async def test_a_new_deal_is_not_exchanged_twice_by_one_button(desk: Desk) -> None:
    reply = await desk.type("/play wish 42")
    dealt = await desk.press(reply, "New deal")
    again = await desk.press(reply, "New deal")
    assert "earlier board" in again.notice
    assert shown(again) == shown(dealt)


@pytest.mark.parametrize("line", ["/play wish", "/new", "/play wish 42"])
async def test_the_same_event_delivered_twice_begins_one_game(desk: Desk, line: str) -> None:
    await desk.play(LOST)
    action = replace(read_line(line), event="update 17")
    first, again = await desk.act(action), await desk.act(action)
    assert shown(first) == shown(again)
    assert len(await desk.store.open_games(ANNA)) == 1
    assert shown(await desk.act(replace(action, event="update 18"))) != shown(first)


@pytest.mark.parametrize("line", ["de", "/undo", "/redo", "/restart", "/giveup yes", "/new"])
async def test_the_same_event_delivered_twice_changes_a_game_once(desk: Desk, line: str) -> None:
    await desk.type("/play wish 42")
    if line != "/new":
        for before in ("dh", "ef", "/undo") if line != "de" else ():
            await desk.type(before)
    action = replace(read_line(line), event="update 17")
    first = await desk.act(action)
    again = await desk.act(action)
    assert again.notice == ""
    assert shown(again) == shown(first)


async def test_an_event_delivered_again_shows_its_own_game(desk: Desk) -> None:
    action = replace(read_line("/play wish 42"), event="update 17")
    first = await desk.act(action)
    await desk.type("/play wish 1")
    assert shown(await desk.act(action)) == shown(first)


async def test_an_old_button_shows_the_present_board_and_says_so(desk: Desk) -> None:
    reply = await desk.type("/play wish 42")
    await desk.press(reply, "d e")
    present = await desk.press(await desk.type("/resume"), "f h")
    for label in ("d f", "Give up"):
        old = await desk.press(reply, label)
        assert "earlier board" in old.notice
        assert shown(old).picture == shown(present).picture


async def test_an_old_undo_takes_back_nothing_more(desk: Desk) -> None:
    await desk.type("/play wish 42")
    reply = await desk.type("de fh")
    await desk.press(reply, "↩ Undo")
    await desk.press(reply, "↩ Undo")
    (session,) = await desk.store.open_games(ANNA)
    assert len(session.record.moves) == 1


async def test_an_old_redo_or_restart_does_nothing(desk: Desk) -> None:
    await desk.type("/play wish 42")
    await desk.type("de fh")
    reply, present = await desk.type("/undo"), await desk.type("/undo")
    for label in ("↪ Redo", "Restart"):
        old = await desk.press(reply, label)
        assert "earlier board" in old.notice
        assert shown(old) == shown(present)


async def test_a_button_of_a_game_that_has_expired_says_so(desk: Desk) -> None:
    reply = await desk.type("/play wish 42")
    (session,) = await desk.store.open_games(ANNA)
    await desk.store.redis.delete(desk.store.key(ANNA, f"game:{session.id}"))
    answer = await desk.press(reply, "d e")
    assert "put away after 90 days" in shown(answer).text
    assert answer.place is Place.PRIVATE
    hasty = Desk(Store(desk.store.redis, Lifetimes(open_days=1)))
    assert "put away after a day" in shown(await hasty.press(reply, "d e")).text


async def with_earlier_rules(desk: Desk) -> None:
    """Let every open game have been played by rules of another number."""
    for session in await desk.store.open_games(ANNA):
        earlier = session.text.replace("wish/1", "wish/0")
        await desk.store.redis.set(desk.store.key(ANNA, f"game:{session.id}"), earlier)


async def test_a_game_of_other_rules_cannot_go_on_and_can_be_dealt_anew(desk: Desk) -> None:
    reply = await desk.type("/play wish 42")
    await with_earlier_rules(desk)
    for answer in (await desk.press(reply, "d e"), await desk.type("de"), await desk.type("/undo")):
        assert "rules of this game were mended" in shown(answer).text
    assert await desk.store.open_games(ANNA) == ()
    (kept,) = await desk.store.past_games(ANNA, 5)
    assert kept.record.text == "wish/0 #42"
    assert "Wish 42: played by earlier rules." in shown(await desk.type("/games")).text
    again = await desk.press(answer, "Play this deal")
    assert shown(again).title == "Wish, deal 42"


async def test_games_and_options_that_are_no_more_are_still_listed(desk: Desk) -> None:
    reply = await desk.type("/play wish 42")
    (session,) = await desk.store.open_games(ANNA)
    earlier = session.text.replace("wish/1", "wish/0 level=9 sideways")
    await desk.store.redis.set(desk.store.key(ANNA, f"game:{session.id}"), earlier)
    assert shown(await desk.press(reply, "d e")).title == "Wish, deal 42, level=9, sideways"
    assert "Wish 42, level=9, sideways: played by earlier rules." in shown(await desk.type("/games")).text


async def test_twenty_games_of_other_rules_lock_nobody_out(desk: Desk) -> None:
    for deal in range(MOST_OPEN):
        await desk.type(f"/play wish {200 + deal}")
    await with_earlier_rules(desk)
    games = await desk.type("/play wish 42")
    await desk.act(controls(games)[0].action)
    assert shown(await desk.type("/play wish 42")).title == "Wish, deal 42"


@pytest.mark.parametrize("record", ["patience/1 #42", "wish/1 sideways #42", "wish/1 #42 | take a b"])
async def test_a_game_that_cannot_be_replayed_is_told_and_left_as_it_is(desk: Desk, record: str) -> None:
    reply = await desk.type("/play wish 42")
    (session,) = await desk.store.open_games(ANNA)
    key = desk.store.key(ANNA, f"game:{session.id}")
    kept = session.text.replace("wish/1 #42", record)
    await desk.store.redis.set(key, kept)
    assert "cannot be read" in (await desk.press(reply, "d e")).notice
    assert "1 game is open." in shown(await desk.type("/games")).text
    assert await desk.store.redis.get(key) == kept.encode()


async def test_a_game_that_cannot_be_read_is_told_and_left_as_it_is(desk: Desk) -> None:
    reply = await desk.type("/play wish 42")
    (session,) = await desk.store.open_games(ANNA)
    key = desk.store.key(ANNA, f"game:{session.id}")
    await desk.store.redis.set(key, "nonsense")
    assert "cannot be read" in (await desk.press(reply, "d e")).notice
    assert "cannot be read" in (await desk.type("/undo")).notice
    assert "another player’s game" in shown(await desk.press(reply, "d e", BEN)).text
    assert "No game is open." in shown(await desk.type("/games")).text
    assert await desk.app.suggest(ANNA, Kind.MOVE, "") == ()
    assert await desk.store.redis.get(key) == b"nonsense"


async def test_a_stranger_gets_a_note_and_may_play_the_same_deal(desk: Desk) -> None:
    reply = await desk.type("/play wish 42 open")
    for label in ("d e", "New deal", "Give up", "In words"):
        note = await desk.press(reply, label, BEN)
        assert note.place is Place.PRIVATE
        assert "another player’s game" in shown(note).text
    (session,) = await desk.store.open_games(ANNA)
    assert session.is_untouched
    dealt = await desk.press(note, "Play this deal", BEN)
    assert shown(dealt).title == "Wish, deal 42, all cards open"
    assert dealt.place is Place.NEW
    assert len(await desk.store.open_games(BEN)) == 1


async def test_a_stranger_may_read_the_rules_and_has_games_of_their_own(desk: Desk) -> None:
    reply = await desk.type("/play wish 42")
    assert shown(await desk.press(reply, "Rules", BEN)) == shown(await desk.type("/rules wish"))
    games = await desk.press(reply, "My games", BEN)
    assert games.place is Place.PRIVATE
    assert "No game is open." in shown(games).text


async def test_a_stranger_at_a_game_that_is_gone_is_told_whose_it_was_not(desk: Desk) -> None:
    action = Action(Verb.MOVE, ("take", "a", "b"), "0123456789", 1, owner=ANNA.id)
    assert "another player’s game" in shown(await desk.act(action, BEN)).text


@pytest.mark.parametrize("verb", list(Verb))
@pytest.mark.parametrize(
    "words", [(), ("",), ("take",), ("999999999999",), ("yes", "no"), ("-1",), ("wish", "x")]
)
async def test_no_forged_button_does_harm(
    desk: Desk, verb: Verb, words: tuple[str, ...], caplog: pytest.LogCaptureFixture
) -> None:
    await desk.type("/play wish 42")
    (session,) = await desk.store.open_games(ANNA)
    for name, revision in ((session.id, 1), (session.id, 99), ("", None), ("nonsense", 1)):
        with caplog.at_level(logging.ERROR):
            await desk.act(Action(verb, words, name, revision))
    assert not caplog.records


# When the store is away


async def test_without_a_store_every_answer_says_so() -> None:
    async with Redis.from_url("unix:///nowhere/valkey.sock") as redis:
        app = App(Store(redis), Texts.load("en"))
        for line in ("/play wish 42", "ac", "/games", "/undo", "/resume"):
            reply = await app.handle(ANNA, read_line(line))
            assert "cannot reach my memory" in reply.notice
        assert await app.suggest(ANNA, Kind.SESSION, "") == ()
        assert (await app.handle(ANNA, read_line("/help"))).screen is not None


# Suggestions


@pytest.mark.parametrize(
    ("kind", "typed", "values"),
    [
        (Kind.GAME, "", ["wish"]),
        (Kind.GAME, "WI", ["wish"]),
        (Kind.GAME, "x", []),
        (Kind.OPTION, "", ["open"]),
        (Kind.MOVE, "f h", ["take f h"]),
        (Kind.MOVE, "j♦", ["take d h", "take e h", "take f h"]),
        (Kind.DEAL, "4", ["42"]),
    ],
)
async def test_what_fits_is_suggested(desk: Desk, kind: Kind, typed: str, values: list[str]) -> None:
    await desk.type("/play wish 42")
    assert [one.value for one in await desk.app.suggest(ANNA, kind, typed)] == values


async def test_no_more_is_suggested_than_discord_shows(desk: Desk) -> None:
    await desk.play(LOST)
    await desk.play(WON)
    for deal in range(MOST_OPEN):
        await desk.type(f"/play wish {200 + deal}")
    for _ in range(4):
        given_up = await desk.press(await desk.press(await desk.type("/board"), "Give up"), "Yes")
        await desk.press(given_up, "New deal")
    deals = [one.value for one in await desk.app.suggest(ANNA, Kind.DEAL, "")]
    assert len(deals) == 25
    assert set(deals[:MOST_OPEN]) == {str(game.record.deal) for game in await desk.store.open_games(ANNA)}


async def test_a_game_given_up_has_no_moves_to_suggest(desk: Desk) -> None:
    await desk.type("/play wish 42")
    await desk.type("/giveup yes")
    assert await desk.app.suggest(ANNA, Kind.MOVE, "") == ()


async def test_open_games_are_suggested_by_name(desk: Desk) -> None:
    assert await desk.app.suggest(ANNA, Kind.MOVE, "") == ()
    await desk.type("/play wish 42 open")
    (suggestion,) = await desk.app.suggest(ANNA, Kind.SESSION, "42")
    assert suggestion.label == "Wish 42, open"
    assert shown(await desk.type(f"/resume {suggestion.value}")).title.startswith("Wish, deal 42")


def test_the_clock_and_the_chance_of_the_real_bot() -> None:
    assert seconds() > MORNING - 3 * 365 * DAY
    deals = {any_deal() for _ in range(50)}
    assert len(deals) > 45
    assert max(deals) < NEW_DEALS
