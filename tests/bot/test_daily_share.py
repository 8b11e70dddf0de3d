"""A puzzle's result shown to others: words and one strip, no card of an open day, and where it counts."""

from dataclasses import replace

import pytest
from redis.asyncio import Redis

from bot.core.loaded_game import LoadedGame
from bot.core.model import (
    STAGES,
    BoardPicture,
    Chat,
    Player,
    ReplayAnimation,
    Reply,
    ReplyTarget,
    ResultCard,
    Room,
    Screen,
    Verb,
)
from bot.core.session import Session
from bot.daily.certified_deals import proof_of
from bot.daily.challenge import DailyChallenge
from bot.daily.days import SECONDS
from bot.daily.result import ChallengeResult
from bot.daily.scope import EVERYONE, Scope
from bot.features.attempts.share_screens import EMPTY, FULL, share_screen, stages
from bot.features.challenge.selection import draw
from bot.i18n.texts import Texts, languages
from engine.games import all_games
from engine.record import Record
from tests.bot.desk import ANNA, BEN, MORNING, Desk, controls, labels, shown
from tests.bot.gone_days import FIRST, same_puzzles
from tests.engine.playing import random_course

GROUP, OTHER = 5, 6
NOON_AFTER = MORNING + 30 * 60 * 60
"""When the day of the first puzzle has closed."""


def puzzles() -> dict[str, DailyChallenge]:
    """Return a puzzle of each game."""
    found = (draw(number, FIRST.replace(day=number), b"a secret", {}) for number in range(1, 29))
    return {puzzle.record.game: puzzle for puzzle in found if puzzle}


PUZZLES = puzzles()

every_game = pytest.mark.parametrize("game", [game.name for game in all_games()])
every_language = pytest.mark.parametrize("language", languages())


def played(puzzle: DailyChallenge, record: Record, **more: bool | int) -> tuple[LoadedGame, ChallengeResult]:
    """Return a ranked run as it was played, and its result."""
    session = Session(
        "0123456789", record, began=0, moved=129_600, first_move=1, puzzle=puzzle.number, is_ranked=True
    )
    session = replace(session, **more)  # type: ignore[arg-type]  # whatever fields are named
    position = record.replay()
    return LoadedGame(7, session, position), ChallengeResult.of(puzzle, session, position)


def won(puzzle: DailyChallenge) -> tuple[LoadedGame, ChallengeResult]:
    proof = proof_of(puzzle)
    assert proof
    return played(puzzle, proof)


def given_up(puzzle: DailyChallenge) -> tuple[LoadedGame, ChallengeResult]:
    record = puzzle.record.then(*(move for move, _ in list(random_course(puzzle.record.replay(), 1))[:4]))
    return played(puzzle, record, has_given_up=True, undos=1999, hints=1999, verdicts=1999, restarts=1)


@every_language
@every_game
def test_it_fits_everywhere_and_tells_no_card_of_an_open_day(game: str, language: str) -> None:
    puzzle, texts = replace(PUZZLES[game], number=99_999), Texts.load(language)
    for table, result in (won(puzzle), given_up(puzzle)):
        for is_closed in (False, True):
            screen = share_screen(
                texts, table, puzzle, result, Chat.DISCORD, is_closed=is_closed, name="W" * 64
            )
            assert str(puzzle.record.deal) not in screen.copy + screen.text + screen.title + screen.alt
            assert 4 <= len(screen.copy.splitlines()) <= 5
            strips = [line for line in screen.copy.splitlines() if FULL in line or EMPTY in line]
            (strip,) = strips
            assert len(strip) - len(strip.strip(FULL + EMPTY)) == STAGES
            assert not strip.startswith((FULL, EMPTY))
            card = screen.picture
            assert isinstance(card, ResultCard)
            assert card.has_board is is_closed
            assert card.board == (table.position if is_closed else puzzle.record.start()).board()
            seen = [card for pile in card.board.piles for card in pile.cards if card]
            assert is_closed or not [one for one in seen if texts.card(one) in screen.alt]
            assert f"#{99_999}" in screen.title


