"""Filling the weekdays of a game with goals of many kinds."""

from collections import Counter
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass, field
from itertools import takewhile
from pathlib import Path

from seeds.daily_goal import ALWAYS, CLEARING, TARGETS, GoalLine, rules_line
from seeds.generation.daily_goals import GoalForm
from seeds.generation.daily_goals.choosing import (
    Candidate,
    TriedDeal,
    candidates_of,
    deals_of,
    maker_of,
    measured,
    nearest,
    proved,
)
from seeds.generation.data_file import MakingError, replace_file
from seeds.generation.parallel import Progress, parallel_map

FOLDER = Path(__file__).parents[2] / "daily_goals"
WANTED = {**dict.fromkeys(ALWAYS, 26), **dict.fromkeys(CLEARING, 13)}
"""Goals for each weekday of a game: half a year without a deal coming twice, more for clearing games."""
WANTED_OF_OTHERS = 13
MOST_OF_A_FORM = 1.5
"""How many times as many goals of one form a weekday may have as if all forms had equally many."""


@dataclass(slots=True)
class Week:
    """The goals of a game so far."""

    forms: Sequence[GoalForm]
    wanted: int
    lines: list[GoalLine] = field(default_factory=list)

    @property
    def is_full(self) -> bool:
        """Whether every weekday has as many goals as are wanted."""
        return all(count >= self.wanted for count in self.counts)

    @property
    def counts(self) -> tuple[int, ...]:
        """How many goals each weekday has."""
        days = Counter(line.weekday for line in self.lines)
        return tuple(days[day] for day in range(len(TARGETS)))

    def needs(self, deal: TriedDeal) -> bool:
        """Tell whether a deal may get a goal: with other options, where the same cards lie, it has none."""
        is_new = all(line.deal != deal.number for line in self.lines)
        return is_new and any(self.counts[day] < self.wanted for day in deal.options.weekdays)

    def add(self, line: GoalLine) -> None:
        """Add a goal at the end of its weekday."""
        self.lines.append(line)
        self.lines.sort(key=lambda one: one.weekday)

    def best(self, candidates: Sequence[Candidate]) -> Candidate | None:
        """Return the one of which the week has the fewest; ``None`` if none has room."""
        room = [one for one in candidates if self.has_room(one.weekday, one.form)]
        return min(room, key=lambda one: self._counts(one.weekday, one.form), default=None)

    def has_room(self, weekday: int, form: GoalForm) -> bool:
        """Tell whether a weekday needs more goals, and has not too many of a form."""
        on_day, of_form = self._counts(weekday, form)
        return on_day < self.wanted and of_form < MOST_OF_A_FORM * self.wanted / len(self.forms)

    def _counts(self, weekday: int, form: GoalForm) -> tuple[int, int]:
        """Return how many goals a weekday has, and how many of them are of a form."""
        lines = [line for line in self.lines if line.weekday == weekday]
        return len(lines), sum(self.form_of(line) == form for line in lines)

    def form_of(self, line: GoalLine) -> GoalForm:
        """Return the form that a stored goal belongs to; raise ``MakingError`` if it belongs to none."""
        goal, is_limited = line.goal, line.goal.moves is not None
        for form in self.forms:
            if (form.kind, form.is_limited) == (goal.kind, is_limited) and goal.count in form.counts:
                return form
        raise MakingError(f"{goal.text} is no goal that is made: delete the file to make it again")


def make(game: str, wanted: int = 0, folder: Path = FOLDER, cores: int = 0) -> None:
    """Choose goals of a game until each weekday has ``wanted``, or no deal is left; save the file."""
    wanted = wanted or WANTED.get(game, WANTED_OF_OTHERS)
    path, progress = folder / f"{game}.txt", Progress(f"goals of {game}")
    week = Week(maker_of(game).forms, wanted, read_lines(game, path))
    needed = (deal for deal in deals_of(game) if week.needs(deal))
    deals = takewhile(lambda _: not week.is_full, needed)
    with closing(parallel_map(candidates_of, deals, cores)) as found:
        for tried, (deal, candidates) in enumerate(found, 1):
            if line := _next_line(week, deal, candidates):
                week.add(line)
                replace_file(path, file_text(game, week.lines).encode())
            progress.show(f"{len(week.lines)} of {wanted * len(TARGETS)} chosen, {tried} deals tried")
    progress.show(" ".join(map(str, week.counts)), is_last=True)


def _next_line(week: Week, deal: TriedDeal, candidates: Sequence[Candidate]) -> GoalLine | None:
    """Return the goal of a deal that the week needs most, for the weekday that its measured share fits."""
    best = week.best(candidates) if week.needs(deal) else None
    if best is None:
        return None
    count = measured(deal, best.goal)
    weekday = nearest(count, [day for day in deal.options.weekdays if week.has_room(day, best.form)])
    return None if weekday is None else proved(deal, best.goal, weekday, count)


def read_lines(game: str, path: Path) -> list[GoalLine]:
    """Return the stored goals; raise ``MakingError`` if they are of other rules."""
    if not path.exists():
        return []
    head, _, rest = path.read_text("utf-8").partition("\n\n")
    if head != rules_line(game):
        raise MakingError(f"{path.name} was made by other rules: delete it to make it again")
    return list(map(GoalLine.read, rest.splitlines()))


def file_text(game: str, lines: Sequence[GoalLine]) -> str:
    """Return the content of the file of a game."""
    return "\n".join((rules_line(game), "", *(line.text for line in lines), ""))
