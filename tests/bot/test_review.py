"""The review of a finished game: whole, step by step, and the better way."""

from typing import TypeVar, TypeVarTuple

import pytest
from redis.asyncio import Redis

from bot.core.actions import Action, Room, Verb
from bot.core.images import BoardPicture, ReplayAnimation, ReviewStrip
from bot.core.replies import Reply, ReplyTarget
from bot.features.analysis.review_text import SIGNS
from bot.features.analysis.reviews import ReviewService
from bot.features.challenge.service import Secrecy
from bot.i18n.texts import Texts
from bot.runtime.analysis_jobs import AnalysisBusyError, AnalysisCancelledError, AnalysisJobs
from bot.sessions.request_context import RequestContext
from bot.sessions.service import SessionService
from bot.storage.player_store import PlayerStore
from engine.advice.move_effects import MoveEffect, classify_moves, decisive_move
from engine.advice.review import Review, begin_review, continue_review
from engine.board import MarkKind
from engine.record import Record
from tests.bot import endless_review
from tests.bot.desk import ANNA, BEN, LOST, NO_FIRST_PAIR, WON, Desk, labels, shown
from tests.bot.fake_jobs import HeldJobs, ImmediateJobs
from tests.bot.saved_games import store_game
from tests.engine.playing import random_course

Value = TypeVar("Value")
Arguments = TypeVarTuple("Arguments")

TEXTS = Texts.load("en")
TURNS = ["⏮", "◀", "▶", "⏭"]


@pytest.fixture
def jobs() -> ImmediateJobs:
    return ImmediateJobs()


@pytest.fixture
async def desk(redis: Redis, jobs: ImmediateJobs) -> Desk:
    return Desk(PlayerStore(redis), jobs)


def done(record: Record) -> Review:
    found = begin_review(record.text)
    while not found.is_done:
        found = continue_review(found)
    return found


LOST_AT = decisive_move(done(LOST)) or 0
"""The move that lost the lost game."""


async def test_the_review_of_a_lost_game_names_the_decisive_move(desk: Desk) -> None:
    assert LOST_AT
    await store_game(desk, LOST)
    reply = await desk.press(await desk.type("/board picture"), "Review")
    screen = shown(reply)
    better = done(LOST).line(LOST_AT - 1)[0]
    assert reply.target is ReplyTarget.NEW
    assert screen.text.startswith(f"Move {LOST_AT}, ")
    assert f"lost the win: “{better.places[0]} {better.places[1]} · " in screen.text
    assert "You: Lost · 14 cards left." in screen.text
    assert "The best that is known: Won · All cards gone." in screen.text
    strip = screen.picture
    assert isinstance(strip, ReviewStrip)
    assert [kind for kind, _, _ in strip.bars] == list(classify_moves(done(LOST)))
    assert strip.chosen == LOST_AT
    assert strip.board == LOST.first(LOST_AT - 1).replay().board()
    hints = {mark.place for mark in strip.marks if mark.kind is MarkKind.HINT}
    assert hints == set(better.places)
    assert f"Move {LOST_AT}: lost the win." in screen.alt


async def test_every_step_shows_the_board_before_it_and_both_moves(desk: Desk) -> None:
    await store_game(desk, LOST)
    reply = await desk.press(await desk.type("/review"), "Step by step")
    did = {"kept": "It kept the win.", "lost": "It lost the win.", "nothing": "It lost nothing"}
    for number, (move, effect) in enumerate(zip(LOST.moves, classify_moves(done(LOST)), strict=True), 1):
        screen = shown(reply)
        assert screen.text.startswith(
            f"Move {number} of {len(LOST.moves)}: {move.places[0]} {move.places[1]} ·"
        )
        assert did[effect] in screen.text
        picture = screen.picture
        assert isinstance(picture, BoardPicture)
        assert picture.board == LOST.first(number - 1).replay().board()
        made = {mark.place for mark in picture.marks}
        assert made >= set(move.places) or number == LOST_AT
        assert any(mark.kind is MarkKind.HINT for mark in picture.marks) == (number == LOST_AT)
        assert labels(reply) == [*TURNS, "Play to the end from here", "The review"]
        reply = await desk.press(reply, "▶")
    assert shown(reply).text.startswith("Move 1 of ")
    assert shown(await desk.press(reply, "◀")).text.startswith(f"Move {len(LOST.moves)} of ")


