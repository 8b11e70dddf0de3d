"""The lines of text about the goals of a season: pure functions."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.features.seasons.goals import SeasonGoal, SeasonGoalKind
from bot.i18n.texts import Texts


@dataclass(frozen=True, slots=True)
class GoalProgress:
    """A goal, and how far its player is."""

    goal: SeasonGoal
    count: int
    is_reached: bool


@dataclass(frozen=True, slots=True)
class Season:
    """A player's month."""

    goals: tuple[GoalProgress, ...] = ()
    """Empty if none were drawn: only the present month draws some."""
    is_over: bool = False
    new: tuple[SeasonGoal, ...] = ()
    """The goals that were found to be reached just now."""

    @property
    def reached(self) -> int:
        """How many goals are reached."""
        return sum(one.is_reached for one in self.goals)


def goal_text(texts: Texts, goal: SeasonGoal) -> str:
    """Say what a goal wants."""
    if goal.kind == SeasonGoalKind.SCORE:
        return texts.of_game(goal.game, "score-goal", score=goal.target)
    if not goal.is_about_game:
        return texts(f"season-goal-{goal.kind}", count=goal.target)
    game = texts.of_game(goal.game, "title")
    return texts(f"season-goal-{goal.kind}", game=game, count=goal.target)


def season_lines(texts: Texts, season: Season) -> tuple[str, ...]:
    """Say how many goals are reached, and list them; of a month that is over only those that are reached."""
    if not season.goals:
        return ()
    listed = [one for one in season.goals if one.is_reached or not season.is_over]
    return (summary_line(texts, season), *(_goal_line(texts, one) for one in listed))


def summary_line(texts: Texts, season: Season) -> str:
    """Say how many goals are reached."""
    return texts("season-goals", reached=season.reached, all=len(season.goals))


def reached_lines(texts: Texts, goals: Sequence[SeasonGoal]) -> tuple[str, ...]:
    """Announce goals that have just been reached, one line each."""
    return tuple(texts("season-goal-new", goal=goal_text(texts, goal)) for goal in goals)


def _goal_line(texts: Texts, one: GoalProgress) -> str:
    text = goal_text(texts, one.goal)
    if one.is_reached:
        return texts("season-goal-reached", goal=text)
    if one.goal.needed == 1:
        return texts("season-goal-open", goal=text)
    return texts("season-goal-counted", goal=text, count=one.count, all=one.goal.needed)
