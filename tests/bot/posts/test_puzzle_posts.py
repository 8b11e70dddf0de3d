"""Puzzles that come with daily posts: when, exactly once, without a spoiler, with the earlier solution."""

from dataclasses import replace
from itertools import count

import pytest
from redis.asyncio import Redis

from bot.chats.telegram.screen_format import utf16_length
from bot.core.actions import Action, Chat, Verb
from bot.core.images import BoardPicture
from bot.core.posts import PostChannel
from bot.core.screens import MAX_CAPTION
from bot.features.posts.composer import PostComposer
from bot.features.posts.settings import PostSettings, further_posts
from bot.features.posts.store import PostStore
from bot.features.puzzles.profile import MIDDLE, PendingAttempt, PuzzleRating
from bot.features.puzzles.puzzle_of_day import PastPuzzle, puzzle_of_day, puzzle_screen
from bot.features.puzzles.store import PuzzleStore
from bot.i18n.languages import finished_languages
from bot.i18n.texts import Texts
from bot.screens.descriptions import move_name
from bot.services import Services
from seeds.puzzle import EDITIONS, all_entries, find_puzzle, puzzle_games
from tests.bot.posts.post_office import (
    DAY,
    DAYS,
    HOUR,
    FakeChat,
    configure,
    expire_claims,
    poster,
    settings_of,
)
from tests.killable import KillSwitch, survives
from tests.rare import SomeOf

GROUP = -100_1
NOON = DAYS.begins(10) + 12 * HOUR
"""When the post of day 10 is due."""
SETTINGS = PostSettings(PostChannel(Chat.DISCORD, 77, 5), further=frozenset({"puzzle"}))


@pytest.fixture
def composer(daily: Services) -> PostComposer:
    return PostComposer(daily)


async def test_a_puzzle_follows_the_post_of_each_day_only_if_it_is_switched_on(redis: Redis) -> None:
    chat, settings = FakeChat(), settings_of(GROUP)
    await configure(redis, settings)
    await poster(redis, chat).post_due(NOON)
    assert chat.titles == ["day 10"]
    await configure(redis, replace(settings, further=frozenset({"puzzle"})), settings)
    for days in (1, 2, 4):
        await poster(redis, chat).post_due(NOON + days * DAY - 1)
        await poster(redis, chat).post_due(NOON + days * DAY)
    assert chat.titles[-6:] == [
        "day 11", "puzzle 11 after 0", "day 12", "puzzle 12 after 11", "day 14", "puzzle 14 after 12",
    ]  # fmt: skip


@pytest.mark.parametrize("knows_nonces", [True, False])
async def test_a_process_that_is_killed_between_the_messages_repeats_and_loses_neither(
    redis: Redis, knows_nonces: bool, some_of: SomeOf
) -> None:
    title = "puzzle 10 after 0"
    for steps in some_of(count(1)):
        await redis.flushall()
        await configure(redis, settings_of(GROUP, further=frozenset({"puzzle"})))
        chat = FakeChat(knows_nonces)
        is_done = await survives(poster(redis, chat, KillSwitch(steps)).post_due(NOON))
        had, counts = chat.titles, chat.counts
        stored = await redis.hgetall(PostStore.post_key(Chat.TELEGRAM, GROUP))
        await expire_claims(redis, [GROUP])
        for now in (NOON + 1, NOON + HOUR, NOON + 3 * HOUR):
            await poster(redis, chat).post_due(now)
        for post, kind in (("day 10", "day"), (title, "puzzle")):
            # Without nonces nobody can know whether a request arrived whose answer was lost.
            in_doubt = b">" not in stored.get(f"{kind}.nonce".encode(), b">")
            may_repeat = not knows_nonces and in_doubt and counts[GROUP, post] == 1
            assert chat.counts[GROUP, post] == (2 if may_repeat else 1), (steps, had)
        if is_done:
            break
    assert steps > 20


