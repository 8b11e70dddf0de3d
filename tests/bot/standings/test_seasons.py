"""Seasons: which goals are drawn, how each kind is reached, that it is said once, and who sees it."""

import asyncio
from calendar import monthrange
from collections import defaultdict
from collections.abc import Awaitable, Callable
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from random import Random

import pytest
from redis.asyncio import Redis

from bot.core.actions import Action, Verb
from bot.core.feature import ExerciseCounts
from bot.core.game_counts import GameCounts, GameStatistics
from bot.core.images import MAX_CARD_LINE, ResultCard
from bot.core.replies import Reply
from bot.core.retention import DAY
from bot.daily.days import Days
from bot.daily.result import ChallengeResult
from bot.features.challenge.service import ChallengeService
from bot.features.seasons.goals import (
    GOALS,
    PlayedGames,
    PlayerHistory,
    SeasonGoal,
    SeasonGoalKind,
    count_towards,
    draw_goals,
    goal_kinds,
    write_goals,
)
from bot.features.seasons.screens import Season
from bot.features.statistics.calendar import Badge
from bot.features.statistics.screens import shared_season_line
from bot.i18n.languages import finished_languages
from bot.i18n.text_width import columns
from bot.i18n.texts import Texts
from bot.storage.keys import PlayerPart, player_key
from bot.storage.player_store import PlayerStore
from engine.games import all_games, find_game, games_in_order
from seeds.puzzle import puzzle_games
from tests.bot.days import challenge_of, day_with, play, winning
from tests.bot.desk import ANNA, LOST, WON, Desk, button, shown
from tests.bot.exercises.lesson_moves import lesson_of
from tests.bot.exercises.test_puzzles import first_of, said
from tests.bot.standings.seasons import LONGEST

DAYS = Days(date(2026, 10, 1))
JANUARY = date(2027, 1, 1)
NOTHING = PlayerHistory(
    PlayedGames(GameStatistics({}, {}), {}, DAYS, DAYS.number_of(JANUARY)),
    {
        "lesson": ExerciseCounts({}, {game.name: 1 for game in games_in_order()}, (1,)),
        "puzzles": ExerciseCounts({"": 0}, {"": 1_000}, (3, 8, 15)),
    },
)
NEW = "🏅 Season goal reached: "


def day_result(number: int, *, is_won: bool) -> ChallengeResult:
    return ChallengeResult(number, "wish", is_won, 0, 16, 60, False, 1_000, "0123456789")  # noqa: FBT003


