"""The solver of Follow-the-Suit: the exact best score, from before the exchange to the last trick."""

from collections.abc import Iterator, Sequence

from engine.cards.french import FRENCH_SUITS, JOKER, FrenchCard
from engine.game import Position
from engine.games.follow import HIGH_TO_LOW, PLAYS, TRUMPS, FollowPosition
from engine.move import Move
from engine.outcome import Result
from engine.searches import follow
from engine.searches.follow_deal import UNDECIDED, Found, best_deal, best_tricks
from engine.solvers.solution import Solution, Verdict

BUDGET = 1_000_000
"""More than ten times what any of thousands of deals took, most of them less than a hundred."""

NUMBERS = {
    JOKER: follow.JOKER,
    **{
        FrenchCard(rank, suit): suit_place * follow.RANKS + strength
        for suit_place, suit in enumerate(FRENCH_SUITS)
        for strength, rank in enumerate(reversed(HIGH_TO_LOW))
    },
}
"""The number of each card in the search."""
CARDS = {number: card for card, number in NUMBERS.items()}


def solve(position: Position, budget: int) -> Solution:
    """Find the best score that can be reached; without a win, any line to the end."""
    if not isinstance(position, FollowPosition):
        raise TypeError(f"{type(position).__name__} is no position of Follow-the-Suit")
    hand, deck = numbers(position.hand), numbers(position.deck)
    if position.phase == "exchange":
        found = best_deal(hand, deck, budget)
    else:
        trumps = TRUMPS.index(position.trumps) if position.trumps else UNDECIDED
        leads = [NUMBERS[position.lead], *deck] if position.lead else deck
        found = best_tricks(hand, leads, trumps, budget)
    if found.score < 0:
        verdict = Verdict.UNWINNABLE if found.is_settled else Verdict.UNKNOWN
        return _played_simply(position, verdict, found)
    line = tuple(_line(position, found))
    return Solution(Verdict.WON, line, found.score, is_best=True, positions=found.positions)


def numbers(cards: Sequence[FrenchCard]) -> list[int]:
    """Return the numbers of cards in the search."""
    return [NUMBERS[card] for card in cards]


def _line(position: FollowPosition, found: Found) -> Iterator[Move]:
    """Yield the moves of what was found."""
    if position.phase == "exchange":
        gone = [card.code for card in position.hand if found.exchanged >> NUMBERS[card] & 1]
        yield (move := Move("exchange", tuple(gone)))
        position = position.after(move)
    if position.phase == "trumps":
        yield (move := Move("trumps", (TRUMPS[found.trumps],)))
        position = position.after(move)
    for card in found.tricks:
        move = _taking(position) if card == follow.TAKE else PLAYS[CARDS[card]]
        yield move
        position = position.after(move)


def _taking(position: FollowPosition) -> Move:
    """Return a move that loses the trick: all that do come to the same."""
    held = len(position.hand)
    return next(move for move in position.legal_moves() if len(position.after(move).hand) > held)


def _played_simply(position: FollowPosition, verdict: Verdict, found: Found) -> Solution:
    """Return the line of one who keeps all cards, has no trumps and plays the last card held that can go.

    It may even win, where the budget was too small to find out.
    """
    line: list[Move] = []
    while position.outcome() is None:
        move = Move("exchange") if position.phase == "exchange" else position.legal_moves()[-1]
        line.append(move)
        position = position.after(move)
    outcome = position.outcome()
    if outcome is not None and outcome.result is Result.WON:
        verdict = Verdict.WON
    is_best = verdict is Verdict.UNWINNABLE
    return Solution(verdict, tuple(line), position.score(), is_best, found.positions)