@pytest.mark.parametrize(("edition", "is_shown"), [(0, True), (1, False), (-1, False)])
async def test_no_solution_comes_of_a_puzzle_whose_number_has_another_one_now(
    composer: PostComposer, redis: Redis, edition: int, *, is_shown: bool
) -> None:
    kind = further_posts()["puzzle"]
    posted = all_entries()[puzzle_of_day(10) or 0]
    await PuzzleStore(redis).note_of_day(10, posted.key + edition * EDITIONS)
    await composer.further(kind, SETTINGS, 10, 0)  # what was posted first stays noted
    post = await composer.further(kind, SETTINGS, 11, 10)
    assert (f"Puzzle {posted.number}" in post.screen.text) == is_shown
    assert bool(post.film) == is_shown


async def test_the_day_after_a_puzzle_comes_its_solution_with_how_many_solved_it(
    composer: PostComposer, redis: Redis
) -> None:
    rating = before = None
    for at, is_solved in enumerate((True, False, False)):
        attempt = PendingAttempt(f"s{at}", 1, 0, PuzzleRating(), is_solved)
        before, rating = rating, PuzzleRating(tried=at)
        await PuzzleStore(redis).count_attempt(attempt, before, rating, 10)
    numbers = [puzzle_of_day(day) for day in (10, 11)]
    assert None not in numbers
    past, today = (find_puzzle(number) for number in numbers if number)
    assert past
    assert today
    post = await composer.further(further_posts()["puzzle"], SETTINGS, 11, 10)
    board = post.screen.picture
    assert isinstance(board, BoardPicture)
    assert board.board == today.record.replay().board()
    assert post.screen.title.startswith(f"Puzzle {today.number}: ")
    assert "1 of 3 solved it." in post.screen.text
    first = past.record.replay()
    assert (
        f"Its solution: {move_name(Texts.load(), first, first.board(), past.solution[0])}" in post.screen.text
    )
    assert post.film
    film = post.film.animation
    assert (film.record, film.since) == (past.solved_record.text, past.base)
    assert post.film.line in post.screen.text
    assert post.is_silent
    ((solve,),) = post.screen.rows
    assert solve.action == Action(Verb.PUZZLE, (str(today.number), "private"))


async def test_the_first_puzzle_shows_nothing_of_any_solution(composer: PostComposer) -> None:
    for day in range(1, 12):
        post = await composer.further(further_posts()["puzzle"], SETTINGS, day, 0)
        puzzle = find_puzzle(puzzle_of_day(day) or 0)
        assert puzzle
        assert post.film is None
        position, names = puzzle.record.replay(), list[str]()
        for move in puzzle.solution:
            names.append(move_name(Texts.load(), position, position.board(), move))
            position = position.after(move)
        shown = f"{post.screen}"
        assert "solution:" not in shown
        assert " · ".join(names) not in shown


def test_games_take_turns_with_medium_puzzles_that_do_not_come_again_within_a_year() -> None:
    entries = [all_entries()[puzzle_of_day(day) or 0] for day in range(1, 367)]
    assert len(set(entries)) == len(entries)
    games = puzzle_games()
    for day in range(50):
        assert {entry.game for entry in entries[day : day + len(games)]} == {*games}
    assert max(abs(entry.rating - MIDDLE) for entry in entries) < 450


@pytest.mark.parametrize("language", finished_languages())
def test_every_post_of_a_puzzle_fits(language: str) -> None:
    """The solutions of most puzzles are whole; of others the first moves are named."""
    texts = Texts.load(language)
    for day in range(1, 30):
        number, before = puzzle_of_day(day + 1), puzzle_of_day(day)
        assert number
        assert before
        for chat in Chat:
            screen = puzzle_screen(texts, chat, number, PastPuzzle(before, 999_999, 888_888))
            assert utf16_length(f"{screen.title}\n{screen.text}") <= MAX_CAPTION
            assert not screen.text.endswith("…")
