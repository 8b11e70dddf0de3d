"""Clearing games as they are declared, beside a second, slow implementation of their rules.

It shares nothing with the one that is played but the usual shuffle and the names of places and moves. Cards
are their codes, and each move changes the table. Games are played on both: after each move they must have
the same cards, seen and unseen, the same moves, score and end.
"""

import random
from dataclasses import replace
from itertools import combinations

import pytest

from engine.board import Pile
from engine.cards.french import FrenchCard
from engine.families.clearing.position import Cards, ClearingPosition
from engine.game import Game
from engine.games import all_games
from engine.move import Move
from engine.options import Options
from engine.shuffle import shuffled
from tests.engine.clearing_tables import dealt
from tests.engine.playing import kind_name, option_sets
from tests.rare import SomeOf

RANKS = "A23456789TJQK"
DEALS = 15
LONGEST = 250
SENSIBLE = 0.8
"""How often a card is taken if one can be: at random alone, hardly any game would come near its end."""
LAYOUTS = {
    "pyramid": [f"{row}{number}" for size, row in enumerate("abcdefg", 1) for number in range(1, size + 1)],
    "tripeaks": [
        f"{row}{number}"
        for size, row in ((3, "a"), (6, "b"), (9, "c"), (10, "d"))
        for number in range(1, size + 1)
    ],
    "golf": [*"abcdefg"],
}
PEAKS = {
    "a1": "b1 b2", "a2": "b3 b4", "a3": "b5 b6",
    "b1": "c1 c2", "b2": "c2 c3", "b3": "c4 c5", "b4": "c5 c6", "b5": "c7 c8", "b6": "c8 c9",
    "c1": "d1 d2", "c2": "d2 d3", "c3": "d3 d4", "c4": "d4 d5", "c5": "d5 d6", "c6": "d6 d7", "c7": "d7 d8",
    "c8": "d8 d9", "c9": "d9 d10",
}  # fmt: skip
"""Which cards cover which in TriPeaks."""


def value(card: str) -> int:
    """Return 1 for an Ace up to 13 for a King."""
    return RANKS.index(card[0]) + 1


class SlowGame:
    """A deal of one of the games, played as a rule book says."""

    def __init__(self, game: str, options: Options, number: int) -> None:
        self.game = game
        self.is_pyramid = game == "pyramid"
        self.is_open = options.is_on("open")
        self.wraps = not self.is_pyramid and options.is_on("wrap")
        self.passes = {"any": 1000, "1": 1, "3": 3}[options["passes"]] if self.is_pyramid else 1
        self.stock = list(shuffled([rank + suit for suit in "SHDC" for rank in RANKS], number))
        self.waste: list[str] = []
        self.turned_over = 0
        self.piles: dict[str, list[str]] = {name: [] for name in LAYOUTS[game]}
        for _ in range(5 if game == "golf" else 1):
            for pile in self.piles.values():
                pile.append(self.stock.pop(0))
        if not self.is_pyramid:
            self.waste.append(self.stock.pop(0))

    def covering(self, place: str) -> list[str]:
        """Return the places that cover one, if a card is there."""
        if self.game == "golf":
            return []
        row, number = place[0], int(place[1:])
        below = chr(ord(row) + 1)
        names = (
            [f"{below}{number}", f"{below}{number + 1}"] if self.is_pyramid else PEAKS.get(place, "").split()
        )
        return [name for name in names if self.piles.get(name)]

    def free(self) -> dict[str, str]:
        """Return the cards that can leave, by place."""
        found = {name: pile[-1] for name, pile in self.piles.items() if pile and not self.covering(name)}
        if self.is_pyramid:
            found |= dict(zip(["waste"], self.waste[-1:], strict=False))
            found |= dict(zip(["stock"], self.stock[:1], strict=False))
        return found

    def is_next(self, card: str) -> bool:
        """Tell whether a card is next in rank to the one on top of the waste."""
        difference = abs(value(card) - value(self.waste[-1]))
        return difference == 1 or (self.wraps and difference == 12)

    def legal_moves(self) -> set[str]:
        """Return the text of each legal move."""
        if self.is_cleared():
            return set()
        free = self.free()
        if self.is_pyramid:
            found = {f"take {name}" for name, card in free.items() if value(card) == 13}
            found |= {
                f"take {name} {other}"
                for name, other in combinations(free, 2)
                if value(free[name]) + value(free[other]) == 13
            }
        else:
            found = {f"take {name}" for name, card in free.items() if self.is_next(card)}
        if self.stock:
            found.add("draw")
        elif self.waste and self.turned_over + 1 < self.passes:
            found.add("redeal")
        return found

    def play(self, move: str) -> None:
        """Play a legal move."""
        verb, *places = move.split()
        if verb == "draw":
            self.waste.append(self.stock.pop(0))
        if verb == "redeal":
            self.stock, self.waste = self.waste, []
            self.turned_over += 1
        for place in places:
            pile = {"waste": self.waste, "stock": self.stock}.get(place) or self.piles[place]
            card = pile.pop(0 if place == "stock" else -1)
            if not self.is_pyramid:
                self.waste.append(card)

    def is_cleared(self) -> bool:
        """Tell whether the layout is empty."""
        return not any(self.piles.values())

    def outcome(self) -> str:
        """Return how the game ended; an empty string while it goes on."""
        if self.is_cleared():
            return "cleared"
        return "" if self.legal_moves() else "no-match"

    def seen(self, place: str) -> list[str]:
        """Return the cards of a place as the player sees them, the top one last, ``##`` for an unseen one."""
        if place == "waste":
            return self.waste
        if place == "stock":
            shown = len(self.stock) if self.is_open or self.turned_over else int(self.is_pyramid)
            return [card if at < shown else "##" for at, card in enumerate(self.stock)][::-1]
        is_down = self.game == "tripeaks" and not self.is_open and self.covering(place)
        return ["##" for _ in self.piles[place]] if is_down else self.piles[place]


