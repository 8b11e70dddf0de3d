"""Why presses on boards of clearing games make no move, and what two presses mean."""

import pytest

from engine.families.clearing.position import ClearingPosition
from engine.presses import refusal_at, refusal_between
from tests.engine.clearing_tables import table

PAIRS = table(
    {"f1": "5H", "g1": "9C", "g2": "4D", "g3": "KD", "g4": "7C", "e1": "2S"}, waste="QC JS QH", stock="TC 3D"
)
ON_STOCK = table(g1="QS", waste="4C 9D", stock="4S 2D")
USED_UP = table(g1="7C", waste="QC 3S")
LAST = table(g1="7C", g2="6D", game="pyramid passes=1")
PEAKS = table(d1="6H", d2="9D", c1="2S", waste="KS 5C", stock="8C 2C", game="tripeaks")
KNOWN = table(d1="6H", d2="9D", c1="2S", waste="KS 5C", stock="8C 2C", game="tripeaks open")
COLUMNS = table(a="AC 9S 6D", b="7H", waste="QC", stock="2C", game="golf")
KING = table(a="AC 9S QD", b="7H", waste="KC", game="golf")


@pytest.mark.parametrize(
    ("position", "place", "reason", "details"),
    [
        (PAIRS, "f1", "covered", {"card": "5H", "place": "f1", "covering": "g1 g2", "count": 2}),
        (PAIRS, "g4", "no-partner", {"card": "7C"}), (PAIRS, "waste", "no-partner", {"card": "QH"}),
        (PAIRS, "a1", "nothing-there", {"place": "a1"}),
        (LAST, "waste", "nothing-there", {"place": "waste"}),
        (PAIRS, "waste2", "covered-card", {"place": "waste2"}),
        (PAIRS, "g2", "begins-here", {"place": "g2"}), (PAIRS, "stock", "begins-here", {"place": "stock"}),
        (PAIRS, "stock1", "begins-here", {"place": "stock1"}),
        (USED_UP, "stock", "begins-here", {"place": "stock"}), (LAST, "stock", "stock-empty", {}),
        (PAIRS, "x1", "no-such-place", {"place": "x1"}),
        (PEAKS, "c1", "face-down", {"place": "c1", "covering": "d1 d2", "count": 2}),
        (KNOWN, "c1", "covered", {"card": "2S", "place": "c1", "covering": "d1 d2", "count": 2}),
        (PEAKS, "d2", "not-next", {"card": "9D", "top": "5C", "lower": "4", "higher": "6"}),
        (PEAKS, "waste", "waste-top", {"card": "5C", "stock": 2, "lower": "4", "higher": "6"}),
        (KING, "waste", "waste-top", {"card": "KC", "stock": 0, "lower": "Q", "higher": ""}),
        (COLUMNS, "a2", "covered", {"card": "9S", "place": "a2", "covering": "a", "count": 1}),
        (COLUMNS, "a", "not-next", {"card": "6D", "top": "QC", "lower": "J", "higher": "K"}),
        (KING, "stock", "stock-empty", {}),
    ],
    ids=range(20),
)  # fmt: skip
def test_a_place_without_a_move_says_what_is_wrong_there(
    position: ClearingPosition, place: str, reason: str, details: dict[str, object]
) -> None:
    told = refusal_at(position, place)
    assert (told.reason, {name: getattr(value, "code", value) for name, value in told.details.items()}) == (
        reason, details,
    )  # fmt: skip


@pytest.mark.parametrize(
    ("position", "source", "target", "meaning"),
    [
        # A pair, in any order; a King with itself or the waste.
        (PAIRS, "g1", "g2", "take g1 g2"), (PAIRS, "g2", "g1", "take g1 g2"),
        (PAIRS, "g1", "g4", "not-the-total"), (PAIRS, "g3", "waste", "take g3"),
        (PAIRS, "g3", "g3", "take g3"), (PAIRS, "g3", "g4", "not-the-total"),
        (PAIRS, "g4", "waste1", "not-the-total"), (PAIRS, "g1", "g1", "begins-here"),
        (PAIRS, "f1", "g1", "covered"),
        # The stock: a pair with the waste, a draw, or a redeal.
        (PAIRS, "stock", "waste", "draw"), (PAIRS, "stock1", "waste", "draw"),
        (PAIRS, "waste", "stock", "not-the-total"), (ON_STOCK, "stock", "waste", "take waste stock"),
        (ON_STOCK, "waste", "stock", "take waste stock"), (USED_UP, "stock", "waste", "redeal"),
        (USED_UP, "stock", "stock", "redeal"), (USED_UP, "waste", "stock", "redeal"),
        (LAST, "stock", "waste", "stock-empty"), (PAIRS, "g1", "stock", "not-the-total"),
        # A card goes onto the waste, wherever it is dropped there.
        (PEAKS, "d1", "waste", "take d1"), (PEAKS, "d1", "waste1", "take d1"),
        (PEAKS, "waste", "d1", "take d1"), (PEAKS, "d2", "waste", "not-next"),
        (PEAKS, "c1", "waste", "face-down"), (PEAKS, "stock", "waste", "draw"),
        (PEAKS, "d1", "d2", "no-move-between"), (PEAKS, "d2", "d1", "not-next"),
        (PEAKS, "d1", "d1", "begins-here"), (PEAKS, "waste", "waste", "waste-top"),
        (PEAKS, "waste", "stock", "waste-top"), (PEAKS, "d1", "x9", "no-such-place"),
        (KING, "a", "waste", "take a"), (KING, "a2", "waste", "covered"), (KING, "b", "waste", "not-next"),
    ],
    ids=range(34),
)  # fmt: skip
def test_two_presses_mean_a_match_or_a_move_of_the_stock(
    position: ClearingPosition, source: str, target: str, meaning: str
) -> None:
    told = refusal_between(position, source, target)
    found = str(told).removesuffix(" is legal") if told.reason == "move-there" else told.reason
    assert found == meaning
