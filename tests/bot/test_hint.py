"""Hints: computed from the board only, shown with their reason, counted once for a board."""

from collections.abc import AsyncIterator, Iterator
from dataclasses import replace

import pytest
from redis.asyncio import Redis

from bot.core.actions import Chat, Player, Verb
from bot.core.images import BoardPicture
from bot.core.loaded_game import LoadedGame
from bot.core.replies import Reply, ReplyTarget
from bot.core.screens import MAX_LABEL, MAX_ROWS, ButtonStyle
from bot.core.session import Session
from bot.features.analysis.screens import as_share, hint_screen
from bot.i18n.text_width import columns
from bot.i18n.texts import Texts, languages
from bot.runtime.analysis_jobs import (
    AnalysisBusyError,
    AnalysisCancelledError,
    AnalysisJobs,
    AnalysisTimeoutError,
)
from bot.screens.move_choices import chosen_move, tick_words
from bot.storage.player_store import PlayerStore
from engine.advice.estimates import Advice, MoveEstimate
from engine.board import Mark, MarkKind
from engine.game import Game
from engine.games import all_games
from engine.move import Move
from engine.record import Record
from tests.bot.desk import ANNA, BEN, WON, Desk, button, labels, shown
from tests.bot.fake_jobs import HeldJobs, ImmediateJobs
from tests.engine.playing import kind_name, option_sets, random_course

PAIR = Move.read("take f h")
ADVICE = Advice((MoveEstimate(PAIR, 126, 200, 3.5), MoveEstimate(Move.read("take d e"), 20, 200, 9.0)))
SAID = "Hint: “f h · J♥ J♦”. After it, 63 of 100 deals that look like this one were won."


@pytest.fixture
def jobs() -> ImmediateJobs:
    made = ImmediateJobs()
    made.instead = ADVICE
    return made


@pytest.fixture
async def desk(redis: Redis, jobs: ImmediateJobs) -> Desk:
    return Desk(PlayerStore(redis), jobs)


async def kept(desk: Desk) -> Session:
    return await desk.store.load(ANNA, (await desk.store.settings(ANNA)).current)


def marks(reply: Reply) -> tuple[Mark, ...]:
    picture = shown(reply).picture
    assert isinstance(picture, BoardPicture)
    return picture.marks


async def test_a_move_is_proposed_with_its_chances_in_text_and_alt_text_and_marked(desk: Desk) -> None:
    reply = await desk.press(await desk.type("/play wish 42"), "Hint")
    assert SAID in shown(reply).text
    assert SAID in shown(reply).alt
    assert "Assisted: 1 hint." in shown(reply).text
    assert marks(reply) == (Mark("f", MarkKind.HINT), Mark("h", MarkKind.HINT))
    assert reply.target is ReplyTarget.HERE


async def test_a_hint_is_in_words_on_a_board_in_words(desk: Desk) -> None:
    await desk.type("/play wish 42")
    reply = await desk.press(await desk.type("/board"), "Hint")
    assert shown(reply).picture is None
    assert SAID in shown(reply).text
    assert "Pile h: jack of diamonds" in shown(reply).text


async def test_one_press_plays_the_advised_move_and_all_others_are_still_there(desk: Desk) -> None:
    dealt = await desk.type("/play wish 42")
    reply = await desk.press(dealt, "Hint")
    assert [label.removeprefix("★ ") for label in labels(reply)] == labels(dealt)
    played = await desk.press(reply, "★ f h")
    assert (await kept(desk)).record.moves == (PAIR,)
    assert marks(played) == (Mark("f"), Mark("h"))


async def test_advice_is_computed_from_the_board_only(desk: Desk, jobs: ImmediateJobs) -> None:
    await desk.type("/play wish 42")
    await desk.type("/hint")
    board = (await kept(desk)).record.start().board()
    assert jobs.given == [(ANNA, board)]


async def test_a_hint_is_counted_once_for_a_board(desk: Desk) -> None:
    await desk.type("/play wish 42")
    first = await desk.type("/hint")
    again = await desk.type("/hint")
    assert shown(again) == shown(first)
    await desk.type("fh")
    assert "Assisted: 1 undo, 1 hint." in shown(await desk.type("/undo")).text
    assert "Assisted: 1 undo, 1 hint." in shown(await desk.type("/hint")).text
    assert (await kept(desk)).hints == 1


