"""The beam search of Blink: the values of placements, packed hands, and mirror images."""

from collections import Counter

from engine.games.blink import BIT, BlinkPosition
from engine.searches.blink.beam import pack_hand, replace_card
from engine.searches.blink.grid import Grid, value_table
from engine.searches.blink.symmetry import SymmetryFilter
from engine.searches.random_generator import RandomGenerator
from engine.solvers.blink import NUMBERS, card_numbers, to_search
from tests.engine.blink_tables import dealt
from tests.engine.playing import random_course


def load(grid: Grid, position: BlinkPosition) -> None:
    """Load a position with all its cards that are still to be placed."""
    grid.rest_one = grid.rest_two = grid.rest_three = 0
    for card in card_numbers(position.stock):
        grid.count_card(card)
    hand = pack_hand(card_numbers(position.drawn + position.held))
    state = grid.walled(card_numbers(position.cells))
    grid.load(state, hand, grid.rest_one, grid.rest_two, grid.rest_three)


def value(position: BlinkPosition, table: list[int]) -> int:
    """Return the value of a position's free cells, counted card by card."""
    left = position.drawn + position.held + position.stock
    total = 0
    for cell, fits in position.fits.items():
        touched = sum(position.cells[near] is not None for near in position.setup.grid.neighbors[cell])
        fitting = sum(bool(fits & BIT[card.number]) for card in left)
        total += table[touched * 256 + fitting]
    return total


def test_the_value_of_a_placement_is_the_difference_of_two_tables() -> None:
    for words in (("table=tight",), ("decks=2",), ("decks=3", "hold=1")):
        position = dealt(*words, deal=5)
        grid = to_search(position.setup.grid, position.setup.decks)
        cells = dict(zip(position.setup.grid.names, grid.cells, strict=True))
        for move, after in random_course(position, 5):
            assert isinstance(after, BlinkPosition)
            if move.verb == "place" and any(position.cells):
                load(grid, position)
                assert grid.base == value(position, grid.values)
                slot, name = move.places
                placed = position.drawn[0] if slot == "drawn" else position.held[int(slot[-1]) - 1]
                card = grid.cards[NUMBERS[placed]]
                changed = grid.base + grid.loss_without(card.bit) + grid.placement_value(card, cells[name])
                assert changed == (after.points - position.points) * 1000 + value(after, grid.values)
            position = after


def test_a_cell_has_half_its_weight_with_half_as_many_fitting_cards() -> None:
    table = value_table([1000, 2000, 3000, 4000], 20, [1, 2, 3, 4])
    assert [table[256 * near] for near in range(1, 5)] == [-1, -2, -3, -4]
    assert [table[256 * near + 2] for near in range(1, 5)] == [500, 1000, 1500, 2000]
    assert table[256:512] == sorted(table[256:512])


def test_sampled_stocks_are_permutations_and_any_card_comes_first_equally_often() -> None:
    generator, first = RandomGenerator(7), Counter[int]()
    for _ in range(6000):
        stock = [3, 3, 5, 8, 13, 21]
        generator.shuffle(stock)
        assert sorted(stock) == [3, 3, 5, 8, 13, 21]
        first[stock[0]] += 1
    assert 1850 < first[3] < 2150
    assert all(880 < first[card] < 1120 for card in (5, 8, 13, 21))


def test_cards_at_hand_keep_their_order() -> None:
    hand = pack_hand(bytes((59, 0, 7, 7)))
    assert replace_card(hand, 1, -1) == pack_hand(bytes((59, 7, 7)))
    assert replace_card(hand, 0, 3) == pack_hand(bytes((0, 7, 7, 3)))
    assert replace_card(pack_hand(b"\0"), 0, -1) == 0


def test_mirror_images_are_recognized() -> None:
    # The first card lies in row 5, column 5 of a table whose rows are 13 places apart.
    symmetry = SymmetryFilter(5 * 13 + 5, 13)

    def steps(*placements: tuple[int, int, int]) -> list[int]:
        return [card << 9 | (5 + down) * 13 + 5 + across for card, across, down in placements]

    assert symmetry.is_new(steps((7, 1, 0), (8, 1, 1)))
    for same in (
        steps((7, 1, 0), (8, 1, 1)),
        steps((8, 1, 1), (7, 1, 0)),
        steps((7, -1, 0), (8, -1, 1)),
        steps((7, 1, 0), (8, 1, -1)),
        steps((7, -1, 0), (8, -1, -1)),
    ):
        assert not symmetry.is_new(same)
    assert symmetry.is_new(steps((7, 0, 1), (8, 1, 1)))
    assert symmetry.is_new(steps((8, 1, 0), (7, 1, 1)))
    assert symmetry.is_new(steps((7, 1, 0)))
    assert symmetry.applies_to(1)
    assert not symmetry.applies_to(6)
    assert not SymmetryFilter(-1, 13).applies_to(1)
