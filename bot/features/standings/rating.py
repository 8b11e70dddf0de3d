"""How strong players are: OpenSkill's model of Plackett and Luce, fed with one day after the other.

The sums are those of R. C. Weng and C.-J. Lin, “A Bayesian Approximation Method for Online Ranking”, Journal
of Machine Learning Research 12 (2011): https://jmlr.org/papers/v12/weng11a.html.

What is thought of a player are two numbers: how strong (``mu``), and how uncertain that is (``sigma``). Each
day that has closed is rated once, among all who finished it without assistance: the order in which they came
in moves both. Who does better than was to be expected of them and of those around them rises, the others
fall; a day that was missed changes nothing. What is shown is what is as good as certain, three sigma below
mu: 1500 at the beginning, and more as a player wins and becomes known.

A day's field can be large, and the sums grow with its square: it is dealt round to tables of twenty at most,
as cards are, the best one to the first table, the second to the second, and so on. So each mirrors the field.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Self

from openskill.models import PlackettLuce

MOST_IN_BATCH = 20
ABSENT_DAYS = 90
"""Days after which a player leaves the ratings."""
FEWEST_PLAYERS = 2
"""Players that a day must have: nobody can be compared with nobody."""
START, SCALE = 1500, 10
"""What is shown at the beginning, and for each point of the model above or below."""

MODEL = PlackettLuce()


@dataclass(frozen=True, slots=True)
class Rating:
    """What is thought of a player."""

    mu: float = MODEL.mu
    sigma: float = MODEL.sigma
    number: int = 0
    """The last day that it follows from; 0 for none."""

    @property
    def ordinal(self) -> float:
        """What players are ranked by."""
        return self.mu - 3 * self.sigma

    @property
    def text(self) -> str:
        """The skill as it is kept."""
        return f"{self.mu!r} {self.sigma!r} {self.number}"

    @classmethod
    def read(cls, text: str) -> Self:
        """Read what ``text`` wrote; raise ``ValueError`` for anything else."""
        mu, sigma, number = text.split()
        return cls(float(mu), float(sigma), int(number))


def displayed_rating(ordinal: float) -> int:
    """Return a rating as players see it."""
    return round(START + SCALE * ordinal)


def batch_count(count: int) -> int:
    """Return to how many tables a field is dealt."""
    return -(-count // MOST_IN_BATCH) if count >= FEWEST_PLAYERS else 0


def rate_players(players: Sequence[tuple[Rating, float]], number: int) -> list[Rating]:
    """Return what is thought of the players of a table after a day; with each is how well they did.

    Equal ones share a place. A table for one changes nothing but the day.
    """
    if len(players) < FEWEST_PLAYERS:
        return [Rating(skill.mu, skill.sigma, number) for skill, _ in players]
    teams = [[MODEL.create_rating([skill.mu, skill.sigma])] for skill, _ in players]
    after = MODEL.rate(teams, scores=[strength for _, strength in players])
    return [Rating(rating.mu, rating.sigma, number) for (rating,) in after]
