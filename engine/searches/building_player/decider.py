"""Decides on a move by looking for wins of many deals that look like the board."""

from typing import Final

from mypy_extensions import i64

from engine.searches.building_player.cards import ALL, KINGS, fitting_on, safe, tops, wanted
from engine.searches.building_player.layout import (
    BACK,
    DRAW,
    HOME,
    MANY,
    STOCK_HOME,
    STOCK_PILE,
    TURN,
    Layout,
)
from engine.searches.building_player.player import WEIGHTS, Player
from engine.searches.building_player.situation import Situation
from engine.searches.building_player.solver import LOST, WON, Solver
from engine.searches.random_generator import RandomGenerator

MOST_BACK: Final = 3
"""The most cards that come back from foundations for one move."""
LIMIT: Final = 150
"""Positions of the search in one imagined deal."""
WIN_VALUE: Final = 4
UNKNOWN_VALUE: Final = 1
"""What it is worth that the search finds a win, or does not know."""
PLAY_VALUE: Final = 4
"""What it is worth that the fast player wins, who does not look at hidden cards."""
MOST_DEALS: Final = 2_000
BATCH: Final = 16
"""Deals that are imagined before moves are compared."""
CLEARLY: Final = 3.0
"""Standard deviations by which a move must be behind to be given up."""
ALIKE: Final = 50
"""Moves whose results differ in fewer than one of so many deals are taken as alike."""
ENOUGH: Final = 32
"""Deals after which moves may be taken as alike."""
SEARCH_COST: Final = 20
PLAY_COST: Final = 60
"""What preparing a search, and a game by the fast player, cost beside a position."""


class Candidate:
    """A move that cannot be taken back, with the cards that come back from foundations before it."""

    def __init__(self, kind: int, card: int, back: list[int]) -> None:
        self.kind: int = kind
        self.card: int = card
        """A mask."""
        self.back: list[int] = back
        self.won: list[bool] = []
        """For each imagined deal, whether a win was found."""
        self.values: list[int] = []
        """For each imagined deal, what its wins are worth."""
        self.value: i64 = 0
        """Of all of them."""


