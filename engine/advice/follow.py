"""Advice for Follow-the-Suit: each choice is played out with many sampled decks."""

from collections.abc import Sequence

from engine.advice.estimates import Advice, MoveEstimate, Playout
from engine.advice.sampling import seed_of
from engine.board import Board
from engine.cards import Detail
from engine.cards.french import JOKER, FrenchCard
from engine.games.follow import DECK, PLAYS, TRUMPS, TRUMPS_MOVES, FollowPosition, sorted_hand
from engine.move import Move
from engine.searches.follow import tricks
from engine.searches.follow.sampling import (
    UNDECIDED,
    play_deal,
    sensible_exchanges,
    try_cards,
    try_exchanges,
    try_trumps,
)
from engine.solvers.follow import CARDS, NUMBERS, card_numbers

SAMPLES = 300
REASONS = ("only", "keep", "exchange", "trumps", "win", "ruff", "joker", "take", "duck")

WIN_VALUE = 10
"""In points, in addition to its own points, which decide between choices that win about as often."""


def advise(board: Board, samples: int, also: Move | None) -> Advice:
    """Estimate the sensible choices, including ``also``."""
    view = _BoardView(board)
    seed = seed_of(board)
    match board.fact("phase"):
        case "exchange":
            masks = sensible_exchanges(view.hand)
            if also is not None and (gone := _mask(_cards_of(also))) not in masks:
                masks.append(gone)
            found = try_exchanges(view.hand, view.unseen, view.left, masks, samples, seed)
            moves = [_exchange(mask) for mask in masks]
        case "trumps":
            found = try_trumps(view.hand, view.unseen, view.left, samples, seed)
            moves = list(TRUMPS_MOVES)
        case _:
            cards = view.choices(also)
            masks = [_mask([card]) if view.wins(card) else 0 for card in cards]
            found = try_cards(
                view.hand, view.unseen, view.trumps, NUMBERS[view.lead], view.left, masks, samples, seed
            )
            moves = [PLAYS[card] for card in cards]
    estimates = _estimates(moves, found, samples)
    reason, details = _reason(view, estimates[0].move)
    return Advice(estimates, reason, details)


def play_out(position: FollowPosition, seed: int) -> Playout:
    """Exchange low cards, choose trumps by length, and win each trick with the lowest card that does."""
    leads = [*([position.lead] if position.lead else []), *position.deck]
    score = play_deal(
        _mask(position.hand),
        card_numbers((*position.deck, *position.aside)),
        card_numbers(leads),
        is_exchanged=position.has_exchanged,
        trumps=TRUMPS.index(position.trumps) if position.trumps else UNDECIDED,
        is_led=position.lead is not None,
        seed=seed,
    )
    return Playout(score >= 0, max(score, 0))


class _BoardView:
    """Everything that the player sees, with the card card_numbers of the search."""

    def __init__(self, board: Board) -> None:
        self.held = sorted_hand(_cards(board, "hand"))
        self.hand = _mask(self.held)
        trumps = board.fact("trumps")
        self.trumps = TRUMPS.index(str(trumps)) if trumps else UNDECIDED
        led = _cards(board, "lead")
        self.lead = led[0] if led else JOKER
        """What is led; nothing asks for it before a card is."""
        gone = {*self.held, *led, *_cards(board, "discards"), *_cards(board, "played")}
        self.unseen = sorted(card_numbers([card for card in DECK if card not in gone]))
        self.left = len(board.pile("deck").cards)

    def choices(self, also: Move | None) -> list[FrenchCard]:
        """Return the cards that win the trick, the lowest first, and one that loses it."""
        playable = [card for card in reversed(self.held) if card.suit in (self.lead.suit, JOKER.suit)]
        if all(card == JOKER for card in playable) or self.lead == JOKER:
            playable = list(reversed(self.held))
        winning = [card for card in playable if self.wins(card)]
        losing = [card for card in playable if not self.wins(card)]
        named = _cards_of(also) if also is not None else []
        chosen = [card for card in losing if card in named] or losing[:1]
        return winning + chosen

    def wins(self, card: FrenchCard) -> bool:
        """Tell whether a card of the hand wins the trick."""
        number, lead = NUMBERS[card], NUMBERS[self.lead]
        if tricks.JOKER in (number, lead):
            return number == tricks.JOKER
        if number // tricks.RANKS == lead // tricks.RANKS:
            return number > lead
        return number // tricks.RANKS == self.trumps


def _estimates(moves: Sequence[Move], found: Sequence[int], samples: int) -> tuple[MoveEstimate, ...]:
    """Return the estimates of the moves, the best first."""
    results = zip(moves, found[: len(moves)], found[len(moves) :], strict=True)
    ordered = sorted(results, key=lambda result: -(WIN_VALUE * result[1] + result[2]))
    return tuple(MoveEstimate(move, won, samples, points / samples) for move, won, points in ordered)


def _reason(view: _BoardView, move: Move) -> tuple[str, tuple[tuple[str, Detail], ...]]:
    """Return the kind of the move."""
    if move.verb == "exchange":
        return ("exchange" if move.places else "keep"), ()
    if move.verb == "trumps":
        return "trumps", (("held", sum(card.suit == move.places[0] for card in view.held)),)
    card, winning = _cards_of(move)[0], [card for card in view.choices(None) if view.wins(card)]
    if not view.wins(card):
        return ("duck" if winning else "take"), ()
    if len(view.choices(None)) == 1:
        return "only", ()
    if card == JOKER:
        return "joker", ()
    return ("win" if card.suit == view.lead.suit else "ruff"), ()


def _cards(board: Board, kind: str) -> list[FrenchCard]:
    return [card for pile in board.of_kind(kind) for card in pile.cards if isinstance(card, FrenchCard)]


def _cards_of(move: Move) -> list[FrenchCard]:
    return [card for card in DECK if card.code in move.places]


def _mask(cards: Sequence[FrenchCard]) -> int:
    return sum(1 << NUMBERS[card] for card in cards)


def _exchange(mask: int) -> Move:
    """Return the exchange of the cards of a mask, in the order of the hand."""
    gone = sorted_hand([card for number, card in CARDS.items() if mask >> number & 1])
    return Move("exchange", tuple(card.code for card in gone))
