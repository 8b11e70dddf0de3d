"""Advice for Follow-the-Suit: each choice is tried with many decks that the unseen cards could make."""

from collections.abc import Sequence

from engine.advice.prospect import Advice, Playout, Prospect
from engine.advice.sampling import seed_of
from engine.board import Board
from engine.cards import Detail
from engine.cards.french import JOKER, FrenchCard
from engine.game import Position
from engine.games.follow import DECK, PLAYS, TRUMPS, TRUMPS_MOVES, FollowPosition, sorted_hand
from engine.move import Move
from engine.searches import follow
from engine.searches.follow_ahead import (
    UNDECIDED,
    play_simply,
    sensible_exchanges,
    try_cards,
    try_exchanges,
    try_trumps,
)
from engine.solvers.follow import CARDS, NUMBERS, numbers

SAMPLES = 300
REASONS = ("only", "keep", "exchange", "trumps", "win", "ruff", "joker", "take", "duck")

WORTH_OF_A_WIN = 10
"""In points, beside its own: two choices that win about as often are told apart by their points."""


def advise(board: Board, samples: int, also: Move | None) -> Advice:
    """Return what the sensible choices promise, ``also`` among them."""
    seen = _Seen(board)
    seed = seed_of(board)
    match board.fact("phase"):
        case "exchange":
            masks = sensible_exchanges(seen.hand)
            if also is not None and (gone := _mask(_named(also))) not in masks:
                masks.append(gone)
            found = try_exchanges(seen.hand, seen.unseen, seen.left, masks, samples, seed)
            moves = [_exchange(mask) for mask in masks]
        case "trumps":
            found = try_trumps(seen.hand, seen.unseen, seen.left, samples, seed)
            moves = list(TRUMPS_MOVES)
        case _:
            cards = seen.choices(also)
            masks = [_mask([card]) if seen.wins(card) else 0 for card in cards]
            found = try_cards(
                seen.hand, seen.unseen, seen.trumps, NUMBERS[seen.lead], seen.left, masks, samples, seed
            )
            moves = [PLAYS[card] for card in cards]
    prospects = _prospects(moves, found, samples)
    reason, details = _reason(seen, prospects[0].move)
    return Advice(prospects, reason, details)


def play_out(position: Position, seed: int) -> Playout:
    """Throw low cards away, choose trumps by length, and win each trick with the lowest card that does."""
    if not isinstance(position, FollowPosition):
        raise TypeError(f"{type(position).__name__} is no position of Follow-the-Suit")
    leads = [*([position.lead] if position.lead else []), *position.deck]
    score = play_simply(
        _mask(position.hand),
        numbers((*position.deck, *position.aside)),
        numbers(leads),
        is_exchanged=position.has_exchanged,
        trumps=TRUMPS.index(position.trumps) if position.trumps else UNDECIDED,
        is_led=position.lead is not None,
        seed=seed,
    )
    return Playout(score >= 0, max(score, 0))


class _Seen:
    """What the player sees, in the numbers of the search."""

    def __init__(self, board: Board) -> None:
        self.held = sorted_hand(_cards(board, "hand"))
        self.hand = _mask(self.held)
        trumps = board.fact("trumps")
        self.trumps = TRUMPS.index(str(trumps)) if trumps else UNDECIDED
        led = _cards(board, "lead")
        self.lead = led[0] if led else JOKER
        """What is led; nothing asks for it before a card is."""
        gone = {*self.held, *led, *_cards(board, "discards"), *_cards(board, "played")}
        self.unseen = sorted(numbers([card for card in DECK if card not in gone]))
        self.left = len(board.pile("deck").cards)

    def choices(self, also: Move | None) -> list[FrenchCard]:
        """Return the cards that win the trick, the lowest first, and one of those that lose it."""
        playable = [card for card in reversed(self.held) if card.suit in (self.lead.suit, JOKER.suit)]
        if all(card == JOKER for card in playable) or self.lead == JOKER:
            playable = list(reversed(self.held))
        winning = [card for card in playable if self.wins(card)]
        losing = [card for card in playable if not self.wins(card)]
        named = _named(also) if also is not None else []
        chosen = [card for card in losing if card in named] or losing[:1]
        return winning + chosen

    def wins(self, card: FrenchCard) -> bool:
        """Tell whether a card of the hand takes the trick."""
        number, lead = NUMBERS[card], NUMBERS[self.lead]
        if follow.JOKER in (number, lead):
            return number == follow.JOKER
        if number // follow.RANKS == lead // follow.RANKS:
            return number > lead
        return number // follow.RANKS == self.trumps


def _prospects(moves: Sequence[Move], found: Sequence[int], samples: int) -> tuple[Prospect, ...]:
    """Return the moves with what they came to, the best first."""
    results = zip(moves, found[: len(moves)], found[len(moves) :], strict=True)
    ordered = sorted(results, key=lambda result: -(WORTH_OF_A_WIN * result[1] + result[2]))
    return tuple(Prospect(move, won, samples, points / samples) for move, won, points in ordered)


def _reason(seen: _Seen, move: Move) -> tuple[str, tuple[tuple[str, Detail], ...]]:
    """Say what kind of move it is."""
    if move.verb == "exchange":
        return ("exchange" if move.places else "keep"), ()
    if move.verb == "trumps":
        return "trumps", (("held", sum(card.suit == move.places[0] for card in seen.held)),)
    card, winning = _named(move)[0], [card for card in seen.choices(None) if seen.wins(card)]
    if not seen.wins(card):
        return ("duck" if winning else "take"), ()
    if len(seen.choices(None)) == 1:
        return "only", ()
    if card == JOKER:
        return "joker", ()
    return ("win" if card.suit == seen.lead.suit else "ruff"), ()


def _cards(board: Board, kind: str) -> list[FrenchCard]:
    return [card for pile in board.of_kind(kind) for card in pile.cards if isinstance(card, FrenchCard)]


def _named(move: Move) -> list[FrenchCard]:
    return [card for card in DECK if card.code in move.places]


def _mask(cards: Sequence[FrenchCard]) -> int:
    return sum(1 << NUMBERS[card] for card in cards)


def _exchange(mask: int) -> Move:
    """Return the exchange of the cards of a mask, in the order of a hand."""
    gone = sorted_hand([card for number, card in CARDS.items() if mask >> number & 1])
    return Move("exchange", tuple(card.code for card in gone))
