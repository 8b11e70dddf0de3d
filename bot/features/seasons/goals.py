"""The goals of a season: their kinds, how three are drawn for a player, and how far the player is with each.

A season is a month of UTC dates, as the daily challenge has them. A player's goals are drawn by what they
have played before, and only from what can still be reached in the days that are left. What there was before
the draw is the ``base`` of a goal, and does not count towards it. Daily challenges count from the first day
of the month. All functions are pure.
"""

from calendar import monthrange
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import date, timedelta
from enum import IntEnum, StrEnum
from functools import cache
from typing import Self

from bot.core.feature import ExerciseCounts, ExerciseGoals
from bot.core.game_counts import GameStatistics
from bot.core.session import Session
from bot.daily.days import Days
from bot.daily.result import ChallengeResult, is_low_best
from bot.daily.scope import Span, period_of
from bot.features import all_features
from engine.game import Game, Position
from engine.games import games_in_order
from engine.shuffle import shuffled
from seeds.welcome import introductions

NO_GAME = "-"
SEPARATOR = ","
GOALS = 3
"""The goals of a season."""
NEWCOMER_GAMES = 5
"""A player who has finished fewer games has three easy goals; exercises are about games played less."""
RATED_GAMES = 3
"""A game played to the end that often has an average score to go by."""
PRIOR_GAMES, PRIOR_SHARE = 2, 30
"""The measured share of playouts won weighs as much as that many games; its percentage if it is unknown."""
LEAST_GAMES = (3, 6, 12)
"""The games that a goal of each level takes at least, as expected from how often the player wins."""
PACE = (25, 50, 100)
"""The same as a percentage of the games that the player finished in a month."""
MOST_WINS = 60
DAYS_PLAYED, DAYS_WON = (3, 7, 12), (2, 4, 7)
"""The days to play or to win at each level, at least."""
DAY_PACE = (40, 70, 100)
"""The same as a percentage of those of the month before."""
ONE_MORE_DAYS = 2
"""By how many days the hardest goal goes beyond the month before."""
LEAST_PART = 3
"""A goal drawn late is smaller by the part of the month that is left, but not by more than to a third."""
MOST_NEEDED = 9_999
"""The largest number that a goal can want."""
PERCENT = 100


class Level(IntEnum):
    """How hard a goal is for its player."""

    EASY = 0
    MIDDLE = 1
    HARD = 2


class SeasonGoalKind(StrEnum):
    """What has to be done besides exercises; it is stored. The message ``season-goal-KIND`` says it."""

    WINS = "wins"
    """Win games of a kind."""
    CLEAN = "clean"
    """The same without help."""
    SCORE = "score"
    """Reach a score in one game (``Game.score_goals``)."""
    DAYS = "days"
    """Play daily challenges of the month."""
    DAYS_WON = "days-won"
    """Win them."""


COUNTED_BY_DAYS = frozenset({SeasonGoalKind.DAYS, SeasonGoalKind.DAYS_WON})
"""What the results of a month say at any time, also after it."""
NEWCOMER_KINDS = frozenset({SeasonGoalKind.WINS, SeasonGoalKind.DAYS})
"""What newcomers are offered, besides exercises."""


@cache
def exercise_goals() -> Mapping[str, ExerciseGoals]:
    """Return the kinds of goals that features declare, by their names."""
    return {goals.name: goals for feature in all_features() for goals in feature.season_goals}


@cache
def goal_kinds() -> tuple[str, ...]:
    """Return the names of all kinds, in the order from which they are drawn."""
    kinds: list[str] = [*SeasonGoalKind]
    for goals in sorted(exercise_goals().values(), key=lambda goals: goals.rank):
        kinds.insert(goals.rank, goals.name)
    return tuple(kinds)


