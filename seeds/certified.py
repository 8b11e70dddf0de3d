"""Certified deals: each is a line of a file in ``seeds/deals``, which is read on first use.

A file begins with the settings it was made with, a name and a value on each line, and an empty line. Each
further line is a deal: its number, how many playouts succeeded, of how many, par or ``-``, the moves that
prove it (``seeds/coding.py``), and in some games, how hard the deal itself is. The numbers ascend.

Options that show more cards change no proof, but how difficult the deals are. For an option set with such an
option, a second file has only the number of each deal and its playouts with these options.
"""

from bisect import bisect_left
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import TypeVar

from engine.game import Game
from engine.options import Options
from engine.record import Record
from seeds.coding import read_moves
from seeds.plan import difficulty, file_name, find_plan, measured_words, pool_words

NO_PAR = "-"


@dataclass(frozen=True, slots=True)
class Certificate:
    """A line of a file."""

    number: int
    reached: int
    """Playouts that succeeded."""
    playouts: int
    """Playouts that were made."""
    par: int | None
    moves: str
    """As ``write_moves`` wrote them."""
    hardness: int | None = None
    """How hard the deal itself is (``Plan.hardness``)."""

    @property
    def text(self) -> str:
        """The line."""
        par = NO_PAR if self.par is None else self.par
        hardness = "" if self.hardness is None else f" {self.hardness}"
        return f"{self.number} {self.reached} {self.playouts} {par} {self.moves}{hardness}"

    @classmethod
    def read(cls, line: str) -> "Certificate":
        """Read what ``text`` wrote."""
        number, reached, playouts, best, moves, *rest = line.split(" ")
        par, hardness = None if best == NO_PAR else int(best), int(rest[0]) if rest else None
        return cls(int(number), int(reached), int(playouts), par, moves, hardness)


@dataclass(frozen=True, slots=True)
class Collection:
    """The content of a file: the certified deals of an option set, and the settings they were made with."""

    rules: int
    tried: int
    """All deals from 1 to this one have been tried."""
    budget: int
    """Maximum number of positions searched for each of them."""
    effort: int
    """Searches that may have raised par further."""
    precision: int
    """Percentage points to which playouts measured the difficulty, or 0 for fixed numbers of playouts."""
    renewed: int
    """The first lines, as many as this, were made with this effort and precision; the rest is older."""
    numbers: tuple[int, ...]
    lines: tuple[str, ...]
    """The line of each of the numbers."""

    @property
    def text(self) -> str:
        """The file."""
        names = ("rules", "tried", "budget", "effort", "precision", "renewed")
        head = (f"{name} {getattr(self, name)}" for name in names)
        return "\n".join((*head, "", *self.lines, ""))

    @classmethod
    def read(cls, text: str) -> "Collection":
        """Read what ``text`` wrote."""
        head, _, rest = text.partition("\n\n")
        known = {name: int(value) for name, value in (line.split(" ") for line in head.splitlines())}
        lines = tuple(rest.splitlines())
        return cls(**known, numbers=tuple(int(line.partition(" ")[0]) for line in lines), lines=lines)


