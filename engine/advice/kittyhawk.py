"""Advice for Kittyhawk: plan with the visible cards until no better position is found, then deal.

A plan leads to the position with the best heuristic value before the next deal. The estimates say how often a
sound player, who plans in the same way but less far, wins after a move when the hidden cards are shuffled;
not how often the deal could be won.

Following the advice always makes progress: a plan is advised only if the next board has a plan as well, which
leads to a better value, or to an equal one in fewer moves. So there are only finitely many moves between two
that cannot be reversed, a deal or a card from a heap.

Where no card is hidden, as in every open game, a search with all cards looks for a win first. It is not exact
within its budget: if it finds no win, the plan is as above, and the estimates say that no win is known.
"""

from collections import Counter
from dataclasses import replace
from statistics import fmean
from typing import NamedTuple

from engine.advice import Adviser
from engine.advice.estimates import BY_WINS, STUCK, Advice, MoveEstimate, Playout, best_playout, seed_of
from engine.board import Board
from engine.cards import Card, Detail
from engine.cards.decktet import DecktetCard, decktet
from engine.games.kittyhawk import COLLECT, DEAL, FIRST_HEAP, HEAPS, LEVELS, PLACES, STOCK, KittyhawkPosition
from engine.move import Move
from engine.options import ON
from engine.searches.kittyhawk.heuristic import UNIT
from engine.searches.kittyhawk.player import Player
from engine.searches.kittyhawk.search import UNWINNABLE, WON, SearchResult, search
from engine.searches.random_generator import RandomGenerator
from engine.solvers.kittyhawk import to_move, to_search

SAMPLES = 10
PLAYER_BUDGET = 300
"""Positions per plan in the playouts of a sound player."""
OPEN_LINES = 2
"""Lines of a playout in an open game."""
OPEN_NOISE = 8 * UNIT
"""Maximum random part of the value of a position there: the weight of two cards that are not home."""
ADVICE_BUDGET = 5_000
"""Positions per plan that is advised."""
ENDGAME_BUDGET = 20_000
"""Positions of a search without hidden cards and without a stock."""
OPEN_BUDGET = 60_000
"""Positions of a search before the last deal of an open game. It finds a win from nearly every deal of levels
1 to 3, and from a third of those of level 5."""
CANDIDATES = 3
"""Number of moves that are estimated, in addition to ``also``."""
ALTERNATIVES = 3
"""Number of other moves that are searched for a shorter win."""
CLEARLY = 4
"""The planned move is replaced by one that wins in a quarter of the samples more."""
HEAP_SOURCES = tuple((heap,) for heap in HEAPS)
PLANNED = ("plan", "uncover")
REASONS = ("wins", "plan", "uncover", "deal", "tried", STUCK)


class Plan(NamedTuple):
    """The move that is best by its plan, before any playouts, and why."""

    move: Move | None
    reason: str
    details: tuple[tuple[str, Detail], ...] = ()
    value: int = 0
    """The value of the position to which it leads, including its moves: the lower the better."""


def advise(board: Board, samples: int, also: Move | None) -> Advice:
    """Advise the first move of a plan, or to deal, unless another move is clearly better in playouts."""
    visible, deals = _possible_deals(board, samples)
    plan = _plan_with_progress(deals[0])
    estimates = [
        _won(visible, move) if plan.reason == "wins" and move == plan.move else Trial(move, deals).estimate()
        for move in _candidates(visible, plan.move, also)
    ]
    if plan.move is None:
        return Advice(tuple(sorted(estimates, key=BY_WINS, reverse=True)), plan.reason)
    first, others = estimates[0], sorted(estimates[1:], key=BY_WINS, reverse=True)
    least = first.won + _clear_difference(first.samples)
    better = [other for other in others if _is_irreversible(other.move) and other.won >= least]
    if better:
        others.remove(better[0])
        details = (("won", better[0].won), ("other", first.won), ("samples", samples))
        return Advice((better[0], first, *others), "tried", details)
    return Advice((first, *others), plan.reason, plan.details)


def best_move(board: Board, samples: int) -> Move | None:
    """Return the move that ``advise`` names first, without the estimates that cannot change it.

    Return ``None`` if it finds no plan.
    """
    visible, deals = _possible_deals(board, samples)
    plan = _plan_with_progress(deals[0])
    if plan.move is None:
        estimates = advise(board, samples, None).estimates
        return estimates[0].move if estimates[0].won else None
    others = [move for move in _candidates(visible, plan.move, None)[1:] if _is_irreversible(move)]
    first = Trial(plan.move, deals)
    trials = [trial for move in others if _is_clearly_better(trial := Trial(move, deals), first)]
    return max((trial.estimate() for trial in trials), key=BY_WINS).move if trials else plan.move


