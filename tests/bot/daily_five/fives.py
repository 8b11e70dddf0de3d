"""The daily five of the day on which the simulated player begins, with moves that reach their goals."""

from datetime import UTC, date, datetime, timedelta

from bot.core.actions import Action, Player, Verb
from bot.core.replies import Reply
from bot.core.session import Session
from engine.record import Record
from seeds.daily_goal import DailyGoal, five_of, goal_lines
from tests.bot.desk import ANNA, MORNING, Desk

FIRST = datetime.fromtimestamp(MORNING, UTC).date()
"""The date of day 1."""


def date_of(number: int) -> date:
    return FIRST + timedelta(days=number - 1)


def goals_of(number: int) -> tuple[DailyGoal, ...]:
    return five_of(date_of(number))


def shortest(number: int = 1) -> DailyGoal:
    """Return the goal of a day that takes the fewest moves."""
    return min(goals_of(number), key=lambda goal: len(solution(goal).moves))


def solution(goal: DailyGoal) -> Record:
    """Return a goal's deal with moves that reach it."""
    game = goal.record.game
    line = next(one for one in goal_lines(game) if one.record(game) == goal.record and one.goal == goal.goal)
    return goal.record.then(*line.proof(game))


async def solve(desk: Desk, goal: DailyGoal, player: Player = ANNA) -> Reply:
    """Make the moves that reach a goal in the current game, but for those that come by themselves."""
    wanted, replies = solution(goal).moves, list[Reply]()
    while (made := len((await current(desk, player)).record.moves)) < len(wanted):
        move = wanted[made]
        replies.append(await desk.act(Action(Verb.MOVE, (move.verb, *move.places)), player))
    return replies[-1]


async def current(desk: Desk, player: Player = ANNA) -> Session:
    """Return the session to which typed moves go."""
    settings = (await desk.app.services.contexts.load(player, desk.room)).settings
    return await desk.store.load_session(player, settings.current)
