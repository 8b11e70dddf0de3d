"""Puzzles of Kittyhawk: bring cards home, empty a place or free a card, in the fewest moves there are."""

from collections.abc import Iterator, Mapping
from functools import partial
from itertools import islice

from engine.advice.kittyhawk import plan_moves
from engine.cards.decktet import DecktetCard
from engine.games.kittyhawk import (
    COLLECT,
    DEAL,
    FIRST_HEAP,
    FIRST_PILE,
    HEAPS,
    LEVELS,
    PILES,
    PLACES,
    KittyhawkPosition,
)
from engine.goal import Goal, GoalState
from engine.move import Move
from engine.puzzles.kittyhawk import EMPTY, FREE, HOME, goes_home, shortest_line
from engine.searches.random_generator import RandomGenerator
from engine.solvers.solution import Verdict
from seeds.generation.puzzle_makers import LIKELY, Candidate, Maker
from seeds.puzzle import SHORT, SHORTEST

HIGHEST_LEVEL = 5
LONGEST = 200
"""Moves of the sound player after which a deal is left."""
FEWEST_MOVES, MOST_MOVES = 3, 8
SEARCHED = 30_000
"""Positions of the search for the fewest moves to a goal; later the judge has more."""
SPACING = 12
"""Moves from one moment that is looked at to the next: each has dozens of goals."""
MOST_HOME, DEEPEST = 4, 4
"""How many more cards home, and how deep in a heap, a goal may be."""


def candidates(
    start: KittyhawkPosition, seed: int, fewest: int = FEWEST_MOVES, most: int = MOST_MOVES
) -> Iterator[Candidate]:
    """Yield some moments of the line of the sound player, each with every goal that needs a few moves."""
    for moves, position in islice(_sound_line(start, seed), seed % SPACING, None, SPACING):
        for goal in _goals(position):
            found = shortest_line(position, goal, most, SEARCHED)
            if found.verdict is Verdict.WON and len(found.line) >= fewest:
                limited = Goal(goal.kind, goal.count, goal.place, len(found.line))
                yield Candidate(moves, limited, f"{goal.kind}-{len(moves) // MOST_MOVES}")


def _sound_line(
    position: KittyhawkPosition, seed: int
) -> Iterator[tuple[tuple[Move, ...], KittyhawkPosition]]:
    """Yield the moves of the sound player up to each position, and that position."""
    moves = list[Move]()
    while position.outcome() is None and len(moves) < LONGEST and (plan := plan_moves(position, seed)):
        for move in plan:
            yield tuple(moves), position
            moves.append(move)
            position = position.after(move)


def _goals(position: KittyhawkPosition) -> Iterator[Goal]:
    """Yield what could be wanted in a position, the rarest kind first."""
    for name, heap in zip(HEAPS, position.piles[FIRST_HEAP:], strict=True):
        for count in range(max(1, len(heap) - DEEPEST), len(heap) - 1):
            yield Goal(FREE, count, name)
    for name, pile in zip(PLACES[FIRST_PILE:], position.piles[FIRST_PILE:], strict=True):
        if len(pile) > 1 or (pile and name in HEAPS):
            yield Goal(EMPTY, place=name)
    home = position.score()
    for count in range(home + 1, home + MOST_HOME + 1):
        yield Goal(HOME, count)


def obvious(position: KittyhawkPosition, goal: Goal) -> tuple[Move, ...]:
    """Return the moves that come nearer to the goal at once, else the first move of the plan."""
    nearer = tuple(move for move in position.legal_moves() if _comes_nearer(move, goal))
    return nearer or plan_moves(position, 1)[:1] or position.legal_moves()


def _comes_nearer(move: Move, goal: Goal) -> bool:
    """Tell whether a move brings a card home that was not, or takes one off the place of the goal."""
    if goal.kind == HOME:
        return goes_home(move)
    return move.places[:1] == (goal.place,)


