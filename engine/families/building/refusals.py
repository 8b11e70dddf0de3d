"""Why a move of a building game is not legal; no reason depends on cards that the player does not see."""

from typing import TYPE_CHECKING

from engine.cards.french import FrenchCard
from engine.errors import IllegalMoveError
from engine.families.building.places import STOCK, Kind, Place, is_red
from engine.families.building.rules import BuildPolicy, BuiltGroup, SpacesPolicy, StockTarget
from engine.move import Move

if TYPE_CHECKING:
    from engine.families.building.position import BuildingPosition

STOCK_VERBS = ("draw", "redeal", "deal")


def refusal(position: "BuildingPosition", move: Move) -> IllegalMoveError:
    """Say why a move that is not legal is none."""
    if move.verb in STOCK_VERBS and not move.places:
        return _why_no_stock_move(position, move)
    if move.verb != "move" or len(move.places) != 2:
        return _no_such_move(move)
    source, target = map(position.table.place, move.places)
    if position.rules.stock and STOCK in move.places:
        if source or move.places[0] == STOCK == move.places[1]:
            return IllegalMoveError("onto-stock", "no card is moved onto the stock")
        return IllegalMoveError("stock-only-draws", "cards leave the stock by drawing alone")
    if source is None or target is None or target.card or _is_misnamed(position, source):
        return _no_such_move(move)
    return _why_not(position, source, target, move)


def _is_misnamed(position: "BuildingPosition", source: Place) -> bool:
    """Tell whether the top card of a pile is named by its number, instead of by the pile."""
    return source.kind is Kind.PILE and source.card == len(position.piles[source.number]) > 0


def _no_such_move(move: Move) -> IllegalMoveError:
    return IllegalMoveError("no-such-move", f"{move.text!r} is no move", move=move.text)


def _why_no_stock_move(position: "BuildingPosition", move: Move) -> IllegalMoveError:
    rules = position.rules.stock
    deals = rules is not None and rules.target is StockTarget.TABLEAU
    if rules is None or deals != (move.verb == "deal"):
        return _no_such_move(move)
    table = position.table
    if move.verb == "redeal" and position.stock:
        return IllegalMoveError("stock-not-empty", "the waste is turned over when the stock is empty")
    if move.verb == "redeal" and not position.waste:
        return IllegalMoveError("waste-empty", "there is no card on the waste to turn over")
    if move.verb == "redeal" and position.redeals_left() == 0:
        return IllegalMoveError(
            "no-pass-left", "the stock was gone through for the last time", passes=rules.passes or 0
        )
    if move.verb == "draw" and position.stock_move() == Move("redeal"):
        return IllegalMoveError("turn-waste-over", "the stock is empty: turn the waste over")
    if move.verb == "deal" and position.stock:
        empty = [name for name, pile in zip(table.piles, position.piles, strict=True) if not pile]
        if empty:
            problem, count = f"pile {empty[0]} is empty", len(empty)
            return IllegalMoveError("deal-needs-piles", problem, place=empty[0], count=count)
    if not position.stock:
        if move.verb == "draw" and position.waste and position.redeals_left() == 0:
            return IllegalMoveError(
                "no-pass-left", "the stock was gone through for the last time", passes=rules.passes or 0
            )
        return IllegalMoveError("stock-empty", "the stock is empty")
    return _over()


def _over() -> IllegalMoveError:
    return IllegalMoveError("over", "the game is over")


def _why_not(position: "BuildingPosition", source: Place, target: Place, move: Move) -> IllegalMoveError:
    start, aim = move.places
    cards = position.cards_at(source)
    if source.kind is Kind.FOUNDATION and position.rules.foundations.takes_runs:
        return IllegalMoveError("keeps", "foundations give nothing back")
    if not cards:
        reason = "no-card-in-cell" if source.kind is Kind.CELL else "nothing-there"
        return IllegalMoveError(reason, f"there is no card at {start}", place=start)
    card = cards[0]
    if source.kind is Kind.PILE and 0 < source.card <= position.down[source.number]:
        return IllegalMoveError("face-down", f"the card at {start} is face down", place=start)
    if card is None:
        return IllegalMoveError(
            "not-yet-seen", f"{move.text!r} needs a card that is not seen yet", move=move.text
        )
    if (source.kind, source.number) == (target.kind, target.number) and source.kind is not Kind.CELL:
        return IllegalMoveError("same-place", f"{aim} is where the card lies already", place=aim)
    match target.kind:
        case Kind.WASTE:
            return IllegalMoveError("onto-waste", "no card is moved onto the waste")
        case Kind.FOUNDATION:
            return _why_not_home(position, source, target, card, aim)
        case Kind.CELL:
            return _why_not_cell(position, source, target, aim)
        case Kind.PILE:
            return _why_not_pile(position, source, target, card, move)