async def test_buttons_lead_to_the_decisive_move_and_back(desk: Desk) -> None:
    await store_game(desk, LOST)
    whole = await desk.type("/review")
    step = await desk.press(whole, "The deciding move")
    assert shown(step).text.startswith(f"Move {LOST_AT} of ")
    assert "Better: " in shown(step).text
    assert shown(await desk.press(step, "The review")) == shown(whole)
    assert shown(await desk.type(f"/review {LOST_AT}")) == shown(step)
    assert "All cards gone" not in shown(await desk.press(whole, "◀ Back to the game")).text


async def test_the_better_way_is_an_animation_with_steps_to_the_win(desk: Desk) -> None:
    await store_game(desk, LOST)
    film = await desk.press(await desk.type("/review"), "What was better")
    moving = shown(film).picture
    assert isinstance(moving, ReplayAnimation)
    record = Record.read(moving.record)
    assert moving.since == LOST_AT - 1
    assert record.first(LOST_AT - 1) == LOST.first(LOST_AT - 1)
    assert record.replay().score() == 0
    assert "It ends so: Won · All cards gone." in shown(film).text
    reply = await desk.press(film, "⏮")
    for position in list(record.positions())[LOST_AT - 1 :]:
        picture = shown(reply).picture
        assert isinstance(picture, BoardPicture)
        assert picture.board == position.board()
        assert labels(reply) == [*TURNS, "The film", "The review"]
        reply = await desk.press(reply, "▶")
    assert shown(await desk.press(reply, "The film")) == shown(film)


async def test_a_won_game_in_which_nothing_was_given_away_says_so(desk: Desk) -> None:
    await store_game(desk, WON)
    reply = await desk.type("/review")
    assert shown(reply).text.startswith("No move gave anything away")
    assert {"The deciding move", "What was better"}.isdisjoint(labels(reply))
    assert shown(await desk.type("/review line")) == shown(reply)  # there is none


async def test_a_deal_that_could_not_be_won_has_no_decisive_move(desk: Desk) -> None:
    record = Record.read("wish/1 #3")
    record = record.then(*[move for move, _ in random_course(record.start(), 3)])
    await store_game(desk, record)
    assert shown(await desk.type("/review")).text.startswith("This deal cannot be won")


async def test_giving_up_is_a_step_that_can_be_decisive(desk: Desk) -> None:
    await desk.type("/play wish 42")
    for move in WON.moves[:9]:
        await desk.type(f"/move {move.text}")
    await desk.type("/giveup yes")
    reply = await desk.type("/review")
    assert shown(reply).text.startswith("You gave up a game that could still be won: ")
    step = await desk.press(reply, "The deciding move")
    assert shown(step).text.startswith("Then you gave up.\nIt lost the win.\nBetter: ")
    film = shown(await desk.press(reply, "What was better")).picture
    assert isinstance(film, ReplayAnimation)
    assert film.since == 9
    # Taken up again it goes on as before, but that it was given up is remembered.
    back = await desk.type("/undo")
    assert "Assisted" in shown(back).text
    assert "for games that are over" in (await desk.type("/review")).notice


@pytest.mark.parametrize("line", ["/review", "/review 3", "/review line", "/autoplay", "/autoplay 3"])
async def test_an_open_game_has_no_review(desk: Desk, jobs: ImmediateJobs, line: str) -> None:
    await desk.type("/play wish 42")
    await desk.type("de fh")
    assert "for games that are over" in (await desk.type(line)).notice
    assert jobs.given == []
    assert "Review" not in labels(await desk.type("/board picture"))


async def test_a_game_without_a_move_has_no_review(desk: Desk) -> None:
    await store_game(desk, NO_FIRST_PAIR)
    assert "nothing to review" in (await desk.type("/review")).notice
    assert "Review" not in labels(await desk.type("/board picture"))


async def test_a_stranger_is_turned_away(desk: Desk) -> None:
    await store_game(desk, LOST)
    reply = await desk.type("/review")
    for label in ("The deciding move", "What was better", "Play the whole deal for me"):
        assert "another player’s game" in shown(await desk.press(reply, label, BEN)).text


async def test_reviews_are_cached_and_computed_again_with_the_same_result(
    desk: Desk, jobs: ImmediateJobs
) -> None:
    await store_game(desk, LOST)
    first = await desk.type("/review")
    count = len(jobs.given)
    assert count > 1
    for words in ("", " strip", " 2", " line", " line 2"):
        assert (await desk.type(f"/review{words}")).screen
    assert len(jobs.given) == count
    another = Desk(desk.store, ImmediateJobs())
    assert shown(await another.type("/review")) == shown(first)