@every_game
def test_the_words_say_what_the_strip_says(game: str) -> None:
    puzzle = PUZZLES[game]
    table, result = won(puzzle)
    copy = share_screen(Texts.load("en"), table, puzzle, result, Chat.TELEGRAM, is_closed=False).copy
    head, told, strip, link = copy.splitlines()
    assert head.startswith(f"Solitaire Bot · Daily #{puzzle.number} · ")
    assert told == f"Won in {result.moves} moves, 35:59:59, no help"
    assert strip.endswith(FULL * STAGES)
    assert link == "Play it: /daily"
    table, result = given_up(puzzle)
    screen = share_screen(Texts.load("en"), table, puzzle, result, Chat.DISCORD, is_closed=False, name="Anna")
    assert screen.text.startswith("Anna: Given up after 4 moves, 35:59:59, with help\n")
    assert f"{stages(puzzle, result)} of 5 stages." in screen.alt


def test_a_strip_is_the_fuller_the_further_a_run_has_come() -> None:
    wish, flip = PUZZLES["wish"], PUZZLES["flip"]
    assert flip.par
    assert flip.goal
    _, lost = given_up(wish)
    scores = (32, 24, 16, 8, 2)
    assert [stages(wish, replace(lost, score=score)) for score in scores] == [0, 1, 2, 3, 3]
    assert stages(wish, replace(lost, score=0, is_won=True)) == 5
    _, missed = given_up(flip)
    assert stages(flip, replace(missed, score=flip.goal - 1)) == 3
    assert stages(flip, replace(missed, score=flip.goal, is_won=True)) == 4
    assert stages(flip, replace(missed, score=flip.par, is_won=True)) == 5
    assert stages(flip, replace(missed, score=0)) == 0


def test_a_goal_that_was_missed_is_called_so() -> None:
    table, result = given_up(PUZZLES["flip"])
    result = replace(result, has_given_up=False)
    screen = share_screen(Texts.load("en"), table, PUZZLES["flip"], result, Chat.DISCORD, is_closed=False)
    assert screen.text.startswith("Goal missed after 4 moves")


@pytest.fixture(autouse=True)
async def _same_puzzles(redis: Redis) -> None:
    await same_puzzles(redis)


async def begun(desk: Desk, player: Player = ANNA) -> tuple[DailyChallenge, Session]:
    """Have a player begin today's ranked run."""
    await desk.type("/daily", player)
    puzzle = await desk.app.almanac.puzzles.today(desk.time)
    assert puzzle
    session = await desk.store.load(player, await desk.app.almanac.results.begun(player, puzzle.number))
    return puzzle, session


async def finished(desk: Desk, player: Player = ANNA) -> DailyChallenge:
    """Have a player win today's ranked run as the proof does."""
    puzzle, session = await begun(desk, player)
    proof = proof_of(puzzle)
    assert proof
    first, last = (session.played(moves) for moves in (proof.moves[:1], proof.moves))
    session = replace(last, first_move=first.changed(desk.time).first_move)
    desk.time += 134
    await desk.store.save(player, session.changed(desk.time), is_over=True)
    return puzzle


def card(screen: Screen) -> ResultCard:
    assert isinstance(screen.picture, ResultCard)
    return screen.picture


async def test_a_ranked_run_counts_where_it_is_shown_as_well(desk: Desk) -> None:
    desk.room = Room(group=GROUP, name="Anna")
    puzzle = await finished(desk)
    standings = desk.app.almanac.standings
    here, there = Scope(Chat.TELEGRAM, GROUP), Scope(Chat.TELEGRAM, OTHER)
    await desk.type("/board")
    assert (await standings.counts(here, puzzle.number)).played == 1
    assert (await standings.counts(there, puzzle.number)).played == 0
    desk.room = Room(group=OTHER, name="Anna")
    for _ in range(2):
        reply = await desk.type("/share")
        assert reply.place is ReplyTarget.PUBLIC
        assert shown(reply).text.startswith("Anna: Won in ")
        assert not card(shown(reply)).has_board
        for scope in (here, there, EVERYONE):
            assert (await standings.counts(scope, puzzle.number)).played == 1
            page = await standings.day(scope, puzzle.number)
            assert [(row.place, row.name) for row in page.rows] == [(1, "Anna")]
    result = await desk.app.almanac.results.result(ANNA, puzzle.number)
    assert result
    assert result.groups == (GROUP, OTHER)


async def test_who_shows_results_to_nobody_is_shown_them_alone(desk: Desk) -> None:
    puzzle = await finished(desk)
    await desk.type("/settings results nobody")
    desk.room = Room(group=OTHER, name="Anna")
    reply = await desk.type("/share")
    assert reply.place is ReplyTarget.PRIVATE
    assert "nobody sees your results" in reply.notice
    there = Scope(Chat.TELEGRAM, OTHER)
    assert (await desk.app.almanac.standings.counts(there, puzzle.number)).played == 0
    assert "Anna" not in shown(reply).text


