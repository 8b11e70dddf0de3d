"""Puzzles: begun, solved, missed, skipped, practiced, in a streak, shared, and silent about solutions."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from redis.asyncio import Redis

from bot.core.actions import Action, Verb
from bot.core.exercise import Exercise, ExerciseKind
from bot.core.replies import Reply, ReplyTarget
from bot.core.screens import Screen
from bot.core.session import LoadedGame, Session
from bot.features.puzzles.known_puzzle import KnownPuzzle, known_puzzle
from bot.features.puzzles.offers import puzzle_offer_screen
from bot.features.puzzles.screens import way_to_goal
from bot.features.puzzles.store import PuzzleStore
from bot.i18n.languages import finished_languages
from bot.i18n.texts import Texts
from bot.screens.board import board_screen
from bot.screens.replay_steps import way_screen
from bot.sessions.exercises import exercise_view
from bot.storage.keys import session_key
from bot.storage.player_store import PlayerStore
from engine.advice.judge import keeping_moves
from engine.goal import SCORE, WIN, Goal, GoalState
from engine.move import Move
from engine.puzzles.kittyhawk import EMPTY
from engine.puzzles.themes import themes_of
from engine.solvers import quick_budget
from engine.solvers.solution import Solution, Verdict
from seeds.puzzle import entries_of, puzzle_games
from tests.bot.desk import ANNA, BEN, Desk, animation_of, controls, labels, last_update, picture_of, shown
from tests.bot.fake_jobs import HeldJobs, ImmediateJobs


def first_of(game: str) -> KnownPuzzle:
    """Return the first puzzle of a game whose first move is a decision."""
    for entry in entries_of(game):
        known = known_puzzle(entry.number)
        if known and wrong_move(known):
            return known
    raise AssertionError(f"{game} has no puzzle that its first move can lose")


def wrong_move(known: KnownPuzzle) -> Move | None:
    """Return a first move that loses the goal."""
    wrong = [move for move in known.start.legal_moves() if move not in known.puzzle.keeping[0]]
    return wrong[0] if wrong else None


MOST_LINES = 6
"""Of what is said of a solution, beside the picture or the animation."""


async def said(desk: Desk, *moves: Move) -> Reply:
    """Type moves one by one, and return the last board."""
    for move in moves:
        reply = await last_update(await desk.act(Action(Verb.SAY, (move.text,))))
    return reply


async def missed(desk: Desk, known: KnownPuzzle) -> Reply:
    """Lose the goal with the first move, which ends an attempt that counts."""
    wrong = wrong_move(known)
    assert wrong
    return await said(desk, wrong)


@pytest.mark.parametrize("game", puzzle_games())
async def test_the_solution_solves_a_puzzle_and_the_review_follows(desk: Desk, game: str) -> None:
    known = first_of(game)
    number = known.puzzle.number
    reply = await desk.type(f"/puzzle {number}")
    assert shown(reply).title.startswith(f"Puzzle {number}: ")
    assert picture_of(reply).heading[0] == shown(reply).title
    assert picture_of(reply).board == known.start.board()
    assert shown(reply).title in shown(reply).alt
    assert "Skipping counts as unsolved" in shown(reply).text
    more = await desk.press(reply, "More…") if "More…" in labels(reply) else reply
    assert {"Skip", "Text view", "Rules"} <= {*labels(reply), *labels(more)}
    reply = await said(desk, *known.puzzle.solution)
    assert picture_of(reply).heading[0] == f"Solved! Puzzle {number}"
    assert shown(reply).title == f"✅ Solved! Puzzle {number}"
    assert shown(reply).alt.startswith(shown(reply).title)
    (line,) = shown(reply).text.splitlines()
    assert "The puzzle has" in line
    assert labels(reply) == ["Next", "Solution", "Share", "Try again", "More…"]
    assert "Puzzle streak" in await desk.offered(reply)
    assert not [one for one in controls(reply) if one.action.verb in (Verb.MOVE, Verb.CHOOSE)]
    assert (await desk.type("/undo")).screen is None
    assert not await desk.store.past_games(ANNA, 5)
    way = await desk.press(reply, "Solution")
    assert animation_of(way).since == known.puzzle.base
    step = await desk.press(way, "⏭")
    assert picture_of(step).board == known.positions[-1].board()
    kept = len(known.puzzle.keeping[0])
    first = await desk.press(await desk.press(step, "⏮"), "▶")
    assert ("Only this move of" if kept == 1 else f"{kept} of") in shown(first).text
    back = await desk.press(step, "Back to position")
    assert (shown(back).title, shown(back).text) == (shown(reply).title, line)


async def test_a_miss_says_which_move_lost_the_goal_and_counts_once(desk: Desk, jobs: ImmediateJobs) -> None:
    known = first_of("wish")
    await desk.type(f"/puzzle {known.puzzle.number}")
    for line in ("/hint", "/chance", "/verdict", "/undo", "/restart", "/autoplay", "/review"):
        assert (await desk.type(line)).screen is None, line
    reply = await missed(desk, known)
    assert shown(reply).title.startswith("❌ Not solved: puzzle")
    assert "Move 1 lost the goal: " in shown(reply).text
    assert "The puzzle has" in shown(reply).text
    assert not jobs.given  # the stored solution knows it
    assert shown(await desk.type("/board")) == shown(reply)
    profile = await PuzzleStore(desk.store.redis).profile(ANNA)
    assert (profile.ratings["wish"].tried, profile.unfinished) == (1, None)
    over = await desk.act(Action(Verb.SAY, (known.puzzle.solution[0].text,)))
    assert "This puzzle is over." in over.notice


@pytest.mark.parametrize(
    ("verdict", "has_ended"), [(Verdict.UNWINNABLE, True), (Verdict.WON, False), (Verdict.UNKNOWN, False)]
)
async def test_off_the_solution_an_attempt_ends_only_where_the_judge_is_certain(
    redis: Redis, verdict: Verdict, *, has_ended: bool
) -> None:
    """The board comes at once, before the judge has looked at it."""
    jobs = HeldJobs()
    jobs.instead = Solution(verdict, (), None)
    desk = Desk(PlayerStore(redis), jobs)
    known, kept, wrong = next(off_the_solution())
    await desk.type(f"/puzzle {known.puzzle.number}")
    for move in kept:
        await desk.act(Action(Verb.SAY, (move.text,)))
    reply = await desk.act(Action(Verb.SAY, (wrong.text,)))
    after = known.start.play_together((*kept, wrong))
    assert picture_of(reply).board == after.board()
    assert shown(reply).title.startswith("Puzzle ")
    jobs.let()
    ended = await last_update(reply)
    assert shown(ended).title.startswith("❌ Not solved" if has_ended else "Puzzle ")
    assert (f"Move {len(kept) + 1} lost the goal" in shown(ended).text) is has_ended
    assert shown(await desk.type("/board")) == shown(ended)


async def test_moves_in_another_order_come_back_to_the_solution_without_a_search(
    desk: Desk, jobs: ImmediateJobs
) -> None:
    known, number = next(exchangeable())
    solution, wrong = known.puzzle.solution, [
        move for move in known.positions[number + 2].legal_moves()
        if move not in known.puzzle.keeping[number + 2]
    ]  # fmt: skip
    await desk.type(f"/puzzle {known.puzzle.number}")
    reply = await said(desk, *solution[:number], solution[number + 1], solution[number])
    assert shown(reply).title.startswith("Puzzle ")
    reply = await said(desk, wrong[0])
    assert f"Move {number + 3} lost the goal" in shown(reply).text
    assert not jobs.given


def exchangeable() -> Iterator[tuple[KnownPuzzle, int]]:
    """Yield puzzles with a number of moves after which two can be exchanged, and the third can lose."""
    for entry in entries_of("wish"):
        known = known_puzzle(entry.number)
        assert known
        puzzle = known.puzzle
        for number in range(len(puzzle.solution) - 2):
            first, second, position = (
                puzzle.solution[number],
                puzzle.solution[number + 1],
                known.positions[number],
            )
            if second not in puzzle.keeping[number] or not position.after(second).allows(first):
                continue
            is_same = position.after(second).after(first) == known.positions[number + 2]
            third = known.positions[number + 2]
            if is_same and len(puzzle.keeping[number + 2]) < len(third.legal_moves()):
                yield known, number


def off_the_solution() -> Iterator[tuple[KnownPuzzle, tuple[Move, ...], Move]]:
    """Yield puzzles with moves that keep the goal, the last one not of the solution, and a losing one."""
    for entry in entries_of("wish"):
        known = known_puzzle(entry.number)
        assert known
        puzzle = known.puzzle
        for number, (move, keeping) in enumerate(zip(puzzle.solution, puzzle.keeping, strict=True)):
            others = [one for one in keeping if one != move]
            if not others:
                continue
            kept = (*puzzle.solution[:number], others[0])
            after = known.positions[number].after(others[0])
            right = keeping_moves(after, puzzle.goal, len(kept), quick_budget("wish")) or after.legal_moves()
            wrong = [one for one in after.legal_moves() if one not in right]
            if wrong and puzzle.goal.state(after, len(kept)) is GoalState.OPEN:
                yield known, kept, wrong[0]


async def test_nothing_helps_in_an_open_attempt(desk: Desk, jobs: ImmediateJobs) -> None:
    known = first_of("wish")
    await desk.type(f"/puzzle {known.puzzle.number}")
    await said(desk, known.puzzle.solution[0])
    for verb in (
        Verb.HINT, Verb.CHANCE, Verb.VERDICT, Verb.REVIEW, Verb.AUTOPLAY, Verb.SHOW, Verb.RETRY, Verb.UNDO,
        Verb.REDO, Verb.RESTART,
    ):  # fmt: skip
        reply = await desk.act(Action(verb))
        assert reply.screen is None, verb
        assert reply.notice, verb
    assert not jobs.given


async def test_skipping_asks_first_and_counts_as_unsolved(desk: Desk) -> None:
    known = first_of("wish")
    reply = await desk.type(f"/puzzle {known.puzzle.number}")
    asked = await desk.type("/puzzle solution")
    assert "It counts as unsolved." in shown(asked).text
    back = await desk.press(await desk.press(reply, "Skip"), "No, keep playing")
    assert "Skip" in labels(back)
    skipped = await desk.press(asked, "Yes, skip it")
    assert shown(skipped).title.startswith("Skipped: puzzle")
    assert "This counts as unsolved." in shown(skipped).text
    assert "lost the goal" not in shown(skipped).text
    assert "You don’t have an open puzzle" in (await desk.type("/puzzle skip yes")).notice


async def test_in_words_the_solution_begins_with_its_steps_and_can_be_shown_as_an_animation(
    desk: Desk,
) -> None:
    known = first_of("wish")
    await desk.type("/settings boards words")
    await desk.type(f"/puzzle {known.puzzle.number}")
    solved = await said(desk, *known.puzzle.solution)
    steps = await desk.press(solved, "Solution")
    assert shown(steps).picture is None
    film = await desk.press(steps, "Animation")
    assert animation_of(film).record == known.puzzle.solved_record.text


async def test_practice_says_at_once_that_a_move_is_wrong_and_takes_it_back(desk: Desk) -> None:
    known = first_of("wish")
    number, wrong = known.puzzle.number, wrong_move(known)
    assert wrong
    reply = await desk.type(f"/puzzle {number}")
    await said(desk, *known.puzzle.solution)
    reply = await desk.type(f"/puzzle {number}")  # attempted before: it is not rated again
    assert "practice" in shown(reply).text
    reply = await said(desk, wrong)
    assert "After this move, the goal is out of reach." in shown(reply).text
    assert "lost the goal" not in shown(reply).text
    reply = await last_update(await desk.press(reply, "↩ Undo"))
    assert picture_of(reply).board == known.start.board()
    reply = await said(desk, known.puzzle.solution[0])
    assert "still in reach" in shown(reply).text
    reply = await said(desk, *known.puzzle.solution[1:])
    assert shown(reply).title.startswith("✅ Solved!")
    assert "The puzzle has" not in shown(reply).text
    again = await last_update(await desk.press(reply, "Try again"))
    assert picture_of(again).board == known.start.board()


async def test_one_attempt_is_open_at_a_time_and_an_event_counts_once(desk: Desk) -> None:
    asked = Action(Verb.PUZZLE, event="a message")
    first = await desk.act(asked)
    again = await desk.act(asked)
    assert shown(again).title == shown(first).title
    assert not again.notice
    await desk.type("/play wish 7")
    back = await desk.type("/puzzle")
    assert shown(back).title == shown(first).title
    assert "is still open" in back.notice
    number = int(shown(first).title.split()[1].rstrip(":"))
    known = known_puzzle(number)
    assert known
    *before, last = known.puzzle.solution
    await said(desk, *before)
    solving = Action(Verb.SAY, (last.text,), event="the last move")
    once = await last_update(await desk.act(solving))
    twice = await last_update(await desk.act(solving))
    assert "The puzzle has" in shown(once).text
    assert shown(twice) == shown(once)
    following = await desk.press(once, "Next")
    assert shown(following).title != shown(first).title
    assert "Skipping counts as unsolved" in shown(following).text


async def test_who_asks_for_another_puzzle_hears_which_one_is_open_and_how_to_leave_it(desk: Desk) -> None:
    first = await desk.type("/puzzle wish")
    for line in ("/puzzle blink", "/puzzle streak", "/puzzle 900"):
        other = await desk.type(line)
        assert shown(other).title == shown(first).title
        assert shown(other).text.startswith("Wish: this puzzle is still open")
    back = await desk.press(other, "Continue with it")
    assert picture_of(back).board == picture_of(first).board
    skipped = await desk.press(await desk.type("/puzzle blink hard"), "Skip it")
    assert shown(skipped).title.startswith("Skipped: ")
    following = await desk.press(skipped, "Next")
    assert shown(following).text.startswith("Blink Solitaire: your first attempt")


async def test_an_attempt_survives_a_crash_before_its_session_or_its_count_is_stored(desk: Desk) -> None:
    first = await desk.type("/puzzle wish")
    settings = await desk.store.settings(ANNA)
    session = await desk.store.load_session(ANNA, settings.current)
    await desk.store.redis.delete(session_key(ANNA, session.id))
    again = await desk.type("/puzzle")
    assert shown(again).title == shown(first).title
    assert "Skipping counts as unsolved" in shown(again).text
    session = await desk.store.load_session(ANNA, session.id)
    await desk.store.save(ANNA, session.given_up().changed(desk.time), is_over=True)
    assert "Wish" in shown(await desk.type("/stats puzzles")).text  # it counts, whatever is asked for next
    following = await desk.type("/puzzle wish")
    assert shown(following).title != shown(first).title
    assert not following.notice


async def test_a_streak_goes_on_until_a_miss(desk: Desk) -> None:
    reply = await desk.type("/puzzle streak wish")
    assert "until you miss one" in shown(reply).text
    solved = await said(desk, *puzzle_shown(reply).puzzle.solution)
    assert "Streak: 1. Your best: 1." in shown(solved).text
    reply = await desk.press(solved, "Next")
    known = puzzle_shown(reply)
    assert known.puzzle.game == "wish"
    asked = await desk.press(reply, "Skip")
    over = await desk.press(asked, "Yes, skip it")
    assert "Your best: 1." in shown(over).text
    assert {"New streak", "Leaderboard"} <= {*await desk.offered(over)}
    assert "until you miss one" in shown(await desk.press(over, "New streak")).text


async def test_a_streak_has_a_button_where_puzzles_end_and_are_counted(desk: Desk) -> None:
    known = first_of("wish")
    await desk.type(f"/puzzle {known.puzzle.number}")
    ended = await said(desk, *known.puzzle.solution)
    for reply in (ended, await desk.type("/stats puzzles")):
        under_more = await desk.press(reply, "More…") if reply is ended else reply
        assert "until you miss one" in shown(await desk.press(under_more, "Puzzle streak")).text
        asked = await desk.type("/puzzle skip yes")
        assert "New streak" in labels(asked)


async def test_nobody_chooses_the_puzzles_of_a_streak(desk: Desk) -> None:
    number = first_of("wish").puzzle.number
    assert "your first attempt" in shown(await desk.type(f"/puzzle streak {number}")).text


def puzzle_shown(reply: Reply) -> KnownPuzzle:
    known = known_puzzle(int(shown(reply).title.split()[1].rstrip(":")))
    assert known
    return known


async def test_a_puzzle_is_shared_as_its_position_and_opened_by_its_link(desk: Desk) -> None:
    known = first_of("wish")
    number = known.puzzle.number
    await desk.type(f"/puzzle {number}")
    await said(desk, known.puzzle.solution[0])
    offer = await desk.type("/share")
    assert offer.target is ReplyTarget.PUBLIC
    assert picture_of(offer).board == known.start.board()
    assert shown(offer).code == f"puzzle-{number}"
    assert shown(await desk.type(f"/puzzle share {number}")) == shown(offer)
    (inline,) = await desk.app.inline_results(ANNA, f"puzzle {number}")
    assert inline == shown(offer)
    for way in (Action(Verb.START, (f"puzzle-{number}",)), controls(offer)[0].action):
        begun = await desk.act(way, BEN)
        assert picture_of(begun).board == known.start.board()


@pytest.mark.parametrize(
    ("line", "title"),
    [
        ("/puzzle 1", "Puzzle 1: "),
        ("/puzzle #2", "Puzzle 2: "),
        ("puzzle 3", "Puzzle 3: "),
        ("/aufgabe 4", "Puzzle 4: "),
        ("問題 5", "Puzzle 5: "),
        ("give me a puzzle", "Puzzle "),
        ("/puzzle Wish schwer", "Puzzle "),
    ],
)
async def test_puzzles_are_asked_for_in_many_words(desk: Desk, line: str, title: str) -> None:
    assert shown(await desk.type(line)).title.startswith(title)


async def test_other_words_are_refused_with_what_to_do(desk: Desk) -> None:
    assert "doesn’t exist. The last one is" in (await desk.type("/puzzle 999999")).notice
    assert (await desk.type("/puzzle nonsense")).screen is None
    assert "works only with a puzzle" in (await desk.type("/puzzle again")).notice


def attempt(known: KnownPuzzle, moves: tuple[Move, ...]) -> Session:
    """Return a first attempt at a puzzle after some moves."""
    puzzle = known.puzzle
    exercise = Exercise(ExerciseKind.PUZZLE, puzzle.base, source=str(puzzle.number), goal=puzzle.goal)
    return Session("0f3a91c2d4", puzzle.record.then(*moves), 0, 0, exercise=exercise)


def attempt_screens(known: KnownPuzzle, texts: Texts) -> Iterator[Screen]:
    """Yield all that an open attempt shows of a puzzle after a right or wrong move, and its offer."""
    wrong = wrong_move(known)
    for moves in ((), known.puzzle.solution[:1], (wrong,) if wrong else ()):
        session = attempt(known, moves)
        view = exercise_view(session)
        loaded = LoadedGame(ANNA.id, session, session.record.replay(), view_exercise=view)
        if not loaded.is_over:
            yield board_screen(texts, loaded)
            yield board_screen(texts, replace(loaded, in_words=True))
    yield puzzle_offer_screen(texts, known, ANNA.chat)


def test_nothing_that_an_open_attempt_shows_depends_on_the_solution(
    monkeypatch: pytest.MonkeyPatch, texts: Texts
) -> None:
    for game in puzzle_games():
        known = first_of(game)
        other = replace(
            known,
            puzzle=replace(
                known.puzzle,
                solution=tuple(reversed(known.puzzle.solution)),
                keeping=tuple(position.legal_moves() for position in known.positions[:-1]),
                themes=("only-move",),
            ),
            positions=(known.start,) * len(known.positions),
        )
        honest = list(attempt_screens(known, texts))
        with monkeypatch.context() as patched:
            patched.setattr(
                "bot.features.puzzles.known_puzzle.known_puzzle", lambda _number, found=other: found
            )
            assert list(attempt_screens(known, texts)) == honest


@pytest.mark.parametrize("language", finished_languages())
def test_every_goal_is_worded_and_every_review_fits_below_a_picture(language: str) -> None:
    texts = Texts.load(language)
    for game in puzzle_games():
        named = [texts.name_of(game, f"puzzle-theme-{theme.name}-means") for theme in themes_of(game)]
        assert all(map(texts.has, named))
        for entry in entries_of(game)[::40]:
            known = known_puzzle(entry.number)
            assert known
            session = attempt(known, known.puzzle.solution)
            view = exercise_view(session)
            loaded = LoadedGame(ANNA.id, session, known.positions[-1], view_exercise=view)
            assert board_screen(texts, loaded).title
            way = way_to_goal(texts, known)
            for step in ((), ("first",), ("last",)):
                assert len(way_screen(texts, loaded, way, step).text.splitlines()) <= MOST_LINES


def test_an_exercise_is_read_as_it_was_stored() -> None:
    puzzle = Exercise(
        ExerciseKind.PUZZLE_STREAK, 12, Goal(EMPTY, place="a", moves=4), "812", 0, ("wish", "hard")
    )
    stored = {
        "streak 12 - 812 0 empty:a:4 wish,hard": puzzle,
        "practice 12 - 812 0 empty:a:4 -": replace(puzzle, kind=ExerciseKind.PUZZLE_PRACTICE, wanted=()),
        "retry 3 - 0f3a91c2d4 0": Exercise(ExerciseKind.SECOND_TRY, 3, Goal(WIN), "0f3a91c2d4"),
        "retry 3 17 0f3a91c2d4 0": Exercise(ExerciseKind.SECOND_TRY, 3, Goal(SCORE, 17), "0f3a91c2d4"),
        "lesson 0 - - 5": Exercise(ExerciseKind.LESSON, reached=5),
    }
    for text, exercise in stored.items():
        assert (Exercise.read(text), exercise.text) == (exercise, text)
    for broken in ("puzzle 3 - 812 0", "retry 3 - 0f3a91c2d4 0 leave:4 -"):
        with pytest.raises(ValueError, match="only a puzzle"):
            Exercise.read(broken)