@dataclass(frozen=True, slots=True)
class SeasonGoal:
    """One goal of a player's season."""

    kind: str
    """A ``SeasonGoalKind``, or the name of ``ExerciseGoals``."""
    game: str = ""
    """Its game, if it is about one."""
    target: int = 1
    """How many there have to be; of a score, the score."""
    base: int = 0
    """How many there were before the draw."""

    @property
    def needed(self) -> int:
        """How many there have to be since the draw."""
        return 1 if self.kind == SeasonGoalKind.SCORE else self.target

    @property
    def is_about_game(self) -> bool:
        """Whether it is about a game in particular."""
        exercises = exercise_goals().get(self.kind)
        return exercises.is_about_game if exercises else self.kind not in COUNTED_BY_DAYS

    @property
    def text(self) -> str:
        """The stored form."""
        return f"{self.kind} {self.game or NO_GAME} {self.target} {self.base}"

    @classmethod
    def read(cls, text: str) -> Self:
        """Read what ``text`` wrote; raise ``ValueError`` for anything else."""
        kind, game, target, base = text.split(" ")
        goal = cls(kind, "" if game == NO_GAME else game, int(target), int(base))
        games = {one.name: one for one in games_in_order()}
        if not goal.is_about_game:
            is_known = not goal.game
        elif goal.kind == SeasonGoalKind.SCORE:
            is_known = goal.game in games and bool(games[goal.game].score_goals)
        else:
            is_known = goal.game in games
        if not (is_known and kind in goal_kinds() and 0 <= goal.target <= MOST_NEEDED and goal.base >= 0):
            raise ValueError(f"not a goal: {text[:60]!r}")
        return goal


def write_goals(goals: tuple[SeasonGoal, ...]) -> str:
    """Return goals as they are stored."""
    return SEPARATOR.join(goal.text for goal in goals)


def read_goals(text: str) -> tuple[SeasonGoal, ...]:
    """Read what ``write_goals`` wrote; raise ``ValueError`` for anything else."""
    return tuple(map(SeasonGoal.read, text.split(SEPARATOR)))


@dataclass(frozen=True, slots=True)
class PlayedGames:
    """The games and days of a player until now."""

    statistics: GameStatistics
    results: Mapping[int, ChallengeResult]
    days: Days
    today: int

    @property
    def day(self) -> date:
        """Today's date, by UTC."""
        return self.days.date_of(self.today)

    def results_of(self, first: date) -> tuple[ChallengeResult, ...]:
        """Return the results of the month that begins with a date."""
        month = period_of(Span.MONTH, first)
        return tuple(
            result
            for number, result in self.results.items()
            if period_of(Span.MONTH, self.days.date_of(number)) == month
        )


@dataclass(frozen=True, slots=True)
class PlayerHistory:
    """Everything that the goals of a player depend on."""

    played: PlayedGames
    exercises: Mapping[str, ExerciseCounts]
    """What is done of exercises, by the kinds of their goals."""


@dataclass(frozen=True, slots=True)
class FinalScore:
    """The score of a game that has just been played to its end."""

    game: str
    score: int

    @classmethod
    def of(cls, session: Session, position: Position) -> Self | None:
        """Return it; ``None`` if the game was given up, or began with the moves of a typed record."""
        if session.has_given_up or session.is_from_record or position.outcome() is None:
            return None
        return cls(session.record.game, position.score())

    def reaches(self, goal: SeasonGoal) -> bool:
        """Return whether it is the score of a goal, or a better one."""
        return (
            goal.kind == SeasonGoalKind.SCORE
            and goal.game == self.game
            and _is_as_good(self.game, self.score, goal.target)
        )


def count_towards(goal: SeasonGoal, first: date, history: PlayerHistory) -> int:
    """Return how many of what a goal needs there are; a score counts only when its game ends."""
    played = history.played
    match goal.kind:
        case SeasonGoalKind.WINS:
            count = played.statistics.of_game(goal.game).won - goal.base
        case SeasonGoalKind.CLEAN:
            count = played.statistics.of_game(goal.game).clean - goal.base
        case SeasonGoalKind.DAYS | SeasonGoalKind.DAYS_WON:
            count = _count_days(goal.kind, played.results_of(first))
        case SeasonGoalKind.SCORE:
            count = 0
        case kind:
            count = history.exercises[kind].done.get(goal.game, 0) - goal.base
    return min(max(count, 0), goal.needed)


