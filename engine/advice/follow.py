"""Advice for Follow-the-Suit: each choice is played out with many sampled decks.

In an open game the deck is seen, so the best end after each choice is searched instead.
"""

from collections.abc import Sequence

from engine.advice import Adviser
from engine.advice.estimates import Advice, MoveEstimate, Playout, best_playout, seed_of
from engine.board import Board
from engine.cards import Detail
from engine.cards.french import JOKER, FrenchCard
from engine.games.follow import DECK, PLAYS, TRUMPS, TRUMPS_MOVES, FollowPosition, beats, sorted_hand
from engine.move import Move
from engine.options import ON
from engine.searches.follow.sampling import (
    NOISE,
    play_deal,
    sensible_exchanges,
    try_cards,
    try_exchanges,
    try_trumps,
)
from engine.searches.follow.search import SearchResult, best_deal, best_tricks
from engine.searches.follow.tricks import DRAWN, UNDECIDED
from engine.solvers.follow import BUDGET, NUMBERS, card_numbers, exchange_of, mask_of

SAMPLES = 300
REASONS = (
    *("only", "keep", "exchange", "trumps", "win", "ruff", "joker", "take", "duck"),
    *("best", "lost", "found", "unfound"),
)
"""The last four are those of an open game: proved, or the best that was found within the budget."""

WIN_VALUE = 10
"""In points, in addition to its own points, which decide between choices that win about as often."""

OPEN_LINES = 5
"""Lines of a playout in an open game."""
OPEN_NOISE = 16
"""Maximum random part of the costs in each of them."""
OPEN_RANDOM_REPLIES = 8
"""One in this many replies is random."""


def advise(board: Board, samples: int, also: Move | None) -> Advice:
    """Estimate the sensible choices, including ``also``.

    In an open game the estimates are exact: each sample is the deal itself.
    """
    position, seed = _position(board), seed_of(board)
    if position.open:
        return _open_advice(position, samples, also)
    lead, hand, left = position.lead, mask_of(position.hand), len(position.deck)
    visible = {lead, *position.hand, *position.discards, *position.played}
    unseen = sorted(card_numbers([card for card in DECK if card not in visible]))
    if position.phase == "exchange":
        masks = sensible_exchanges(hand)
        if also is not None and (gone := mask_of(_cards_of(also))) not in masks:
            masks.append(gone)
        found = try_exchanges(hand, unseen, left, masks, samples, seed)
        moves = [exchange_of(position, mask) for mask in masks]
    elif lead is None:
        found = try_trumps(hand, unseen, left, samples, seed)
        moves = list(TRUMPS_MOVES)
    else:
        cards, trumps = _choices(position, lead, also), position.trumps
        masks = [mask_of([card]) if beats(card, lead, trumps) else 0 for card in cards]
        found = try_cards(hand, unseen, TRUMPS.index(trumps), NUMBERS[lead], left, masks, samples, seed)
        moves = [PLAYS[card] for card in cards]
    estimates = _estimates(moves, found, samples)
    return Advice(estimates, *_reason(position, estimates[0].move))


def play_out(position: FollowPosition, seed: int) -> Playout:
    """Exchange low cards, choose trumps by length, and win each trick with the lowest card that does.

    In an open game, return the best of some lines with other exchanges, trumps and replies too.
    """
    leads = [*([position.lead] if position.lead else []), *position.deck]

    def play(seed: int) -> Playout:
        score = play_deal(
            mask_of(position.hand),
            card_numbers((*position.deck, *position.aside)),
            card_numbers(leads),
            is_exchanged=position.has_exchanged,
            trumps=TRUMPS.index(position.trumps) if position.trumps else UNDECIDED,
            is_led=position.lead is not None,
            seed=seed,
            noise=OPEN_NOISE if position.open else NOISE,
            random_replies=OPEN_RANDOM_REPLIES if position.open else 0,
        )
        return Playout(score >= 0, max(score, 0))

    return best_playout(play, OPEN_LINES, seed) if position.open else play(seed)


def _position(board: Board) -> FollowPosition:
    """Return the position of a board; only the number of cards in its deck is right, unless they are seen."""
    lead, is_open = _cards(board, "lead"), board.fact("open") == ON
    deck = _cards(board, "stock")[::-1] if is_open else (JOKER,) * len(board.pile("deck").cards)
    return FollowPosition(
        (),
        tuple(deck),
        sorted_hand(_cards(board, "hand")),
        has_exchanged=board.fact("phase") != "exchange",
        trumps=str(board.fact("trumps")),
        lead=lead[0] if lead else None,
        discards=tuple(_cards(board, "discards")),
        played=tuple(_cards(board, "played")),
        open=is_open,
    )


