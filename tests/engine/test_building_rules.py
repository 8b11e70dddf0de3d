"""Building games as they are declared, beside a second, slow implementation of their rules.

Games are played on both: after each move they must have the same cards, moves, score and end.
"""

import random
from collections.abc import Iterable

import pytest

from engine.cards.french import FrenchCard
from engine.families.building.position import BuildingPosition
from engine.move import Move
from tests.engine.building_games import BUILDING_GAMES, BuildingGame, with_lowest_home
from tests.engine.building_tables import table
from tests.engine.slow_building import SLOW_GAMES, SlowGame, SlowSpider, height, slow_game
from tests.rare import SomeOf

DEALS = 10
LONGEST = 250
SENSIBLE = 0.9
"""How often a move that leads on is chosen: at random alone, hardly any game would come near its end."""
HOME = (0, 4, 9)
"""The cards of each suit that are home at the beginning, in turn: some games are played to their end."""
OFTEN = (
    "klondike draw=1 passes=any",
    "klondike draw=3 passes=3",
    "klondike draw=1 passes=1",
    "freecell cells=4",
    "freecell cells=1",
)
"""Of games with many options, those that are always played."""
CASES = [
    pytest.param(
        game,
        id=game.name,
        marks=pytest.mark.rare(seconds=3)
        if game.name.startswith(("klondike", "freecell")) and game.name not in OFTEN
        else (),
    )
    for game in BUILDING_GAMES
    if game.game.name in SLOW_GAMES
]


def codes(cards: Iterable[FrenchCard | None]) -> list[str]:
    return [card.code for card in cards if card]


def faces(codes: Iterable[str]) -> tuple[FrenchCard, ...]:
    return tuple(FrenchCard(*code) for code in codes)


def begin(game: BuildingGame, number: int) -> tuple[SlowGame, BuildingPosition]:
    """Deal both games, and bring the lowest cards of each suit home in both, if cards go home one by one."""
    slow, position = slow_game(game.game.name, game.options, number), game.deal(number)
    assert differences(slow, position, slow.legal_moves()) == []
    lowest = 0 if isinstance(slow, SlowSpider) else HOME[number % len(HOME)]
    for name, pile in slow.piles.items():
        pile[:] = [card for card in pile if height(card) > lowest]
        slow.face_down[name] = min(slow.face_down[name], max(0, len(pile) - 1))
    slow.stock = [card for card in slow.stock if height(card) > lowest]
    for name, cards in slow.foundations.items():
        cards += [rank + name[0].upper() for rank in "A23456789"[len(cards) : lowest]]
    return slow, with_lowest_home(position, lowest) if lowest else position


def differences(slow: SlowGame, position: BuildingPosition, legal: set[str]) -> list[str]:
    """Return in what a position differs from the slow game, which has these legal moves."""
    outcome, moves = position.outcome(), position.legal_moves()
    pairs: dict[str, tuple[object, object]] = {
        "piles": ([*map(codes, position.piles)], [*slow.piles.values()]),
        "face-down cards": ([*position.down], [*slow.face_down.values()]),
        "foundations": ([*map(codes, position.foundations)], [*slow.foundations.values()]),
        "cells": ([codes([card]) for card in position.cells], [*slow.cells.values()]),
        "stock": (codes(position.stock), slow.stock),
        "waste": (codes(position.waste), slow.waste),
        "outcome": (outcome.reason if outcome else "", slow.outcome()),
        "won": (position.is_won(), slow.is_all_home()),
        "score": (position.score(), slow.score()),
        "moves": (sorted(move.text for move in moves), sorted(legal)),
        "moves that are allowed": ({move.text for move in moves if position.allows(move)}, legal),
    }
    return [
        f"{what}: {found} instead of {wanted}" for what, (found, wanted) in pairs.items() if found != wanted
    ]


def leads_on(slow: SlowGame, move: str) -> bool:
    """Tell whether a move brings a card home, turns one up, or lays one on another of its suit."""
    verb, *places = move.split()
    if verb != "move" or places[1] in slow.foundations:
        return verb == "move"
    source, target = places
    if target in slow.cells or not slow.is_in_piles(source):
        return source == "waste"
    pile, onto, number = slow.piles[source[0]], slow.piles[target][-1:], slow.number_of(source)
    if number > 1 and number == slow.face_down[source[0]] + 1:
        return True
    suits = [card[1] for card in (*onto, *pile[max(0, number - 2) : number])]
    return bool(onto) and suits[0] == suits[-1] and suits.count(suits[0]) == min(2, len(suits))


@pytest.mark.parametrize("game", CASES)
def test_a_declared_game_is_the_one_that_the_rules_describe(game: BuildingGame, some_of: SomeOf) -> None:
    for number in some_of(range(DEALS)):
        chance = random.Random(number)
        slow, position = begin(game, number)
        played: list[str] = []
        while len(played) <= LONGEST:
            legal = slow.legal_moves()
            assert differences(slow, position, legal) == [], f"deal {number}, after {', '.join(played)}"
            moves = sorted(legal)
            sensible = [move for move in moves if leads_on(slow, move)]
            if not moves:
                break
            played.append(chance.choice(sensible if sensible and chance.random() < SENSIBLE else moves))
            slow.play(played[-1])
            position = position.play(Move.read(played[-1]))


SPIDER = "spider suits=2"
RUN = "KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S AS"


def test_a_whole_suit_leaves_in_the_move_or_deal_that_completes_it() -> None:
    moved = table(a=f"2H {RUN[:-3]}", b="2H AS", game=SPIDER).play(Move.read("move b a"))
    assert codes(moved.foundations[0]) == RUN.split()
    assert [codes(pile) for pile in moved.piles[:2]] == [["2H"], ["2H"]]
    assert moved.score() == 1
    # Two suits are completed by one deal; of the third, an Ace of another suit is dealt onto it.
    whole = {"a": RUN[:-3], "b": RUN[:-3].replace("S", "H"), "c": RUN[:-3]}
    stock = "AS AH AH 2S 2S 2S 2S 2S 2S 2S"
    dealt = table(whole, dict.fromkeys("defghij", "KS"), game=SPIDER, stock=stock).play(Move("deal"))
    assert [codes(pile[-1:]) for pile in dealt.piles[:4]] == [[], [], ["AH"], ["2S"]]
    assert [codes(run)[:1] for run in dealt.foundations[:3]] == [["KS"], ["KH"], []]
    assert dealt.score() == 2


def test_a_suit_with_a_face_down_card_in_it_stays() -> None:
    position = table(a=f"KS | {RUN[3:-3]}", b="2H AS", game=SPIDER).play(Move.read("move b a"))
    assert codes(position.piles[0]) == RUN.split()