def solves(position: KittyhawkPosition, goal: Goal, seed: int) -> bool:
    """Tell whether the sound player, who comes nearer wherever that is possible, reaches the goal in time."""
    generator, made = RandomGenerator(seed), 0
    while (state := goal.state(position, made)) is GoalState.OPEN:
        moves = obvious(position, goal)
        position, made = position.after(moves[generator.below(len(moves))]), made + 1
    return state is GoalState.REACHED


def choices(position: KittyhawkPosition) -> tuple[Move, ...]:
    """Return the moves, of those to empty piles the ones to the first: the others are the same."""
    empty = [name for name in PILES if not position.piles[PLACES.index(name)]]
    return tuple(
        move for move in position.legal_moves() if move.places[1:] not in {(name,) for name in empty[1:]}
    )


def weights(position: KittyhawkPosition, goal: Goal, left: int | None) -> Mapping[Move, int]:
    """Return that people are likely to deal and to make moves that plainly do something for a goal.

    Nobody tries a move after which the cards that have to go are more than the moves that are left, and the
    last two moves are seen together.
    """
    before, digging = set(_nearer(position, goal)), _places_to_dig(position, goal)
    found = dict[Move, int]()
    for move in choices(position):
        after = position.after(move)
        is_tried = left is None or _cards_to_move(after, goal) < left or after.allows(COLLECT)
        if left == 1:
            is_likely = is_tried = goal.is_reached(after)
        elif left == 2:
            is_likely = goal.is_reached(after) or _is_one_move_away(after, goal)
        else:
            is_likely = (
                move == DEAL
                or _comes_nearer(move, goal)
                or move.places[:1] in digging
                or not before.issuperset(_nearer(after, goal))
            )
        if is_tried:
            found[move] = LIKELY if is_likely else 1
    return found or dict.fromkeys(choices(position), 1)


def _is_one_move_away(position: KittyhawkPosition, goal: Goal) -> bool:
    return any(goal.is_reached(position.after(move)) for move in position.legal_moves())


def _places_to_dig(position: KittyhawkPosition, goal: Goal) -> set[tuple[str]]:
    """Return the piles and heaps in which a card that could go home is covered, if cards have to go home."""
    facts, homes = LEVELS[position.level].facts, list(map(len, position.piles[:FIRST_PILE]))
    return {
        (name,)
        for name, pile in zip(PLACES[FIRST_PILE:], position.piles[FIRST_PILE:], strict=True)
        for card in pile[:-1]
        if goal.kind == HOME and card
        for _, height, foundations, _ in (facts[card.number],)
        if any(homes[home] == height for home in foundations)
    }


def _nearer(position: KittyhawkPosition, goal: Goal) -> Iterator[tuple[DecktetCard | None, str]]:
    """Yield the card and the target of each move that comes nearer to a goal."""
    for move in position.legal_moves():
        if move.places and _comes_nearer(move, goal):
            source, target = move.places
            yield position.piles[PLACES.index(source)][-1], target


def _cards_to_move(position: KittyhawkPosition, goal: Goal) -> int:
    """Return how many cards have to leave the place of a goal, each in a move of its own."""
    return max(0, len(position.piles[PLACES.index(goal.place)]) - goal.count) if goal.place else 0


def canonical(position: KittyhawkPosition, goal: Goal) -> str:
    """Return the cards at all places, with the piles in any order."""
    texts = ["".join(card.code if card else "?" for card in pile) for pile in position.piles]
    named = dict(zip(PLACES, texts, strict=True))
    piles = sorted(named[name] for name in PILES)
    wanted = Goal(goal.kind, goal.count, goal.place if goal.place in HEAPS else "", goal.moves).text
    stock = "".join(card.code if card else "?" for card in position.stock)
    places = (*texts[:FIRST_PILE], *piles, *texts[FIRST_HEAP:], stock)
    return " ".join((wanted, named.get(goal.place, ""), *(text or "-" for text in places)))


MAKER = Maker(
    tuple(("open",) if level == 1 else (f"level={level}", "open") for level in range(1, HIGHEST_LEVEL + 1)),
    candidates,
    partial(candidates, fewest=SHORTEST, most=SHORT),
    obvious,
    canonical,
    choices,
    weights,
    solves=solves,
)
