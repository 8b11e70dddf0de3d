"""Puzzles of building games: bring cards home, turn one up, or empty a pile, in the fewest moves."""

from collections.abc import Iterator, Mapping
from functools import lru_cache, partial
from itertools import islice

from engine.cards.french import FrenchCard
from engine.families.building.position import DEAL, DRAW, BuildingPosition
from engine.goal import Goal, GoalState
from engine.move import Move
from engine.puzzles.building import goes_home, joins_suit
from engine.puzzles.building_goals import EMPTY, FINISH, HOME, SUITS, TURN_UP, shortest_line
from engine.searches.random_generator import RandomGenerator
from engine.solvers import quick_budget, solve
from engine.solvers.solution import Line
from seeds.generation.puzzle_makers import LIKELY, Candidate, Maker
from seeds.generation.puzzle_makers.building_player import leading_moves, leads_back
from seeds.generation.puzzle_makers.walks import walk, walk_line
from seeds.puzzle import SHORT, SHORTEST

FEWEST_MOVES, MOST_MOVES = 3, 16
SEARCHED = 20_000
"""Positions of the search for the fewest moves to a goal; later the judge has more."""
MOST_SEARCHED, MOST_OF_A_MOMENT = 12, 2
"""Goals of a moment that are searched, and that are tried: at most two of a deal become puzzles."""
SPACING = 24
"""Moves from one moment that is looked at to the next: each has dozens of goals."""
LONGEST_WALK = 200
"""Moves of the sound player after which a deal is left."""
MOST_HOME, DEEPEST = 6, 4
"""How many more cards home, and how many more cards face up, a goal may be."""
MOST_DRAWN = 2
"""At most one in so many moves of a solution draws."""
LATE, LATE_SPACING = 17, 3
"""The most cards not yet home when it is a goal to bring all of them home, and moves between such moments."""
CACHED = 4_096
"""Positions of which the moves are kept: the players of the tests go the same ways again and again."""
SOUND = 4
"""Of so many moves of the sound player, one is any that leads on."""


def candidates(
    start: BuildingPosition, seed: int, fewest: int = FEWEST_MOVES, most: int = MOST_MOVES
) -> Iterator[Candidate]:
    """Yield some moments of a way through a deal, each with a few goals that need a few moves.

    It is the line of the solver in every other deal, and the game of the sound player in the others.
    """
    if seed % 2:
        way = walk_line(start, solve(start, quick_budget(start.game)).line)
    else:
        way = walk(start, partial(_sound_move, RandomGenerator(seed)))
    generator = RandomGenerator(seed)
    for number, (moves, position) in enumerate(islice(way, LONGEST_WALK)):
        goals = list(_goals(position)) if number % SPACING == seed % SPACING else []
        if number % LATE_SPACING == 0 and _is_late(position):
            goals.append(Goal(FINISH))
        yield from islice(_wanted(moves, position, goals, generator, fewest, most), MOST_OF_A_MOMENT)


def _wanted(
    moves: Line,
    position: BuildingPosition,
    goals: list[Goal],
    generator: RandomGenerator,
    fewest: int,
    most: int,
) -> Iterator[Candidate]:
    """Yield a moment with each of some goals that needs a few moves, in any order."""
    for _ in range(min(MOST_SEARCHED, len(goals))):
        goal = goals.pop(generator.below(len(goals)))
        line = shortest_line(position, goal, most, SEARCHED).line
        if len(line) >= fewest and MOST_DRAWN * (line.count(DRAW) + line.count(DEAL)) <= len(line):
            limited = Goal(goal.kind, goal.count, goal.place, len(line))
            yield Candidate(moves, limited, f"{goal.kind}-{len(moves) // MOST_MOVES}")


def _sound_move(generator: RandomGenerator, position: BuildingPosition) -> Move:
    """Return the move that leads on best, or now and then any that does."""
    moves = leading_moves(position, position.legal_moves())
    return moves[0 if generator.below(SOUND) else generator.below(len(moves))]


def _goals(position: BuildingPosition) -> Iterator[Goal]:
    """Yield what could be wanted in a position, the rarest kind first."""
    home, cards = position.score(), len(position.table.deck)
    for name, pile in zip(position.table.piles, position.piles, strict=True):
        if pile:
            yield Goal(EMPTY, place=name)
    for name, down in zip(position.table.piles, position.down, strict=True):
        for count in range(max(1, down - DEEPEST + 1), down + 1):
            yield Goal(TURN_UP, count, name)
    if position.rules.foundations.takes_runs:
        yield Goal(SUITS, home + 1)
    else:
        yield from (Goal(HOME, count) for count in range(home + 1, min(home + MOST_HOME, cards - 1) + 1))


def _is_late(position: BuildingPosition) -> bool:
    return len(position.table.deck) - sum(map(len, position.foundations)) <= LATE


