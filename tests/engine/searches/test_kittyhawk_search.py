"""Kittyhawk's search: digests, what moves change, and the same results compiled and as it stands."""

import random
import sys
from collections.abc import Iterator
from types import ModuleType

import pytest

from engine.games.kittyhawk import COLLECT, PLACES, KittyhawkPosition
from engine.searches import kittyhawk, kittyhawk_node, kittyhawk_player, kittyhawk_table
from engine.solvers.kittyhawk import in_numbers, in_words
from tests.engine.kittyhawk_tables import dealt
from tests.engine.playing import random_course
from tests.engine.searches.test_compiled import as_it_stands

PARTS = ("chance", "kittyhawk_node", "kittyhawk_table", "kittyhawk_worth", "kittyhawk_hunt", "kittyhawk")


@pytest.fixture
def plain() -> Iterator[dict[str, ModuleType]]:
    """Yield the files of the search as they stand, each of which uses the others as they stand."""
    names = [f"engine.searches.{name}" for name in (*PARTS, "kittyhawk_player")]
    used = {name: sys.modules[name] for name in names}
    try:
        for name in names:
            sys.modules[name] = as_it_stands(name.rpartition(".")[2])
        yield {name.rpartition(".")[2]: sys.modules[name] for name in names}
    finally:
        sys.modules.update(used)


def by(parts: dict[str, ModuleType], position: KittyhawkPosition) -> tuple[object, object]:
    """Return a position in numbers, made of other classes."""
    table, node = in_numbers(position)
    wilful = [rank for rank in range(table.ranks) if table.wilful >> rank & 1]
    heaps, ends = [table.left, table.right], [table.left_ends, table.right_ends]
    other = parts["kittyhawk_table"].Table(table.ranks, wilful, table.suits, heaps, ends, table.total)
    copy = parts["kittyhawk_node"].Node()
    for name in ("a", "b", "c", "d", "e", "f", "found", "left", "right", "home"):
        setattr(copy, name, getattr(node, name))
    return other, copy


@pytest.mark.parametrize("level", ["1", "5"])
def test_the_search_finds_the_same_compiled_and_as_it_stands(
    level: str, plain: dict[str, ModuleType]
) -> None:
    position = dealt(0, f"level={level}")
    found = kittyhawk.search(*in_numbers(position), 16_500)
    other = plain["kittyhawk"].search(*by(plain, position), 16_500)
    assert (found.verdict, found.line, found.home) == (other.verdict, other.line, other.home)
    assert found.looked == other.looked


def test_the_player_does_the_same_compiled_and_as_it_stands(plain: dict[str, ModuleType]) -> None:
    for seed, words in enumerate((("level=1",), ("level=4", "blind"))):
        position = dealt(seed, *words)
        down = [*(sum(1 << at for at in heap) for heap in position.face_down), int(position.blind)]
        player = kittyhawk_player.Player(*in_numbers(position), down, 60, seed)
        other = plain["kittyhawk_player"].Player(*by(plain, position), down, 60, seed)
        assert player.play_out() == other.play_out()
        assert player.node.digest == other.node.digest


def test_what_moves_change_is_what_would_be_worked_out_anew() -> None:
    for seed, level in enumerate("12345"):
        position = dealt(seed, f"level={level}")
        table, node = in_numbers(position)
        table.complete(node)
        for move, after in random_course(position, seed):
            if move == COLLECT:
                break
            _make(table, node, move.places)
            node.digest &= kittyhawk_node.MOST
            assert isinstance(after, KittyhawkPosition)
            _, anew = in_numbers(after)
            assert [node.pile(at) for at in range(6)] == [anew.pile(at) for at in range(6)]
            assert node.found == anew.found
            digest, blocked, home = node.digest, node.blocked, node.home
            table.complete(node)
            assert (digest, blocked, home) == (node.digest, node.blocked, node.home)


def _make(table: kittyhawk_table.Table, node: kittyhawk_node.Node, places: tuple[str, ...]) -> None:
    if not places:
        table.deal(node)
        return
    source, target = map(PLACES.index, places)
    if source < 6:
        card = table.top_of(node, source)
    elif source < 12:
        card = kittyhawk_node.top_card(node.pile(source - 6))
    else:
        card = table.heap_top(node, source)
    table.take(node, source, card)
    table.lay(node, target, card)


def test_the_order_of_piles_does_not_matter_and_all_else_does() -> None:
    position = dealt(7, "level=4")
    table, node = in_numbers(position)
    table.complete(node)
    first = node.digest
    node.a, node.f, node.b = node.b, node.a, node.f
    table.complete(node)
    assert node.digest == first
    node.left, node.right = node.right ^ 1, node.left
    table.complete(node)
    assert node.digest != first


def test_digests_do_not_meet() -> None:
    chance = random.Random(3)
    words = {chance.randrange(1 << 52) for _ in range(20_000)} | set(range(20_000))
    digests = {kittyhawk_node.digest(word) for word in words}
    assert len(digests) == len(words)
    assert max(digests) <= kittyhawk_node.MOST


def test_bits_are_found() -> None:
    for word in (0, 1, 2, 255, 256, 1 << 33, (1 << 40) - 1):
        assert kittyhawk_node.top_bit(word) == word.bit_length() - 1
        assert kittyhawk_node.bits(word) == word.bit_count()


def test_moves_of_the_search_are_moves_of_the_game() -> None:
    assert in_words(14 << 4).text == "deal"
    assert in_words(12 << 4 | 5).text == "move g knots"
    assert in_words(0 << 4 | 11).text == "move moons f"
