"""Goals of puzzles of building games, and the search of the fewest moves to one."""

from dataclasses import replace
from functools import lru_cache

from engine.cards.french import FrenchCard
from engine.families.building.move_list import move_between
from engine.families.building.places import Kind, Place
from engine.families.building.position import DRAW, REDEAL, BuildingPosition
from engine.goal import Goal
from engine.move import Move
from engine.searches.building.general_table import STOCK
from engine.searches.building_goals import bound, search
from engine.searches.building_goals.general_search import CELL, GoalSearch
from engine.solvers.building import to_general_rules, to_general_table, to_problem
from engine.solvers.building_lines import SUIT_ORDER, card_numbers, card_of, place_of
from engine.solvers.solution import Line, Solution, Verdict

HOME = "home"
"""Have that many cards on the foundations, or more."""
SUITS = "suits"
"""Have that many complete suits home, or more, where foundations take nothing else."""
FINISH = "finish"
"""Bring every card home."""
EMPTY = "empty"
"""Empty that pile."""
TURN_UP = "turn-up"
"""Turn up the card at that place in its pile, such as ``g4``."""
ACES = "aces"
"""Have that many Aces on the foundations, or more, where these begin with Aces."""
ALL_UP = "all-up"
"""Turn up every card of the piles."""

LONGEST = 12
"""The most moves of a search whose goal allows any number."""


CACHED = 512
"""Answers that are kept: positions that differ only by the order of cells are asked for in a row."""
COST = 5
"""How many positions of a game like Klondike take as long as one of another game."""


def shortest_line(position: BuildingPosition, goal: Goal, most_moves: int | None, budget: int) -> Solution:
    """Search the shortest line to a goal within ``most_moves`` moves and a budget of positions."""
    most = LONGEST if most_moves is None else most_moves
    if to_problem(position):
        found, line = _search_klondike(position, goal, most, budget)
    else:
        found, line = _search_any(position, goal, most, budget // COST)
    if found == search.FOUND:
        return Solution(Verdict.WON, line)
    return Solution(Verdict.UNWINNABLE if found == search.NONE else Verdict.UNKNOWN)


def _search_any(position: BuildingPosition, goal: Goal, most: int, budget: int) -> tuple[int, Line]:
    """Search a position of any building game; return what was found, and the line."""
    kinds = {HOME: search.HOME, SUITS: bound.SUITS, EMPTY: search.EMPTY, TURN_UP: search.TURN_UP}
    kind, count = kinds.get(goal.kind, search.HOME), goal.count
    if goal.kind == FINISH:
        kind = bound.SUITS if position.rules.foundations.takes_runs else search.HOME
        count = len(position.foundations) if kind == bound.SUITS else len(position.table.deck)
    pile = position.table.piles.index(goal.place) if goal.place else 0
    cells = tuple(sorted(position.cells, key=lambda card: card.code if card else ""))
    found, steps = _steps(replace(position, cells=cells, moves=0), kind, pile, count, most, budget)
    line = list[Move]()
    for step in steps:
        line.append(_general_move(position, step >> 14, step >> 7 & 127, step & 127))
        position = position.after(line[-1])
    return found, tuple(line)


@lru_cache(CACHED)
def _steps(
    position: BuildingPosition, kind: int, pile: int, count: int, most: int, budget: int
) -> tuple[int, tuple[int, ...]]:
    """Search a position, with its cells in any order; return what was found, and the steps of the search."""
    rules, table = to_general_rules(position.rules), to_general_table(position)
    shortest = GoalSearch(rules, table, kind, pile, count, most, budget)
    found = shortest.run()
    return found, tuple(shortest.line)


def _general_move(position: BuildingPosition, source: int, first: int, target: int) -> Move:
    """Return the move of a step of the search of any building game."""
    stock_move = position.stock_move()
    if source == STOCK and stock_move:
        return stock_move
    start, end = place_of(source, first + 1), place_of(target)
    if source == CELL:
        start = Place(Kind.CELL, position.cells.index(card_of(position.rules, first)))
    if target == CELL:
        end = Place(Kind.CELL, position.cells.index(None))
    return move_between(position.name_of(start), position.name_of(end))


def _search_klondike(position: BuildingPosition, goal: Goal, most: int, budget: int) -> tuple[int, Line]:
    """Search a position of a game like Klondike; return what was found, and the line."""
    table, rules = _to_table(position), position.rules
    count, card, kind = goal.count, 0, search.HOME
    if goal.kind == FINISH:
        count = len(position.table.deck)
    elif goal.kind != HOME:
        kind = search.EMPTY if goal.kind == EMPTY else search.TURN_UP
        pile = table.piles[position.table.piles.index(goal.place)]
        card = pile[max(goal.count, 1) - 1] if pile else 0
    shortest = search.ShortestSearch(table, kind, card, count, budget)
    found, line = shortest.run(most), list[Move]()
    for step in shortest.line:
        number = step % search.KIND
        line.append(_to_move(position, step // search.KIND, card_of(rules, number), number))
        position = position.after(line[-1])
    return found, tuple(line)


def _to_table(position: BuildingPosition) -> search.Table:
    """Convert a position of a game like Klondike to the first position of a search."""
    rules, numbers = position.rules, card_numbers(position.rules)
    heights = dict(zip(rules.suits, map(len, position.foundations), strict=True))
    redeals = position.redeals_left()
    return search.Table(
        ranks=len(rules.ranks),
        foundations=[heights.get(suit, search.ANY) for suit in SUIT_ORDER],
        piles=[[numbers[card] for card in pile] for pile in position.piles],
        down=list(position.down),
        stock=[numbers[card] for card in position.waste + position.stock],
        waste=len(position.waste),
        draw=rules.stock.draw if rules.stock else 1,
        redeals=search.ANY if redeals is None else redeals,
        gives_back=position.may_give_back(),
    )


def _to_move(position: BuildingPosition, kind: int, card: FrenchCard, number: int) -> Move:
    """Return the move of a step of the search."""
    if kind in (search.DRAW, search.REDEAL):
        return DRAW if kind == search.DRAW else REDEAL
    (home,) = position.table.facts[card].foundations
    if kind == search.TO_HOME:
        target = Place(Kind.FOUNDATION, home)
    elif kind == search.TO_SPACE:
        target = Place(Kind.PILE, position.piles.index(()))
    else:
        base = card_of(position.rules, search.taker(number, kind))
        tops = [pile[-1] if pile else None for pile in position.piles]
        target = Place(Kind.PILE, tops.index(base))
    return Move("move", (position.name_of(_find(position, card)), position.name_of(target)))


def _find(position: BuildingPosition, card: FrenchCard) -> Place:
    """Return the place of a card that can be moved."""
    for number, pile in enumerate(position.piles):
        if card in pile:
            return Place(Kind.PILE, number, pile.index(card) + 1)
    if position.waste[-1:] == (card,):
        return Place(Kind.WASTE, 0)
    return Place(Kind.FOUNDATION, position.table.facts[card].foundations[0])
