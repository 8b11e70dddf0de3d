"""A clearing game without a stock, such as Black Hole: nothing is drawn, and all cards are known."""

from engine.advice.clearing import play_out
from engine.cards.french import FrenchCard
from engine.families.clearing.game import deal
from engine.families.clearing.rules import ClearingRules, NextRank, columns
from engine.move import Move
from engine.options import Options
from engine.solvers.clearing import BUDGET, solve
from engine.solvers.solution import Verdict

RULES = ClearingRules(
    columns(7, cards=5),
    NextRank(wraps=True),
    first_on_waste=FrenchCard("A", "S"),
    ranks="A23456789",
    is_open=True,
)
"""Black Hole in small, with 36 cards."""
POSITION = deal("small", RULES, 6, Options())


def test_drawing_is_refused_because_there_is_no_stock() -> None:
    for verb in ("draw", "redeal"):
        assert POSITION.refusal(Move(verb)).reason == "no-stock"
    assert POSITION.board().of_kind("stock") == ()


def test_a_won_game_is_no_streak() -> None:
    solution = solve(POSITION, BUDGET)
    assert solution.verdict is Verdict.WON
    position = POSITION
    for move in solution.line:
        position = position.play(move)
    assert (position.is_won(), position.longest_streak()) == (True, 0)


def test_some_playouts_think_far_enough_ahead_to_win_and_others_do_not() -> None:
    ends = [play_out(POSITION, seed).is_won for seed in range(20)]
    assert set(ends) == {True, False}
    assert ends == [play_out(POSITION, seed).is_won for seed in range(20)]
