"""Solves Follow-the-Suit exactly, in any phase of the game."""

from collections.abc import Iterator, Sequence

from engine.cards.french import FRENCH_SUITS, JOKER, FrenchCard
from engine.games.follow import HIGH_TO_LOW, PLAYS, TRUMPS, FollowPosition
from engine.move import Move
from engine.searches.follow import tricks
from engine.searches.follow.search import SearchResult, best_deal, best_tricks
from engine.solvers import Solver
from engine.solvers.solution import Solution, Verdict

BUDGET = 1_000_000
"""Positions: ten times more than the hardest of thousands of deals took; most took less than a hundred."""

NUMBERS = {
    JOKER: tricks.JOKER,
    **{
        FrenchCard(rank, suit): suit_place * tricks.RANKS + strength
        for suit_place, suit in enumerate(FRENCH_SUITS)
        for strength, rank in enumerate(reversed(HIGH_TO_LOW))
    },
}
"""The number of each card in the search."""
CARDS = {number: card for card, number in NUMBERS.items()}


def solve(position: FollowPosition, budget: int) -> Solution:
    """Find the best score that can be reached; without a win, return any line to the end."""
    hand, deck = card_numbers(position.hand), card_numbers(position.deck)
    if position.phase == "exchange":
        found = best_deal(hand, deck, budget)
    else:
        trumps = TRUMPS.index(position.trumps) if position.trumps else tricks.UNDECIDED
        leads = [NUMBERS[position.lead], *deck] if position.lead else deck
        found = best_tricks(hand, leads, trumps, budget)
    if found.score < 0:
        verdict = Verdict.UNWINNABLE if found.is_proved else Verdict.UNKNOWN
        return _simple_line(position, verdict, found)
    line = tuple(_line(position, found))
    return Solution(Verdict.WON, line, found.score, is_best=True, positions=found.positions)


def mask_of(cards: Sequence[FrenchCard]) -> int:
    """Return a bit mask of cards by their numbers in the search."""
    return sum(1 << NUMBERS[card] for card in cards)


def exchange_of(position: FollowPosition, gone: int) -> Move:
    """Return the exchange of those cards of the hand that are in a mask."""
    return Move("exchange", tuple(card.code for card in position.hand if gone >> NUMBERS[card] & 1))


def card_numbers(cards: Sequence[FrenchCard]) -> list[int]:
    """Return the numbers of cards in the search."""
    return [NUMBERS[card] for card in cards]


def _line(position: FollowPosition, found: SearchResult) -> Iterator[Move]:
    if position.phase == "exchange":
        yield (move := exchange_of(position, found.exchanged))
        position = position.after(move)
    if position.phase == "trumps":
        yield (move := Move("trumps", (TRUMPS[found.trumps],)))
        position = position.after(move)
    for card in found.tricks:
        move = _losing_move(position) if card == tricks.TAKE else PLAYS[CARDS[card]]
        yield move
        position = position.after(move)


def _losing_move(position: FollowPosition) -> Move:
    """Return any move that loses the trick; all such moves are equivalent."""
    held = len(position.hand)
    return next(move for move in position.legal_moves() if len(position.after(move).hand) > held)


def _simple_line(position: FollowPosition, verdict: Verdict, found: SearchResult) -> Solution:
    """Return the line without an exchange or trumps that always plays the last legal card.

    It may even win if the budget was too small to find a win.
    """
    line: list[Move] = []
    while position.outcome() is None:
        move = Move("exchange") if position.phase == "exchange" else position.legal_moves()[-1]
        line.append(move)
        position = position.after(move)
    if position.is_won():
        verdict = Verdict.WON
    is_best = verdict is Verdict.UNWINNABLE
    return Solution(verdict, tuple(line), position.score(), is_best, found.positions)


SOLVER = Solver(solve, BUDGET)