@dataclass(frozen=True, slots=True)
class Measurement:
    """The playouts of the certified deals of an option set."""

    rules: int
    precision: int
    renewed: int
    numbers: tuple[int, ...]
    reached: tuple[int, ...]
    """How many of the playouts of each of the numbers succeeded."""
    playouts: tuple[int, ...]
    """How many playouts of each of them were made."""

    @property
    def shares(self) -> tuple[float, ...]:
        """The share of playouts of each of the numbers that succeeded."""
        return tuple(reached / made for reached, made in zip(self.reached, self.playouts, strict=True))

    @property
    def text(self) -> str:
        """The file without proofs."""
        deals = zip(self.numbers, self.reached, self.playouts, strict=True)
        lines = (f"{number} {reached} {made}" for number, reached, made in deals)
        head = (f"{name} {getattr(self, name)}" for name in ("rules", "precision", "renewed"))
        return "\n".join((*head, "", *lines, ""))

    @classmethod
    def read(cls, text: str) -> "Measurement":
        """Read a file with or without proofs."""
        head, _, rest = text.partition("\n\n")
        settings = dict(line.split(" ") for line in head.splitlines())
        deals = [line.split(" ", 3) for line in rest.splitlines()]
        numbers, reached, playouts = (tuple(int(deal[place]) for deal in deals) for place in range(3))
        rules, precision, renewed = (int(settings[name]) for name in ("rules", "precision", "renewed"))
        return cls(rules, precision, renewed, numbers, reached, playouts)

    def with_deal(self, number: int, reached: int, playouts: int) -> "Measurement":
        """Return these with the playouts of a deal, the last that was renewed."""
        place = self.renewed
        changed = (
            (*before[:place], new, *before[place + 1 :])
            for before, new in ((self.numbers, number), (self.reached, reached), (self.playouts, playouts))
        )
        return Measurement(self.rules, self.precision, place + 1, *changed)


Stored = TypeVar("Stored", Collection, Measurement)


@dataclass(frozen=True, slots=True)
class CertifiedDeal:
    """A deal that can be won, or that has a par, with the moves that prove it."""

    game: Game
    options: Options
    number: int
    difficulty: int
    """From 1, easy, to 5."""
    par: int | None
    """The best score that was found, if the game has one; there may be a better one."""
    moves: str
    hardness: int | None
    """How hard the deal itself is, whatever its player does (``Plan.hardness``)."""

    def record(self) -> Record:
        """Return the record of the proof, which reaches par if there is one."""
        record = Record.begin(self.game, self.options, self.number)
        return record.then(*(move for move, _ in read_moves(record.start(), self.moves)))


@dataclass(frozen=True, slots=True)
class Pool:
    """The certified deals of a game with certain options."""

    game: Game
    options: Options
    collection: Collection
    measurement: Measurement
    """Of these options: those of the collection may show fewer cards."""

    @property
    def numbers(self) -> tuple[int, ...]:
        """The numbers of the deals, ascending."""
        return self.measurement.numbers

    def find(self, number: int) -> CertifiedDeal | None:
        """Return the deal of that number; ``None`` if it is not certified."""
        proof, measured = (_place(one.numbers, number) for one in (self.collection, self.measurement))
        if proof is None or measured is None:
            return None
        found = Certificate.read(self.collection.lines[proof])
        hard = difficulty(self.measurement.reached[measured], self.measurement.playouts[measured])
        return CertifiedDeal(self.game, self.options, number, hard, found.par, found.moves, found.hardness)

    def numbers_of(self, wanted: int) -> tuple[int, ...]:
        """Return the numbers of the deals of a difficulty, ascending."""
        measured = self.measurement
        deals = zip(measured.numbers, measured.reached, measured.playouts, strict=True)
        return tuple(number for number, reached, made in deals if difficulty(reached, made) == wanted)


def _place(numbers: tuple[int, ...], number: int) -> int | None:
    place = bisect_left(numbers, number)
    return place if numbers[place : place + 1] == (number,) else None


def find_pool(game: Game, options: Options) -> Pool | None:
    """Return the certified deals of a game with these options; ``None`` if there are none."""
    plan = find_plan(game.name)
    if plan is None:
        return None
    collection = _stored(Collection, file_name(game.name, pool_words(game, plan, options)))
    if collection is None or collection.rules != game.rules or not collection.numbers:
        return None  # a proof by other rules proves nothing
    measurement = _stored(Measurement, file_name(game.name, measured_words(game, plan, options)))
    if measurement is None or measurement.rules != game.rules or not measurement.numbers:
        return None
    return Pool(game, options, collection, measurement)


@cache
def _stored(kind: type[Stored], name: str) -> Stored | None:
    """Return the content of a file; ``None`` if there is none. Files of both kinds have a measurement."""
    file = files("seeds") / "deals" / name
    return kind.read(file.read_text("utf-8")) if file.is_file() else None
