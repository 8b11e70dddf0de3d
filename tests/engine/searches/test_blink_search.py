"""The beams of Blink: what they count as they count it, and the same compiled and as they stand."""

import random
import subprocess
import sys
from pathlib import Path

import pytest

from engine.games.blink import FREE, MATES, BlinkPosition
from engine.searches.blink_beam import hand_after, hand_of
from engine.searches.blink_ground import Card, Ground, bits_of, worths
from engine.searches.blink_mirror import Mirror
from engine.solvers.blink import ground_of
from tests.engine.blink_tables import dealt
from tests.engine.playing import random_course

ROOT = Path(__file__).parents[3]


def laid_out(ground: Ground, position: BlinkPosition) -> None:
    """Lay out a position with all its cards that are still to be placed."""
    ground.rest_one = ground.rest_two = ground.rest_three = 0
    for card in position.stock:
        ground.count_in(card)
    hand = hand_of(position.drawn + position.held)
    ground.look(
        ground.walled(position.cells, FREE), hand, ground.rest_one, ground.rest_two, ground.rest_three
    )


def worth(position: BlinkPosition, table: list[int]) -> int:
    """Return the worth of a position's free cells, counted card by card."""
    left = position.drawn + position.held + position.stock
    total = 0
    for cell, fits in position.fits.items():
        near = sum(position.cells[beside] != FREE for beside in position.setting.table.neighbours[cell])
        fitting = sum(bool(fits >> card & 1) for card in left)
        total += table[near * 256 + fitting]
    return total


@pytest.mark.parametrize("words", [("table=tight",), ("decks=2",), ("decks=3", "hold=1")])
def test_what_a_placement_changes_is_what_the_next_table_is_worth(words: tuple[str, ...]) -> None:
    position = dealt(*words, deal=5)
    ground = ground_of(position.setting.table, position.setting.decks)
    spots = dict(zip(position.setting.table.names, ground.spots, strict=True))
    for move, after in random_course(position, 5):
        assert isinstance(after, BlinkPosition)
        if move.verb == "place" and position.cells.strip(bytes((FREE,))):
            laid_out(ground, position)
            assert ground.base == worth(position, ground.table)
            slot, name = move.places
            number = position.drawn[0] if slot == "drawn" else position.held[int(slot[-1]) - 1]
            card: Card = ground.cards[number]
            value = ground.base + ground.dropped(card.bit) + ground.valued(card, spots[name])
            assert value == (after.points - position.points) * 1000 + worth(after, ground.table)
        position = after


def test_bits_are_counted() -> None:
    chance = random.Random(1)
    for word in (0, 1, (1 << 60) - 1, 1 << 59, *MATES, *(chance.getrandbits(60) for _ in range(200))):
        assert bits_of(word) == word.bit_count()


def test_half_the_weight_is_reached_with_half_as_many_cards_that_fit() -> None:
    table = worths([1000, 2000, 3000, 4000], 20, [1, 2, 3, 4])
    assert [table[256 * near] for near in range(1, 5)] == [-1, -2, -3, -4]
    assert [table[256 * near + 2] for near in range(1, 5)] == [500, 1000, 1500, 2000]
    assert table[256:512] == sorted(table[256:512])


def test_cards_at_hand_keep_their_order() -> None:
    hand = hand_of(bytes((59, 0, 7, 7)))
    assert hand_after(hand, 1, -1) == hand_of(bytes((59, 7, 7)))
    assert hand_after(hand, 0, 3) == hand_of(bytes((0, 7, 7, 3)))
    assert hand_after(hand_of(b"\0"), 0, -1) == 0


SEARCH = """
import sys
from importlib.util import module_from_spec, spec_from_file_location

for name in sys.argv[1:]:
    # Read from its file, even where there is a compiled one.
    spec = spec_from_file_location(f"engine.searches.{name}", f"engine/searches/{name}.py")
    sys.modules[spec.name] = module = module_from_spec(spec)
    spec.loader.exec_module(module)

from engine.games.blink import GAME
from engine.options import read_options
from engine.solvers import blink

assert not sys.argv[1:] or blink.laid_out.__code__
for words in (["table=tight"], ["decks=2", "hold=1"], []):
    for deal in range(2):
        print(blink.solve(GAME.deal(deal, read_options(GAME.options, words)), 1500))
"""


def searched(*plain: str) -> str:
    """Return what another Python finds, with some searches as they stand."""
    done = subprocess.run(
        [sys.executable, "-c", SEARCH, *plain], cwd=ROOT, capture_output=True, text=True, check=True
    )
    return done.stdout


def test_searches_are_the_same_compiled_and_as_they_stand() -> None:
    usual = searched()
    assert usual.count("Verdict.WON") >= 2
    assert searched("blink_ground", "blink_mirror", "blink_beam", "blink") == usual


def test_layouts_are_known_again_in_the_mirror() -> None:
    # The first card lies in row 5, column 5 of a table whose rows are 13 places apart.
    mirror = Mirror(5 * 13 + 5, 13)

    def steps(*placements: tuple[int, int, int]) -> list[int]:
        return [card << 9 | (5 + down) * 13 + 5 + across for card, across, down in placements]

    assert mirror.is_new(steps((7, 1, 0), (8, 1, 1)))
    for same in (
        steps((7, 1, 0), (8, 1, 1)),
        steps((8, 1, 1), (7, 1, 0)),
        steps((7, -1, 0), (8, -1, 1)),
        steps((7, 1, 0), (8, 1, -1)),
        steps((7, -1, 0), (8, -1, -1)),
    ):
        assert not mirror.is_new(same)
    assert mirror.is_new(steps((7, 0, 1), (8, 1, 1)))
    assert mirror.is_new(steps((8, 1, 0), (7, 1, 1)))
    assert mirror.is_new(steps((7, 1, 0)))
    assert not Mirror(-1, 13).wants(1)
    assert mirror.wants(1)
    assert not mirror.wants(6)
