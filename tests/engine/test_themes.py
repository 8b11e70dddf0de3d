"""The themes of puzzles: each rule on steps that have it, and on others that only look alike."""

from engine.cards.french import FrenchCard
from engine.game import Position
from engine.games.wish import WishPosition
from engine.goal import Goal
from engine.move import Move
from engine.puzzles.step import Step
from engine.puzzles.themes import all_themes, find_themes
from tests.engine.flip_hands import hand
from tests.engine.follow_tables import trick


def wish(*piles: str) -> WishPosition:
    """Return the piles of these ranks, the bottom card first."""
    used: dict[str, int] = {}
    cards = []
    for pile in piles:
        cards.append(tuple(FrenchCard(rank, "SHDC"[used.setdefault(rank, 0)]) for rank in pile))
        for rank in pile:
            used[rank] = (used[rank] + 1) % 4
    return WishPosition((*cards, *((),) * (8 - len(piles))), open=True)


def step(position: Position, keeping: str, move: str = "", obvious: str = "") -> Step[Position]:
    """Return a step at which these of the legal moves keep the goal, separated by commas."""
    kept = tuple(map(Move.read, keeping.split(", ")))
    legal = tuple(legal for legal in position.legal_moves() if legal.verb != "stop")
    assert {*kept, *(Move.read(one) for one in (move, obvious) if one)} <= set(legal)
    first = Move.read(move) if move else kept[0]
    return Step(position, first, legal, kept, (Move.read(obvious),) if obvious else ())


def themes(*steps: Step[Position]) -> set[str]:
    return set(find_themes(steps, ANY_GOAL))


ANY_GOAL = Goal("leave")
FOUR_TOPS = wish("AA", "AA", "77", "77")  # takes a b, c d; of alike ranks
THREE_ALIKE = wish("8A", "9A", "7A", "7", "8", "9")
"""Pairs a b, a c, b c."""


def test_only_move() -> None:
    many = trick("AS KS QS JS", "TS")
    few = trick("AS KS QS", "TS")
    assert "only-move" in themes(step(many, "play AS"), step(many, "play KS"))
    assert "only-move" not in themes(step(many, "play AS"), step(few, "play KS"))
    assert "only-move" not in themes(step(many, "play AS"), step(many, "play KS, play QS"))


def test_not_obvious() -> None:
    wrong = step(THREE_ALIKE, "take a b", obvious="take a c")
    right = step(THREE_ALIKE, "take a b", obvious="take a b")
    assert "not-obvious" in themes(wrong, wrong)
    assert "not-obvious" not in themes(wrong, right, right)


def test_long_way() -> None:
    one = step(THREE_ALIKE, "take a b", obvious="take a c")
    assert "long-way" in themes(*[one] * 14)
    assert "long-way" not in themes(*[one] * 13)


def test_let_it_lie_in_wish() -> None:
    tops = wish("8A", "9A", "7A", "7T", "8T")
    assert "let-it-lie" in themes(step(tops, "take d e", obvious="take a b"))
    assert "let-it-lie" not in themes(step(tops, "take a c", obvious="take a b"))


def test_empty_pile() -> None:
    tops = wish("A", "8A", "7A", "78", "9")
    assert "empty-pile" in themes(step(tops, "take a b"))
    assert "empty-pile" not in themes(step(tops, "take b c"))


def test_which_two() -> None:
    choice = step(THREE_ALIKE, "take a b")
    other = step(wish("8A", "9A", "7T", "7T", "8J", "7J"), "take a b")
    assert "which-two" in themes(choice, choice)
    assert "which-two" not in themes(choice, other, other)


def test_let_it_lie_in_follow_the_suit() -> None:
    assert "let-it-lie" in themes(step(trick("AS KS 2S", "QS"), "play 2S"))
    assert "let-it-lie" not in themes(step(trick("AS KS 2S", "QS"), "play KS"))
    assert "let-it-lie" not in themes(step(trick("4S 3S 2S", "QS"), "play 2S"))


def test_spend_trumps() -> None:
    trump = step(trick("AH KD 2D", "QS", trumps="H"), "play AH")
    joker = step(trick("X AS 2S", "QS"), "play X")
    assert "spend-trumps" in themes(trump, joker)
    assert "spend-trumps" not in themes(trump, step(trick("AH KD 2D", "QS", trumps="H"), "play KD"))
    assert "spend-trumps" not in themes(trump, step(trick("AS KS 2S", "QS", trumps="S"), "play AS"))


def test_count_trumps() -> None:
    assert "count-trumps" in themes(step(trick("AH KD 2D", "QS", trumps="H"), "play KD"))
    assert "count-trumps" in themes(step(trick("X AS 2S", "QS"), "play AS"))
    assert "count-trumps" not in themes(step(trick("AH KD 2D", "QS", trumps="H"), "play AH"))


def test_choose_trumps() -> None:
    chosen = trick("AS KS 2S", "QS")
    open_choice = type(chosen)((), chosen.deck, chosen.hand, has_exchanged=True)
    assert "choose-trumps" in themes(step(open_choice, "trumps S"), step(chosen, "play AS"))
    assert "choose-trumps" not in themes(step(chosen, "play AS"))


def test_let_it_lie_in_flip() -> None:
    removable = hand("2S* 8C 9C 8S* 3D 4H 2C")
    turn = next(move.text for move in removable.legal_moves() if move.verb == "turn")
    removal = next(move.text for move in removable.legal_moves() if move.verb == "remove")
    assert "let-it-lie" in themes(step(removable, turn))
    assert "let-it-lie" not in themes(step(removable, removal))


def test_closing_gap() -> None:
    # Between two dark spades are two cards; without them the two at the left meet the rest.
    gap = hand("3H 2S* 8C 9C 8S* 3D KC KD QC")
    first = step(gap, "remove 2")
    needs = step(gap.after(Move.read("remove 2")), "turn-four 1")
    assert "closing-gap" in themes(first, needs, first, needs)
    assert "closing-gap" not in themes(first, needs)


def test_themes_are_listed_in_one_order_and_every_theme_is_known() -> None:
    one = step(THREE_ALIKE, "take a b", obvious="take a c")
    found = find_themes([one] * 14, ANY_GOAL)
    assert found == tuple(theme for theme in all_themes() if theme in found)