class Decider:
    """Compares the moves of a situation that cannot be taken back.

    Everything that can go home and come back is home there.
    """

    def __init__(self, situation: Situation, seed: int) -> None:
        self.one: i64 = 1
        self.situation: Situation = situation
        self.generator: RandomGenerator = RandomGenerator(seed)
        self.layouts: list[Layout] = []
        self.cost: i64 = 0

    def player(self, number: i64) -> Player:
        """Return a player at the situation, in one of the imagined deals."""
        situation: Situation = self.situation
        while len(self.layouts) <= number:
            self.layouts.append(situation.imagine(self.generator))
        player = Player(self.layouts[number], WEIGHTS, self.generator)
        player.up = situation.faces_up
        player.bases = situation.bases
        player.home = situation.home
        player.mark = situation.mark
        player.passes = situation.passes
        player.is_known = situation.is_known
        player.spaces = situation.spaces
        player.down = situation.face_down
        return player

    def candidates(self) -> list[Candidate]:
        """Return the moves that cannot be taken back; one alone if nothing can be better."""
        player: Player = self.player(0)
        up_safe: i64 = player.homeable() & safe(player.home, self.one)
        if up_safe:
            return [Candidate(HOME, up_safe & -up_safe, [])]
        if self.situation.draw == 1 and self.situation.passes == MANY:
            up_safe = player.reach() & safe(player.home, self.one)
            if up_safe:
                return [Candidate(STOCK_HOME, up_safe & -up_safe, [])]
        found: list[Candidate] = []
        self.add_candidates(player, found, [], ALL, ALL)
        return found

    def add_candidates(
        self, player: Player, found: list[Candidate], back: list[int], must: i64, then: i64
    ) -> None:
        """Add the moves that lay one of some cards, also after some others come back from foundations."""
        fits: i64 = player.fits()
        reach: i64 = player.reach()
        next_home: i64 = wanted(player.home, self.one)
        if not back:
            self.add(found, HOME, player.homeable() & player.bases, back)
        moves: i64 = player.bases & fits & must
        if player.waiting_kings() == 0:
            moves = self.with_cards_under(player, moves)
        self.add(found, TURN, moves, back)
        if not back:
            self.add(found, STOCK_HOME, reach & next_home, back)
        self.add(found, STOCK_PILE, reach & fits & must, back)
        if not back and not player.is_known and player.mark < player.layout.count:
            found.append(Candidate(DRAW, 0, back))
        if len(back) == MOST_BACK:
            return
        moves = tops(player.home, self.one) & fits & ~KINGS & then
        while moves:
            card: i64 = moves & -moves
            moves ^= card
            pair: i64 = fitting_on(card)
            number: i64 = player.layout.number(card)
            next_top: i64 = self.one << ((number - 4) ^ 2) if number >= 4 else 0
            after: Player = player.copy()
            after.make(BACK, card)
            if safe(after.home, self.one) & card:
                continue  # it would go home again at once
            self.add_candidates(after, found, [*back, card], pair & ~fits, pair | next_top)

    def with_cards_under(self, player: Player, moves: i64) -> i64:
        """Return those of some cards under which others lie."""
        cards: i64 = 0
        while moves:
            card: i64 = moves & -moves
            moves ^= card
            if player.depth(card):
                cards |= card
        return cards

    def add(self, found: list[Candidate], kind: i64, moves: i64, back: list[int]) -> None:
        """Add a move with each of some cards."""
        while moves:
            card: i64 = moves & -moves
            moves ^= card
            found.append(Candidate(kind, card, back))

    def evaluate(self, candidate: Candidate, number: i64) -> None:
        """Make a move in one of the imagined deals, and look whether that can be won."""
        player: Player = self.player(number)
        for card in candidate.back:
            player.make(BACK, card)
        player.make(candidate.kind, candidate.card)
        layout: Layout = player.layout
        solver = Solver(layout, LIMIT)
        place: i64 = layout.settle(player.stock, player.mark, player.passes)
        found: i64 = solver.search(
            player.up, player.bases, player.home, player.stock, place, player.spaces, player.down, 0, 0
        )
        self.cost += solver.visited + SEARCH_COST
        value: i64 = 0
        if found == WON:
            value = WIN_VALUE
        elif found != LOST:
            value = UNKNOWN_VALUE
        if found != LOST:
            self.cost += PLAY_COST
            player.play()
            if player.is_won():
                value += PLAY_VALUE
        candidate.won.append(found == WON)
        candidate.values.append(value)
        candidate.value += value

    def ranked(self, candidates: list[Candidate], effort: int) -> list[Candidate]:
        """Return the moves that are left after this effort, the best first."""
        left: list[Candidate] = candidates
        deals: i64 = 0
        while len(left) > 1 and self.cost < effort and deals < MOST_DEALS:
            end: i64 = deals + BATCH
            while deals < end:
                for candidate in left:
                    self.evaluate(candidate, deals)
                deals += 1
            best: Candidate = max(left, key=_value)
            left = [candidate for candidate in left if candidate is best or not _is_behind(candidate, best)]
        return sorted(left, key=_value, reverse=True)


def _value(candidate: Candidate) -> int:
    return int(candidate.value)


def _is_behind(candidate: Candidate, best: Candidate) -> bool:
    """Tell whether a move is clearly worse than the best one in the same deals, or hardly ever differs."""
    behind: i64 = 0
    squares: i64 = 0
    for number, value in enumerate(best.values):
        difference: i64 = value - candidate.values[number]
        behind += difference
        squares += difference * difference
    most: i64 = max(best.values)
    if squares * ALIKE <= len(best.values) * most * most:
        return len(best.values) >= ENOUGH
    return behind > 0 and float(behind * behind) > CLEARLY * CLEARLY * float(squares)
