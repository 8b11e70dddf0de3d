"""Building games as other programs read them: Freecell Solver reads the boards, and the moves read back."""

import random
import re
import shutil
import subprocess

import pytest

from engine.automatic import automatic_moves
from engine.families.building.notation import export
from engine.families.building.position import BuildingPosition
from engine.move import Move
from engine.reading import read_moves
from engine.solvers import solve
from engine.solvers.solution import Verdict
from tests.engine.building_tables import dealt, table

FC_SOLVE = shutil.which("fc-solve")
PRESETS = {
    ("freecell",): ("freecell",),
    ("freecell", "cells=2"): ("freecell", "--freecells-num", "2"),
    ("streets",): ("streets_and_alleys",),
    ("streets", "aces=out"): ("beleaguered_castle",),
}
"""What Freecell Solver is told of a game."""
COMPARED = (
    ("freecell 11982", Verdict.UNWINNABLE),
    ("freecell cells=2 3", Verdict.WON),
    ("streets 2", Verdict.UNWINNABLE),
    ("streets 3", Verdict.WON),
)
BUDGET = 2_000_000
SOLUTION = re.compile(r"-=-=.*?\n\n(.*?)\n\n", re.DOTALL)
IMPOSSIBLE = "I could not solve this game."


def position_of(text: str) -> tuple[BuildingPosition, tuple[str, ...]]:
    """Return the deal that words such as ``streets aces=out 2`` name, and what Freecell Solver is told."""
    *words, number = text.split()
    return dealt(int(number), *words[1:], game=words[0]), PRESETS[tuple(words)]


def played_on(position: BuildingPosition, moves: int) -> tuple[BuildingPosition, tuple[Move, ...]]:
    """Return a position after random moves that lead on, and these."""
    made, chance = list[Move](), random.Random(moves)
    while len(made) < moves and position.outcome() is None:
        main = position.main_moves(position.legal_moves())
        move = chance.choice([one for one in main if one.places[0] not in position.table.foundations][:6])
        made += (move, *automatic_moves(position.after(move), 52))
        position = position.after_line((move, *automatic_moves(position.after(move), 52)))
    return position, tuple(made)


def others_solution(position: BuildingPosition, preset: tuple[str, ...]) -> str:
    """Return the moves with which Freecell Solver wins an exported position; empty if it proves it lost."""
    assert FC_SOLVE
    written = export(position, ())
    assert written
    found = subprocess.run(
        (FC_SOLVE, "--game", *preset, "-m", "-snx", "-p", "-t", "-"),
        input=f"{written.board}\n",
        capture_output=True,
        text=True,
        check=False,
    )
    if IMPOSSIBLE in found.stdout:
        return ""
    solution = SOLUTION.search(found.stdout)
    assert solution, found.stdout
    return solution[1]


@pytest.mark.skipif(FC_SOLVE is None, reason="fc-solve is not installed")
@pytest.mark.parametrize(("text", "verdict"), COMPARED)
def test_another_solver_reads_the_board_and_agrees(text: str, verdict: Verdict) -> None:
    position, preset = position_of(text)
    assert solve(position, BUDGET).verdict is verdict
    assert bool(others_solution(position, preset)) is (verdict is Verdict.WON)


@pytest.mark.skipif(FC_SOLVE is None, reason="fc-solve is not installed")
def test_what_another_solver_finds_can_be_typed() -> None:
    position, preset = position_of("freecell 617")
    while position.outcome() is None:  # it is asked again in the middle, with cards in cells and home
        words = others_solution(position, preset).split()
        position = position.play_together(read_moves(position, " ".join(words[:40])))
    assert position.is_won()


def test_exported_moves_are_read_back() -> None:
    for number in range(1, 9):
        start = dealt(number, game="freecell")
        end, moves = played_on(start, 60)
        written = start.export(moves)
        assert written
        assert not written.has_unwritable
        position, words = start, written.moves.split()
        assert len(words) == len(moves)
        while words:
            position = position.play_together(read_moves(position, " ".join(words[:40])))
            del words[:40]
        assert position == end


def test_a_board_in_the_middle_of_a_game() -> None:
    position = table(
        {"1": "9S 8H", "3": "KD"}, {"b": "8C"}, game="freecell", home={"hearts": 2, "spades": 10}
    )
    written = position.export((Move("move", ("12", "2")), Move("move", ("spades", "4"))))
    assert written
    assert written.board.splitlines() == [
        "Foundations: H-2 C-0 D-0 S-T", "Freecells: - 8C - -", "9S 8H", ":", "KD", *[":"] * 5,
    ]  # fmt: skip
    assert (written.moves, written.has_unwritable) == ("", True)


@pytest.mark.parametrize("game", ["klondike", "spider", "yukon"])
def test_games_with_hidden_cards_are_not_exported(game: str) -> None:
    assert dealt(1, game=game).export(()) is None
    assert dealt(1, "open", game=game).export(()) is None
