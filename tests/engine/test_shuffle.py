"""The shuffle gives the same cards for ever: values pinned, and its fairness."""

from collections import Counter
from itertools import islice

import pytest

from engine.deal import DEALS
from engine.games import find_game
from engine.options import read_options
from engine.shuffle import below, shuffled, splitmix64


def test_splitmix64_gives_its_published_numbers() -> None:
    # The first numbers from the states 0 and 1234567, as other implementations give them.
    assert list(islice(splitmix64(0), 3)) == [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F]
    assert list(islice(splitmix64(1234567), 2)) == [6457827717110365317, 3203168211198807973]


@pytest.mark.parametrize(
    ("deal", "order"), [(0, "cfadegbh"), (1, "edchfgab"), (42, "dbgceahf"), (DEALS - 1, "bfgedach")]
)
def test_a_shuffle_is_the_same_for_ever(deal: int, order: str) -> None:
    assert "".join(shuffled("abcdefgh", deal)) == order


@pytest.mark.parametrize(
    ("deal", "cards"),
    [
        (
            0,
            "JH 7D KS 8C JD QH 8D 7S TD AH AD JC 8H QS 8S QD 7H QC AS 9S TS AC JS 9H KC TC TH KD 9C 9D 7C KH",
        ),
        (
            42,
            "8S QD KS 9S 8H 7D 7H TD 7S 8C QH AS AD 9H 9C JS TH AC TS JC KC 7C QC JH AH KD KH QS 9D 8D TC JD",
        ),
        (
            DEALS - 1,
            "QS 8H 7H JH KD QD TD 9S JS JC KH TS TH 7S JD 7D 8S 9C AH 7C TC QH AS AD 8C 8D 9H KS 9D AC QC KC",
        ),
    ],
)
def test_a_deal_of_wish_is_the_same_for_ever(deal: int, cards: str) -> None:
    game = find_game("wish")
    board = game.deal(deal, read_options(game.options, ["open"])).board()
    assert " ".join(card.code for pile in board.piles for card in pile.cards if card) == cards


def test_numbers_that_would_favour_the_small_are_passed_over() -> None:
    greatest_multiple = 2**64 - 2**64 % 10
    assert below(10, iter([greatest_multiple, 2**64 - 1, 7])) == 7
    assert below(10, iter([greatest_multiple - 1])) == 9


def test_every_card_comes_to_every_place_equally_often() -> None:
    deals = 24_000
    orders = Counter(shuffled("abcd", deal) for deal in range(deals))
    assert len(orders) == 24
    # Chi-square with 23 degrees of freedom is below 49.7 in 999 of 1,000 cases.
    expected = deals / 24
    assert sum((count - expected) ** 2 / expected for count in orders.values()) < 49.7
