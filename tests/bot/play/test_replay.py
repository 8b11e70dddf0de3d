"""Replays as an animation and step by step, in pictures and words; hidden cards do not change them."""

import pytest

from bot.core.images import ReplayAnimation
from bot.core.replies import ReplyTarget
from bot.features.replay.screens import step_screen
from bot.i18n.texts import Texts
from bot.screens.descriptions import deal_name
from bot.screens.replay_steps import ReplayStep, read_page, read_step
from bot.storage.keys import session_key
from engine.board import Mark
from engine.record import Record
from tests.bot.desk import ANNA, WON, Desk, animation_of, check_buttons, controls, labels, picture_of, shown
from tests.bot.play.test_finished_games import ENDINGS
from tests.bot.saved_games import loaded, store_game
from tests.engine.playing import random_course
from tests.engine.transcripts import RECORDS

TEXTS = Texts.load("en")
TURNS = ["⏮", "◀", "▶", "⏭"]
PLAYED = [name for name in ENDINGS if Record.read(RECORDS[name]).moves]

played = pytest.mark.parametrize("name", PLAYED)


@played
async def test_the_animation_of_a_game_is_its_record(desk: Desk, name: str) -> None:
    record = Record.read(RECORDS[name])
    await store_game(desk, record)
    reply = await desk.type("/replay")
    film = animation_of(reply)
    assert Record.read(film.record) == record
    assert Record.read(film.record).replay() == record.replay()
    assert film.title == deal_name(TEXTS, record)
    assert reply.target is ReplyTarget.NEW
    screen = shown(reply)
    assert labels(reply) == [*TURNS, "Review", "Share", "New game"]
    # The alt text names the deal, the number of moves, and the result.
    assert screen.title in screen.alt
    assert f" {len(record.moves)} moves" in screen.alt or " 1 move." in screen.alt
    assert ENDINGS[name][0] in screen.alt
    assert ENDINGS[name][0] in screen.text
    assert shown(await desk.press(reply, "Share")) == shown(await desk.type("/share"))
    assert picture_of(await desk.press(reply, "New game")).board.game == record.game


@played
async def test_every_step_shows_the_board_of_that_moment(desk: Desk, name: str) -> None:
    record = Record.read(RECORDS[name])
    await store_game(desk, record)
    reply = await desk.press(await desk.type("/replay"), "⏮")
    assert picture_of(reply).marks == ()
    assert shown(reply).text.startswith("Start of the game.")
    count = len(record.moves)
    for number, position in enumerate(record.positions()):
        picture = picture_of(reply)
        assert picture.board == position.board()
        assert picture.heading[1].endswith(f" · {number} / {count}")
        if number:
            traces = position.traces(record.moves[number - 1])
            assert picture.marks == tuple(map(Mark, traces))
            assert f"Move {number} of {count}: " in shown(reply).text
            assert f"Move {number} of {count}: " in shown(reply).alt
        assert all(line[0].isupper() for line in shown(reply).text.splitlines())
        on = [] if position.outcome() else ["Autoplay from here", "Try from here"]
        assert labels(reply) == [*TURNS, "Animation", *on]
        assert reply.target is ReplyTarget.HERE
        reply = await desk.press(reply, "▶")
    assert picture_of(reply).heading[1].endswith(f" · 0 / {count}")


async def test_a_step_can_be_requested_by_its_number(desk: Desk) -> None:
    await store_game(desk, WON)
    reply = await desk.type("/replay 12")
    assert picture_of(reply).board == WON.first(12).replay().board()
    assert "Move 12 of 16: 8♠ + 8♣." in shown(reply).text
    assert shown(reply).alt.startswith("Wish, deal 42. Move 12 of 16: 8♠ + 8♣. At that point: 8 left.")


STEPS: dict[int | None, tuple[str, ...]] = {
    0: ("0", "first", "after 60", "after 999999999999"),
    11: ("before 12",),
    12: ("12", "12 nonsense"),
    13: ("after 12",),
    60: ("LAST", "before 0", "61", "9" * 400),
    None: ("", "film", "-1", "½", "²", "nonsense 12", "before", "before x", "after -1"),
}


def test_words_mean_a_step_or_the_whole_game() -> None:
    for number, lines in STEPS.items():
        assert {read_step(words.split(), 0, 60) for words in lines} == {number}


def test_words_mean_a_page() -> None:
    for words, page in {"": 1, "12": 1, "12 3": 3, "12 x": 1, "before 3": 1, "1 " + "9" * 99: 99999}.items():
        assert read_page(words.split()) == page


@pytest.mark.parametrize("words", ["-1", "before x", "²", "@everyone"])
async def test_unknown_words_show_the_animation_and_how_to_request_a_step(desk: Desk, words: str) -> None:
    await store_game(desk, WON)
    reply = await desk.type(f"/replay {words}")
    assert animation_of(reply).record == WON.text
    assert "For the board after move 12, type “/replay 12”." in reply.notice
    for understood in ("", "film", "FILM", "first", "last", "0", "16", "007"):
        assert (await desk.type(f"/replay {understood}")).notice == ""
    await desk.type("/play wish 42")
    await desk.type("de fh")
    assert "For the board after move 2, type “/replay 2”." in (await desk.type(f"/replay {words}")).notice


@pytest.mark.parametrize("number", [17, 99999999999999])
async def test_a_number_beyond_the_end_shows_the_last_step_and_says_so(desk: Desk, number: int) -> None:
    await store_game(desk, WON)
    reply = await desk.type(f"/replay {number}")
    assert reply.notice == "This game has 16 moves. This is the last one."
    assert shown(reply) == shown(await desk.type("/replay last"))


