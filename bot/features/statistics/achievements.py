"""The achievements: few, and worth having. Each is one line of data with a condition.

A reached achievement is stored and announced once. The message ``achievement-NAME`` is its name, and
``achievement-how-NAME`` says how to reach it. Games declare their own achievements.
"""

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import Self

from bot.core.five_standing import FIVE
from bot.core.session import Session
from bot.daily.certified_deals import find_certified_deal
from bot.daily.streak import Streak
from bot.features.seasons.service import PlayedGames
from bot.features.statistics.calendar import month_of
from engine.game import Feat, Game, GameAchievement, Position
from engine.games import all_games, find_game, games_in_order
from engine.outcome import Result

WEEK, THIRTY, HUNDRED = 7, 30, 100
IN_A_ROW = 10
SEVERAL_GAMES = 5
HARDEST = 5
"""The highest of the five difficulties."""
CLOCK_SECONDS = 24 * 60 * 60
"""Seconds after which the clock of any game has run out."""


@dataclass(frozen=True, slots=True)
class EndedGame:
    """What achievements depend on in a game that has just ended."""

    is_won: bool
    score: int
    is_clean: bool
    is_low_best: bool = False
    difficulty: int = 0
    """The difficulty of its deal; 0 if the deal is not certified."""
    par: int | None = None
    """The best known score of its deal, if its game has a par and it was played to the end."""

    @classmethod
    def of(cls, session: Session, position: Position) -> Self:
        """Return the values of a finished game."""
        deal = find_certified_deal(session.record)
        outcome = position.outcome()
        is_played_out = outcome is not None and outcome.result is not Result.LOST
        # Par ignores a clock that changes the score.
        is_clocked = position.at(0).score() != position.at(CLOCK_SECONDS).score()
        return cls(
            is_won=outcome is not None and outcome.result is Result.WON,
            score=position.score(),
            is_clean=not (session.is_assisted or session.is_waived),
            is_low_best=find_game(session.record.game).is_low_best,
            difficulty=deal.difficulty if deal else 0,
            par=deal.par if deal and is_played_out and not is_clocked else None,
        )

    @property
    def above_par(self) -> int | None:
        """How much better the score is than par; ``None`` without a par or with help."""
        if self.par is None or not self.is_clean:
            return None
        return self.par - self.score if self.is_low_best else self.score - self.par


@dataclass(frozen=True, slots=True)
class PlayerAchievements(PlayedGames):
    """What achievements depend on."""

    streak: Streak
    outages: Collection[int] = ()
    unfinished: Collection[int] = ()
    """Past days whose attempt has begun and can still be finished."""
    ended_game: EndedGame | None = None
    fives: Mapping[int, int] = field(default_factory=dict)
    """How many of the daily five are solved, by the numbers of the days; empty if that was not asked."""

    def has_won(self, game: str, *words: str) -> bool:
        """Return whether a game was won with these options, whatever the others were."""
        kinds = (kind for kind in self.statistics.kinds(game) if set(words) <= set(kind))
        return any(self.statistics.of_kind(game, kind).won for kind in kinds)


@dataclass(frozen=True, slots=True)
class Achievement:
    """An achievement, and the condition that reaches it."""

    name: str
    emblem: str
    is_reached: Callable[[PlayerAchievements], bool]


def _month_is_complete(known: PlayerAchievements) -> bool:
    months = {known.days.date_of(number).replace(day=1) for number in known.results}
    return any(month_of(first, known, outages=known.outages).is_complete for first in months)


def _won_games(known: PlayerAchievements) -> int:
    """Count the games of which one or a day was won: some games are hardly ever won by their rules."""
    by_day = {result.game for result in known.results.values() if result.is_won}
    return sum(game.name in by_day or known.has_won(game.name) for game in all_games())


def _is_hardest_won(known: PlayerAchievements) -> bool:
    ended_game = known.ended_game
    if ended_game is None or not ended_game.is_clean or ended_game.difficulty < HARDEST:
        return False
    return ended_game.is_won or (ended_game.above_par is not None and ended_game.above_par >= 0)


def _has_done(known: PlayerAchievements, game: Game, achievement: GameAchievement) -> bool:
    count = known.statistics.of_game(game.name)
    match achievement.feat:
        case Feat.FIRST_WIN:
            return count.first_wins > 0
        case Feat.MOST_POINTS:
            return count.ended > 0 and count.best >= game.most_points > 0
    return known.has_won(game.name, *achievement.option_words)


def _achievements_of_games() -> tuple[Achievement, ...]:
    return tuple(
        Achievement(own.name, own.emblem, partial(_has_done, game=game, achievement=own))
        for game in games_in_order()
        for own in sorted(game.achievements, key=lambda one: (one.rank, one.name))
    )


def _is_above_par(known: PlayerAchievements, least: int) -> bool:
    above = known.ended_game.above_par if known.ended_game else None
    return above is not None and above >= least


def _longest_streak(known: PlayerAchievements) -> int:
    return max((count.longest for count in known.statistics.counts.values()), default=0)


ACHIEVEMENTS = (
    Achievement("first-day", "🌱", lambda known: bool(known.results)),
    Achievement("week", "🔥", lambda known: known.streak.longest_played >= WEEK),
    Achievement("thirty-days", "🌙", lambda known: known.streak.longest_played >= THIRTY),
    Achievement("hundred-days", "☀", lambda known: known.streak.longest_played >= HUNDRED),
    Achievement("winning-week", "🎉", lambda known: known.streak.longest_won >= WEEK),
    Achievement("month", "📅", _month_is_complete),
    Achievement("five", "🖐", lambda known: FIVE in known.fives.values()),
    *_achievements_of_games(),
    Achievement("par", "🎯", lambda known: _is_above_par(known, 0)),
    Achievement("above-par", "🚀", lambda known: _is_above_par(known, 1)),
    Achievement("hardest", "🗻", _is_hardest_won),
    Achievement("five-games", "🧭", lambda known: _won_games(known) >= SEVERAL_GAMES),
    Achievement("all-games", "🃏", lambda known: _won_games(known) == len(all_games())),
    Achievement("in-a-row", "🎳", lambda known: _longest_streak(known) >= IN_A_ROW),
    Achievement("hundred-wins", "🏆", lambda known: known.statistics.all.won >= HUNDRED),
)


def reached_achievements(known: PlayerAchievements, but: Collection[str] = ()) -> tuple[str, ...]:
    """Return the names of all achievements that are reached, except those in ``but``."""
    return tuple(one.name for one in ACHIEVEMENTS if one.name not in but and one.is_reached(known))
