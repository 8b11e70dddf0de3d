"""The moves of Kittyhawk as a search makes them: which cards go home and onto which piles."""

from mypy_extensions import i64

from engine.searches.kittyhawk.node import Node, top_card
from engine.searches.kittyhawk.problem import FIRST_PILE, LEFT, RIGHT, UNSEEN, Problem


class Expansion:
    """Generates the positions that follow from one; a search adds them in its own way."""

    def __init__(self, problem: Problem) -> None:
        self.problem: Problem = problem

    def add_child(self, node: Node, source: i64, target: i64, card: i64) -> None:
        """Add the position that a move leads to."""
        raise NotImplementedError

    def send_home(self, node: Node, source: i64, card: i64) -> bool:
        """Generate the moves of a card to the foundations; tell whether there are any."""
        suits: i64 = self.problem.suits[card]
        suit: i64 = 0
        has_home: bool = False
        while suit < 6:
            if suits >> suit & 1 and node.height(suit) == card >> 3:
                self.add_child(node, source, suit, card)
                has_home = True
            suit += 1
        return has_home

    def move_to_piles(self, node: Node, source: i64, card: i64) -> None:
        """Generate the moves of a card to the piles, of empty ones only to the first."""
        suits: i64 = self.problem.suits[card]
        has_empty: bool = card == UNSEEN or is_sole_card(node, source)
        number: i64 = 0
        while number < 6:
            pile: i64 = node.pile(number)
            if pile == 0:
                if not has_empty:
                    self.add_child(node, source, FIRST_PILE + number, card)
                    has_empty = True
            elif (pile & 15) == (card >> 3) + 1 and self.problem.suits[top_card(pile)] & suits:
                self.add_child(node, source, FIRST_PILE + number, card)
            number += 1

    def has_progress(self, node: Node) -> bool:
        """Tell whether the game goes on without a stock: there is a move that is not merely to and fro."""
        place: i64 = 0
        while place <= RIGHT:
            card: i64 = self.problem.top(node, place)
            if card >= 0 and self._has_progress_from(node, place, card):
                return True
            place += 1
        return False

    def _has_progress_from(self, node: Node, source: i64, card: i64) -> bool:
        """Tell whether a card has a move other than from one foundation or empty pile to another."""
        suits: i64 = self.problem.suits[card]
        is_sole: bool = card == UNSEEN or is_sole_card(node, source)
        number: i64 = 0
        while number < 6:
            pile: i64 = node.pile(number)
            if pile == 0:
                if not is_sole:
                    return True
            elif (pile & 15) == (card >> 3) + 1 and self.problem.suits[top_card(pile)] & suits:
                return True
            if source >= FIRST_PILE and suits >> number & 1 and node.height(number) == card >> 3:
                return True
            number += 1
        return False


def is_sole_card(node: Node, source: i64) -> bool:
    """Tell whether a card is the only one of its pile: then an empty pile is no better."""
    return FIRST_PILE <= source < LEFT and (node.pile(source - FIRST_PILE) & 0xF0) == 16