@pytest.mark.parametrize("line", ["/replay", "/replay 0", "/replay 1"])
@pytest.mark.parametrize("view", ["picture", "words"])
async def test_a_button_leads_back_to_an_open_game(desk: Desk, line: str, view: str) -> None:
    await desk.type("/play wish 42")
    await desk.type("de fh")
    await desk.type(f"/settings boards {view}")
    reply = await desk.type(line)
    assert {"Share", "New game"}.isdisjoint(labels(reply))
    back = await desk.press(reply, "Back to my game")
    assert back.target is ReplyTarget.HERE
    assert shown(back) == shown(await desk.type("/board back"))


async def test_buttons_with_signs_have_names_for_screen_readers(desk: Desk) -> None:
    await store_game(desk, WON)
    named = {one.label: one.spoken for one in controls(await desk.type("/replay 3"))}
    assert named == {
        "⏮": "To the start",
        "◀": "1 move back",
        "▶": "1 move forward",
        "⏭": "To the end",
        "Animation": "",
        "Autoplay from here": "",
        "Try from here": "",
    }


async def test_without_a_move_there_is_nothing_to_replay(desk: Desk) -> None:
    await desk.type("/play wish 42")
    for line in ("/replay", "/replay 3"):
        reply = await desk.type(line)
        assert "no moves to replay" in reply.notice
        assert reply.screen is None
    await desk.type("/play wish 90")  # lost before the first move
    assert "no moves to replay" in (await desk.type("/replay")).notice
    assert "Replay" not in labels(await desk.type("/board"))


async def test_an_open_game_is_replayed_to_its_current_position_and_not_changed(desk: Desk) -> None:
    await desk.type("/play wish 42")
    await desk.type("de fh")
    before = await desk.store.unfinished_games(ANNA)
    early = await desk.type("/replay")
    assert animation_of(early).record == "wish/1 #42 | take d e | take f h"
    assert "So far: 28 cards left." in shown(early).text
    await desk.press(await desk.press(early, "◀"), "Animation")
    assert await desk.store.unfinished_games(ANNA) == before
    await desk.type("ad")
    late = await desk.press(early, "⏭")
    assert picture_of(late).heading[1] == "deal 42 · 3 / 3"
    assert shown(late).text.endswith("\nAt that point: 26 left.")
    await desk.type("/restart")
    assert "no moves to replay" in (await desk.press(late, "◀")).notice


async def test_only_the_last_step_of_a_game_given_up_says_so(desk: Desk) -> None:
    await desk.type("/play wish 42")
    await desk.type("de")
    await desk.type("/giveup yes")
    assert "You gave up this game" in shown(await desk.type("/replay 1")).text
    assert "gave up this game" not in shown(await desk.type("/replay 0")).text


async def test_a_game_by_other_rules_has_no_animation(desk: Desk) -> None:
    await store_game(desk, WON)
    film = await desk.type("/replay")
    key = session_key(ANNA, "0123456789")
    stored = (await desk.store.load_session(ANNA, "0123456789")).text
    await desk.store.redis.set(key, stored.replace("wish/1", "wish/0"))
    for answer in (await desk.press(film, "▶"), await desk.type("/replay")):
        assert "rules of this game were corrected" in shown(answer).text


async def test_the_last_step_has_the_score_with_the_clock(desk: Desk) -> None:
    record = Record.read(RECORDS["blink-won"].replace("blink/1 ", "blink/1 timer=10 "))
    await desk.type(f"/play blink {record.deal} timer=10")
    for move in record.moves[:-1]:
        await desk.type(move.text)
    desk.time += 600
    end = await desk.type(record.moves[-1].text)
    last = await desk.type("/replay last")
    assert shown(last).text.split("\n", 1)[1] == shown(end).text.splitlines()[0]
    assert picture_of(last).board == picture_of(await desk.press(end, "More…")).board
    assert "clock" not in shown(await desk.press(last, "◀")).text


async def test_a_player_who_reads_in_words_gets_the_steps(desk: Desk) -> None:
    await store_game(desk, WON)
    await desk.type("/settings boards words")
    first = await desk.type("/replay")
    assert shown(first).picture is None
    assert isinstance(shown(await desk.press(first, "Animation")).picture, ReplayAnimation)
    step = await desk.press(first, "▶")
    assert shown(step).picture is None
    assert "Move 1 of 16: " in shown(step).text
    assert "Pile h: " in shown(step).text
    assert "You can type" not in shown(step).text
    assert labels(step) == [*TURNS, "Animation", "Autoplay from here", "Try from here"]


async def test_a_long_board_in_words_is_shown_in_parts(desk: Desk) -> None:
    record = Record.read("blink/1 decks=3 #1")
    record = record.then(*(move for move, _ in random_course(record.start(), 1)))
    await store_game(desk, record)
    await desk.type("/settings boards words")
    first = reply = await desk.type("/replay last")
    texts = []
    while shown(reply).text not in texts:
        texts.append(shown(reply).text)
        (turn,) = (label for label in labels(reply) if label.startswith("Part "))
        reply = await desk.press(reply, turn)
        assert labels(reply)[:4] == TURNS
    assert len(texts) > 1
    assert shown(reply) == shown(first)
    text = "\n".join(texts)
    cards = [card for pile in record.replay().board().piles for card in pile.cards if card]
    assert all(TEXTS.card(card) in text or TEXTS.symbol(card) in text for card in cards)
    assert shown(await desk.type("/replay last 9999")).text == texts[0]
    assert shown(await desk.type(f"/replay {len(record.moves)} 9999")).text == texts[-1]


def test_the_buttons_of_the_longest_record_fit() -> None:
    here = loaded(WON, revision=10**6)
    step = ReplayStep(1999, 2000, WON.replay(), WON.first(15).replay(), WON.moves[-1])
    check_buttons(step_screen(TEXTS, here, step))