async def test_practice_is_called_so_and_counts_nowhere(desk: Desk) -> None:
    puzzle = await finished(desk)
    desk.room = Room(group=OTHER, name="Anna")
    session = Session("practice01", puzzle.record, MORNING, MORNING, puzzle=puzzle.number, has_given_up=True)
    await desk.store.begin(ANNA, session, "2027-01-15", is_over=True)
    reply = await desk.type("/share")
    assert "Practice: it does not rank." in shown(reply).text
    assert (await desk.app.almanac.standings.counts(Scope(Chat.TELEGRAM, OTHER), puzzle.number)).played == 0


async def test_when_the_day_has_closed_the_board_is_shown(desk: Desk) -> None:
    await finished(desk)
    desk.time = NOON_AFTER
    reply = await desk.type("/share")
    assert card(shown(reply)).has_board
    assert labels(reply) == ["Play this deal"]


async def test_whoever_sees_it_plays_the_same_puzzle(desk: Desk) -> None:
    puzzle = await finished(desk)
    reply = await desk.press(await desk.type("/share"), "Play this deal", BEN)
    session = await desk.store.load(BEN, await desk.app.almanac.results.begun(BEN, puzzle.number))
    assert session.record == puzzle.record
    assert shown(reply).title == shown(await desk.type("/share")).title


async def test_the_way_to_win_is_told_when_the_day_has_closed(desk: Desk) -> None:
    puzzle = await desk.app.almanac.puzzles.today(desk.time)
    assert puzzle
    proof = proof_of(puzzle)
    assert proof
    refused = await desk.type(f"/daily line {puzzle.number}")
    assert refused.screen is None
    assert "secret until" in refused.notice
    desk.time = NOON_AFTER
    film = await desk.type(f"/daily line {puzzle.number}")
    assert film.place is ReplyTarget.PRIVATE
    picture = shown(film).picture
    assert isinstance(picture, ReplayAnimation)
    assert picture.record == proof.text
    step = await desk.press(film, "▶")
    assert step.place is ReplyTarget.HERE
    for count, move in enumerate(proof.moves[:3], 1):
        board = shown(step).picture
        assert isinstance(board, BoardPicture)
        assert board.board == proof.first(count).replay().board()
        assert f"Move {count} of {len(proof.moves)}" in shown(step).text
        assert move == proof.moves[count - 1]
        step = await desk.press(step, "▶")
    assert shown(await desk.press(step, "⏭")).text.count("It ends so: ") == 1
    assert shown(await desk.press(step, "The film")) == shown(film)
    assert (await desk.press(step, "▶", BEN)).place is ReplyTarget.PRIVATE
    assert [control.action.verb for control in controls(step)][-1] is Verb.DAILY
    assert shown(await desk.type("/daily line")) == shown(film)
    assert (await desk.type("/daily line 99")).screen is None


async def test_the_way_to_win_is_told_in_words_where_these_are_wanted(desk: Desk) -> None:
    puzzle = await desk.app.almanac.puzzles.today(desk.time)
    assert puzzle
    desk.time = NOON_AFTER
    await desk.type("/play wish 42")
    await desk.type("/board words")
    reply: Reply = await desk.type(f"/daily line {puzzle.number}")
    assert shown(reply).picture is None
    assert shown(reply).text.startswith("The deal. ")


@every_language
async def test_the_way_to_win_fits_for_every_game(desk: Desk, language: str) -> None:
    desk.room = Room(language=language)
    first = await desk.app.almanac.puzzles.today(desk.time)
    assert first
    desk.time += 6 * SECONDS
    games = set()
    for number in range(first.number, first.number + 5):
        puzzle = await desk.app.almanac.puzzles.puzzle(number, desk.time)
        assert puzzle
        games.add(puzzle.record.game)
        for view in ("picture", "words"):
            await desk.type("/play wish 42")
            await desk.type(f"/board {view}")
            for step in ("", " first", " last", " 3"):
                reply = await desk.type(f"/daily line {number}{step}")
                assert f"#{number}" in shown(reply).title
                is_film = isinstance(shown(reply).picture, ReplayAnimation)
                assert is_film == (view == "picture" and not step)
    assert games == set(PUZZLES)
