"""The stages of a game: its start, its middle, its ends, and where the most cards lie in one place."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from engine.board import Board
from engine.game import Game
from engine.options import Options
from engine.outcome import Result
from engine.record import Record
from render.boards.layouts import find_layout
from tests.gallery.courses import Course, courses

START, MIDDLE, END, LONGEST = "start", "middle", "end", "longest"
"""The first words of the names of all stages."""
FEW = 6
"""Cards that are no crowd, wherever they lie."""
BEST = (Result.WON, Result.ENDED, Result.LOST)
"""Which end is shown rather than another."""


@dataclass(frozen=True, slots=True)
class Stage:
    """A moment of a game that is worth a picture."""

    name: str
    record: Record


def stages(game: Game, options: Options, deals: int) -> tuple[Stage, ...]:
    """Play so many deals by each player and return the stages."""
    played = list(courses(game, options, deals))
    ends = dict(_ends(played))
    best = next((ends[result] for result in BEST if result in ends), max(played, key=_length))
    found = [
        Stage(START, best.until(0)),
        Stage(MIDDLE, best.until(_length(best) // 2)),
        *(Stage(f"{END} {result}", course.record) for result, course in ends.items()),
    ]
    if not ends:
        found.append(Stage(END, best.record))
    shown = {stage.record for stage in found}
    longest = (Stage(f"{LONGEST} {kind}", record) for kind, record in _longest(played))
    return (*found, *(stage for stage in longest if stage.record not in shown))


def _ends(played: Sequence[Course]) -> Iterator[tuple[Result, Course]]:
    """Yield for every result a course that ended so: of the won ones a usual one, else the longest."""
    for result in BEST:
        ended = [
            course
            for course in played
            if (outcome := course.positions[-1].outcome()) and outcome.result is result
        ]
        if ended:
            ended.sort(key=_length)
            yield result, ended[len(ended) // 2 if result is Result.WON else -1]


def _length(course: Course) -> int:
    return len(course.record.moves)


def _longest(played: Sequence[Course]) -> Iterator[tuple[str, Record]]:
    """Yield where the most cards lie in a pile of its kind, or in all of them where each has but one.

    Passed over is what is longest at the start, what is never much, and piles of which only the top is seen.
    """
    most: dict[str, tuple[int, int]] = {}
    found: dict[str, tuple[Course, int]] = {}
    for course in played:
        for moves, position in enumerate(course.positions):
            for kind, lengths in _lengths(position.board()).items():
                held = (max(lengths), sum(lengths))
                if sum(lengths) > FEW and held > most.get(kind, (0, 0)):
                    most[kind], found[kind] = held, (course, moves)
    for kind, (course, moves) in found.items():
        if moves and _shows_every_card(course.positions[moves].board(), kind):
            yield kind, course.until(moves)


def _lengths(board: Board) -> dict[str, list[int]]:
    """Return how many cards lie in each of the piles of each kind."""
    lengths: dict[str, list[int]] = {}
    for pile in board.piles:
        lengths.setdefault(pile.kind, []).append(len(pile.cards))
    return lengths


def _shows_every_card(board: Board, kind: str) -> bool:
    """Tell whether piles are painted card by card: without a lowest card there is one to be seen less."""
    pile = max(board.of_kind(kind), key=lambda pile: len(pile.cards))
    rest = (replace(pile, cards=pile.cards[1:]),) if len(pile.cards) > 1 else ()
    at = board.piles.index(pile)
    fewer = replace(board, piles=(*board.piles[:at], *rest, *board.piles[at + 1 :]))
    return _cards_seen(fewer) < _cards_seen(board)


def _cards_seen(board: Board) -> int:
    scene = find_layout(board.game).lay_out(board)
    return sum(spot.kind != "place" for spot in scene.sprites)
