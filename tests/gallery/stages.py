"""The stages of a game: its start, its middle, its ends, and the most cards in one place.

Whole games are played by players of simple habits, so that every kind of board occurs.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random
from types import MappingProxyType
from typing import TypeAlias

from engine.board import Board
from engine.game import Game, Position
from engine.move import Move
from engine.options import Option, Options, read_options
from engine.outcome import Result
from engine.record import Record
from render.boards.layouts import find_layout
from tests.engine.playing import LONGEST_COURSE
from tests.engine.transcripts import RECORDS

START, MIDDLE, END, LONGEST = "start", "middle", "end", "longest"
"""The first words of the names of all stages."""
FEW = 6
"""A number of cards that is not worth a picture."""
BEST = (Result.WON, Result.ENDED, Result.LOST)
"""Which end is preferred."""
COMPARED, COUNTED = 24, 6
"""The number of moves that players of habits compare by their scores, and by the moves after them."""

Player: TypeAlias = Callable[[Position, Sequence[Move], Random], Move]
"""Chooses one of the legal moves."""
PLAYERS: Mapping[str, Player] = MappingProxyType(
    {
        "any move": lambda _position, moves, chance: chance.choice(moves),
        "high score": lambda position, moves, chance: max(
            _sample(moves, chance, COMPARED), key=lambda move: position.after(move).score()
        ),
        "low score": lambda position, moves, chance: min(
            _sample(moves, chance, COMPARED), key=lambda move: position.after(move).score()
        ),
        "many moves": lambda position, moves, chance: max(
            _sample(moves, chance, COUNTED), key=lambda move: len(position.after(move).legal_moves())
        ),
        "first move": lambda _position, moves, _chance: moves[0],
        "last move": lambda _position, moves, _chance: moves[-1],
        "fewest places": lambda _position, moves, _chance: min(moves, key=lambda move: len(move.places)),
    }
)


def _sample(moves: Sequence[Move], chance: Random, most: int) -> Sequence[Move]:
    return chance.sample(moves, min(len(moves), most))


@dataclass(frozen=True, slots=True)
class Course:
    """A game that was played: its record, and the positions from the deal on."""

    record: Record
    positions: tuple[Position, ...]

    @property
    def moves(self) -> int:
        """The number of moves."""
        return len(self.record.moves)


@dataclass(frozen=True, slots=True)
class Stage:
    """A moment of a game that is worth a picture."""

    name: str
    record: Record


def shown_options(game: Game) -> tuple[Options, ...]:
    """Return the default options, each other value by itself, and last everything that is not default."""
    default = read_options(game.options, ())
    single = (
        read_options(game.options, (f"{option.name}={value}",))
        for option in game.options
        for value in option.values
        if value != option.default
    )
    everything = read_options(game.options, (f"{option.name}={_furthest(option)}" for option in game.options))
    return tuple(dict.fromkeys((default, *single, everything)))


def _furthest(option: Option) -> str:
    """Return the value at the other end from the default."""
    return option.values[0 if option.default == option.values[-1] else -1]


def courses(game: Game, options: Options, deals: int) -> Iterator[Course]:
    """Yield the golden plays with these options, then a number of deals by each of the players."""
    start = Record.begin(game, options, 0)
    for record in map(Record.read, RECORDS.values()):
        if (record.game, record.option_words) == (game.name, start.option_words):
            yield Course(record, tuple(record.positions()))
    for deal in range(1, deals + 1):
        for player in PLAYERS.values():
            yield _play(Record.begin(game, options, deal), player)


def _play(start: Record, player: Player) -> Course:
    """Return a deal played by a player, to its end or to the longest course."""
    chance, moves = Random(start.deal), list[Move]()
    positions = [start.start()]
    while len(moves) < LONGEST_COURSE and (legal := positions[-1].legal_moves()):
        moves.append(player(positions[-1], legal, chance))
        positions.append(positions[-1].after(moves[-1]))
    return Course(start.then(*moves), tuple(positions))


def stages(game: Game, options: Options, deals: int) -> tuple[Stage, ...]:
    """Return the stages of a number of deals by each player."""
    played = list(courses(game, options, deals))
    ends = dict(_ends(played))
    best = next((ends[result] for result in BEST if result in ends), max(played, key=lambda one: one.moves))
    found = [Stage(START, best.record.first(0)), Stage(MIDDLE, best.record.first(best.moves // 2))]
    found += [Stage(f"{END} {result}", course.record) for result, course in ends.items()]
    if not ends:
        found.append(Stage(END, best.record))
    shown = {stage.record for stage in found}
    longest = (Stage(f"{LONGEST} {kind}", record) for kind, record in _longest(played))
    return (*found, *(stage for stage in longest if stage.record not in shown))


def _ends(played: Sequence[Course]) -> Iterator[tuple[Result, Course]]:
    """Yield a course for every result: of usual length if it was won, else the longest."""
    for result in BEST:
        ended = [
            course
            for course in played
            if (outcome := course.positions[-1].outcome()) and outcome.result is result
        ]
        if ended:
            ended.sort(key=lambda course: course.moves)
            yield result, ended[len(ended) // 2 if result is Result.WON else -1]


def _longest(played: Sequence[Course]) -> Iterator[tuple[str, Record]]:
    """Yield the record with the most cards in a pile of each kind, or in all if each has only one.

    Kinds that are longest at the start, never long, or of which only the top is visible are left out.
    """
    most: dict[str, tuple[int, int]] = {}
    found: dict[str, tuple[Record, Board, int]] = {}
    for course in played:
        for moves, board in enumerate(position.board() for position in course.positions):
            lengths: dict[str, list[int]] = {}
            for pile in board.piles:
                lengths.setdefault(pile.kind, []).append(len(pile.cards))
            for kind, numbers in lengths.items():
                size = (max(numbers), sum(numbers))
                if sum(numbers) > FEW and size > most.get(kind, (0, 0)):
                    most[kind], found[kind] = size, (course.record, board, moves)
    for kind, (record, board, moves) in found.items():
        if moves and _shows_every_card(board, kind):
            yield kind, record.first(moves)


def _shows_every_card(board: Board, kind: str) -> bool:
    """Return whether a pile shows every card: without its lowest card, one less is visible."""
    pile = max(board.of_kind(kind), key=lambda pile: len(pile.cards))
    rest = (replace(pile, cards=pile.cards[1:]),) if len(pile.cards) > 1 else ()
    at = board.piles.index(pile)
    fewer = replace(board, piles=(*board.piles[:at], *rest, *board.piles[at + 1 :]))
    return _visible_cards(fewer) < _visible_cards(board)


def _visible_cards(board: Board) -> int:
    scene = find_layout(board.game).lay_out(board)
    return sum(placed.kind != "place" for placed in scene.sprites)
