"""Advice for Kittyhawk: plan with the cards in sight until nothing better is found, then deal.

A plan leads to the position that looks best before the next deal. The figures say how a sound player fares
after a move, who plans likewise but not as far, where the hidden cards are shuffled: how often such a player
wins, not how often the deal could be won.

Whoever follows the advice gets on: a plan is advised only if the next board has one as well, and that leads
to what looks better, or as good in fewer moves. So only finitely many of its moves come between two that
cannot be taken back, a deal or a card from a heap.
"""

from collections import Counter
from dataclasses import replace
from typing import NamedTuple

from engine.advice.prospect import Advice, Playout, Prospect
from engine.advice.sampling import seed_of
from engine.board import Board
from engine.cards import Detail
from engine.cards.decktet import DECKTET_SUITS
from engine.game import Position
from engine.games.kittyhawk import CARDS, COLLECT, DEAL, FIRST_HEAP, HEAPS, LEVELS, PLACES, KittyhawkPosition
from engine.move import Move
from engine.searches.chance import Dice
from engine.searches.kittyhawk import UNWINNABLE, WON, Finding, search
from engine.searches.kittyhawk_player import Player
from engine.solvers.kittyhawk import in_numbers, in_words

SAMPLES = 10
A_PLAYER = 300
"""Positions that a sound player looks at for each plan."""
AN_ADVISER = 5_000
"""Positions that are looked at for a plan that is advised."""
THE_END = 20_000
"""Positions that are looked at where nothing is hidden any more."""
CANDIDATES = 3
"""Moves that are tried out, besides one that is asked about."""
OTHERS = 3
"""Moves that are looked at where a line that wins might not be gone on with."""
CLEARLY = 4
"""A fourth of all samples: by so many more wins must a move lead to take the place of the planned one."""
HEAP_SOURCES = tuple((heap,) for heap in HEAPS)
PLANNED = ("plan", "uncover")
REASONS = ("wins", "plan", "uncover", "deal", "tried", "stuck")


class Plan(NamedTuple):
    """A move that is thought best before anything is tried out, and why."""

    move: Move | None
    reason: str
    details: tuple[tuple[str, Detail], ...] = ()
    value: int = 0
    """How the position looks to which it leads, and how many moves that takes: the lower the better."""


def advise(board: Board, samples: int, also: Move | None) -> Advice:
    """Propose the first move of a plan, or to deal, unless another move does clearly better in tries."""
    known = _known(board)
    hidden, dice = _hidden(known), Dice(seed_of(board))
    deals = [_with_hidden(known, hidden, dice) for _ in range(1 if _is_all_seen(known) else samples)]
    plan = _sure(deals[0])
    tried = [_tried(move, deals) for move in _candidates(known, plan.move, also)]
    if plan.move is None:
        return Advice(tuple(sorted(tried, key=_promise)), plan.reason)
    first, others = tried[0], sorted(tried[1:], key=_promise)
    better = [other for other in others if _is_for_good(other.move) and _is_clear(other, first)]
    if better:
        others.remove(better[0])
        details = (("won", better[0].won), ("other", first.won), ("samples", samples))
        return Advice((better[0], first, *others), "tried", details)
    return Advice((first, *others), plan.reason, plan.details)


def play_out(position: Position, seed: int) -> Playout:
    """Play on as one does who plans with the cards in sight until nothing better is found, and then deals."""
    if not isinstance(position, KittyhawkPosition):
        raise TypeError(f"this is no position of Kittyhawk: {position!r}")
    player = _player(position, A_PLAYER, seed)
    home = player.play_out()
    return Playout(home == player.table.total, home)


def _known(board: Board) -> KittyhawkPosition:
    """Return a position with what the board tells, no code for a card that is hidden."""
    piles = tuple(tuple(card.code if card else "" for card in board.pile(name).cards) for name in PLACES)
    down = tuple(tuple(at for at, code in enumerate(heap) if not code) for heap in piles[FIRST_HEAP:])
    stock = ("",) * sum(len(pile.cards) for pile in board.of_kind("stock"))
    level, moves = int(board.fact("level")), int(board.fact("moves"))
    return KittyhawkPosition(piles, stock, down, level, any(down), moves)


def _hidden(known: KittyhawkPosition) -> list[str]:
    """Return the cards that are not to be seen, in the order of the deck."""
    deck = Counter(LEVELS[known.level].deck)
    for suit in DECKTET_SUITS:
        deck["A" + suit] = 1
    deck.subtract(code for pile in known.piles for code in pile if code)
    return [code for code in CARDS for _ in range(deck[code])]


def _is_all_seen(position: KittyhawkPosition) -> bool:
    return not position.stock and not any(position.face_down)