def codes(cards: Cards) -> list[str]:
    return [card.code for card in cards if card]


def begin(game: Game, options: Options, number: int) -> tuple[SlowGame, ClearingPosition]:
    """Deal a game on both, in two of three deals with fewer cards: some games must come to their end."""
    slow, position = SlowGame(game.name, options, number), game.deal(number, options)
    assert isinstance(position, ClearingPosition)
    assert differences(slow, position, slow.legal_moves()) == []
    rows = ("abcdefg", "abc", "a")[number % 3]
    for name, pile in slow.piles.items():
        if game.name == "golf":
            del pile[len(rows) :]
        elif name[0] not in rows:
            pile.clear()
    piles = tuple(tuple(FrenchCard(*card) for card in pile) for pile in slow.piles.values())
    return slow, replace(position, piles=piles)


def differences(slow: SlowGame, position: ClearingPosition, legal: set[str]) -> list[str]:
    """Return in what a position differs from the slow game, which has these legal moves."""
    outcome, board = position.outcome(), position.board()
    places = [*slow.piles, "stock", "waste"]
    pairs: dict[str, tuple[object, object]] = {
        "piles": ([*map(codes, position.piles)], [*slow.piles.values()]),
        "stock": (codes(position.stock), slow.stock),
        "waste": (codes(position.waste), slow.waste),
        "places": ([pile.name for pile in board.piles], places),
        "seen": ([board_codes(pile) for pile in board.piles], [*map(slow.seen, places)]),
        "covering": ([[*pile.covered_by] for pile in board.piles[:-2]], [*map(slow.covering, slow.piles)]),
        "redeals": (position.redeals, slow.turned_over),
        "outcome": (outcome.reason if outcome else "", slow.outcome()),
        "won": (position.is_won(), slow.is_cleared()),
        "score": (position.score(), sum(map(len, slow.piles.values()))),
        "moves": (sorted(move.text for move in position.legal_moves()), sorted(legal)),
    }
    return [
        f"{what}: {found} instead of {wanted}" for what, (found, wanted) in pairs.items() if found != wanted
    ]


def board_codes(pile: Pile) -> list[str]:
    return [card.code if card else "##" for card in pile.cards]


@pytest.mark.parametrize(
    ("game", "options"),
    [(game, options) for game in all_games() if game.name in LAYOUTS for options in option_sets(game)],
    ids=kind_name,
)
def test_a_declared_game_is_the_one_that_the_rules_describe(
    game: Game, options: Options, some_of: SomeOf
) -> None:
    ends = set()
    for number in some_of(range(DEALS)):
        chance = random.Random(number)
        slow, position = begin(game, options, number)
        played: list[str] = []
        while len(played) <= LONGEST:
            legal = slow.legal_moves()
            assert differences(slow, position, legal) == [], f"deal {number}, after {', '.join(played)}"
            moves = sorted(legal)
            matches = [move for move in moves if move.startswith("take")]
            if not moves:
                break
            played.append(chance.choice(matches if matches and chance.random() < SENSIBLE else moves))
            slow.play(played[-1])
            position = position.play(Move.read(played[-1]))
        ends.add(slow.outcome())
    assert "cleared" in ends, "some games are played to a win"


@pytest.mark.parametrize("game", ["pyramid", "tripeaks", "golf"])
def test_every_word_but_a_legal_move_is_refused(game: str) -> None:
    """The legal moves are all that there are: no other one of one or two places is allowed."""
    position = dealt(3, game)
    words = ["draw", "redeal", *(f"take {one}" for one in (*position.table.names, "waste", "stock"))]
    words += [f"{one} {other}" for one in words[2:] for other in (*position.table.names, "waste", "stock")]
    allowed = [word for word in words if position.allows(Move.read(word))]
    assert sorted(allowed) == sorted(SlowGame(game, position.options, 3).legal_moves())
    assert all(position.refusal(Move.read(word)).reason for word in words if word not in allowed)