def any_history(chance: Random) -> PlayerHistory:
    """Return what a player may have done until any day of January."""
    today = DAYS.number_of(JANUARY + timedelta(days=chance.randrange(31)))
    counts, months = dict[str, GameCounts](), dict[str, tuple[int, int]]()
    for game in all_games():
        played = chance.choice((0, 1, 6, 300))
        ended, won = chance.randint(0, played), chance.randint(0, played)
        total, best = ended * chance.randint(0, 300), chance.randint(0, 400)
        counts[f"{game.name} *"] = GameCounts(
            played, won, chance.randint(0, won), played - ended, total=total, best=best
        )
        months[game.name] = (played // 3, won // 3)
    counts["*"] = GameCounts(played=sum(count.played for count in counts.values()))
    results = {
        number: day_result(number, is_won=chance.random() < 0.5)
        for number in range(today - 50, today + 1)
        if chance.random() < chance.choice((0, 0.9, 1))
    }
    played_games = PlayedGames(GameStatistics(counts, {"2026-12": months}), results, DAYS, today)
    tried = chance.choice((0, 60, 2_000))
    finished = {game.name: 1 for game in all_games() if chance.random() < 0.5}
    lessons = {game.name: 1 for game in games_in_order() if game.name not in finished}
    exercises = {
        "lesson": ExerciseCounts(finished, lessons, (1,)),
        "puzzles": ExerciseCounts({"": tried // 2}, {"": (2_100 - tried) // 2}, (3, 8, 15)),
    }
    return PlayerHistory(played_games, exercises)


def test_three_goals_are_drawn_that_can_all_still_be_reached() -> None:
    different = 0
    for number in range(1_500):
        known = any_history(Random(number))
        goals = draw_goals(number, known)
        assert goals == draw_goals(number, known), "the same number draws the same"
        assert len({(goal.kind, goal.game) for goal in goals}) == len(goals) == GOALS
        different += len({goal.kind for goal in goals}) == GOALS
        played = known.played
        of_game, to_come = played.statistics.of_game, monthrange(2027, 1)[1] - played.day.day + 1
        for goal in goals:
            count = count_towards(goal, JANUARY, known)
            assert count < goal.needed, "nothing is reached from the start"
            if goal.kind in (SeasonGoalKind.DAYS, SeasonGoalKind.DAYS_WON):
                assert goal.target - count <= to_come - (played.today in played.results)
            if goal.kind in known.exercises:
                assert goal.target <= known.exercises[goal.kind].left[goal.game]
            if goal.kind == SeasonGoalKind.SCORE:
                assert goal.target in find_game(goal.game).score_goals
                assert of_game(goal.game).ended > 0
            if goal.kind in (SeasonGoalKind.WINS, SeasonGoalKind.CLEAN):
                assert of_game(goal.game).played or goal.target == 1
    assert different > 1_450, "hardly ever two of a kind"


def test_a_newcomer_gets_a_first_lesson_a_first_win_and_a_few_puzzles() -> None:
    easiest = games_in_order()[0].name
    for number in range(20):
        assert draw_goals(number, NOTHING) == (
            SeasonGoal("lesson", easiest),
            SeasonGoal(SeasonGoalKind.WINS, easiest),
            SeasonGoal("puzzles", target=3),
        )


def test_a_newcomer_gets_goals_of_the_game_that_is_played_but_not_won_yet() -> None:
    for game, won, wanted in (("golf", 0, "golf"), ("klondike", 1, "spider")):
        counts = GameCounts(2, won)
        statistics = GameStatistics({"*": counts, f"{game} *": counts}, {})
        known = replace(NOTHING, played=replace(NOTHING.played, statistics=statistics))
        lesson, win, _ = draw_goals(1, known)
        assert (lesson.kind, win.kind) == ("lesson", SeasonGoalKind.WINS)
        assert {lesson.game, win.game} == {wanted}


def regular(games: int, won: int, days: int) -> PlayerHistory:
    """Return what somebody has done who plays Wish and Kittyhawk that often, and days, in each month."""
    counts = GameCounts(games, won, won, total=5 * games, best=2)
    statistics = GameStatistics(
        {"*": counts, "wish *": counts, "kittyhawk *": counts},
        {"2026-12": {"wish": (games, won), "kittyhawk": (games, won)}},
    )
    december = DAYS.number_of(date(2026, 12, 1))
    results = {number: day_result(number, is_won=True) for number in range(december, december + days)}
    return replace(NOTHING, played=replace(NOTHING.played, statistics=statistics, results=results))


def test_goals_get_harder_from_the_first_to_the_third_and_with_what_the_player_does() -> None:
    drawn: dict[int, dict[str, list[set[int]]]] = {}
    for games in (20, 100):
        targets: dict[str, list[set[int]]] = defaultdict(lambda: [set(), set(), set()])
        for number in range(300):
            for level, goal in enumerate(draw_goals(number, regular(games, games // 2, games // 4))):
                targets[goal.kind][level].add(goal.target)
        drawn[games] = targets
    for kind in (SeasonGoalKind.WINS, "puzzles", SeasonGoalKind.DAYS, SeasonGoalKind.DAYS_WON):
        easy, middle, hard = drawn[100][kind]
        assert max(easy) < min(middle), kind
        assert max(middle) < min(hard), kind
        if kind != "puzzles":
            assert max(drawn[20][kind][2]) < min(hard), kind


async def set_goals(desk: Desk, *goals: SeasonGoal, month: str = "2027-01") -> None:
    """Store goals as if they had been drawn."""
    await desk.store.redis.hset(player_key(ANNA, PlayerPart.SEASONS), month, write_goals(goals))


async def goal_lines(desk: Desk, line: str = "/calendar") -> list[str]:
    """Return what the calendar says of the goals."""
    return shown(await desk.type(line)).text.partition("Season goals")[2].splitlines()[1:]


async def win(desk: Desk) -> Reply:
    return await desk.play(WON)


async def learn(desk: Desk) -> Reply:
    await desk.type("/learn wish")
    for step in lesson_of("wish").steps:
        reply = await desk.act(Action(Verb.SAY, (step.move.text,), event=step.name))
    return reply


async def solve(desk: Desk) -> Reply:
    known = first_of(puzzle_games()[0])
    await desk.type(f"/puzzle {known.puzzle.number}")
    return await said(desk, *known.puzzle.solution)


async def win_day(desk: Desk) -> Reply:
    await desk.daily()
    return await play(desk, winning(await challenge_of(desk)))


async def give_up_day(desk: Desk) -> Reply:
    await desk.daily()
    await play(desk, winning(await challenge_of(desk))[:1])
    return await desk.type("/giveup yes")


async def lose(desk: Desk) -> Reply:
    return await desk.play(LOST)


async def win_with_undo(desk: Desk) -> Reply:
    await desk.type(f"/play wish {WON.deal}")
    for line in ("de", "/undo", *("".join(move.places) for move in WON.moves)):
        reply = await desk.type(line)
    return reply


REACHED: dict[
    SeasonGoal, tuple[Callable[[Desk], Awaitable[Reply]], Callable[[Desk], Awaitable[Reply]], str]
] = {
    SeasonGoal("lesson", "wish"): (learn, win, "Finish the lesson of Wish"),
    SeasonGoal(SeasonGoalKind.WINS, "wish"): (win_with_undo, lose, "Win a game of Wish"),
    SeasonGoal(SeasonGoalKind.CLEAN, "wish"): (win, win_with_undo, "Win a game of Wish without help"),
    SeasonGoal(SeasonGoalKind.SCORE, "wish", 4): (win, lose, "Leave 4 cards or fewer in a game of Wish"),
    SeasonGoal("puzzles"): (solve, win, "Solve 1 new puzzle"),
    SeasonGoal(SeasonGoalKind.DAYS): (give_up_day, win, "Play 1 daily challenge this month"),
    SeasonGoal(SeasonGoalKind.DAYS_WON): (win_day, give_up_day, "Win 1 daily challenge this month"),
}
"""For each kind a goal, what reaches it, what does not, and what it is called."""


@pytest.mark.parametrize("goal", REACHED, ids=lambda goal: goal.kind)
async def test_a_goal_is_reached_by_what_it_says_and_announced_once(desk: Desk, goal: SeasonGoal) -> None:
    enough, too_little, name = REACHED[goal]
    await set_goals(desk, goal)
    if too_little is not give_up_day:  # there is one ranked attempt a day
        assert NEW not in shown(await too_little(desk)).text
        assert await goal_lines(desk) == [f"○ {name}"]
    reply = await enough(desk)
    assert shown(reply).text.count(f"{NEW}{name}") == 1
    assert NEW not in shown(await desk.type("/board")).text
    assert await goal_lines(desk) == [f"✓ {name}"]
    assert "Season goals: 1 of 1" in shown(await desk.type("/stats")).text
    desk.time += DAY
    assert NEW not in shown(await desk.play(WON)).text


async def test_every_kind_is_tried_here() -> None:
    assert tuple(goal.kind for goal in REACHED) == goal_kinds()


async def test_a_day_that_was_lost_reaches_no_won_day(desk: Desk) -> None:
    await set_goals(desk, SeasonGoal(SeasonGoalKind.DAYS_WON))
    assert NEW not in shown(await give_up_day(desk)).text


async def test_an_end_that_is_delivered_often_counts_once_and_every_answer_announces_it(
    desk: Desk, other_redis: Redis
) -> None:
    other = Desk(PlayerStore(other_redis))
    await set_goals(
        desk, SeasonGoal(SeasonGoalKind.WINS, "wish"), SeasonGoal(SeasonGoalKind.CLEAN, "wish", 2)
    )
    reply = await desk.type(f"/play wish {WON.deal}")
    for move in WON.moves[:-1]:
        reply = await desk.press(reply, " ".join(move.places))
    last = replace(button(reply, " ".join(WON.moves[-1].places)).action, event="the last press")
    first, second = await asyncio.gather(desk.act(last), other.act(last))
    assert NEW in shown(first).text + shown(second).text
    assert shown(await desk.act(last)).text.count(NEW) == 1  # it takes the place of the others
    assert await goal_lines(desk) == ["✓ Win a game of Wish", "○ Win 2 games of Wish without help: 1 of 2"]


async def test_processes_that_draw_at_once_and_later_ones_show_the_same_goals(
    desk: Desk, other_redis: Redis
) -> None:
    await lose(desk)
    await desk.store.redis.delete(player_key(ANNA, PlayerPart.SEASONS))
    other = Desk(PlayerStore(other_redis))
    first, second = await asyncio.gather(goal_lines(desk), goal_lines(other))
    assert first == second
    assert len(first) == GOALS
    await desk.know_all_games()  # the same player would draw others now
    assert await goal_lines(other) == first


async def test_goals_are_drawn_when_a_game_ends_and_what_was_before_does_not_count(desk: Desk) -> None:
    await desk.play(WON)
    assert await desk.store.redis.hexists(player_key(ANNA, PlayerPart.SEASONS), "2027-01")
    easiest, *_ = games_in_order()
    (lesson, wins, puzzles) = await goal_lines(desk)
    assert lesson == f"○ Finish the lesson of {easiest.title}"
    assert wins.startswith("○ Win a game of ")
    assert not wins.endswith("Wish"), "that has been won"
    assert puzzles == "○ Solve 2 new puzzles: 0 of 2", "less than in a whole month"


async def test_somebody_of_whom_nothing_is_stored_sees_goals_and_nothing_is_stored(desk: Desk) -> None:
    assert len(await goal_lines(desk)) == GOALS
    assert not await desk.store.redis.exists(player_key(ANNA, PlayerPart.SEASONS))


async def test_a_new_month_has_new_goals_and_the_old_one_shows_those_that_were_reached(desk: Desk) -> None:
    days = await desk.app.services.get(ChallengeService).days(desk.time)
    await set_goals(desk, SeasonGoal(SeasonGoalKind.WINS, "wish"), SeasonGoal(SeasonGoalKind.DAYS, target=1))
    desk.time = int(datetime(2027, 1, 31, 23, tzinfo=UTC).timestamp())
    await desk.daily()
    moves = winning(await challenge_of(desk))
    await play(desk, moves[:-1], seconds=0)
    desk.time += 2 * 3600
    assert (days.date_of(days.number_at(desk.time)), len(await goal_lines(desk))) == (date(2027, 2, 1), GOALS)
    last_day = shown(await play(desk, moves[-1:]))
    assert f"{NEW}Play 1 daily challenge this month" in last_day.text, "it was begun in January"
    await desk.play(WON)
    assert await goal_lines(desk, "/calendar 2027-01") == ["✓ Play 1 daily challenge this month"]


async def test_goals_of_the_last_36_months_are_stored(desk: Desk) -> None:
    await desk.play(WON)
    months = [f"{year}-{month:02}" for year in range(2023, 2027) for month in range(1, 13)]
    for month in months:
        await set_goals(desk, SeasonGoal(SeasonGoalKind.DAYS), month=month)
    await desk.store.redis.hdel(player_key(ANNA, PlayerPart.SEASONS), "2027-01")
    await goal_lines(desk)
    stored = sorted(await desk.store.redis.hkeys(player_key(ANNA, PlayerPart.SEASONS)))
    assert (stored[0], stored[-1], len(stored)) == (b"2024-02", b"2027-01", 36)


async def test_goals_of_another_version_are_not_shown(desk: Desk) -> None:
    await desk.store.redis.hset(player_key(ANNA, PlayerPart.SEASONS), "2027-01", "fly-to-the-moon - 1 0")
    assert "Season goals" not in shown(await desk.type("/calendar")).text


async def shared(desk: Desk) -> Reply:
    await day_with(desk, "wish")
    await win_day(desk)
    return await desk.type("/share")


async def test_a_shared_day_says_how_many_goals_are_reached_but_not_which(desk: Desk) -> None:
    desk.time = int(datetime(2027, 1, 1, 8, tzinfo=UTC).timestamp())
    await set_goals(desk, SeasonGoal(SeasonGoalKind.WINS, "wish"), SeasonGoal(SeasonGoalKind.DAYS, target=9))
    screen = shown(await shared(desk))
    assert isinstance(screen.picture, ResultCard)
    for text in (screen.text, screen.alt, *screen.picture.lines[-1:]):
        assert "Season goals: 1 of 2" in text
    assert "of Wish" not in screen.text
    await desk.type("/settings results=nobody")
    hidden = shown(await desk.type("/share"))
    assert "Season" not in f"{hidden.text}{hidden.alt}{hidden.picture!r}"


async def test_a_shared_day_says_nothing_of_a_season_with_nothing_reached(desk: Desk) -> None:
    await desk.app.services.get(ChallengeService).days(int(datetime(2026, 12, 1, tzinfo=UTC).timestamp()))
    await set_goals(desk, SeasonGoal(SeasonGoalKind.DAYS, target=31))
    assert "eason" not in shown(await shared(desk)).text
    assert "adge" not in shown(await desk.type("/share")).text


@pytest.mark.parametrize("language", finished_languages())
def test_the_shared_line_fits_on_a_card(language: str) -> None:
    texts = Texts.load(language)
    for badge in Badge:
        assert columns(shared_season_line(texts, badge, LONGEST)) <= MAX_CARD_LINE
    assert not shared_season_line(texts, Badge.NONE, Season())
