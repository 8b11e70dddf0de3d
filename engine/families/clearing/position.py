"""Positions of clearing games: which cards lie where, what moves do, and how a game ends."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Self, TypeAlias

from engine.board import Board, Pile
from engine.cards import Detail
from engine.cards.french import FrenchCard
from engine.errors import IllegalMoveError
from engine.families.clearing import coming, facts, refusals
from engine.families.clearing.places import PILE, STOCK, WASTE, Table
from engine.families.clearing.rules import ClearingRules
from engine.game import Position
from engine.move import Move
from engine.options import Options
from engine.outcome import Outcome, Result

FAMILY = "clearing"

TAKE = "take"
DRAW, REDEAL = Move("draw"), Move("redeal")
WON, LOST = Outcome(Result.WON, "cleared"), Outcome(Result.LOST, "no-match")

Cards: TypeAlias = tuple[FrenchCard | None, ...]
"""Cards of a place, the bottom one first; ``None`` for one that the player does not know."""


@dataclass(frozen=True, slots=True)
class ClearingPosition(Position):
    """The cards of the layout, the stock and the waste."""

    name: str
    """Of the game."""
    table: Table = field(repr=False)
    """The rules, and what follows from them."""
    options: Options
    piles: tuple[Cards, ...]
    """The piles of the layout."""
    stock: Cards = ()
    """In the order in which it is drawn."""
    waste: Cards = ()
    """The top card last."""
    redeals: int = 0
    """How often the waste was turned over."""
    streak: int = 0
    """How many cards have gone from the layout onto the waste since the last draw."""
    longest: int = 0
    """The longest streak of the game so far."""
    moves: int = 0

    @property
    def game(self) -> str:
        """The name of the game."""
        return self.name

    @property
    def rules(self) -> ClearingRules:
        """The rules of the game with its options."""
        return self.table.rules

    def legal_moves(self) -> tuple[Move, ...]:
        """Return the matches in the order of the layout, then what the stock allows."""
        if self._is_cleared():
            return ()
        stock_move = self.stock_move()
        return (*self.matches(), *((stock_move,) if stock_move else ()))

    def after(self, move: Move) -> Self:
        """Take a match, draw, or turn the waste over."""
        if move == DRAW:
            changed = replace(self, stock=self.stock[1:], waste=self.waste + self.stock[:1], streak=0)
        elif move == REDEAL:
            changed = replace(self, stock=self.waste, waste=(), redeals=self.redeals + 1)
        else:
            changed = self._without(move.places)
        return replace(changed, moves=self.moves + 1)

    def refusal(self, move: Move) -> IllegalMoveError:
        """Say why the cards do not match, or why the stock does not allow the move."""
        return refusals.refusal(self, move)

    def outcome(self) -> Outcome | None:
        """Won when the layout is cleared; lost without a match when the stock is used up."""
        if self._is_cleared():
            return WON
        return None if self.stock_move() or next(self.matches(), None) else LOST

    def score(self) -> int:
        """Return the number of cards left in the layout; none is best."""
        return sum(map(len, self.piles))

    def longest_streak(self) -> int:
        """Return the most cards that went onto the waste between two draws; 0 in pairs or without a stock."""
        return self.longest

    def board(self) -> Board:
        """Show all but face-down cards, and of the stock what the player knows."""
        seen, rules = self.visible(), self.rules
        places = [
            Pile(pile.name, PILE, cards, pile.row, self._covering(number))
            for number, (pile, cards) in enumerate(zip(rules.layout, seen.piles, strict=True))
        ]
        if rules.stock:
            places.append(Pile(STOCK, STOCK, seen.stock[::-1]))
        places.append(Pile(WASTE, WASTE, seen.waste))
        return Board(
            game=self.game,
            piles=tuple(places),
            score=self.score(),
            outcome=self.outcome(),
            facts=(
                *facts.game_facts(self).items(),
                ("redeals", self.redeals),
                ("circling", coming.circling(seen)),
                ("streak", self.streak),
                ("longest", self.longest),
                ("moves", self.moves),
            ),
            family=FAMILY,
            table=self.table.text,
        )

    def details(self, move: Move) -> Mapping[str, Detail]:
        """Return how many cards leave, and how many free cards are of their ranks."""
        return facts.move_details(self, move)

    def choice_details(self) -> Mapping[str, Detail]:
        """Return the numbers of matches and of cards of stock and waste, and the redeals that are left."""
        return facts.choice_details(self)

    def traces(self, move: Move) -> tuple[str, ...]:
        """Return the places that a move changed."""
        if move.places:
            return move.places if self.table.has_pairs else (*move.places, WASTE)
        return (WASTE,) if move == DRAW else (STOCK,)

    def finish(self) -> tuple[Move, ...]:
        """Return the matches that clear the layout, once there is only one after the other."""
        return coming.forced_win(self.visible())

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
        piles = tuple(
            cards if not pile.is_face_down or self.is_uncovered(number) else (None,) * len(cards)
            for number, (pile, cards) in enumerate(zip(self.rules.layout, self.piles, strict=True))
        )
        if self.redeals:
            return replace(self, piles=piles)
        shown = 1 if self.rules.stock and self.rules.stock.top_plays else 0
        hidden = (None,) * len(self.stock[shown:])
        return replace(self, piles=piles, stock=self.stock[:shown] + hidden)

    def matches(self) -> Iterator[Move]:
        """Yield the matches of free cards that the player knows, in the order of the layout."""
        table, free = self.table, self.free_cards()
        if not table.has_pairs:
            top = self.waste[-1] if self.waste else None
            if top:
                yield from (Move(TAKE, (name,)) for name, card in free if card in table.matches[top])
            return
        for at, (name, card) in enumerate(free):
            if card in table.alone:
                yield Move(TAKE, (name,))
            yield from (
                Move(TAKE, (name, other))
                for other, partner in free[at + 1 :]
                if partner in table.matches[card]
            )

    def free_cards(self) -> tuple[tuple[str, FrenchCard], ...]:
        """Return the cards that can be part of a match, by their places: in pairs also of waste and stock."""
        free = [
            (name, cards[-1])
            for number, (name, cards) in enumerate(zip(self.table.names, self.piles, strict=True))
            if cards and self.is_uncovered(number)
        ]
        if self.table.has_pairs:
            if self.waste:
                free.append((WASTE, self.waste[-1]))
            if self.stock and self.rules.stock and self.rules.stock.top_plays:
                free.append((STOCK, self.stock[0]))
        return tuple((name, card) for name, card in free if card)

    def is_uncovered(self, number: int) -> bool:
        """Tell whether no card covers a pile of the layout."""
        return not any(self.piles[other] for other in self.table.covered_by[number])

    def stock_move(self) -> Move | None:
        """Return what the stock allows now: to draw, or to turn the waste over."""
        if self.stock:
            return DRAW
        return REDEAL if self.waste and self.redeals_left() != 0 else None

    def redeals_left(self) -> int | None:
        """Return how often the waste may still be turned over; ``None`` for any number."""
        stock = self.rules.stock
        if stock is None:
            return 0
        return None if stock.passes is None else stock.passes - 1 - self.redeals

    def cards_at(self, place: str) -> Cards:
        """Return the cards of a place, the top one last; none for a word that is no place."""
        if place in self.table.numbers:
            return self.piles[self.table.numbers[place]]
        return {WASTE: self.waste, STOCK: self.stock[::-1]}.get(place, ())

    def _covering(self, number: int) -> tuple[str, ...]:
        table = self.table
        return tuple(table.names[other] for other in table.covered_by[number] if self.piles[other])

    def _is_cleared(self) -> bool:
        return not any(self.piles)

    def _without(self, places: Sequence[str]) -> Self:
        piles, stock, waste = list(self.piles), self.stock, self.waste
        taken = [self.cards_at(place)[-1] for place in places]
        for place in places:
            if place == WASTE:
                waste = waste[:-1]
            elif place == STOCK:
                stock = stock[1:]
            else:
                number = self.table.numbers[place]
                piles[number] = piles[number][:-1]
        if self.table.has_pairs:
            return replace(self, piles=tuple(piles), stock=stock, waste=waste)
        streak = self.streak + 1 if self.rules.stock else 0  # without draws all cards would be one streak
        longest = max(self.longest, streak)
        return replace(self, piles=tuple(piles), waste=(*waste, *taken), streak=streak, longest=longest)
