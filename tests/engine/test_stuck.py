"""A building game in which no order of moves turns up a card or brings one home, compared with trying all."""

import random
from dataclasses import replace

import pytest

from engine.families.building.game import deal
from engine.families.building.position import BuildingPosition
from engine.families.building.rules import BuildingRules, BuildPolicy, BuiltGroup, SpacesPolicy, TableauPile
from engine.options import Options
from tests.engine.building_tables import table

RULES = (
    BuildingRules((TableauPile(1, 3), TableauPile(2, 2), TableauPile(1, 3)), ranks="A23", cells=1),
    BuildingRules(
        (TableauPile(0, 1), TableauPile(2, 3), TableauPile(3, 3)),
        group=BuiltGroup.ANY_CARDS,
        spaces=SpacesPolicy.KINGS,
        ranks="A23",
    ),
    BuildingRules((TableauPile(0, 4),) * 4, build=BuildPolicy.ANY_SUIT, group=BuiltGroup.ONE, ranks="A234"),
)
"""Rules of small games like FreeCell, Yukon and Streets and Alleys."""
DEALS, LONGEST, MOST = 40, 40, 2


def is_stuck(position: BuildingPosition) -> bool:
    return position.board().fact("circling") == "stuck"


def can_lead_on(position: BuildingPosition) -> bool:
    """Tell whether any line turns up a card or brings one more home, by trying all."""
    start, seen, left = position, {(position.piles, position.cells, position.foundations)}, [position]
    while left:
        position = left.pop()
        if position.down != start.down or position.score() > start.score():
            return True
        for move in position.legal_moves():
            following = position.after(move)
            essence = following.piles, following.cells, following.foundations
            if essence not in seen:
                seen.add(essence)
                left.append(following)
    return False


@pytest.mark.parametrize("rules", RULES)
def test_a_game_that_is_said_to_be_stuck_leads_nowhere(rules: BuildingRules) -> None:
    said = 0
    for number in range(DEALS):
        position, chance = deal("yukon", rules, number, Options()), random.Random(number)
        for _ in range(LONGEST):
            moves = position.legal_moves()
            if not moves or said == MOST:
                break
            if is_stuck(position):
                assert not can_lead_on(position), position.board().text()
                said += 1
                break
            position = position.after(chance.choice(position.main_moves(moves)))
    assert said == MOST


def test_spider_is_stuck_once_cards_only_go_to_and_fro() -> None:
    others = dict.fromkeys("defghij", "KS")
    stuck = table(others, a="2S | 9S 8S", b="4S | 9S", c="4S | 6S", game="spider")
    assert [move.text for move in stuck.legal_moves()] == ["move a b"]
    assert is_stuck(stuck)
    assert not is_stuck(replace(stuck, stock=stuck.piles[3]))
    turning = table(others, a="2S | 9S 8S", b="4S | 9S", c="4S | TS", game="spider")
    assert not is_stuck(turning)
