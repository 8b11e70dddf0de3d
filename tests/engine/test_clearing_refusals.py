"""Why moves of clearing games are refused; the reasons tell nothing of cards that the player has not seen."""

from collections.abc import Mapping

import pytest

from engine.errors import IllegalMoveError
from engine.families.clearing.position import ClearingPosition
from engine.move import Move
from tests.engine.clearing_tables import play, refused, table
from tests.engine.hidden.clearing import twin

PYRAMID, TRIPEAKS, GOLF = "pyramid passes=3", "tripeaks", "golf"
PAIRS = {
    "a1": "2S",
    "b1": "QS",
    "b2": "KH",
    "c1": "9S",
    "c2": "5H",
    "c3": "4D",
    "waste": "4S JD",
    "stock": "TC 3C",
}
PEAKS = {"b1": "2S", "c1": "9S", "c2": "5H", "d1": "6H", "d2": "4D", "waste": "QC 5S", "stock": "3C 4C"}
COLUMNS = {"a": "9S 4D", "b": "KD", "c": "7H", "waste": "5S", "stock": "QC"}


@pytest.mark.parametrize(
    ("game", "places", "move", "problem"),
    [
        (PYRAMID, PAIRS, "take b2 c1", "covered: the card at b2 is covered by c2 and c3"),
        (PYRAMID, PAIRS, "take c1 d1", "nothing-there: there is no card at d1"),
        (PYRAMID, PAIRS, "take c1 c1", "one-card: c1 is named twice"),
        (PYRAMID, PAIRS, "take c3 c1", "order: the places of a pair are named in order: take c1 c3"),
        (PYRAMID, PAIRS, "take waste c1", "order: the places of a pair are named in order: take c1 waste"),
        (PYRAMID, PAIRS, "take c1 c2", "not-the-total: 9S and 5H make 14, not 13"),
        (PYRAMID, PAIRS, "take waste stock", "not-the-total: JD and TC make 21, not 13"),
        (PYRAMID, PAIRS, "take c1", "needs-partner: 9S leaves with a partner of rank 4"),
        (PYRAMID, {**PAIRS, "waste": ""}, "take c1 waste", "nothing-there: there is no card at waste"),
        (PYRAMID, PAIRS, "take", "no-such-move: 'take' is no move"),
        (PYRAMID, PAIRS, "take c1 c2 c3", "no-such-move: 'take c1 c2 c3' is no move"),
        (PYRAMID, PAIRS, "take c1 h1", "no-such-move: 'take c1 h1' is no move"),
        (PYRAMID, PAIRS, "draw stock", "no-such-move: 'draw stock' is no move"),
        (PYRAMID, PAIRS, "redeal", "stock-not-empty: the waste is turned over when the stock is empty"),
        (PYRAMID, {**PAIRS, "stock": ""}, "draw", "turn-waste-over: the stock is empty: turn the waste over"),
        (PYRAMID, {"c1": "KS", "b1": "2S"}, "draw", "stock-empty: stock and waste are used up"),
        ("pyramid passes=1", {**PAIRS, "stock": ""}, "draw", "stock-empty: the stock is used up"),
        ("pyramid passes=1", PAIRS, "redeal", "no-pass-left: this is the last pass"),
        (TRIPEAKS, PEAKS, "take b1", "face-down: the card at b1 is covered by c1 and c2"),
        ("tripeaks open", PEAKS, "take b1", "covered: the card at b1 is covered by c1 and c2"),
        (TRIPEAKS, PEAKS, "take c1 d1", "no-such-move: 'take c1 d1' is no move"),
        (TRIPEAKS, PEAKS, "take stock", "not-from-stock: no card is taken from the stock"),
        (TRIPEAKS, PEAKS, "take waste", "not-from-waste: no card is taken from the waste"),
        (TRIPEAKS, {**PEAKS, "d1": "7H"}, "take d1", "not-next: on 5S goes 4 or 6, not 7H"),
        (GOLF, COLUMNS, "take c", "not-next: on 5S goes 4 or 6, not 7H"),
        (GOLF, {**COLUMNS, "waste": "KS"}, "take c", "not-next: on KS goes Q, not 7H"),
        ("golf wrap", {**COLUMNS, "waste": "KS"}, "take c", "not-next: on KS goes Q or A, not 7H"),
        (GOLF, COLUMNS, "take a1", "no-such-move: 'take a1' is no move"),
        (GOLF, {"b": "KD", "waste": "5S"}, "take b", "over: the game is over"),
        (GOLF, {"waste": "5S"}, "draw", "over: the game is over"),
    ],
)  # fmt: skip
def test_a_refusal_says_what_is_wrong(game: str, places: Mapping[str, str], move: str, problem: str) -> None:
    assert refused(table(places, game=game), move) == problem


def test_the_last_pass_ends_with_the_stock() -> None:
    for redeals, move, reason in (
        (1, "draw", "turn-waste-over"),
        (2, "draw", "no-pass-left"),
        (2, "redeal", "no-pass-left"),
    ):
        position = table({**PAIRS, "c1": "KS", "stock": ""}, redeals=redeals)
        assert refused(position, move).startswith(reason), (redeals, move)


def together(position: ClearingPosition, *texts: str) -> str:
    """Return the reason for which moves that are entered at once are refused."""
    with pytest.raises(IllegalMoveError) as error:
        position.play_together([Move.read(text) for text in texts])
    return error.value.reason


@pytest.mark.parametrize(
    ("position", "moves"),
    [
        (table(PAIRS), ["draw", "take c1 stock"]),
        (table(PAIRS), ["draw", "draw", "take c1 waste"]),
        (table(PEAKS, game=TRIPEAKS), ["take d2", "draw", "take d1"]),
        (table(PEAKS, game=TRIPEAKS), ["take d1", "draw", "draw", "take d2"]),  # the stock is used up
        (table({**PEAKS, "d2": "7D", "stock": ""}, game=TRIPEAKS), ["take d1", "take d2", "take c1"]),
        (table({**PEAKS, "waste": "7S", "stock": "5C"}, game=TRIPEAKS), ["take d1", "draw", "take d2"]),
        (table(COLUMNS, game=GOLF), ["draw", "take b"]),
    ],
    ids=range(7),
)  # fmt: skip
def test_moves_that_are_entered_at_once_need_no_card_that_is_not_seen_yet(
    position: ClearingPosition, moves: list[str]
) -> None:
    assert together(position, *moves) == "not-yet-seen"
    assert together(twin_of(position), *moves) == "not-yet-seen"
    play(position, *moves[:-1])  # what comes before is legal


def test_nothing_follows_the_end_of_a_game_in_a_line() -> None:
    position = table(g1="QS", g2="AH", stock="3D 4C 5H")
    assert together(position, "draw", "draw", "take g1 g2", "draw") == "over"


def twin_of(position: ClearingPosition) -> ClearingPosition:
    other = twin(position, 1)
    assert isinstance(other, ClearingPosition)
    return other


def test_a_stock_that_was_gone_through_has_been_seen() -> None:
    position = table({**PAIRS, "waste": "", "stock": "TC 4C"}, redeals=1)
    moves = [Move.read(text) for text in ("draw", "take c1 stock")]
    assert position.play_together(moves) == play(position, "draw", "take c1 stock")
