"""Advice for Flip: deal all, which spoils nothing; then the play that begins the best of many games tried.

The stock is sampled from all cards that are not in the hand: a board does not tell which were removed.
"""

from engine.advice.prospect import Advice, Playout, Prospect
from engine.advice.sampling import seed_of
from engine.board import Board
from engine.game import Position
from engine.games.flip import CARDS, DEAL, DEAL_ALL, DEAL_MATCH, DEALS, SIZE, STOP, FlipPosition
from engine.move import Move
from engine.searches.chance import Dice
from engine.searches.flip import Found, search
from engine.solvers.flip import KNOWN_TIES, PERFECT, line_of

SAMPLES = 12
POSITIONS = 10_000
"""Plays made in games tried, for each sample; as many for all together where nothing is hidden."""
FEWEST = 400
"""Less would not do for a move: a game has up to a hundred plays."""
A_PLAYER = 1_000
"""Plays that a sound player tries before the first is made: some 25 games in the head."""
REASONS = ("deal", "perfect", "only", "any", "same", "best")

NUMBERS = {card.code: number for number, card in enumerate(CARDS)}


def advise(board: Board, samples: int, also: Move | None) -> Advice:
    """Propose to deal all that is left, or the play at which the best line begins that was found."""
    hand = tuple(NUMBERS[pile.top.code] for pile in board.of_kind("card") if pile.top)
    left = sum(len(pile.cards) for pile in board.of_kind("stock"))
    if left:
        return _while_dealing(hand, left, samples, seed_of(board))
    return _when_dealt(FlipPosition(hand, ()), samples * POSITIONS, seed_of(board), also)


def play_out(position: Position, seed: int) -> Playout:
    """Deal all that is left, try some games, and play the best of them."""
    if not isinstance(position, FlipPosition):
        raise TypeError(f"{type(position).__name__} is no position of Flip")
    score = _reached(position, A_PLAYER, seed)
    return Playout(score == PERFECT, score)


def _while_dealing(hand: tuple[int, ...], left: int, samples: int, seed: int) -> Advice:
    """Rate dealing and all plays on the same samples of the stock.

    Who deals can make every play later, so dealing promises as much as the best of them.
    """
    unseen = [card for card in range(SIZE) if card not in {shown % SIZE for shown in hand}]
    plays = [move for move in FlipPosition(hand, tuple(unseen[:left])).legal_moves() if move not in DEALS]
    budget = max(FEWEST, POSITIONS // (1 + len(plays)))
    dice = Dice(seed)
    scores: dict[Move, list[int]] = {move: [] for move in (DEAL_ALL, *plays)}
    for number in range(samples):
        dice.shuffle(unseen)
        position = FlipPosition(hand, tuple(unseen[:left]))
        for move, reached in scores.items():
            reached.append(_reached(position.after(move), budget, seed + number))
    rated = [_prospect(move, reached) for move, reached in scores.items()]
    most, won = max(prospect.score for prospect in rated), max(prospect.won for prospect in rated)
    dealing = [Prospect(move, won, samples, most) for move in (DEAL_ALL, DEAL, DEAL_MATCH)]
    return Advice((*dealing, *sorted(rated[1:], key=_promise)), "deal", (("left", left),))


def _when_dealt(position: FlipPosition, budget: int, seed: int, also: Move | None) -> Advice:
    """Rate the plays of a hand with no stock: half of the work looks for the best line, half for others."""
    found = _searched(position, budget // 2, seed)
    best = line_of(position, found)[0]
    plays = [move for move in position.legal_moves() if move != STOP]
    part = max(FEWEST, budget // 2 // len(plays))
    reached = {best: position.score() + found.gain}
    for move in plays:
        if move != best:
            reached[move] = _reached(position.after(move), part, seed)
    rated = sorted((_prospect(move, [score]) for move, score in reached.items()), key=_promise)
    stopping = (_prospect(STOP, [position.score()]),) if also == STOP else ()
    return Advice((*rated, *stopping), *_why([prospect.score for prospect in rated]))


def _why(scores: list[float]) -> tuple[str, tuple[tuple[str, int], ...]]:
    """Say why the first of some plays is proposed, by what they promise, and what that is said with.

    ``equal`` of ``plays`` promise ``best`` points, the next best one ``other``.
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


def _promise(prospect: Prospect) -> float:
    """Return what sorts the best first."""
    return -prospect.score


def _prospect(move: Move, scores: list[int]) -> Prospect:
    return Prospect(move, scores.count(PERFECT), len(scores), sum(scores) / len(scores))


def _reached(position: FlipPosition, budget: int, seed: int) -> int:
    """Return the best score that is found once everything is dealt."""
    if position.outcome() is not None:
        return position.score()
    return position.score() + _searched(position, budget, seed).gain


def _searched(position: FlipPosition, budget: int, seed: int) -> Found:
    cards = [*position.hand, *position.stock]
    found = search(cards, KNOWN_TIES, budget, seed, PERFECT - position.score())
    if found is None:
        raise ValueError(f"{budget} positions are too few for one game")
    return found