def _with_hidden(known: KittyhawkPosition, hidden: list[str], dice: Dice) -> KittyhawkPosition:
    """Return a position that may be the one behind the board."""
    order = list(range(len(hidden)))
    dice.shuffle(order)
    cards = iter([hidden[number] for number in order])
    piles = tuple(tuple(code or next(cards) for code in pile) for pile in known.piles)
    return replace(known, piles=piles, stock=tuple(next(cards) for _ in known.stock))


def _sure(position: KittyhawkPosition) -> Plan:
    """Return a plan that will be gone on with; else to deal."""
    plan = _planned(position)
    if plan.reason not in PLANNED or plan.move is None or _is_for_good(plan.move):
        return plan
    after = _planned(position.after(plan.move))
    if after.reason == "wins" or (after.reason in PLANNED and after.value < plan.value):
        return plan
    return _without_plan(position)


def _planned(position: KittyhawkPosition) -> Plan:
    """Plan with what can be seen of a position; its hidden cards change nothing."""
    if _is_all_seen(position):
        found = _searched(position)
        if found.verdict == WON:
            return Plan(_first(position, found), "wins", (("moves", len(found.line)),))
        if found.verdict == UNWINNABLE:
            return Plan(None, "stuck")
    hunt = _player(position, AN_ADVISER, 0).look_ahead(None)
    line = [in_words(way) for way in hunt.line(hunt.finest)]
    return _described(position, line, hunt.finest_value) if line else _without_plan(position)


def _first(position: KittyhawkPosition, found: Finding) -> Move:
    """Return the first move of a line that wins, or another from which it takes fewer moves.

    From the next position another line may be found than the rest of this one, and a longer one: whoever went
    on along that might come here again.
    """
    first = in_words(found.line[0])
    if _is_for_good(first):
        return first
    for move in (first, *position.legal_moves()[:OTHERS]):
        after = position.after(move)
        if after.outcome() is not None:
            continue
        then = _searched(after)
        if move != COLLECT and then.verdict == WON and len(then.line) < len(found.line):
            return move
    return first


def _searched(position: KittyhawkPosition) -> Finding:
    table, node = in_numbers(position)
    return search(table, node, THE_END)


def _without_plan(position: KittyhawkPosition) -> Plan:
    return Plan(DEAL, "deal") if position.stock else Plan(None, "stuck")


def _described(position: KittyhawkPosition, line: list[Move], value: int) -> Plan:
    """Say what a plan brings: how many cards leave the heaps, and whether it turns one up first."""
    after, made = position, 0
    for move in line:
        before, after, made = after, after.after(move), made + 1
        if after.face_down != before.face_down:
            return Plan(line[0], "uncover", (("moves", made),), value)
    freed = sum(map(len, position.piles[FIRST_HEAP:])) - sum(map(len, after.piles[FIRST_HEAP:]))
    return Plan(line[0], "plan", (("moves", made), ("freed", freed)), value)


def _candidates(known: KittyhawkPosition, first: Move | None, also: Move | None) -> list[Move]:
    """Return the planned move and some others to be tried, first of them those that cannot be taken back."""
    others = [move for move in known.legal_moves() if move not in (first, also, COLLECT)]
    others.sort(key=_is_for_good, reverse=True)
    asked = [also] if also and also != first else []
    return [*([first] if first else []), *asked, *others[: CANDIDATES - 1]]


def _is_for_good(move: Move) -> bool:
    """Tell whether no move takes this one back."""
    return move == DEAL or move.places[:1] in HEAP_SOURCES


def _is_clear(other: Prospect, first: Prospect) -> bool:
    """Tell whether so much more was won after one move than after another that it is hardly by chance."""
    return other.won - first.won >= max(3, first.samples // CLEARLY)


def _tried(move: Move, deals: list[KittyhawkPosition]) -> Prospect:
    """Return how a sound player fares after a move; where nothing is hidden, what can be found from there."""
    afters = [position.after(move) for position in deals]
    if _is_all_seen(afters[0]):
        played = [_found(position) for position in afters]
    else:
        played = [play_out(position, number) for number, position in enumerate(afters)]
    won = sum(playout.is_won for playout in played)
    return Prospect(move, won, len(played), sum(playout.score for playout in played) / len(played))


def _found(position: KittyhawkPosition) -> Playout:
    """Return the best end that is found where all cards are known."""
    found = _searched(position)
    return Playout(found.verdict == WON, found.home)


def _promise(prospect: Prospect) -> tuple[int, float]:
    """Return what sorts the best first."""
    return -prospect.won, -prospect.score


def _player(position: KittyhawkPosition, budget: int, seed: int) -> Player:
    """Return a player at the position who sees what lies face up."""
    table, node = in_numbers(position)
    down = [sum(1 << at for at in heap) for heap in position.face_down]
    return Player(table, node, [*down, int(position.blind)], budget, seed)