def play_out(position: KittyhawkPosition, seed: int) -> Playout:
    """Play to the end: plan with the visible cards until no better position is found, then deal.

    In an open game, return the best of some lines, in each of which worse plans may be preferred.
    """

    def play(seed: int) -> Playout:
        player = _player(position, PLAYER_BUDGET, seed, OPEN_NOISE if position.open else UNIT)
        home = player.play_out()
        return Playout(home == player.problem.total, home)

    if not position.open:
        return play(seed)
    cards = sum(map(len, position.piles)) + len(position.stock)
    return best_playout(play, OPEN_LINES, seed, best=cards)


def plan_moves(position: KittyhawkPosition, seed: int) -> tuple[Move, ...]:
    """Return the plan of a sound player of the closed game: moves up to the next deal, or to deal."""
    plan = _player(position, PLAYER_BUDGET, seed).plan()
    return tuple(map(to_move, plan)) if plan else ((DEAL,) if position.stock else ())


def _possible_deals(board: Board, samples: int) -> tuple[KittyhawkPosition, list[KittyhawkPosition]]:
    """Return the position of a board, and samples of it with the hidden cards shuffled; one if none is."""
    visible = _position(board)
    hidden, generator = _hidden_cards(visible), RandomGenerator(seed_of(board))
    count = 1 if _is_fully_visible(visible) else samples
    return visible, [_with_hidden(visible, hidden, generator) for _ in range(count)]


def _position(board: Board) -> KittyhawkPosition:
    """Return the position of a board, with ``None`` for hidden cards."""
    piles = tuple(tuple(map(_decktet_card, board.pile(name).cards)) for name in PLACES)
    down = tuple(tuple(at for at, card in enumerate(heap) if card is None) for heap in piles[FIRST_HEAP:])
    stock = tuple(map(_decktet_card, reversed(board.pile(STOCK).cards)))
    is_blind, is_open = (board.fact(name) == ON for name in ("blind", "open"))
    return KittyhawkPosition(
        piles, stock, down, int(board.fact("level")), is_blind, int(board.fact("moves")), is_open
    )


def _decktet_card(card: Card | None) -> DecktetCard | None:
    return card if isinstance(card, DecktetCard) else None


def _hidden_cards(visible: KittyhawkPosition) -> list[DecktetCard]:
    """Return the hidden cards, in the order of the deck."""
    cards = Counter(LEVELS[visible.level].deck) | Counter(decktet("A"))
    cards.subtract(card for pile in (*visible.piles, visible.stock) for card in pile if card)
    return [card for card in decktet() for _ in range(cards[card])]


def _is_fully_visible(position: KittyhawkPosition) -> bool:
    return position.open or not (position.stock or any(position.face_down))


def _with_hidden(
    visible: KittyhawkPosition, hidden: list[DecktetCard], generator: RandomGenerator
) -> KittyhawkPosition:
    """Return a position that looks like the board, with the hidden cards in a random order."""
    order = list(range(len(hidden)))
    generator.shuffle(order)
    cards = iter([hidden[number] for number in order])
    piles = tuple(tuple(card or next(cards) for card in pile) for pile in visible.piles)
    return replace(visible, piles=piles, stock=tuple(card or next(cards) for card in visible.stock))


def _plan_with_progress(position: KittyhawkPosition) -> Plan:
    """Return a plan that the next board continues; otherwise to deal."""
    plan = _plan(position)
    if plan.reason not in PLANNED or plan.move is None or _is_irreversible(plan.move):
        return plan
    after = _plan(position.after(plan.move))
    if after.reason == "wins" or (after.reason in PLANNED and after.value < plan.value):
        return plan
    return _without_plan(position)


def _plan(position: KittyhawkPosition) -> Plan:
    """Plan with the visible cards of a position; its hidden cards do not matter."""
    if _is_fully_visible(position):
        found = _search(position, _budget(position))
        if found.verdict == WON:
            return _first_of_win(position, list(map(to_move, found.line)))
        if found.verdict == UNWINNABLE:
            return Plan(None, STUCK)
    frontier = _player(position, ADVICE_BUDGET, 0).look_ahead(None)
    line = list(map(to_move, frontier.line(frontier.best_value_number)))
    return _described(position, line, frontier.best_value) if line else _without_plan(position)


