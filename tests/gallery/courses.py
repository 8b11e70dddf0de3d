"""Courses of play: whole games by players of simple habits, so that every kind of board comes up."""

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from engine.game import Game, Position
from engine.move import Move
from engine.options import Options
from engine.record import Record
from tests.engine.playing import LONGEST_COURSE
from tests.engine.transcripts import RECORDS

Player: TypeAlias = Callable[[Position, Sequence[Move], random.Random], Move]
"""Chooses one of the legal moves."""

CONSIDERED = 24
"""Moves that are looked at by those who look at what a move leads to."""
WEIGHED = 6
"""Moves that are looked at by those who count the moves after it."""


@dataclass(frozen=True, slots=True)
class Course:
    """A game as it was played: its record, the deal, and the position after each move."""

    record: Record
    positions: tuple[Position, ...]

    def until(self, moves: int) -> Record:
        """Return the record of so many moves."""
        return self.record.first(moves)


def any_move(_position: Position, moves: Sequence[Move], chance: random.Random) -> Move:
    """Play at random."""
    return chance.choice(moves)


def upwards(position: Position, moves: Sequence[Move], chance: random.Random) -> Move:
    """Play for a high score."""
    return max(_some(moves, chance, CONSIDERED), key=lambda move: position.after(move).score())


def downwards(position: Position, moves: Sequence[Move], chance: random.Random) -> Move:
    """Play for a low score, which in some games is the better one."""
    return min(_some(moves, chance, CONSIDERED), key=lambda move: position.after(move).score())


def freely(position: Position, moves: Sequence[Move], chance: random.Random) -> Move:
    """Play so that many moves are left."""
    considered = _some(moves, chance, WEIGHED)
    return max(considered, key=lambda move: len(position.after(move).legal_moves()))


def first_move(_position: Position, moves: Sequence[Move], _chance: random.Random) -> Move:
    """Play the move that the game names first."""
    return moves[0]


def last_move(_position: Position, moves: Sequence[Move], _chance: random.Random) -> Move:
    """Play the move that the game names last."""
    return moves[-1]


def shortest_move(_position: Position, moves: Sequence[Move], _chance: random.Random) -> Move:
    """Play the move of the fewest places, such as dealing: whatever can pile up does."""
    return min(moves, key=lambda move: len(move.places))


PLAYERS: tuple[Player, ...] = (any_move, upwards, downwards, freely, first_move, last_move, shortest_move)


def courses(game: Game, options: Options, deals: int) -> Iterator[Course]:
    """Yield the golden plays with these options, then so many deals by each of the players."""
    begun = Record.begin(game, options, 0)
    for text in RECORDS.values():
        record = Record.read(text)
        if (record.game, record.option_words) == (game.name, begun.option_words):
            yield Course(record, tuple(record.positions()))
    for deal in range(1, deals + 1):
        for player in PLAYERS:
            yield course(Record.begin(game, options, deal), player)


def course(begun: Record, player: Player) -> Course:
    """Have a player play a deal, to its end if it comes soon."""
    chance = random.Random(begun.deal)
    position = begun.start()
    moves: list[Move] = []
    positions = [position]
    while len(moves) < LONGEST_COURSE and (legal := position.legal_moves()):
        moves.append(player(position, legal, chance))
        position = position.after(moves[-1])
        positions.append(position)
    return Course(begun.then(*moves), tuple(positions))


def _some(moves: Sequence[Move], chance: random.Random, most: int) -> Sequence[Move]:
    """Return the moves in another order, some of them where they are many."""
    return chance.sample(moves, min(len(moves), most))