async def test_showing_changes_nothing(desk: Desk) -> None:
    await store_game(desk, LOST)
    before = await desk.store.load(ANNA, "0123456789")
    reply = await desk.type("/review")
    for label in ("The deciding move", "What was better", "Step by step", "Play the whole deal for me"):
        await desk.press(reply, label)
    assert await desk.store.load(ANNA, "0123456789") == before


async def last(reply: Reply) -> Reply:
    """Return the answer that a reply comes to."""
    if reply.updates:
        async for following in reply.updates:
            reply = following
    return reply


async def test_the_review_appears_in_the_message_that_shows_its_progress(redis: Redis) -> None:
    held = HeldJobs()
    desk = Desk(PlayerStore(redis), held)
    await store_game(desk, LOST)
    reply = await desk.type("/review")
    assert "looking at every move with all cards known … 0 %" in shown(reply).text
    assert labels(reply) == ["Start again", "◀ Back to the game"]
    assert reply.target is ReplyTarget.NEW
    assert reply.updates is not None
    held.let()
    assert shown(await last(reply)).text.startswith(f"Move {LOST_AT}, ")


async def test_progress_is_shown_now_and_then(
    desk: Desk, jobs: ImmediateJobs, monkeypatch: pytest.MonkeyPatch
) -> None:
    await store_game(desk, LOST)
    found = done(LOST)
    stages = [Staged(found, percent) for percent in (0, 5, 24, 25, 60, 61, 79, 90)]
    following = iter([*stages, found])
    monkeypatch.setattr("bot.features.analysis.reviews.begin_review", lambda *_: next(following))
    monkeypatch.setattr("bot.features.analysis.reviews.continue_review", lambda _: next(following))
    context = RequestContext(ANNA, Room(), TEXTS)
    here = await SessionService(desk.store, lambda: 0, lambda *_: 1).load(
        context, Action(Verb.BOARD, session="0123456789")
    )
    reviewing = ReviewService(
        SessionService(desk.store, lambda: 0, lambda *_: 1),
        jobs,
        Secrecy(desk.app.services.daily.challenges, lambda: 0),
    )
    replies = reviewing._make_review(context, here, Action(Verb.REVIEW))
    told = [shown(reply).text async for reply in replies]
    assert [text.rpartition("… ")[2] for text in told[:-1]] == ["0 %", "24 %", "60 %", "90 %"]
    assert told[-1].startswith(f"Move {LOST_AT}")


class Staged:
    """A review that is not done."""

    is_done = False

    def __init__(self, _review: Review, percent: int) -> None:
        self.percent = percent


@pytest.mark.parametrize(
    ("error", "said"),
    [(AnalysisCancelledError(), "You have gone on"), (AnalysisBusyError(), "for many others")],
)
async def test_a_review_without_a_result_says_why(
    desk: Desk, jobs: ImmediateJobs, error: Exception, said: str
) -> None:
    await store_game(desk, LOST)
    jobs.failing = error
    reply = await last(await desk.type("/review"))
    assert said in (reply.notice or shown(reply).text)
    jobs.failing = None
    assert shown(await desk.type("/review")).text.startswith(f"Move {LOST_AT}")


async def test_it_ends_when_the_player_moves_on(redis: Redis, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.features.analysis.reviews.begin_review", endless_review.begin)
    jobs = AnalysisJobs()
    try:
        desk = Desk(PlayerStore(redis), jobs)
        await store_game(desk, LOST)
        reply = await desk.type("/review")
        await desk.type("/play wish 42")
        assert shown(await last(reply)).text.startswith("You have gone on")
    finally:
        await jobs.close()


async def test_in_words_the_strip_is_signs_that_differ_in_shape_and_what_they_mean(desk: Desk) -> None:
    await store_game(desk, LOST)
    await desk.type("/board")
    screen = shown(await desk.type("/review"))
    assert screen.picture is None
    marks = "".join(SIGNS[effect] for effect in classify_moves(done(LOST)))
    assert marks in screen.text.replace(" ", "").replace("\n", "")
    assert len(set(SIGNS.values())) == len(MoveEffect)
    assert f"Move {LOST_AT}: lost the win." in screen.text
    step = shown(await desk.type("/review 1"))
    assert step.picture is None
    assert "Pile a: " in step.text
    way = shown(await desk.type("/review line"))
    assert way.picture is None
    assert "The game after" in way.text
