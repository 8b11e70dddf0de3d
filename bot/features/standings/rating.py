"""Player ratings: OpenSkill's Plackett-Luce model, updated with one day after the other.

The formulas are those of R. C. Weng and C.-J. Lin, “A Bayesian Approximation Method for Online Ranking”,
Journal of Machine Learning Research 12 (2011): https://jmlr.org/papers/v12/weng11a.html.

A rating is two numbers: strength (``mu``) and its uncertainty (``sigma``). Each closed day is rated once,
among all who finished it without assistance, by their order. Players who do better than expected rise, the
others fall; a missed day changes nothing. The displayed rating is the lower bound three sigma below mu: 1500
at the beginning, and more as a player wins and becomes known.

The computation grows with the square of the number of players, so a day's players are split into batches of
at most twenty. They are distributed like cards: the best to the first batch, the second to the second, and
so on. So every batch represents all of them.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Self

from openskill.models import PlackettLuce

MOST_IN_BATCH = 20
ABSENT_DAYS = 90
"""Days after which a player leaves the ratings."""
FEWEST_PLAYERS = 2
START, SCALE = 1500, 10
"""The displayed rating of an ordinal of 0, and its change per point of the ordinal."""

MODEL = PlackettLuce()


@dataclass(frozen=True, slots=True)
class Rating:
    """A player's rating."""

    mu: float = MODEL.mu
    sigma: float = MODEL.sigma
    number: int = 0
    """The last day included; 0 for none."""

    @property
    def ordinal(self) -> float:
        """The number by which players are ranked."""
        return self.mu - 3 * self.sigma

    @property
    def text(self) -> str:
        """The skill as it is stored."""
        return f"{self.mu!r} {self.sigma!r} {self.number}"

    @classmethod
    def read(cls, text: str) -> Self:
        """Read what ``text`` wrote; raise ``ValueError`` for anything else."""
        mu, sigma, number, *_ = text.split()  # later versions may add words
        return cls(float(mu), float(sigma), int(number))


def displayed_rating(ordinal: float) -> int:
    """Return a rating as it is shown to players."""
    return round(START + SCALE * ordinal)


def batch_count(count: int) -> int:
    """Return the number of batches for a number of players."""
    return -(-count // MOST_IN_BATCH) if count >= FEWEST_PLAYERS else 0


def rate_players(players: Sequence[tuple[Rating, float]], number: int) -> list[Rating]:
    """Return the new ratings of the players of a batch, each given with the strength of the result.

    Equal results share a place. In a batch of one player only the day changes.
    """
    if len(players) < FEWEST_PLAYERS:
        return [Rating(skill.mu, skill.sigma, number) for skill, _ in players]
    teams = [[MODEL.create_rating([skill.mu, skill.sigma])] for skill, _ in players]
    after = MODEL.rate(teams, scores=[strength for _, strength in players])
    return [Rating(rating.mu, rating.sigma, number) for (rating,) in after]
