"""The shuffles of deals and searches are fair; a deal is always shuffled the same way."""

from collections import Counter
from itertools import islice

from engine.deal import DEALS
from engine.searches.random_generator import RandomGenerator
from engine.shuffle import below, shuffled, splitmix64


def test_splitmix64_gives_its_published_numbers() -> None:
    # The first numbers from the states 0 and 1234567, as other implementations give them.
    assert list(islice(splitmix64(0), 3)) == [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F]
    assert list(islice(splitmix64(1234567), 2)) == [6457827717110365317, 3203168211198807973]


def test_a_shuffle_is_the_same_for_ever() -> None:
    for deal, order in ((0, "cfadegbh"), (1, "edchfgab"), (42, "dbgceahf"), (DEALS - 1, "bfgedach")):
        assert "".join(shuffled("abcdefgh", deal)) == order


def test_numbers_that_would_favor_the_small_are_passed_over() -> None:
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


def test_the_shuffle_of_searches_puts_any_card_first_equally_often() -> None:
    generator, first = RandomGenerator(7), Counter[int]()
    for _ in range(6000):
        stock = [3, 3, 5, 8, 13, 21]
        generator.shuffle(stock)
        assert sorted(stock) == [3, 3, 5, 8, 13, 21]
        first[stock[0]] += 1
    assert 1850 < first[3] < 2150
    assert all(880 < first[card] < 1120 for card in (5, 8, 13, 21))
