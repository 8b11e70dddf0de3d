"""The search of Kittyhawk: nodes are updated correctly, and a search in stages keeps its variety."""

import pytest

from engine.games.kittyhawk import COLLECT, PLACES, KittyhawkPosition
from engine.searches.kittyhawk.node import DIGEST_MASK, Node
from engine.searches.kittyhawk.problem import Problem
from engine.searches.kittyhawk.staged import StagedSearch
from engine.solvers.kittyhawk import to_search
from tests.engine.kittyhawk_tables import dealt
from tests.engine.playing import random_course


def test_moves_update_a_node_to_what_its_position_converts_to() -> None:
    for seed, level in enumerate("12345"):
        position = dealt(seed, f"level={level}")
        problem, node = to_search(position)
        problem.initialize(node)
        for move, after in random_course(position, seed):
            if move == COLLECT:
                break
            _make(problem, node, move.places)
            node.digest &= DIGEST_MASK
            assert isinstance(after, KittyhawkPosition)
            _, converted = to_search(after)
            assert [node.pile(at) for at in range(6)] == [converted.pile(at) for at in range(6)]
            assert node.foundations == converted.foundations
            updated = node.digest, node.blocked, node.home
            problem.initialize(node)
            assert updated == (node.digest, node.blocked, node.home)


@pytest.mark.parametrize(("deal", "by_foundations"), [(21, False), (53, True)])
def test_either_kind_of_alike_positions_wins_deals_that_the_other_does_not(
    deal: int, by_foundations: bool
) -> None:
    assert _wins_in_stages(deal, by_foundations=by_foundations)
    assert not _wins_in_stages(deal, by_foundations=not by_foundations)


def _wins_in_stages(deal: int, by_foundations: bool) -> bool:
    problem, start = to_search(dealt(deal, "level=5"))
    problem.initialize(start)
    search = StagedSearch(problem, start, 1_000, 1_000_000, by_foundations)
    search.run()
    return search.best_home == problem.total


def _make(problem: Problem, node: Node, places: tuple[str, ...]) -> None:
    if not places:
        problem.deal(node)
        return
    source, target = map(PLACES.index, places)
    card = problem.top(node, source)
    problem.take(node, source, card)
    problem.lay(node, target, card)