def _first_of_win(position: KittyhawkPosition, line: list[Move]) -> Plan:
    """Return the move to make where a winning line was found, and the number of moves of a win with it.

    The search from the next position may find another, longer line than the rest of this one, and following
    it might lead back here. So a reversible move is made only if that search finds fewer moves. A line that
    begins with an irreversible one is followed even if that search finds nothing.
    """
    legal, budget = position.legal_moves(), _budget(position)
    reversible = [move for move in legal[:ALTERNATIVES] if move != COLLECT and not _is_irreversible(move)]
    for move in dict.fromkeys((line[0], *reversible, *filter(_is_irreversible, legal))):
        # A search with a larger budget finds the same line, so others than the first may have a smaller one.
        then = _search(position.after(move), budget if move == line[0] else ENDGAME_BUDGET)
        if then.verdict == WON and (_is_irreversible(move) or len(then.line) < len(line)):
            return _win(move, 1 + len(then.line))
    if position.stock and not _is_irreversible(line[0]):
        return _without_plan(position)
    return _win(line[0], len(line))


def _win(move: Move, moves: int) -> Plan:
    return Plan(move, "wins", (("moves", moves),))


def _budget(position: KittyhawkPosition) -> int:
    return OPEN_BUDGET if position.stock else ENDGAME_BUDGET


def _search(position: KittyhawkPosition, budget: int) -> SearchResult:
    return search(*to_search(position), budget)


def _without_plan(position: KittyhawkPosition) -> Plan:
    return Plan(DEAL, "deal") if position.stock else Plan(None, STUCK)


def _described(position: KittyhawkPosition, line: list[Move], value: int) -> Plan:
    """Say what a plan achieves: how many cards leave the heaps, or that it turns one up first."""
    after, made = position, 0
    for move in line:
        before, after, made = after, after.after(move), made + 1
        if after.face_down != before.face_down:
            return Plan(line[0], "uncover", (("moves", made),), value)
    freed = sum(map(len, position.piles[FIRST_HEAP:])) - sum(map(len, after.piles[FIRST_HEAP:]))
    return Plan(line[0], "plan", (("moves", made), ("freed", freed)), value)


def _candidates(visible: KittyhawkPosition, first: Move | None, also: Move | None) -> list[Move]:
    """Return the planned move, ``also``, and some others, irreversible moves first."""
    others = [move for move in visible.legal_moves() if move not in (first, also, COLLECT)]
    others.sort(key=_is_irreversible, reverse=True)
    added = [also] if also and also != first else []
    return [*([first] if first else []), *added, *others[: CANDIDATES - 1]]


def _is_irreversible(move: Move) -> bool:
    """Tell whether no other move can reverse this one."""
    return move == DEAL or move.places[:1] in HEAP_SOURCES


def _clear_difference(samples: int) -> int:
    """Return the difference in wins between two moves that is hardly random."""
    return max(3, samples // CLEARLY)


class Trial:
    """Playouts after a move in sampled deals, made one at a time; if nothing is hidden, searches."""

    def __init__(self, move: Move, deals: list[KittyhawkPosition]) -> None:
        self.move = move
        self.deals = deals
        self.playouts: list[Playout] = []

    @property
    def won(self) -> int:
        """How many of the playouts made so far won."""
        return sum(playout.is_won for playout in self.playouts)

    @property
    def left(self) -> int:
        """How many deals have not been played out yet."""
        return len(self.deals) - len(self.playouts)

    def play_next(self) -> None:
        """Play out the next deal."""
        number = len(self.playouts)
        after = self.deals[number].after(self.move)
        if _is_fully_visible(after):
            found = _search(after, ENDGAME_BUDGET)
            self.playouts.append(Playout(found.verdict == WON, found.home))
        else:
            self.playouts.append(play_out(after, number))

    def estimate(self) -> MoveEstimate:
        """Play out the deals that are left; return the estimate of the move."""
        while self.left:
            self.play_next()
        score = fmean(playout.score for playout in self.playouts)
        return MoveEstimate(self.move, self.won, len(self.playouts), score)


def _is_clearly_better(other: Trial, first: Trial) -> bool:
    """Tell whether a move wins clearly more often, with no more playouts than that takes."""
    clear = _clear_difference(len(first.deals))
    while other.won + other.left - first.won >= clear:
        if not (other.left or first.left):
            return True
        has_mostly_lost = 2 * other.won <= len(other.playouts)
        (other if first.left == 0 or (other.left and has_mostly_lost) else first).play_next()
    return False


def _won(position: KittyhawkPosition, move: Move) -> MoveEstimate:
    """Return the estimate of the first move of a line that wins, where nothing is hidden."""
    return MoveEstimate(move, 1, 1, sum(map(len, (*position.piles, position.stock))))


def _player(position: KittyhawkPosition, budget: int, seed: int, noise: int = UNIT) -> Player:
    """Return a player that sees the face-up cards of a position."""
    problem, node = to_search(position)
    down = [sum(1 << at for at in heap) for heap in position.face_down]
    return Player(problem, node, [*down, int(position.blind)], budget, seed, noise)


ADVISER = Adviser(advise, play_out, SAMPLES, REASONS, open_lines=OPEN_LINES, best_move=best_move)
