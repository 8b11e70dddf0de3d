"""Positions of building games: which cards lie where, what moves do, and how a game ends."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Self, TypeAlias

from engine.board import Board, Pile
from engine.cards import Detail
from engine.cards.french import FrenchCard
from engine.errors import IllegalMoveError
from engine.export import Export
from engine.families.building import facts, going_home, leading_on, move_list, notation, refusals, runs, stuck
from engine.families.building.places import FACE_DOWN, STOCK, Kind, Place, Table
from engine.families.building.rules import BuildingRules, BuiltGroup, SpacesPolicy, StockTarget
from engine.game import Position
from engine.move import Move
from engine.options import Options
from engine.outcome import Outcome, Result

FAMILY = "building"

DRAW, REDEAL, DEAL = Move("draw"), Move("redeal"), Move("deal")
WON, LOST = Outcome(Result.WON, "home"), Outcome(Result.LOST, "no-move")

Cards: TypeAlias = tuple[FrenchCard | None, ...]
"""Cards of a place, the bottom one first; ``None`` for one that the player does not know."""


@dataclass(frozen=True, slots=True)
class BuildingPosition(Position):
    """The cards at each place of a building game."""

    name: str
    """Of the game."""
    table: Table
    """The rules, and what follows from them."""
    options: Options
    piles: tuple[Cards, ...]
    """The piles of the tableau."""
    down: tuple[int, ...]
    """For each pile, how many cards at its bottom are face down."""
    foundations: tuple[Cards, ...]
    """In the order of the suits of the rules, all copies of a suit side by side."""
    cells: Cards = ()
    """For each cell its card; ``None`` for an empty one."""
    stock: Cards = ()
    """In the order in which it is drawn."""
    waste: Cards = ()
    """In the order in which it was drawn: the top card last."""
    redeals: int = 0
    """How often the waste was turned over."""
    moves: int = 0

    @property
    def game(self) -> str:
        """The name of the game."""
        return self.name

    @property
    def rules(self) -> BuildingRules:
        """The rules of the game with its options."""
        return self.table.rules

    def legal_moves(self) -> tuple[Move, ...]:
        """Return the moves of each pile, the waste, cells and foundations, then what the stock allows."""
        moves = [] if self._is_home() else list(move_list.card_moves(self))
        stock_move = self.stock_move()
        if stock_move and not self._is_home():
            moves.append(stock_move)
        elif not self._goes_on(moves):
            return ()
        return tuple(moves)

    def after(self, move: Move) -> Self:
        """Move cards, draw, turn the waste over, or deal; cards that come up lie face up."""
        if move.places:
            return self._after_cards(*move.places)
        if move == DRAW:
            drawn = self.next_draw()
            changed = replace(self, stock=self.stock[drawn:], waste=self.waste + self.stock[:drawn])
        elif move == REDEAL:
            changed = replace(self, stock=self.waste, waste=(), redeals=self.redeals + 1)
        else:
            dealt = len(self.piles)
            cards = (*((card,) for card in self.stock[:dealt]), *((),) * (dealt - len(self.stock)))
            piles = tuple(pile + more for pile, more in zip(self.piles, cards, strict=False))
            changed = replace(self, piles=piles, stock=self.stock[dealt:])
        return replace(runs.with_runs_home(changed), moves=self.moves + 1)

    def refusal(self, move: Move) -> IllegalMoveError:
        """Say why the cards cannot go there, or why the stock does not allow the move."""
        return refusals.refusal(self, move)

    def outcome(self) -> Outcome | None:
        """Won with every card home; lost when the stock gives nothing and cards only move to and fro."""
        if self._is_home():
            return WON
        if self.stock_move() or self._goes_on(move_list.card_moves(self)):
            return None
        return LOST

    def is_lost(self) -> bool:
        """Tell whether the game has ended as lost."""
        return self.outcome() is LOST

    def score(self) -> int:
        """Count the cards on the foundations, or the complete suits if these take nothing else."""
        if self.rules.foundations.takes_runs:
            return sum(map(bool, self.foundations))
        return sum(map(len, self.foundations))

    def board(self) -> Board:
        """Show all but face-down cards, and of the stock what the player has seen."""
        seen, table = self.visible(), self.table
        places = [Pile(STOCK, STOCK, seen.stock[::-1])] if self.rules.stock else []
        if self.rules.stock and self.rules.stock.has_waste:
            places.append(Pile(Kind.WASTE, Kind.WASTE, seen.waste))
        for name, card in zip(table.cells, self.cells, strict=True):
            places.append(Pile(name, Kind.CELL, (card,) if card else ()))
        for kind, names, piles in (
            (Kind.FOUNDATION, table.foundations, seen.foundations),
            (Kind.PILE, table.piles, seen.piles),
        ):
            places += [Pile(name, kind, cards) for name, cards in zip(names, piles, strict=True)]
        return Board(
            game=self.game,
            piles=tuple(places),
            score=self.score(),
            outcome=self.outcome(),
            facts=(
                *facts.game_facts(self).items(),
                ("redeals", self.redeals),
                ("circling", stuck.circling(seen)),
                ("moves", self.moves),
                *(((FACE_DOWN, " ".join(map(str, self.down))),) if self.rules.is_open else ()),
            ),
            family=FAMILY,
        )

    def allows(self, move: Move) -> bool:
        """Tell whether the rules allow a move, without listing all moves."""
        if not move.places:
            return move == self.stock_move() and not self._is_home()
        if move.verb != "move" or len(move.places) != 2:
            return False
        source, target = map(self.table.place, move.places)
        if source is None or target is None or self.name_of(source) != move.places[0]:
            return False
        if not move_list.may_go(self, source, target) or self._is_home():
            return False
        return bool(self.stock_move() or self._goes_on([move]) or self.outcome() is None)

    def details(self, move: Move) -> Mapping[str, Detail]:
        """Return how many cards move, the kinds of places between which they move, and what looks alike."""
        if move.places:
            return facts.move_details(self, move)
        counts = {DRAW: self.next_draw(), REDEAL: len(self.waste)}
        return {"cards": counts.get(move, min(len(self.piles), len(self.stock)))}

    def choice_details(self) -> Mapping[str, Detail]:
        """Return the numbers of cards of stock and waste, of redeals, and of empty piles."""
        return facts.choice_details(self)

    def traces(self, move: Move) -> tuple[str, ...]:
        """Return the piles that a move changed; after a draw the waste, after a deal the tableau."""
        if move.places:
            return (self._pile_name(move.places[0]), move.places[1])
        return {DRAW: (Kind.WASTE,), REDEAL: (STOCK,)}.get(move, self.table.piles)

    def main_moves(self, moves: tuple[Move, ...]) -> tuple[Move, ...]:
        """Return the moves that lead on, those home and those that turn up a card first."""
        return leading_on.main_moves(self, moves)

    def further_moves(self, moves: tuple[Move, ...]) -> tuple[Move, ...]:
        """Return the moves that take sequences apart, where any face-up cards move together."""
        return leading_on.further_moves(self, moves)

    def automatic(self) -> Move | None:
        """Return the move home of a card that nothing can need on the piles any more."""
        return going_home.safe_move(self)

    def finish(self) -> tuple[Move, ...]:
        """Return the moves that bring everything home, once that needs no decision and no luck."""
        return going_home.finish(self.visible())

    def export(self, moves: Sequence[Move]) -> Export | None:
        """Return a game in which nothing was ever hidden as other programs read it."""
        return notation.export(self, moves)

    def play_together(self, moves: Sequence[Move]) -> Self:
        """Play moves entered at once, none of which may depend on a card that the player has not seen yet."""
        visible = self.visible()
        for move in moves:
            visible = visible.play(move)
        return Position.play_together(self, moves)

    def visible(self) -> Self:
        """Return the position as the player knows it, ``None`` for every other card.

        A player who has gone through the stock has seen all of it.
        """
        if self.rules.is_open:
            return self
        piles = tuple((None,) * down + pile[down:] for down, pile in zip(self.down, self.piles, strict=True))
        stock = self.stock if self.redeals else (None,) * len(self.stock)
        return replace(self, piles=piles, stock=stock)

    def stock_move(self) -> Move | None:
        """Return what the stock allows now: to draw, to deal, or to turn the waste over."""
        stock = self.rules.stock
        if stock is None:
            return None
        if stock.target is StockTarget.TABLEAU:
            return DEAL if self.stock and all(self.piles) else None
        if self.stock:
            return DRAW
        return REDEAL if self.waste and self.redeals_left() != 0 else None

    def redeals_left(self) -> int | None:
        """Return how often the waste may still be turned over; ``None`` for any number."""
        stock = self.rules.stock
        if stock is None or not stock.has_waste:
            return 0
        return None if stock.passes is None else stock.passes - 1 - self.redeals

    def next_draw(self) -> int:
        """Return the number of cards that the next draw takes."""
        stock = self.rules.stock
        return min(stock.draw, len(self.stock)) if stock and stock.has_waste else 0

    def cards_at(self, place: Place) -> Cards:
        """Return the card that can be moved from a place, with all that lie on it; none if there is none."""
        match place.kind:
            case Kind.PILE:
                pile = self.piles[place.number]
                return pile[place.card - 1 :] if place.card else pile[-1:]
            case Kind.CELL:
                card = self.cells[place.number]
                return (card,) if card else ()
            case Kind.FOUNDATION:
                return self.foundations[place.number][-1:]
            case Kind.WASTE:
                return self.waste[-1:]

    def name_of(self, place: Place) -> str:
        """Return the name of a place, as moves have it: of a pile's top card that of the pile."""
        table = self.table
        match place.kind:
            case Kind.PILE:
                name, is_top = table.piles[place.number], place.card in (0, len(self.piles[place.number]))
                return name if is_top else f"{name}{place.card}"
            case Kind.CELL:
                return table.cells[place.number]
            case Kind.FOUNDATION:
                return table.foundations[place.number]
            case Kind.WASTE:
                return Kind.WASTE

    def group_start(self, pile: int) -> int:
        """Return how many cards of a pile lie under those that can be moved together."""
        cards, down, group = self.piles[pile], self.down[pile], self.rules.group
        if group is BuiltGroup.ANY_CARDS:
            return down
        start, facts = len(cards) - 1, self.table.facts
        if group is BuiltGroup.ONE:
            return max(start, 0)
        while start > down:
            card, base = cards[start], cards[start - 1]
            if card is None or base is None or base not in facts[card].bases:
                break
            if group is BuiltGroup.SUIT_SEQUENCE and base.suit != card.suit:
                break
            start -= 1
        return max(start, 0)

    def most_movable(self, target: int) -> int | None:
        """Return how many cards can be moved to a pile at once; ``None`` if any number can."""
        if self.rules.group is not BuiltGroup.AS_ROOM_ALLOWS:
            return None
        spaces = sum(not pile for number, pile in enumerate(self.piles) if number != target)
        if self.rules.spaces is not SpacesPolicy.ANYTHING:
            spaces = 0
        return (1 + self.cells.count(None)) << spaces

    def fits_home(self, card: FrenchCard | None) -> int | None:
        """Return the number of the foundation on which a card goes now; ``None`` if there is none."""
        if card is None or self.rules.foundations.takes_runs:
            return None
        facts = self.table.facts[card]
        return next((one for one in facts.foundations if len(self.foundations[one]) == facts.height), None)

    def fits_pile(self, card: FrenchCard, pile: int) -> bool:
        """Tell whether a card, with what lies on it, may be laid on a pile of the tableau."""
        cards = self.piles[pile]
        if cards:
            return cards[-1] is not None and cards[-1] in self.table.facts[card].bases
        return self.takes_space(card)

    def may_give_back(self) -> bool:
        """Tell whether top cards of foundations may come back to piles."""
        return self.rules.foundations.gives_back and not self.rules.foundations.takes_runs

    def takes_space(self, card: FrenchCard) -> bool:
        """Tell whether a card may be laid on an empty pile."""
        match self.rules.spaces:
            case SpacesPolicy.ANYTHING:
                return True
            case SpacesPolicy.KINGS:
                return card.rank == self.rules.ranks[-1]
            case SpacesPolicy.NOTHING:
                return False

    def is_to_and_fro(self, move: Move) -> bool:
        """Tell whether a card comes off a foundation, or a whole pile goes to an empty pile."""
        if not move.places:
            return False
        source, target = map(self.table.place, move.places)
        if source is None or target is None or source.kind is Kind.FOUNDATION:
            return True
        is_whole = source.kind is Kind.PILE and len(self.cards_at(source)) == len(self.piles[source.number])
        return is_whole and target.kind is Kind.PILE and not self.piles[target.number]

    def _after_cards(self, source_name: str, target_name: str) -> Self:
        source, target = self.table.place(source_name), self.table.by_name[target_name]
        if source is None:
            raise ValueError(f"not a legal move: {source_name} {target_name}")
        cards = self.cards_at(source)
        piles, foundations, cells = list(self.piles), list(self.foundations), list(self.cells)
        down, waste = self.down, self.waste
        match source.kind:
            case Kind.PILE:
                left = piles[source.number][: -len(cards)]
                piles[source.number] = left
                if down[source.number] >= len(left) > 0:
                    down = (*down[: source.number], len(left) - 1, *down[source.number + 1 :])
                elif not left:
                    down = (*down[: source.number], 0, *down[source.number + 1 :])
            case Kind.WASTE:
                waste = waste[:-1]
            case Kind.CELL:
                cells[source.number] = None
            case Kind.FOUNDATION:
                foundations[source.number] = foundations[source.number][:-1]
        match target.kind:
            case Kind.PILE:
                piles[target.number] += cards
            case Kind.CELL:
                cells[target.number] = cards[0]
            case _:
                foundations[target.number] += cards
        changed = type(self)(
            self.name,
            self.table,
            self.options,
            tuple(piles),
            down,
            tuple(foundations),
            tuple(cells),
            self.stock,
            waste,
            self.redeals,
            self.moves + 1,
        )
        return runs.with_runs_home(changed)

    def _is_home(self) -> bool:
        return not (self.stock or self.waste or any(self.piles) or any(self.cells))

    def _goes_on(self, moves: Iterable[Move]) -> bool:
        """Tell whether one of these moves is more than to and fro."""
        return not self._is_home() and not all(map(self.is_to_and_fro, moves))

    def _pile_name(self, place: str) -> str:
        found = self.table.place(place)
        return self.table.piles[found.number] if found and found.kind is Kind.PILE else place
