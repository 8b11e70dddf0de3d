"""Advice for Flip: deal to the next play, which costs nothing; at last the first play of the best game found.

A hidden stock is sampled from all cards that are not in the hand: a board does not show which were removed.
With an open stock, all cards are known from the deal on.
"""

from operator import attrgetter

from engine.advice import Adviser
from engine.advice.estimates import Advice, MoveEstimate, Playout, seed_of
from engine.board import Board
from engine.cards.flip import LIGHT_CARDS, FlipCard
from engine.games.flip import DEAL, DEAL_ALL, DEAL_MATCH, DEALS, PLACES, STOP, FlipPosition
from engine.move import Move
from engine.options import switch_value
from engine.searches.flip.search import SearchResult, search
from engine.searches.flip.upper_bound import UpperBound
from engine.searches.random_generator import RandomGenerator
from engine.solvers.flip import PERFECT, TIES, card_numbers, line_of

SAMPLES = 12
POSITIONS = 10_000
"""Plays in rollouts per sample; if nothing is hidden, per sample for all plays together."""
MIN_BUDGET = 400
"""The least budget for a move: a game has up to a hundred plays."""
PLAYER_BUDGET = 1_000
"""Plays in rollouts of a sound player: some 25 games."""
REASONS = ("deal", "perfect", "only", "any", "same", "best", "now", "later", "none")

SCORE = attrgetter("score")


def advise(board: Board, samples: int, also: Move | None) -> Advice:
    """Advise to deal to the next play, or with all cards known the first move of the best line found."""
    hand = tuple(pile.top for pile in board.of_kind("card") if isinstance(pile.top, FlipCard))
    stock = board.pile("stock")
    if stock.hidden:
        return _while_dealing(hand, stock.hidden, samples, seed_of(board))
    coming = tuple(card for card in reversed(stock.cards) if isinstance(card, FlipCard))
    return _when_known(FlipPosition(hand, coming), samples * POSITIONS, seed_of(board), also)


def play_out(position: FlipPosition, seed: int) -> Playout:
    """Deal all cards that are left, try some games, and play the best of them.

    An open game is played alike: dealing costs nothing, so this player sees all cards before the first play.
    """
    score = _reached(position, PLAYER_BUDGET, seed)
    return Playout(score == PERFECT, score)


def _while_dealing(hand: tuple[FlipCard, ...], left: int, samples: int, seed: int) -> Advice:
    """Estimate dealing and all plays on the same samples of the stock.

    Every play is still possible after dealing, so dealing is worth as much as the best of them, however many
    cards are dealt. A few at a time are the easiest to look at.
    """
    in_hand = {card.light for card in hand}
    unseen = [number for number, card in enumerate(LIGHT_CARDS) if card.light not in in_hand]
    plays = [move for move in _position(hand, unseen[:left]).legal_moves() if move not in DEALS]
    budget = max(MIN_BUDGET, POSITIONS // (1 + len(plays)))
    generator = RandomGenerator(seed)
    scores: dict[Move, list[int]] = {move: [] for move in (DEAL_ALL, *plays)}
    for number in range(samples):
        generator.shuffle(unseen)
        position = _position(hand, unseen[:left])
        for move, reached in scores.items():
            reached.append(_reached(position.after(move), budget, seed + number))
    rated = [_estimate(move, reached) for move, reached in scores.items()]
    most, won = max(estimate.score for estimate in rated), max(estimate.won for estimate in rated)
    dealing = [MoveEstimate(move, won, samples, most) for move in (DEAL_MATCH, DEAL, DEAL_ALL)]
    return Advice((*dealing, *sorted(rated[1:], key=SCORE, reverse=True)), "deal", (("left", left),))


def _position(hand: tuple[FlipCard, ...], stock: list[int]) -> FlipPosition:
    return FlipPosition(hand, tuple(LIGHT_CARDS[number] for number in stock))


def _when_known(position: FlipPosition, budget: int, seed: int, also: Move | None) -> Advice:
    """Estimate the plays of a hand with all cards known: half of the budget for the best line.

    Dealing is worth as much as the best line. It is advised if that line begins with a card that is still to
    come, and then to the next play, which deals no more cards than that.
    """
    bound = UpperBound(card_numbers(position), TIES).gain()
    found = _search(position, budget // 2, seed, bound)
    first = next((move for move in line_of(position, found) if move not in DEALS), None)
    plays = [move for move in position.legal_moves() if move in PLACES]
    part = max(MIN_BUDGET, budget // 2 // max(1, len(plays)))
    most = position.score() + found.gain
    reached = {first: most} if first in plays else {}
    for move in plays:
        if move != first:
            reached[move] = _reached(position.after(move), part, seed)
    rated = sorted((_estimate(move, [score]) for move, score in reached.items()), key=SCORE, reverse=True)
    if not position.stock:
        stopping = (_estimate(STOP, [position.score()]),) if also == STOP else ()
        return Advice((*rated, *stopping), *_why([estimate.score for estimate in rated]))
    is_best = found.is_best and most >= max(reached.values(), default=0)
    most = max((most, *reached.values()))
    dealing = [_estimate(move, [most]) for move in (DEAL_MATCH, DEAL, DEAL_ALL)]
    reason = (
        "perfect" if most == PERFECT else "now" if most in reached.values() else "later" if first else "none"
    )
    details = (("best", most), ("proven", switch_value(is_on=is_best)))
    return Advice(tuple(sorted((*rated, *dealing), key=SCORE, reverse=True)), reason, details)


def _why(scores: list[float]) -> tuple[str, tuple[tuple[str, int], ...]]:
    """Return why the first play is advised, by the scores of all plays, with the details of the sentence.

    ``equal`` of ``plays`` plays reach ``best`` points, the next best one ``other``.
    """
    best, plays = scores[0], len(scores)
    equal = scores.count(best)
    other = next((score for score in scores if score < best), best)
    details = (("plays", plays), ("equal", equal), ("best", round(best)), ("other", round(other)))
    if plays == 1:
        return "only", details
    if best == PERFECT:
        return "perfect", details
    return "any" if equal == plays else "same" if equal > 1 else "best", details


def _estimate(move: Move, scores: list[int]) -> MoveEstimate:
    return MoveEstimate(move, scores.count(PERFECT), len(scores), sum(scores) / len(scores))


def _reached(position: FlipPosition, budget: int, seed: int) -> int:
    """Return the best score that is found after everything is dealt."""
    if position.outcome() is not None:
        return position.score()
    return position.score() + _search(position, budget, seed).gain


def _search(position: FlipPosition, budget: int, seed: int, most: int | None = None) -> SearchResult:
    """Search the best line, which can gain at most ``most``, or all points that are missing."""
    missing = PERFECT - position.score()
    found = search(card_numbers(position), TIES, budget, seed, missing if most is None else most)
    if found is None:
        raise ValueError(f"{budget} positions are too few for one game")
    return found


ADVISER = Adviser(advise, play_out, SAMPLES, REASONS)
