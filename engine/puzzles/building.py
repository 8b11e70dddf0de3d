"""Puzzles of building games: a goal has to be reached in a few moves, each of which counts."""

from collections.abc import Sequence

from engine.cards.french import FrenchCard
from engine.families.building.places import Kind, Place, is_red
from engine.families.building.position import DRAW, REDEAL, BuildingPosition
from engine.goal import Goal, GoalKind
from engine.move import Move
from engine.puzzles.step import TIMES, Step, decisions
from engine.puzzles.themes import Theme
from engine.searches.building_goals import search
from engine.solvers.building import to_problem
from engine.solvers.building_lines import SUIT_ORDER, card_numbers, card_of
from engine.solvers.solution import Solution, Verdict

HOME = "home"
"""Have that many cards on the foundations, or more."""
FINISH = "finish"
"""Bring every card home."""
EMPTY = "empty"
"""Empty that pile."""
TURN_UP = "turn-up"
"""Turn up the card at that place in its pile, such as ``g4``."""

LONGEST = 12
"""The most moves of a search whose goal allows any number."""


def shortest_line(position: BuildingPosition, goal: Goal, most_moves: int | None, budget: int) -> Solution:
    """Search the shortest line to a goal within ``most_moves`` moves and a budget of positions.

    Nothing is known of games whose rules are not like those of Klondike.
    """
    if to_problem(position) is None:
        return Solution(Verdict.UNKNOWN)
    table, rules = _to_table(position), position.rules
    count, card, kind = goal.count, 0, search.HOME
    if goal.kind == FINISH:
        count = len(position.table.deck)
    elif goal.kind != HOME:
        kind = search.EMPTY if goal.kind == EMPTY else search.TURN_UP
        pile = table.piles[position.table.piles.index(goal.place)]
        card = pile[max(goal.count, 1) - 1] if pile else 0
    shortest = search.ShortestSearch(table, kind, card, count, budget)
    found = shortest.run(LONGEST if most_moves is None else most_moves)
    if found == search.FOUND:
        line = list[Move]()
        for step in shortest.line:
            number = step % search.KIND
            line.append(_to_move(position, step // search.KIND, card_of(rules, number), number))
            position = position.after(line[-1])
        return Solution(Verdict.WON, tuple(line))
    return Solution(Verdict.UNWINNABLE if found == search.NONE else Verdict.UNKNOWN)


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


def is_turned_up(position: BuildingPosition, goal: Goal) -> bool:
    """Tell whether the card at the place of a goal lies face up, or has left its pile."""
    return position.down[position.table.piles.index(goal.place)] < goal.count


def _is_empty(position: BuildingPosition, goal: Goal) -> bool:
    return not position.piles[position.table.piles.index(goal.place)]


def _is_finished(position: BuildingPosition, _: Goal) -> bool:
    return position.is_won()


def goes_home(position: BuildingPosition, move: Move) -> bool:
    """Tell whether a move brings a card home."""
    return position.details(move).get("target") == Kind.FOUNDATION


def give_back(steps: Sequence[Step[BuildingPosition]]) -> bool:
    """Tell whether a card comes down from a foundation."""
    return any(step.position.details(step.move).get("source") == Kind.FOUNDATION for step in steps)


def let_it_lie(steps: Sequence[Step[BuildingPosition]]) -> bool:
    """Tell whether a card could go home at first, and must not."""
    return steps[0].forbids(lambda move: goes_home(steps[0].position, move))


def empty_pile(steps: Sequence[Step[BuildingPosition]]) -> bool:
    """Tell whether a pile is emptied for a King that is laid there later."""
    emptied = set[str]()
    for step in steps:
        if emptied.intersection(step.move.places[1:]):
            return True
        before, after = step.position.piles, step.after.piles
        names = step.position.table.piles
        emptied |= {name for name, old, new in zip(names, before, after, strict=True) if old and not new}
    return False


def split_sequence(steps: Sequence[Step[BuildingPosition]]) -> bool:
    """Tell whether cards are moved off a card on which they could lie on, although it cannot go home."""
    return any(_splits(step.position, step.move) for step in steps)


def which_twin(steps: Sequence[Step[BuildingPosition]]) -> bool:
    """Tell whether at two decisions a card is right, and the other one of its rank and color wrong."""
    return sum(map(_is_of_twins, decisions(steps))) >= TIMES


def wait_to_draw(steps: Sequence[Step[BuildingPosition]]) -> bool:
    """Tell whether cards are drawn, but not at a decision where it would have been possible before."""
    drawn = next((number for number, step in enumerate(steps) if step.move == DRAW), 0)
    return any(DRAW in step.losing for step in decisions(steps[:drawn]))


def _splits(position: BuildingPosition, move: Move) -> bool:
    source = position.table.place(move.places[0]) if move.places else None
    if source is None or source.kind is not Kind.PILE:
        return False
    pile, start = position.piles[source.number], position.group_start(source.number)
    at = len(pile) - len(position.cards_at(source))
    return at > start and position.fits_home(pile[at - 1]) is None


def _is_of_twins(step: Step[BuildingPosition]) -> bool:
    """Tell whether a card is right, and the other one of its rank and color wrong wherever it goes."""
    right, wrong = _cards(step.position, step.keeping), _cards(step.position, step.losing)
    kinds = [{(card.rank, is_red(card)) for card in cards} for cards in (right, wrong - right)]
    return bool(kinds[0] & kinds[1])


def _cards(position: BuildingPosition, moves: Sequence[Move]) -> set[FrenchCard]:
    """Return the cards that some moves move, of several together the lowest one."""
    sources = (position.table.place(move.places[0]) for move in moves if move.places)
    cards = (position.cards_at(source)[0] for source in sources if source)
    return {card for card in cards if card}


GOALS = (
    GoalKind(HOME, search=shortest_line),
    GoalKind(FINISH, needs_win=True, is_reached=_is_finished, search=shortest_line),
    GoalKind(EMPTY, is_reached=_is_empty, search=shortest_line),
    GoalKind(TURN_UP, is_reached=is_turned_up, search=shortest_line),
)

THEMES = (
    Theme("let-it-lie", let_it_lie),
    Theme("empty-pile", empty_pile),
    Theme("give-back", give_back),
    Theme("split", split_sequence),
    Theme("which-twin", which_twin),
    Theme("wait-to-draw", wait_to_draw),
)