def draw_goals(number: int, history: PlayerHistory) -> tuple[SeasonGoal, ...]:
    """Return the goals of a player for the present month: an easy one, a medium one, and a harder one.

    A newcomer gets three easy ones. No two are of the same kind, and as far as possible no two of the same
    game. If fewer kinds are left, such as at the end of a month, a win of another game takes the place of a
    goal. ``number`` determines the choice.
    """
    draw = _Draw.of(history)
    levels = (Level.EASY,) * GOALS if draw.is_newcomer else tuple(Level)
    easy_kinds = NEWCOMER_KINDS | exercise_goals().keys()
    kinds = (
        tuple(kind for kind in goal_kinds() if kind in easy_kinds)
        if draw.is_newcomer
        else shuffled(goal_kinds(), number)
    )
    chosen: list[SeasonGoal] = []
    for level in levels:
        used = {goal.kind for goal in chosen}
        easier = [one for one in reversed(Level) if one <= level]  # late in a month not every one has a goal
        offers = (draw.goals(kind, one) for one in easier for kind in kinds if kind not in used)
        found = next(filter(None, offers), ())
        if not draw.is_newcomer:
            games = {goal.game for goal in chosen} - {""}
            found = shuffled([one for one in found if one.game not in games] or found, number + level)
        chosen += found[:1]
    others = [goal for goal in draw.single_wins() if goal.game not in {one.game for one in chosen}]
    return (*chosen, *others[: GOALS - len(chosen)])