@lru_cache(CACHED)
def obvious(position: BuildingPosition, goal: Goal) -> tuple[Move, ...]:
    """Return the moves that come nearer to the goal at once, else the best one that leads on."""
    moves = choices(position)
    nearer = tuple(move for move in moves if _comes_nearer(position, move, goal))
    return nearer or leading_moves(position, moves)[:1]


def _comes_nearer(position: BuildingPosition, move: Move, goal: Goal) -> bool:
    """Tell whether a move brings a card home, or takes some off the pile of the goal for good."""
    if goal.kind in (HOME, FINISH, SUITS):
        if position.rules.foundations.takes_runs:
            return joins_suit(position, move) or position.after(move).score() > position.score()
        return goes_home(position, move)
    is_of_pile = bool(move.places) and move.places[0][0] == goal.place
    return is_of_pile and not leads_back(position, move)


def solves(position: BuildingPosition, goal: Goal, seed: int) -> bool:
    """Tell whether the sound player, who comes nearer wherever that is possible, reaches the goal in time."""
    generator, made = RandomGenerator(seed), 0
    while (state := goal.state(position, made)) is GoalState.OPEN:
        moves = obvious(position, goal)
        position, made = position.after(moves[generator.below(len(moves))]), made + 1
    return state is GoalState.REACHED


@lru_cache(CACHED)
def choices(position: BuildingPosition) -> tuple[Move, ...]:
    """Return the moves, of those to empty piles and cells the ones to the first: the others are the same."""
    piles = zip(position.table.piles, position.piles, strict=True)
    cells = zip(position.table.cells, position.cells, strict=True)
    others = {(name,) for name in [name for name, pile in piles if not pile][1:]}
    others |= {(name,) for name in [name for name, card in cells if not card][1:]}
    return tuple(move for move in position.legal_moves() if move.places[1:] not in others)


def weights(position: BuildingPosition, goal: Goal, left: int | None) -> Mapping[Move, int]:
    """Return that people are likely to draw and to make moves that plainly do something for a goal.

    Nobody tries a move after which more cards have to go than there are moves left, and the last two moves
    are seen together.
    """
    before = set(_nearer(position, goal))
    found = dict[Move, int]()
    for move in choices(position):
        after = position.after(move)
        is_tried = left is None or _moves_at_least(after, goal) < left
        if left == 1:
            is_likely = is_tried = goal.is_reached(after)
        elif left == 2:
            is_likely = goal.is_reached(after) or _is_one_move_away(after, goal)
        else:
            is_likely = (
                move == DRAW
                or _comes_nearer(position, move, goal)
                or not before.issuperset(_nearer(after, goal))
            )
        if is_tried:
            found[move] = LIKELY if is_likely else 1
    return found or dict.fromkeys(choices(position), 1)


def _is_one_move_away(position: BuildingPosition, goal: Goal) -> bool:
    return any(goal.is_reached(position.after(move)) for move in position.legal_moves())


def _nearer(position: BuildingPosition, goal: Goal) -> Iterator[tuple[FrenchCard | None, str]]:
    """Yield the card and the target of each move that comes nearer to a goal."""
    for move in position.legal_moves():
        if move.places and _comes_nearer(position, move, goal):
            source = position.table.place(move.places[0])
            yield (position.cards_at(source)[0] if source else None), move.places[1]


def _moves_at_least(position: BuildingPosition, goal: Goal) -> int:
    """Return how many moves it takes at least to a goal."""
    if position.rules.foundations.takes_runs and goal.kind in (FINISH, SUITS):
        return 1
    if goal.kind == FINISH:
        return len(position.table.deck) - position.score()
    if goal.kind == HOME:
        return goal.count - position.score()
    number = position.table.piles.index(goal.place)
    if goal.kind == EMPTY:
        return position.down[number] + bool(position.piles[number])
    return position.down[number] - goal.count + 1


def canonical(position: BuildingPosition, goal: Goal) -> str:
    """Return the cards at all places, with the piles in any order."""
    named = {
        name: f"{down}{_text(pile)}"
        for name, pile, down in zip(position.table.piles, position.piles, position.down, strict=True)
    }
    wanted = Goal(goal.kind, goal.count, "", goal.moves).text
    others = (*position.foundations, position.cells, position.waste, position.stock)
    places = (*sorted(named.values()), *map(_text, others), str(position.redeals_left()))
    return " ".join((wanted, named.get(goal.place, ""), *places))


def _text(cards: tuple[FrenchCard | None, ...]) -> str:
    return "".join(card.code if card else "?" for card in cards) or "-"


MAKER = Maker(
    (),
    candidates,
    partial(candidates, fewest=SHORTEST, most=SHORT),
    obvious,
    canonical,
    choices,
    weights,
    solves=solves,
)