async def test_a_hint_on_another_board_is_counted_again(desk: Desk, jobs: ImmediateJobs) -> None:
    await desk.type("/play wish 42")
    await desk.type("/hint")
    await desk.type("de")
    assert "Assisted: 2 hints." in shown(await desk.type("/hint")).text
    await desk.type("/undo")
    await desk.type("fh")
    jobs.instead = Advice((MoveEstimate(Move.read("take d e"), 1, 2, 0.0),))
    assert "Assisted: 1 undo, 3 hints." in shown(await desk.type("/hint")).text


async def test_a_hint_makes_the_buttons_before_it_old(desk: Desk) -> None:
    dealt = await desk.type("/play wish 42")
    await desk.press(dealt, "Hint")
    old = await desk.press(dealt, "d e")
    assert "from an earlier board" in old.notice
    assert (await kept(desk)).record.moves == ()


async def test_a_press_that_is_delivered_twice_shows_the_hint_twice_and_counts_once(desk: Desk) -> None:
    pressed = replace(button(await desk.type("/play wish 42"), "Hint").action, event="press 1")
    first, again = await desk.act(pressed), await desk.act(pressed)
    assert shown(first) == shown(again)
    assert (await kept(desk)).hints == 1


async def test_the_board_is_shown_while_a_hint_is_computed(redis: Redis) -> None:
    held = HeldJobs()
    held.instead = ADVICE
    desk = Desk(PlayerStore(redis), held)
    dealt = await desk.type("/play wish 42")
    waiting = await desk.press(dealt, "Hint")
    assert shown(waiting).text.startswith("Looking for a hint …")
    assert labels(waiting) == labels(dealt)
    assert not (await kept(desk)).is_assisted
    held.let()
    assert waiting.updates
    (hinted,) = [following async for following in waiting.updates]
    assert SAID in shown(hinted).text
    assert (await desk.press(hinted, "★ f h")).notice == ""


async def test_a_move_meanwhile_cancels_the_hint_and_nothing_is_counted(redis: Redis) -> None:
    held = HeldJobs()
    held.instead = ADVICE
    desk = Desk(PlayerStore(redis), held)
    waiting = await desk.press(await desk.type("/play wish 42"), "Hint")
    await desk.press(waiting, "d e")
    held.let()
    assert waiting.updates
    (told,) = [following async for following in waiting.updates]
    assert "You have gone on" in shown(told).text
    session = await kept(desk)
    assert (session.hints, len(session.record.moves)) == (0, 1)


@pytest.mark.parametrize(
    ("advice", "error", "said"),
    [
        (Advice(()), None, "I find nothing to advise here. That costs you nothing."),
        (ADVICE, AnalysisBusyError(), "Please try again in a moment."),
        (ADVICE, AnalysisTimeoutError(), "takes me too long"),
        (ADVICE, AnalysisCancelledError(), "You have gone on"),
    ],
)
async def test_a_hint_that_finds_nothing_says_so_and_is_not_counted(
    desk: Desk, jobs: ImmediateJobs, advice: Advice, error: Exception | None, said: str
) -> None:
    await desk.type("/play wish 42")
    jobs.instead, jobs.failing = advice, error
    reply = await desk.type("/hint")
    assert said in reply.notice + (reply.screen.text if reply.screen else "")
    session = await kept(desk)
    assert (session.hints, session.revision, session.is_assisted) == (0, 1, False)


async def test_there_are_no_hints_in_a_finished_game(desk: Desk, jobs: ImmediateJobs) -> None:
    end = await desk.play(WON)
    assert "Hint" not in labels(end)
    for line in ("/hint", "/chance"):
        assert "This game is over" in (await desk.type(line)).notice
    await desk.type("/play wish 43")
    await desk.type("/giveup yes")
    assert "This game is over" in (await desk.type("/hint")).notice
    assert not jobs.given


async def test_a_stranger_gets_no_hint_on_another_players_board(desk: Desk, jobs: ImmediateJobs) -> None:
    dealt = await desk.type("/play wish 42")
    assert "another player’s game" in shown(await desk.press(dealt, "Hint", BEN)).text
    assert not jobs.given


async def test_a_deal_with_a_hint_stays_open_and_grants_no_wish(desk: Desk) -> None:
    await desk.type("/play wish 42")
    await desk.type("/hint")
    session = await kept(desk)
    assert not session.is_untouched
    assert (await desk.type("/new")).target is ReplyTarget.NEW
    await desk.type(f"/resume {session.id}")
    for move in WON.moves:
        reply = await desk.type(move.text)
    assert "You won!" in shown(reply).text
    assert "make a wish" not in shown(reply).text
    card = shown(await desk.type("/share"))
    assert "Assisted: 1 hint." in card.text