def _open_advice(position: FollowPosition, samples: int, also: Move | None) -> Advice:
    """Search the best end after each choice of an open game."""
    is_proved = True
    if position.phase == "exchange":
        best = best_deal(card_numbers(position.hand), card_numbers(position.deck), BUDGET)
        masks = [best.exchanged, *sensible_exchanges(mask_of(position.hand))]
        moves = [exchange_of(position, mask) for mask in dict.fromkeys(masks)]
        is_proved = best.is_proved
    elif position.lead is None:
        moves = list(TRUMPS_MOVES)
    else:
        moves = [PLAYS[card] for card in _choices(position, position.lead, also)]
    if also is not None and also not in moves:
        moves.append(also)
    found = [_best_after(position, move, BUDGET // len(moves)) for move in moves]
    if position.phase != "exchange":
        is_proved = all(result.is_proved for result in found)
    wins = [samples * (result.score >= 0) for result in found]
    points = [samples * max(result.score, 0) for result in found]
    estimates = _estimates(moves, wins + points, samples)
    return Advice(estimates, *_open_reason(position, estimates[0], is_proved=is_proved))


def _best_after(position: FollowPosition, move: Move, budget: int) -> SearchResult:
    """Search the best end after a move, with the deck known."""
    hand, deck, chosen = list(position.hand), position.deck, _cards_of(move)
    if move.verb == "exchange":
        drawn, deck = deck[: DRAWN * len(chosen)], deck[DRAWN * len(chosen) :]
        hand = [*drawn, *(card for card in hand if card not in chosen)]
    elif move.verb == "play" and position.lead:
        if beats(chosen[0], position.lead, position.trumps):
            hand.remove(chosen[0])
        else:
            hand.append(position.lead)
    trumps = move.places[0] if move.verb == "trumps" else position.trumps
    number = TRUMPS.index(trumps) if trumps else UNDECIDED
    return best_tricks(card_numbers(hand), card_numbers(deck), number, budget)


def _open_reason(
    position: FollowPosition, best: MoveEstimate, *, is_proved: bool
) -> tuple[str, tuple[tuple[str, Detail], ...]]:
    """Return what is known of the best move, unless there is no choice."""
    if position.lead and len(position.playable()) == 1:
        return "only", ()
    if not best.won:
        return ("lost" if is_proved else "unfound"), ()
    if position.lead and not any(beats(card, position.lead, position.trumps) for card in position.playable()):
        return "take", ()
    return ("best" if is_proved else "found"), (("left", round(best.score)),)


def _choices(position: FollowPosition, lead: FrenchCard, also: Move | None) -> list[FrenchCard]:
    """Return the cards that win the trick, the lowest first, and one that loses it."""
    playable = position.playable()[::-1]
    losing = [card for card in playable if not beats(card, lead, position.trumps)]
    named = _cards_of(also) if also is not None else []
    chosen = [card for card in losing if card in named] or losing[:1]
    return [card for card in playable if card not in losing] + chosen


def _estimates(moves: Sequence[Move], found: Sequence[int], samples: int) -> tuple[MoveEstimate, ...]:
    """Return the estimates of the moves, the best first; of equal ones the first in ``moves``."""
    results = zip(moves, found[: len(moves)], found[len(moves) :], strict=True)
    ordered = sorted(results, key=lambda result: -(WIN_VALUE * result[1] + result[2]))
    return tuple(MoveEstimate(move, won, samples, points / samples) for move, won, points in ordered)


def _reason(position: FollowPosition, move: Move) -> tuple[str, tuple[tuple[str, Detail], ...]]:
    if move.verb == "exchange":
        return ("exchange" if move.places else "keep"), ()
    if position.lead is None:
        return "trumps", (("held", sum(card.suit == move.places[0] for card in position.hand)),)
    card, choices = _cards_of(move)[0], _choices(position, position.lead, None)
    winning = [choice for choice in choices if beats(choice, position.lead, position.trumps)]
    if not beats(card, position.lead, position.trumps):
        return ("duck" if winning else "take"), ()
    if len(choices) == 1:
        return "only", ()
    if card == JOKER:
        return "joker", ()
    return ("win" if card.suit == position.lead.suit else "ruff"), ()


def _cards(board: Board, kind: str) -> list[FrenchCard]:
    return [card for pile in board.of_kind(kind) for card in pile.cards if isinstance(card, FrenchCard)]


def _cards_of(move: Move) -> list[FrenchCard]:
    return [card for card in DECK if card.code in move.places]


ADVISER = Adviser(advise, play_out, SAMPLES, REASONS, open_lines=OPEN_LINES)
