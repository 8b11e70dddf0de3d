"""Cards that go home by themselves, and ends that are played as one, checked by trying everything."""

import random
from collections import Counter
from collections.abc import Hashable, Iterator
from dataclasses import replace

import pytest

from engine.families.building.game import deal
from engine.families.building.position import DRAW, BuildingPosition
from engine.families.building.rules import (
    BuildingRules,
    BuildPolicy,
    BuiltGroup,
    FoundationRules,
    SpacesPolicy,
    StockRules,
)
from engine.move import Move
from engine.options import Options
from engine.solvers.building import SOLVER
from tests.engine.building_games import BUILDING_GAMES, BuildingGame, piles, with_lowest_home
from tests.engine.hidden.building import twin

LONGEST = 30
PLENTY = 1_000_000
"""Positions for the solver, more than the game has."""
KEEPS = FoundationRules(gives_back=False)
SMALL = {
    "klondike once": BuildingRules(
        piles((0, 1), (1, 1), (2, 1)), spaces=SpacesPolicy.KINGS, stock=StockRules(passes=1)
    ),
    "klondike by three": BuildingRules(
        piles((0, 1), (1, 1), (2, 1)), spaces=SpacesPolicy.KINGS, stock=StockRules(draw=3, passes=3)
    ),
    "streets": BuildingRules(
        piles((0, 4), (0, 4), (0, 4), (0, 4)),
        build=BuildPolicy.ANY_SUIT,
        group=BuiltGroup.ONE,
        foundations=KEEPS,
    ),
    "yukon": BuildingRules(
        piles((0, 1), (1, 3), (2, 3), (0, 2)), group=BuiltGroup.ANY_CARDS, spaces=SpacesPolicy.KINGS
    ),
}
"""Games with few cards."""
TELLING = (
    ("klondike once", "A23", 5),
    ("klondike once", "A234", 14),
    ("klondike by three", "A234", 3),
    ("streets", "A234", 5),
    ("streets", "A234", 11),
    ("yukon", "A23", 2),
)
"""Deals, nearly all with moves home that are not safe and would lose."""
OTHERS = [
    (game, ranks, number)
    for game, ranks in (*((game, "A234") for game in SMALL if game != "yukon"), ("yukon", "A23"))
    for number in range(50)
    if (game, ranks, number) not in TELLING
]
CASES = [*TELLING, *(pytest.param(*case, marks=pytest.mark.rare(seconds=0.5)) for case in OTHERS)]


def essence(position: BuildingPosition) -> Hashable:
    """Return what decides whether a position can be won: piles that change places make no difference."""
    tableau = Counter(zip(position.piles, position.down, strict=True))
    return frozenset(tableau.items()), position.foundations, position.stock, position.waste, position.redeals


def can_be_won(position: BuildingPosition) -> bool:
    """Try every line of play, those with moves home first."""
    seen, left = {essence(position)}, [position]
    while left:
        position = left.pop()
        if position.is_won():
            return True
        for move in sorted(position.legal_moves(), key=lambda move: is_home(position, move)):
            following = position.after(move)
            if (new := essence(following)) not in seen:
                seen.add(new)
                left.append(following)
    return False


def is_home(position: BuildingPosition, move: Move) -> bool:
    return bool(move.places) and move.places[1] in position.table.foundations


@pytest.mark.parametrize(("game", "ranks", "number"), CASES)
def test_a_move_that_is_made_by_itself_never_loses_the_game(game: str, ranks: str, number: int) -> None:
    position = deal(game, replace(SMALL[game], ranks=ranks), number, Options())
    chance = random.Random(number)
    for _ in range(LONGEST):
        moves = position.legal_moves()
        if not moves:
            break
        automatic = position.automatic()
        if automatic and can_be_won(position):
            assert can_be_won(position.play(automatic)), f"{automatic.text}\n{position.board().text()}"
        position = position.after(chance.choice(moves))


def late_course(game: BuildingGame, number: int) -> Iterator[BuildingPosition]:
    """Yield the positions of a game that begins with nine cards of each suit home."""
    position, chance = (with_lowest_home(game.deal(number), 9), random.Random(number))
    yield position
    while moves := position.legal_moves():
        home = [move for move in moves if is_home(position, move)]
        position = position.after(chance.choice(home or position.main_moves(moves)))
        yield position
        if position.moves > 60:
            return


@pytest.mark.parametrize(
    "game",
    [game for game in BUILDING_GAMES if not game.rules.foundations.takes_runs],
    ids=lambda game: game.name,
)
def test_the_end_that_is_played_as_one_wins_whatever_is_hidden(game: BuildingGame) -> None:
    found = 0
    for number in range(4):
        for position in late_course(game, number):
            line = position.finish()
            if line:
                found += 1
                for same in (position, twin(position, number)):
                    assert same.finish() == line
                    assert same.play_together(line).is_won()
            is_plain = not any(position.down) and not position.stock and not position.waste
            if is_plain and game.rules.group is BuiltGroup.SEQUENCE and not position.is_won():
                assert line, position.board().text()
    assert found


def test_no_automatic_move_ends_a_game_as_lost() -> None:
    """A card that comes back from a foundation wins this game, although nothing else is left to move."""
    rules = BuildingRules(
        piles((0, 1), (1, 1), (2, 1)),
        spaces=SpacesPolicy.KINGS,
        stock=StockRules(draw=2, passes=1),
        ranks="A2345",
        suits="SHD",
    )
    position = deal("small", rules, 39_070, Options()).after_line([DRAW, DRAW, DRAW])
    for move in SOLVER.solve(position, PLENTY).line:
        automatic = position.automatic()
        assert automatic is None or not position.after(automatic).is_lost()
        position = position.after(move)
    assert position.is_won()
