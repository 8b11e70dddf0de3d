"""Puzzles of building games: a goal has to be reached in a few moves, each of which counts."""

from collections.abc import Sequence

from engine.cards.french import FrenchCard
from engine.families.building.places import Kind, is_red
from engine.families.building.position import DEAL, DRAW, BuildingPosition, Cards
from engine.families.building.rules import BuiltGroup
from engine.goal import Goal, GoalKind
from engine.move import Move
from engine.puzzles.building_goals import ACES, ALL_UP, EMPTY, FINISH, HOME, SUITS, TURN_UP, shortest_line
from engine.puzzles.step import TIMES, Step, decisions
from engine.puzzles.themes import Theme


def is_turned_up(position: BuildingPosition, goal: Goal) -> bool:
    """Tell whether the card at the place of a goal lies face up, or has left its pile."""
    return position.down[position.table.piles.index(goal.place)] < goal.count


def _is_empty(position: BuildingPosition, goal: Goal) -> bool:
    return not position.piles[position.table.piles.index(goal.place)]


def _has_aces_home(position: BuildingPosition, goal: Goal) -> bool:
    return sum(map(bool, position.foundations)) >= goal.count


def _is_all_up(position: BuildingPosition, _: Goal) -> bool:
    return not any(position.down)


def _is_finished(position: BuildingPosition, _: Goal) -> bool:
    return position.is_won()


def goes_home(position: BuildingPosition, move: Move) -> bool:
    """Tell whether a move brings a card home."""
    return position.details(move).get("target") == Kind.FOUNDATION


def joins_suit(position: BuildingPosition, move: Move) -> bool:
    """Tell whether a move lays cards onto the next higher one of their suit, off another card."""
    source, target = (position.table.place(place) for place in move.places) if move.places else (None, None)
    if source is None or target is None or target.kind is not Kind.PILE or source.kind is not Kind.PILE:
        return False
    cards, base = position.cards_at(source), position.piles[target.number][-1:]
    under = position.piles[source.number][: -len(cards)][-1:]
    return _is_of_suit(cards, base) and not (_is_of_suit(cards, under) and _fits(position, cards, under))


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
    return _waits(steps, DRAW)


def wait_to_deal(steps: Sequence[Step[BuildingPosition]]) -> bool:
    """Tell whether cards are dealt, but not at a decision where it would have been possible before."""
    return _waits(steps, DEAL)


def cell_and_back(steps: Sequence[Step[BuildingPosition]]) -> bool:
    """Tell whether a card goes into a cell and from there to a pile."""
    held = set[FrenchCard | None]()
    for step in steps:
        position, details = step.position, step.position.details(step.move)
        cards = _cards(position, [step.move])
        if details.get("source") == Kind.CELL and details.get("target") != Kind.FOUNDATION and held & cards:
            return True
        if details.get("target") == Kind.CELL:
            held |= cards
    return False


def own_suit(steps: Sequence[Step[BuildingPosition]]) -> bool:
    """Tell whether at two decisions cards go onto their suit, and the same cards onto another would be wrong.

    It says so only of games in which nothing but a sequence of one suit moves together.
    """
    return sum(map(_keeps_suit, decisions(steps))) >= TIMES


def _waits(steps: Sequence[Step[BuildingPosition]], move: Move) -> bool:
    """Tell whether a move is made, but not at a decision where it would have been possible before."""
    made = next((number for number, step in enumerate(steps) if step.move == move), 0)
    return any(move in step.losing for step in decisions(steps[:made]))


def _keeps_suit(step: Step[BuildingPosition]) -> bool:
    position, move = step.position, step.move
    if position.rules.group is not BuiltGroup.SUIT_SEQUENCE or not joins_suit(position, move):
        return False
    return any(
        wrong.places[:1] == move.places[:1] and not joins_suit(position, wrong) and _is_onto(position, wrong)
        for wrong in step.losing
    )


def _is_onto(position: BuildingPosition, move: Move) -> bool:
    """Tell whether cards are laid onto a card of a pile."""
    return position.details(move).get("target") == Kind.PILE


def _is_of_suit(cards: Cards, base: Cards) -> bool:
    """Tell whether the lowest card lies on one of its suit."""
    return bool(cards and base and cards[0] and base[0] and cards[0].suit == base[0].suit)


def _fits(position: BuildingPosition, cards: Cards, base: Cards) -> bool:
    """Tell whether the lowest card may be laid on another one."""
    return bool(cards and base and cards[0] and base[0] in position.table.facts[cards[0]].bases)


def _splits(position: BuildingPosition, move: Move) -> bool:
    source = position.table.place(move.places[0]) if move.places else None
    if source is None or source.kind is not Kind.PILE:
        return False
    pile, start = position.piles[source.number], position.group_start(source.number)
    at = len(pile) - len(position.cards_at(source))
    lies_well = at > start and _fits(position, pile[at:], pile[at - 1 : at])
    return lies_well and position.fits_home(pile[at - 1]) is None


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
    GoalKind(SUITS, search=shortest_line),
    GoalKind(FINISH, needs_win=True, is_reached=_is_finished, search=shortest_line),
    GoalKind(EMPTY, is_reached=_is_empty, search=shortest_line),
    GoalKind(TURN_UP, is_reached=is_turned_up, search=shortest_line),
    GoalKind(ACES, is_reached=_has_aces_home),
    GoalKind(ALL_UP, is_reached=_is_all_up),
)

THEMES = (
    Theme("let-it-lie", let_it_lie),
    Theme("empty-pile", empty_pile),
    Theme("give-back", give_back),
    Theme("split", split_sequence),
    Theme("which-twin", which_twin),
    Theme("wait-to-draw", wait_to_draw),
    Theme("wait-to-deal", wait_to_deal),
    Theme("cell-and-back", cell_and_back),
    Theme("own-suit", own_suit),
)