def _why_not_home(
    position: "BuildingPosition", source: Place, target: Place, card: FrenchCard, aim: str
) -> IllegalMoveError:
    rules, facts, pile = position.rules, position.table.facts[card], position.foundations[target.number]
    if rules.foundations.takes_runs:
        return IllegalMoveError("only-runs", "foundations take whole suits")
    if source.kind is Kind.FOUNDATION:
        return IllegalMoveError("home-to-pile", "cards of foundations go to piles alone")
    if len(position.cards_at(source)) > 1:
        return IllegalMoveError("only-top-goes-home", f"{card.code} is covered", card=card)
    if target.number not in facts.foundations:
        return IllegalMoveError("not-the-suit", f"{card.code} has another suit", card=card, place=aim)
    if len(pile) == len(rules.ranks):
        return IllegalMoveError("foundation-complete", f"{aim} is complete", card=card, place=aim)
    wanted = rules.ranks[len(pile)]
    if not pile:
        problem = f"{aim} begins with {wanted}"
        return IllegalMoveError("needs-lowest", problem, card=card, place=aim, wanted=wanted)
    top = pile[-1]
    if card.rank == wanted or top is None:
        return _over()
    problem = f"after {top.code} comes {wanted}, not {card.code}"
    return IllegalMoveError("not-next", problem, card=card, top=top, place=aim, wanted=wanted)


def _why_not_cell(position: "BuildingPosition", source: Place, target: Place, aim: str) -> IllegalMoveError:
    count, held = len(position.cards_at(source)), position.cells[target.number]
    if source.kind is Kind.CELL:
        return IllegalMoveError("cell-to-cell", "cards of cells go to piles or home")
    if source.kind is Kind.FOUNDATION:
        return IllegalMoveError("home-to-pile", "cards of foundations go to piles alone")
    if count > 1:
        return IllegalMoveError("several-to-cell", "a cell holds one card", count=count)
    if held:
        return IllegalMoveError("cell-full", f"{held.code} lies in {aim}", place=aim, top=held)
    return _over()


def _why_not_pile(
    position: "BuildingPosition", source: Place, target: Place, card: FrenchCard, move: Move
) -> IllegalMoveError:
    aim, rules = move.places[1], position.rules
    if source.kind is Kind.FOUNDATION and not rules.foundations.gives_back:
        return IllegalMoveError("keeps", "foundations give nothing back")
    cards = position.cards_at(source)
    if source.kind is Kind.PILE and len(position.piles[source.number]) - len(cards) < position.group_start(
        source.number
    ):
        return not_together(position, source, card)
    if not position.fits_pile(card, target.number):
        return _why_not_fitting(position, target, card, aim)
    most = position.most_movable(target.number)
    if most is not None and len(cards) > most:
        problem = f"there is room to move {most}, not {len(cards)}"
        return IllegalMoveError("too-many-cards", problem, count=len(cards), most=most)
    return _over()


def not_together(position: "BuildingPosition", source: Place, card: FrenchCard) -> IllegalMoveError:
    """Say that not all cards on a card move with it, and which two of them are not in sequence.

    These have the wrong ranks, or if not, suits of which one pile may not be built or not be moved.
    """
    name = position.name_of(source)
    if position.rules.group is BuiltGroup.ONE:
        return IllegalMoveError("only-top", "only top cards move", card=card, place=name)
    facts, pile = position.table.facts, position.piles[source.number]
    first = position.group_start(source.number)
    under, over = pile[first - 1] or card, pile[first] or card
    is_of_suits = position.rules.group is BuiltGroup.SUIT_SEQUENCE
    breaks = "suit" if is_of_suits or position.rules.build is BuildPolicy.SAME_SUIT else "color"
    if facts[under].height != facts[over].height + 1:
        breaks = "rank"
    return IllegalMoveError(
        "not-in-sequence",
        f"the cards on {card.code} do not move with it: {over.code} lies on {under.code}",
        card=card,
        place=name,
        under=under,
        over=over,
        breaks=breaks,
    )


def _why_not_fitting(
    position: "BuildingPosition", target: Place, card: FrenchCard, aim: str
) -> IllegalMoveError:
    rules, pile = position.rules, position.piles[target.number]
    if not pile:
        if rules.spaces is SpacesPolicy.NOTHING:
            return IllegalMoveError("space-closed", f"{aim} stays empty", place=aim)
        wanted = rules.ranks[-1]
        problem = f"{aim} is empty: it takes {wanted}, not {card.code}"
        return IllegalMoveError("needs-highest", problem, card=card, place=aim, wanted=wanted)
    top = pile[-1]
    if top is None:
        return IllegalMoveError(
            "not-yet-seen", f"the top card of {aim} is not seen yet", move=f"{card.code} {aim}"
        )
    if card.rank == rules.ranks[-1]:
        return IllegalMoveError("highest-needs-space", f"nothing is higher than {card.code}", card=card)
    wanted = rules.ranks[rules.ranks.index(card.rank) + 1]
    match rules.build:
        case BuildPolicy.ALTERNATING_COLORS:
            reason, what = ("needs-black", "black") if is_red(card) else ("needs-red", "red")
        case BuildPolicy.SAME_SUIT:
            reason, what = "needs-suit", "same suit's"
        case BuildPolicy.ANY_SUIT:
            reason, what = "needs-rank", "any"
    problem = f"{card.code} needs {what} {wanted}; {aim} ends in {top.code}"
    return IllegalMoveError(reason, problem, card=card, wanted=wanted, top=top, place=aim)