async def test_hints_are_stored_and_read_back(desk: Desk) -> None:
    await desk.type("/play wish 42")
    await desk.type("/hint")
    session = await kept(desk)
    assert (session.hints, session.hinted) == (1, 0)
    assert Session.read(session.id, session.text) == session
    reply = await desk.type("/mydata export")
    assert reply.document
    assert isinstance(reply.document.content, bytes)
    assert b'"hints": 1' in reply.document.content


@pytest.fixture
async def workers() -> AsyncIterator[AnalysisJobs]:
    made = AnalysisJobs()
    yield made
    await made.close()


async def test_a_worker_finds_the_same_hint_each_time(redis: Redis, workers: AnalysisJobs) -> None:
    desk = Desk(PlayerStore(redis), workers)
    said = []
    for player in (ANNA, Player(Chat.TELEGRAM, 9)):
        await desk.type("/play wish 42", player)
        reply = await desk.type("/hint", player)
        if reply.updates:
            reply = [following async for following in reply.updates][-1]
        assert "Hint: “" in shown(reply).text
        said.append(shown(reply).text)
    assert said[0] == said[1]


def moments(game: Game) -> Iterator[tuple[Record, int]]:
    """Yield records in which some moves have been made, and how many may follow."""
    for options in option_sets(game)[::17]:
        begun = Record.begin(game, options, 5)
        moves = [move for move, _ in random_course(begun.start(), 5)]
        for count in range(0, len(moves), max(1, len(moves) // 7)):
            yield begun.then(*moves[:count]), count


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", all_games(), ids=kind_name)
def test_every_advised_move_takes_one_press(game: Game, language: str) -> None:
    """That no two buttons do the same is seen to by the screen itself; here, that one is the move's."""
    texts, seen = Texts.load(language), 0
    for record, count in moments(game):
        position = record.replay()
        session = Session("0123456789", record, 0, 0, hints=1, revision=10**6)
        moves = position.legal_moves()
        for move in moves[count % 3 :: max(1, len(moves) // 12)]:
            for in_words in (False, True):
                loaded = LoadedGame(2**64 - 1, session, position, in_words=in_words)
                screen = hint_screen(texts, loaded, Advice((MoveEstimate(move, 1, 3, 7.5),)))
                stars = [c for row in screen.rows for c in row if c.label.startswith("★")]
                (star,) = stars
                assert star.action.verb is Verb.MOVE
                assert chosen_move(position, star.action.words) == move
                assert star.style is ButtonStyle.MOVE
                assert columns(star.label) <= MAX_LABEL
                assert len(screen.rows) <= MAX_ROWS
                if isinstance(screen.picture, BoardPicture):
                    hinted = [mark.place for mark in screen.picture.marks if mark.kind is MarkKind.HINT]
                    assert tuple(hinted) == tuple(dict.fromkeys(move.places))
                seen += 1
    assert seen > 10


def test_cards_to_be_exchanged_are_ticked_and_marked() -> None:
    record = Record.read("follow/1 #42")
    position = record.start()
    pick = position.pick()
    assert pick
    move = Move(pick.verb, pick.places[2:5])
    loaded = LoadedGame(7, Session("0123456789", record, 0, 0), position)
    screen = hint_screen(Texts.load("en"), loaded, Advice((MoveEstimate(move, 1, 3, 0.0),)))
    shown_labels = [control.label for row in screen.rows for control in row]
    assert sum(label.startswith("✓") for label in shown_labels) == 3
    (star,) = (c for row in screen.rows for c in row if c.label.startswith("★"))
    assert star.action.words == tick_words(position, move)


@pytest.mark.parametrize(
    ("won", "samples", "told"),
    [
        (0, 300, (0, 100)),
        (1, 300, (1, 100)),
        (189, 300, (63, 100)),
        (299, 300, (99, 100)),
        (300, 300, (100, 100)),
        (7, 24, (7, 24)),
        (0, 0, (0, 0)),
    ],
)
def test_a_share_is_in_percent_and_never_rounded_to_all_or_none(
    won: int, samples: int, told: tuple[int, int]
) -> None:
    assert as_share(won, samples) == told


def test_an_unknown_reason_is_left_out() -> None:
    record = Record.read("wish/1 #42")
    loaded = LoadedGame(7, Session("0123456789", record, 0, 0), record.start())
    screen = hint_screen(Texts.load("en"), loaded, Advice((MoveEstimate(PAIR, 1, 3, 0.0),), "no-such-reason"))
    assert "1 of 3 deals that look like this one was won." in screen.text
    assert "no-such" not in screen.text
