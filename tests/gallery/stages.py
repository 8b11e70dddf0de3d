"""The stages of a game: its start, middle and ends, from golden records and from simple simulated players."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from types import MappingProxyType
from typing import TypeAlias

from engine.game import Game, Position
from engine.move import Move
from engine.options import Option, Options, choose, read_options
from engine.outcome import Result
from engine.record import Record
from tests.engine.playing import LONGEST_COURSE
from tests.engine.transcripts import RECORDS

START, MIDDLE, END = "start", "middle", "end"
"""The first word of a stage's name is one of these."""
BEST = (Result.WON, Result.ENDED, Result.LOST)
"""Results in order of preference for the start and middle stages."""
COMPARED = 24
"""The most moves whose scores the ``high score`` player compares."""

Player: TypeAlias = Callable[[Position, Sequence[Move], Random], Move]
"""Chooses one of the legal moves."""
PLAYERS: Mapping[str, Player] = MappingProxyType(
    {
        "any move": lambda _position, moves, chance: chance.choice(moves),
        "high score": lambda position, moves, chance: max(
            chance.sample(moves, min(len(moves), COMPARED)), key=lambda move: position.after(move).score()
        ),
        "last move": lambda _position, moves, _chance: moves[-1],
    }
)


@dataclass(frozen=True, slots=True)
class Stage:
    """A moment of a game that is worth a picture."""

    name: str
    record: Record


def shown_options(game: Game) -> tuple[Options, ...]:
    """Return the default options, each other value by itself, and last all options at non-default values.

    Of options that exclude each other, the last one has such a value.
    """
    default = read_options(game.options, ())
    single = (
        read_options(game.options, (f"{option.name}={value}",))
        for option in game.options
        for value in option.values
        if value != option.default
    )
    everything = default
    for option in game.options:
        everything = choose(game.options, everything, option.name, _furthest(option))
    return tuple(dict.fromkeys((default, *single, everything)))


def _furthest(option: Option) -> str:
    """Return the last value, or the first one if the last is the default."""
    return option.values[0 if option.default == option.values[-1] else -1]


def plays(game: Game, options: Options, deals: int) -> Iterator[Record]:
    """Yield the golden records with these options, then records of ``deals`` deals by each of ``PLAYERS``."""
    start = Record.begin(game, options, 0)
    for record in map(Record.read, RECORDS.values()):
        if (record.game, record.option_words) == (game.name, start.option_words):
            yield record
    for deal in range(1, deals + 1):
        for player in PLAYERS.values():
            yield _play(Record.begin(game, options, deal), player)


def _play(start: Record, player: Player) -> Record:
    """Return the record of a deal that a player plays to its end or for ``LONGEST_COURSE`` moves."""
    chance, moves, position = Random(start.deal), list[Move](), start.start()
    while len(moves) < LONGEST_COURSE and (legal := position.legal_moves()):
        moves.append(player(position, legal, chance))
        position = position.after(moves[-1])
    return start.then(*moves)


def stages(game: Game, options: Options, deals: int) -> tuple[Stage, ...]:
    """Return start and middle of the record with the best result, and the longest record with each result."""
    played = sorted(plays(game, options, deals), key=lambda record: len(record.moves))
    ends: dict[Result, Record] = {}
    for record in played:
        if outcome := record.replay().outcome():
            ends[outcome.result] = record
    best = next((ends[result] for result in BEST if result in ends), played[-1])
    found = [Stage(START, best.first(0)), Stage(MIDDLE, best.first(len(best.moves) // 2))]
    found += [Stage(f"{END} {result}", record) for result, record in ends.items()]
    return tuple(found) if ends else (*found, Stage(END, best))
