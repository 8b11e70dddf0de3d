"""Looks several moves ahead, in a tree of the moves that cannot be taken back, over many imagined deals.

Each imagined deal is played along the tree, where moves that won more often are chosen more often, and first
those that the fast player would choose. It adds one node, from which the fast player plays to the end (upper
confidence bounds for trees: Levente Kocsis and Csaba Szepesvári, 2006). Nodes tell moves apart, and the cards
that they turned up, but no hidden ones: the tree is that of a player who does not look at them.
"""

from math import sqrt
from typing import Final

from mypy_extensions import i64

from engine.searches.building_player.cards import ALL, HASH_PLACES, cards_home, safe
from engine.searches.building_player.decider import Candidate, Decider
from engine.searches.building_player.layout import BACK, DRAW, HOME, MANY, STOCK_HOME, TURN
from engine.searches.building_player.player import Player
from engine.searches.building_player.solver import LOST, WON, Solver

POOL: Final = 1_000
"""Deals that are imagined; then they come again."""
EXPLORE: Final = 0.7
"""What it is worth to try a move that was seldom tried."""
PRIOR: Final = 0.4
"""The part of it that goes to the move that the fast player would choose."""
HOME_VALUE: Final = 0.05
"""What a lost game would be worth in which all cards came home; a win is worth 1."""
ENDING: Final = 7
"""Cards face down with which a search takes over from the fast player."""
LIMIT: Final = 400
"""Positions of that search."""
CHECK: Final = 64
"""After so many deals it is seen whether another move can still come first."""
CLEARLY: Final = 4.0
"""Standard deviations by which a move must be ahead to be chosen at once."""
KIND_BITS: Final = 3
CARD_BITS: Final = 6


class Node:
    """A move in the tree, or a card that it turned up."""

    def __init__(self) -> None:
        self.visits: i64 = 0
        self.possible: i64 = 0
        """How often it could be chosen."""
        self.value: float = 0.0
        """Of all games that were played through it."""
        self.nodes: dict[int, Node] = {}

    def under(self, key: int) -> "Node":
        """Return the node with a key under this one, a new one if there is none."""
        found = self.nodes.get(key)
        if found is None:
            found = Node()
            self.nodes[key] = found
        return found

    def mean(self) -> float:
        """Return the value of a game."""
        return self.value / float(self.visits)


class Tree:
    """A tree of moves from the situation of a decider."""

    def __init__(self, decider: Decider) -> None:
        self.one: i64 = 1
        self.decider: Decider = decider
        self.root: Node = Node()

    def best(self, candidates: list[Candidate], games: i64) -> Candidate:
        """Return the move that was chosen most often, after so many games or when no other can be better."""
        number: i64 = 0
        while number < games:
            self.play(candidates, number % POOL)
            number += 1
            if number % CHECK == 0 and self.is_clear(candidates, games - number):
                break
        chosen: Candidate = candidates[0]
        most: i64 = 0
        for candidate in candidates:
            visits: i64 = self.root.under(self.key(candidate)).visits
            if visits > most:
                most = visits
                chosen = candidate
        return chosen

    def is_clear(self, candidates: list[Candidate], left: i64) -> bool:
        """Tell whether no other move can come first in the games left, or the first is clearly better."""
        first: Node = Node()
        second: Node = Node()
        for candidate in candidates:
            node: Node = self.root.under(self.key(candidate))
            if node.visits > first.visits:
                second = first
                first = node
            elif node.visits > second.visits:
                second = node
        if first.visits - second.visits > left:
            return True
        if second.visits < CHECK:
            return False
        mean: float = first.mean()
        other: float = second.mean()
        spread: float = mean * (1.0 - mean) / float(first.visits)
        spread += other * (1.0 - other) / float(second.visits)
        return mean > other and (mean - other) * (mean - other) > CLEARLY * CLEARLY * spread

    def key(self, candidate: Candidate) -> int:
        """Return a number that tells a move from the others."""
        numbers: list[int] = self.decider.situation.numbers
        key: i64 = 0
        for card in candidate.back:
            key = key << CARD_BITS | i64(numbers[card % HASH_PLACES] + 1)
        key <<= CARD_BITS
        if candidate.card:
            key |= i64(numbers[candidate.card % HASH_PLACES] + 1)
        return key << KIND_BITS | i64(candidate.kind)

    def play(self, candidates: list[Candidate], deal: i64) -> None:
        """Play one imagined deal to its end."""
        player: Player = self.decider.player(deal)
        node: Node = self.root
        path: list[Node] = [node]
        moves: list[Candidate] = candidates
        while moves:
            chosen: Candidate = moves[0]
            if len(moves) > 1:
                chosen = self.choose(node, moves, player)
                node = node.under(self.key(chosen))
                path.append(node)
            is_new: bool = node.visits == 0
            turned: i64 = self.make(player, chosen)
            if turned and not is_new:
                node = node.under(-1 - int(player.layout.number(turned)))
                path.append(node)
                is_new = node.visits == 0
            if is_new or self.settle(player):
                break
            moves = []
            self.decider.add_candidates(player, moves, [], ALL, ALL)
        value: float = 1.0
        if not self.is_won(player):
            value = HOME_VALUE * float(cards_home(player.home)) / 52.0
        for one in path:
            one.visits += 1
            one.value += value

    def choose(self, node: Node, moves: list[Candidate], player: Player) -> Candidate:
        """Choose a move that won often, or was seldom tried."""
        player.choose()
        kind: i64 = player.kind
        card: i64 = player.chosen
        mean: float = node.mean() if node.visits else 0.0
        share: float = (1.0 - PRIOR) / float(len(moves))
        best: float = -1.0
        chosen: Candidate = moves[0]
        for move in moves:
            child: Node = node.under(self.key(move))
            child.possible += 1
            part: float = share
            if move.kind == kind and (kind == DRAW or move.card == card):
                part += PRIOR
            worth: float = child.mean() if child.visits else mean
            worth += EXPLORE * part * sqrt(float(child.possible)) / float(1 + child.visits)
            if worth > best:
                best = worth
                chosen = move
        return chosen

    def make(self, player: Player, candidate: Candidate) -> i64:
        """Make a move; return the card that it turned up."""
        for card in candidate.back:
            player.make(BACK, card)
        before: i64 = player.up
        player.make(candidate.kind, candidate.card)
        return player.up & ~before if candidate.kind == TURN or candidate.kind == HOME else 0

    def settle(self, player: Player) -> bool:
        """Send home what can come back, or what nothing can need; return whether that wins."""
        while True:
            moves: i64 = player.homeable() & (~player.bases | safe(player.home, self.one))
            if moves:
                player.make(HOME, moves & -moves)
                continue
            if self.decider.situation.draw == 1 and player.passes == MANY:
                moves = player.reach() & safe(player.home, self.one)
            if moves == 0:
                return player.is_won()
            player.make(STOCK_HOME, moves & -moves)

    def is_won(self, player: Player) -> bool:
        """Play to the end and tell whether that wins; a search looks for a win where few cards are hidden."""
        while not player.is_known or player.down > ENDING:
            if not player.step():
                return player.is_won()
        place: i64 = player.layout.settle(player.stock, player.mark, player.passes)
        found: i64 = Solver(player.layout, LIMIT).search(
            player.up, player.bases, player.home, player.stock, place, player.spaces, player.down, 0, 0
        )
        if found in (WON, LOST):
            return found == WON
        player.play()
        return player.is_won()