@dataclass(frozen=True, slots=True)
class _Draw:
    """What the goals that can be drawn depend on."""

    history: PlayerHistory
    first: date
    length: int
    """The days of the month."""
    left: int
    """Those that are left, with today."""

    @classmethod
    def of(cls, history: PlayerHistory) -> Self:
        today = history.played.day
        length = monthrange(today.year, today.month)[1]
        return cls(history, today.replace(day=1), length, length - today.day + 1)

    @property
    def is_newcomer(self) -> bool:
        return self.history.played.statistics.all.played < NEWCOMER_GAMES

    @property
    def month_before(self) -> date:
        return (self.first - timedelta(days=1)).replace(day=1)

    def scaled(self, count: int) -> int:
        """Return a number for a whole month made smaller for what is left of it."""
        part = max(LEAST_PART * self.left, self.length)
        return max(1, min(count, round(count * part / (LEAST_PART * self.length))))

    def goals(self, kind: str, level: Level) -> tuple[SeasonGoal, ...]:
        """Return the goals of a kind that can be drawn at a level."""
        match kind:
            case SeasonGoalKind.WINS | SeasonGoalKind.CLEAN:
                return self.wins(kind, level)
            case SeasonGoalKind.SCORE:
                return self.scores(level)
            case SeasonGoalKind.DAYS | SeasonGoalKind.DAYS_WON:
                return self.days(kind, level)
        return self.exercises(kind, level)

    def exercises(self, kind: str, level: Level) -> tuple[SeasonGoal, ...]:
        """Return goals to do exercises; those about a game only of games hardly played and never won."""
        counts, of_game = self.history.exercises[kind], self.history.played.statistics.of_game
        if level >= len(counts.targets):
            return ()
        target = self.scaled(counts.targets[level])
        games = [game for game in self._played_first(counts.left) if target <= counts.left[game]]
        return tuple(
            SeasonGoal(kind, game, target, counts.done.get(game, 0))
            for game in games
            if not game or (of_game(game).played < NEWCOMER_GAMES and not of_game(game).won)
        )

    def wins(self, kind: str, level: Level) -> tuple[SeasonGoal, ...]:
        """Return goals to win games; without help they are never the easy ones."""
        if kind == SeasonGoalKind.CLEAN and level is Level.EASY:
            return ()
        goals = []
        for game in self._games_to_win():
            counts = self.history.played.statistics.of_game(game.name)
            won = counts.clean if kind == SeasonGoalKind.CLEAN else counts.won
            if count := self._wins_of(game, level, won):
                goals.append(SeasonGoal(kind, game.name, count, won))
        return tuple(goals)

    def single_wins(self) -> tuple[SeasonGoal, ...]:
        """Return a win of each game, also of those that the player does not play."""
        of_game = self.history.played.statistics.of_game
        return tuple(
            SeasonGoal(SeasonGoalKind.WINS, game.name, base=of_game(game.name).won)
            for game in games_in_order()
            if not game.is_for_points
        )

    def scores(self, level: Level) -> tuple[SeasonGoal, ...]:
        """Return the score that is average, one that was reached at best, or the next better one."""
        goals = []
        for game in games_in_order():
            counts = self.history.played.statistics.of_game(game.name)
            if counts.ended < RATED_GAMES or counts.average is None:
                continue
            better = [one for one in game.score_goals if not _is_as_good(game.name, counts.average, one)]
            beyond = [one for one in better if not _is_as_good(game.name, counts.best, one)]
            reached = len(better) - len(beyond)
            places = (0, max(0, reached - 1), reached)
            if better:
                target = better[min(places[level], len(better) - 1)]
                goals.append(SeasonGoal(SeasonGoalKind.SCORE, game.name, target))
        return tuple(goals)

    def days(self, kind: str, level: Level) -> tuple[SeasonGoal, ...]:
        """Return the days to play or win, if that is still possible."""
        played, is_winning = self.history.played, kind == SeasonGoalKind.DAYS_WON
        if played.today < 1 or (is_winning and not played.results):
            return ()
        before, now = (
            _count_days(kind, played.results_of(month)) for month in (self.month_before, self.first)
        )
        to_come = self.left - (played.today in played.results)
        beyond = ONE_MORE_DAYS if level is Level.HARD else 0
        least = DAYS_WON if is_winning else DAYS_PLAYED
        wanted = max(least[level], before * DAY_PACE[level] // PERCENT + beyond)
        target = min(now + self.scaled(wanted), now + to_come)
        return (SeasonGoal(kind, target=target),) if target > now else ()

    def _games_to_win(self) -> tuple[Game, ...]:
        """Return the games of which one more may be won: those played, or for newcomers not yet won."""
        of_game = self.history.played.statistics.of_game
        games = [game for game in games_in_order() if not game.is_for_points]
        if self.is_newcomer:
            own = {game.name: game for game in games if not of_game(game.name).won}
            return tuple(own[name] for name in self._played_first(own))
        return tuple(game for game in games if of_game(game.name).played)

    def _played_first(self, games: Iterable[str]) -> list[str]:
        """Return games with those first that the player played most, then the others as they are listed."""
        of_game = self.history.played.statistics.of_game
        return sorted(games, key=lambda game: -of_game(game).played)

    def _wins_of(self, game: Game, level: Level, won: int) -> int:
        """Return how many games to win, of which the player has ``won`` some; 0 if that takes too long."""
        if self.is_newcomer:
            return 1
        counts, found = self.history.played.statistics.of_game(game.name), introductions().get(game.name)
        share = found.effort.won if found and found.effort else PRIOR_SHARE
        rate = (won + PRIOR_GAMES * share / PERCENT) / (counts.played + PRIOR_GAMES)
        games = max(LEAST_GAMES[level], self._games_of_a_month(game) * PACE[level] // PERCENT)
        return min(round(rate * self.scaled(games)), MOST_WINS)

    def _games_of_a_month(self, game: Game) -> int:
        """Return how many games of a kind the player finished in the better one of the last two months."""
        months = self.history.played.statistics.months
        before = self.month_before
        texts = [period_of(Span.MONTH, day) for day in (before, before - timedelta(days=1))]
        return max(months.get(text, {}).get(game.name, (0, 0))[0] for text in texts)


def _count_days(kind: str, results: Iterable[ChallengeResult]) -> int:
    """Return how many days were played or won, as a kind of goals wants."""
    return sum(result.is_won or kind == SeasonGoalKind.DAYS for result in results)


def _is_as_good(game: str, score: float, target: float) -> bool:
    return score <= target if is_low_best(game) else score >= target
