"""95% confidence intervals: of a share, a mean, and the difference of two players on the same deals."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev
from typing import NamedTuple

SURE = 1.96
"""Standard errors on both sides of a value for a confidence of 95%."""


@dataclass(frozen=True, slots=True)
class Share:
    """A count out of a total."""

    count: int
    total: int

    @property
    def value(self) -> float:
        """The share, from 0 to 1."""
        return self.count / self.total

    @property
    def interval(self) -> tuple[float, float]:
        """The confidence interval: Edwin B. Wilson's score interval, 1927."""
        weight = SURE**2 / self.total
        middle = (self.value + weight / 2) / (1 + weight)
        error = sqrt(self.value * (1 - self.value) / self.total + weight / self.total / 4)
        spread = SURE * error / (1 + weight)
        return max(0.0, middle - spread), min(1.0, middle + spread)


class Estimate(NamedTuple):
    """A value and its confidence interval."""

    value: float
    low: float
    high: float


def mean_estimate(values: Sequence[int]) -> Estimate:
    """Return the mean of a sample, with the interval that follows from its standard error."""
    middle = fmean(values)
    spread = SURE * stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
    return Estimate(middle, middle - spread, middle + spread)


def paired_share_difference(one: Sequence[bool], other: Sequence[bool]) -> Estimate:
    """Return by how much more often ``one`` happens than ``other`` on the same deals.

    The interval is the adjusted Wald interval of Douglas G. Bonett and Robert M. Price, "Adjusted Wald
    confidence interval for a difference of binomial proportions based on paired data", 2012. Raises
    ``ValueError`` if the numbers of deals differ.
    """
    only_one = only_other = 0
    for first, second in zip(one, other, strict=True):
        only_one += first and not second
        only_other += second and not first
    total = len(one)
    more, less = (only_one + 1) / (total + 2), (only_other + 1) / (total + 2)
    spread = SURE * sqrt((more + less - (more - less) ** 2) / (total + 2))
    middle = more - less
    return Estimate((only_one - only_other) / total, max(-1.0, middle - spread), min(1.0, middle + spread))
