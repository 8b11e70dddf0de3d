"""Kittyhawk (Ezra Bradford): six foundations, six piles and two heaps for a double Decktet."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import product
from typing import ClassVar, Self, TypeAlias

from engine.board import Board, Pile
from engine.cards import Detail
from engine.cards.decktet import DECKTET_SUIT_NAMES, DECKTET_SUITS, DecktetCard, decktet
from engine.errors import IllegalMoveError
from engine.game import Feat, Game, GameAchievement, Position
from engine.move import Move
from engine.options import Option, Options, switch_value
from engine.outcome import Outcome, Result
from engine.shuffle import shuffled

FOUNDATIONS = tuple(DECKTET_SUIT_NAMES[suit] for suit in DECKTET_SUITS)
PILES = tuple("abcdef")
HEAPS = tuple("gh")
PLACES = (*FOUNDATIONS, *PILES, *HEAPS)
"""The names of the places between which cards move; internally, a place is its number in this order."""
KINDS = (*("foundation" for _ in FOUNDATIONS), *("pile" for _ in PILES), *("heap" for _ in HEAPS))
FIRST_PILE, FIRST_HEAP = len(FOUNDATIONS), len(FOUNDATIONS) + len(PILES)
STOCK = "stock"
CARDS_PER_HEAP = 3
"""Cards that each heap gets at a deal, the left heap first; with ``blind``, only the last lies face up."""

SUITS = {card: tuple(map(DECKTET_SUITS.index, card.suits)) for card in decktet()}
"""The foundations whose suit a card bears."""
NEVER_AUTOMATIC = "PC"
"""Pawns and Courts: on the wrong foundation they can make a deal unwinnable, so only players move them."""

MOVES = tuple(tuple(Move("move", (source, target)) for target in PLACES) for source in PLACES)
INDEXES = {move.places: (row, column) for row, moves in enumerate(MOVES) for column, move in enumerate(moves)}
"""For the places of a move, the numbers of its source and target."""
SOURCES = (*range(FIRST_PILE, len(PLACES)), *range(FIRST_PILE))
"""The places in the order in which their moves are listed."""
DEAL, COLLECT = Move("deal"), Move("collect")
WELL_FORMED = {DEAL, COLLECT, *(Move("move", way) for way in product((*PLACES, STOCK), repeat=2))}

WON = Outcome(Result.WON, "home")
LOST = Outcome(Result.LOST, "no-move")

Cards: TypeAlias = tuple[DecktetCard | None, ...]
"""Cards of a place, the bottom one first; ``None`` for one that the player does not know."""
Facts: TypeAlias = tuple[int, int, tuple[int, ...], frozenset[int]]
"""A card's number, the height of a foundation on which it goes, the numbers of its foundations,
and the numbers of the top cards of piles on which it goes."""

ANY = -1
"""The number of the top card of an empty pile."""
EMPTY: Facts = (ANY, -1, (), frozenset())
UNKNOWN: Facts = (-2, -1, (), frozenset())
"""Stand for the top card of a place that is empty, or whose top card is not known."""


@dataclass(frozen=True, slots=True)
class Level:
    """The cards and ranks of a level, with tables for its cards."""

    ranks: str
    """From the lowest; neighbors here are neighbors in the game."""
    deck: tuple[DecktetCard, ...]
    """The cards that are shuffled; other Aces lie on the foundations from the start."""
    facts: Mapping[int, Facts]
    """By the number of a card."""
    followers: Mapping[int, tuple[tuple[int, int], ...]]
    """By the number of a card: the numbers of the cards that may be laid on it, with their copies."""


def _level(ranks: str, *, has_aces_out: bool) -> Level:
    copies = {card: 1 if card.rank in "AR" else 2 for card in decktet(ranks)}
    heights = {card: ranks.index(card.rank) for card in copies}
    followers: dict[int, tuple[tuple[int, int], ...]] = {}
    facts: dict[int, Facts] = {}
    for card in copies:
        related = [other for other in copies if not set(card.suits).isdisjoint(other.suits)]
        below = [other for other in related if heights[other] == heights[card] - 1]
        above = [other.number for other in related if heights[other] == heights[card] + 1]
        followers[card.number] = tuple((other.number, copies[other]) for other in below)
        facts[card.number] = (card.number, heights[card], SUITS[card], frozenset((ANY, *above)))
    deck = [card for card in copies for _ in range(copies[card]) if not has_aces_out or card.rank != "A"]
    return Level(ranks, tuple(deck), facts, followers)


LEVELS = {
    1: _level("A23456789R", has_aces_out=True),
    2: _level("A23456789PR", has_aces_out=True),
    3: _level("A23456789R", has_aces_out=False),
    4: _level("A23456789PCR", has_aces_out=True),
    5: _level("A23456789PCR", has_aces_out=False),
}


@dataclass(frozen=True, slots=True)
class KittyhawkPosition(Position):
    """The cards at each place; two copies of a card are equal."""

    game: ClassVar[str] = "kittyhawk"
    piles: tuple[Cards, ...]
    """The cards at each of ``PLACES``."""
    stock: Cards
    """In the order in which it is dealt."""
    face_down: tuple[tuple[int, ...], ...] = ((), ())
    """For each heap the numbers of its face-down cards, counted from the bottom."""
    level: int = 1
    blind: bool = False
    moves: int = 0
    open: bool = False
    """Whether the player sees the stock."""

    def legal_moves(self) -> tuple[Move, ...]:
        """Return the moves of each pile, heap and foundation, then dealing and collecting."""
        tops = self._tops()
        moves = self._card_moves(tops)
        if self.stock:
            moves.append(DEAL)
        elif not self._goes_on(moves):
            return ()
        if self._safe_move(tops):
            moves.append(COLLECT)
        return tuple(moves)

    def _card_moves(self, tops: Sequence[Facts]) -> list[Move]:
        bases = [(place, tops[place][0]) for place in range(FIRST_PILE, FIRST_HEAP)]
        foundation_heights = tuple(map(len, self.piles[:FIRST_PILE]))
        moves: list[Move] = []
        for source in SOURCES:
            _, height, foundations, fitting = tops[source]
            if height >= 0:
                row = MOVES[source]
                moves += [row[target] for target in foundations if foundation_heights[target] == height]
                for target, base in bases:
                    if base in fitting:
                        moves.append(row[target])
        return moves

    def after(self, move: Move) -> Self:
        """Move a card, deal six, or collect: one move each."""
        way = INDEXES.get(move.places)
        if way is None and move == COLLECT:
            return self._collected()
        piles, stock, face_down = list(self.piles), self.stock, self.face_down
        if way is not None:
            source, target = way
            piles[target] += piles[source][-1:]
            piles[source] = piles[source][:-1]
            if self.blind and source >= FIRST_HEAP:
                face_down = tuple(map(_without_top, face_down, piles[FIRST_HEAP:]))
        else:
            piles[FIRST_HEAP] += stock[:CARDS_PER_HEAP]
            piles[FIRST_HEAP + 1] += stock[CARDS_PER_HEAP : 2 * CARDS_PER_HEAP]
            stock = stock[2 * CARDS_PER_HEAP :]
            if self.blind:
                face_down = tuple(map(_with_dealt, face_down, self.piles[FIRST_HEAP:]))
        return type(self)(tuple(piles), stock, face_down, self.level, self.blind, self.moves + 1, self.open)

    def refusal(self, move: Move) -> IllegalMoveError:
        """Say why the card cannot go there, or that there is nothing to deal or to collect."""
        if move not in WELL_FORMED:
            return IllegalMoveError("no-such-move", f"{move.text!r} is no move of Kittyhawk", move=move.text)
        way = INDEXES.get(move.places)
        if self._has_unknown_top() and self._depends_on_tops(move):
            problem = f"{move.text!r} may hang on cards that come up first"
            return IllegalMoveError("not-yet-seen", problem, move=move.text)
        if move == DEAL:
            return IllegalMoveError("stock-empty", "the stock is empty")
        if move == COLLECT:
            return IllegalMoveError("nothing-safe", "no card can be sent home safely")
        if way is None:
            return IllegalMoveError("stock-only-deals", "cards leave the stock by dealing alone")
        return self._why_not(*way)

    def play_together(self, moves: Sequence[Move]) -> Self:
        """Play moves entered at once, none of which may depend on a card that the player has not seen yet."""
        visible = self.visible()
        for move in moves:
            visible = visible.play(move)
        return Position.play_together(self, moves)

    def outcome(self) -> Outcome | None:
        """Won with every card home; lost without a stock and without a move that is more than to and fro."""
        if not self._is_over():
            return None
        return LOST if any(self.piles[FIRST_PILE:]) else WON

    def score(self) -> int:
        """Count the cards on the foundations."""
        return sum(map(len, self.piles[:FIRST_PILE]))

    def board(self) -> Board:
        """Show everything except face-down cards and, unless the game is open, the stock."""
        visible = self.visible()
        places = [
            Pile(name, kind, pile) for name, kind, pile in zip(PLACES, KINDS, visible.piles, strict=True)
        ]
        return Board(
            game=self.game,
            piles=(*places, Pile(STOCK, STOCK, visible.stock[::-1])),
            score=self.score(),
            outcome=self.outcome(),
            facts=(
                ("level", self.level),
                ("blind", switch_value(is_on=self.blind)),
                ("open", switch_value(is_on=self.open)),
                ("moves", self.moves),
            ),
        )

    def allows(self, move: Move) -> bool:
        """Tell whether the rules allow a move, without listing all moves."""
        way = INDEXES.get(move.places)
        if move.verb == "move" and way is not None:
            return self.fits(*way) and bool(self.stock or self._goes_on([move]) or not self._is_over())
        return (move == DEAL and bool(self.stock)) or (
            move == COLLECT and self._safe_move(self._tops()) is not None
        )

    def details(self, move: Move) -> Mapping[str, Detail]:
        """Return how many cards lie where the card goes, and how many places have such a card on top."""
        if not move.places:
            return {}
        source, target = INDEXES[move.places]
        alike = sum(pile[-1:] == self.piles[source][-1:] for pile in self.piles)
        return {"onto": len(self.piles[target]), "alike": alike}

    def traces(self, move: Move) -> tuple[str, ...]:
        """Return the places of a move, and both heaps for a deal."""
        return HEAPS if move == DEAL else move.places

    def main_moves(self, moves: tuple[Move, ...]) -> tuple[Move, ...]:
        """Return the moves that lead on: not those off a foundation, or of a single card to an empty pile."""
        return tuple(move for move in moves if not self._leads_back(move)) or moves

    def visible(self) -> Self:
        """Return the position as the player knows it, ``None`` for every other card."""
        heaps = (
            tuple(None if number in down else card for number, card in enumerate(heap))
            for heap, down in zip(self.piles[FIRST_HEAP:], self.face_down, strict=True)
        )
        stock = self.stock if self.open else (None,) * len(self.stock)
        return replace(self, piles=(*self.piles[:FIRST_HEAP], *heaps), stock=stock)

    def top(self, place: int) -> DecktetCard | None:
        """Return the top card of a place; ``None`` if there is none or it is not known."""
        return self.piles[place][-1] if self.piles[place] else None

    def _leads_back(self, move: Move) -> bool:
        """Tell whether a card leaves a foundation, or a pile's only card goes to an empty pile."""
        return bool(move.places) and (INDEXES[move.places][0] < FIRST_PILE or self._is_to_and_fro(move))

    def _tops(self) -> tuple[Facts, ...]:
        """Return the facts of the top card of each place."""
        facts = LEVELS[self.level].facts
        return tuple(
            [(facts[top.number] if (top := pile[-1]) else UNKNOWN) if pile else EMPTY for pile in self.piles]
        )

    def _top_facts(self, place: int) -> Facts:
        if not self.piles[place]:
            return EMPTY
        top = self.piles[place][-1]
        return LEVELS[self.level].facts[top.number] if top else UNKNOWN

    def fits(self, source: int, target: int) -> bool:
        """Tell whether the top card of one place can be laid on another."""
        _, height, foundations, fitting = self._top_facts(source)
        if height < 0 or target >= FIRST_HEAP:
            return False
        if target < FIRST_PILE:
            return target in foundations and len(self.piles[target]) == height
        return self._top_facts(target)[0] in fitting

    def _is_over(self) -> bool:
        return not self.stock and not self._goes_on(self._card_moves(self._tops()))

    def _goes_on(self, moves: Sequence[Move]) -> bool:
        """Tell whether cards are not home yet, and one of these moves is more than to and fro."""
        return any(self.piles[FIRST_PILE:]) and not all(map(self._is_to_and_fro, moves))

    def _is_to_and_fro(self, move: Move) -> bool:
        source, target = INDEXES[move.places]
        if source < FIRST_PILE:
            return target < FIRST_PILE
        is_sole = source < FIRST_HEAP and len(self.piles[source]) == 1
        return is_sole and target >= FIRST_PILE and not self.piles[target]

    def _safe_move(self, tops: Sequence[Facts]) -> Move | None:
        """Return a move that sends a card home safely; ``None`` also if a top card is unknown."""
        piles = self.piles
        for source in range(FIRST_PILE, len(PLACES)):
            _, height, foundations, _ = tops[source]
            for target in foundations:
                card = self.top(source) if len(piles[target]) == height else None
                if card and card.rank not in NEVER_AUTOMATIC and self._is_safe(card):
                    return None if self._has_unknown_top() else MOVES[source][target]
        return None

    def _is_safe(self, card: DecktetCard) -> bool:
        """Tell whether every card that may be laid on a card is home."""
        level = LEVELS[self.level]
        height = level.facts[card.number][1]
        piles = [pile for pile in self.piles[:FIRST_PILE] if len(pile) >= height > 0]
        home = [below.number for pile in piles if (below := pile[height - 1])]
        return all(home.count(follower) == copies for follower, copies in level.followers[card.number])

    def _collected(self) -> Self:
        position = self
        while move := position._safe_move(position._tops()):
            position = position.after(move)
        if position._has_unknown_top():  # the card that turned up may have gone home too, and others after it
            position = replace(position, piles=tuple((None,) * len(pile) for pile in position.piles))
        return replace(position, moves=self.moves + 1)

    def _has_unknown_top(self) -> bool:
        return any(heap[-1:] == (None,) for heap in self.piles[FIRST_HEAP:])

    def _depends_on_tops(self, move: Move) -> bool:
        """Tell whether a refused move depends on unknown tops of heaps, so no reason may be given."""
        source, target = INDEXES.get(move.places, (FIRST_HEAP, FIRST_HEAP))
        is_unknown = self.piles[source][-1:] == (None,)
        return move == COLLECT or (move != DEAL and (is_unknown or self.fits(source, target)))

    def _why_not(self, source: int, target: int) -> IllegalMoveError:
        place, aim = PLACES[source], PLACES[target]
        card = self.top(source)
        if card is None:
            return IllegalMoveError("nothing-there", f"there is no card at {place}", place=place)
        if source == target:
            return IllegalMoveError("same-place", f"{place} is where the card lies already", place=place)
        if target >= FIRST_HEAP:
            return IllegalMoveError("onto-heap", "no card is moved onto a heap", place=aim)
        if self.fits(source, target):
            return IllegalMoveError("over", "the game is over")
        return (self._why_not_home if target < FIRST_PILE else self._why_not_on)(card, target)

    def _why_not_home(self, card: DecktetCard, target: int) -> IllegalMoveError:
        name, pile, top = FOUNDATIONS[target], self.piles[target], self.top(target)
        if target not in SUITS[card]:
            return IllegalMoveError("not-the-suit", f"{card.code} is not of {name}", card=card, place=name)
        if top is None:
            return IllegalMoveError("needs-ace", f"{name} begins with its Ace", card=card, place=name)
        wanted = (*LEVELS[self.level].ranks[len(pile) :], "none")[0]
        problem = f"on {top.code} {name} wants rank {wanted} next, not {card.code}"
        return IllegalMoveError("not-next", problem, card=card, top=top, place=name, wanted=wanted)

    def _why_not_on(self, card: DecktetCard, target: int) -> IllegalMoveError:
        top, level = self.top(target), LEVELS[self.level]
        if card.rank == "R" or top is None:
            return IllegalMoveError("crown-needs-room", f"{card.code} goes to empty piles alone", card=card)
        if top.rank == "A":
            return IllegalMoveError("on-ace", f"nothing is laid on {top.code}", card=card, top=top)
        wanted = level.ranks[level.facts[top.number][1] - 1]
        if card.rank == wanted:
            problem = f"{card.code} and {top.code} share no suit"
            return IllegalMoveError("no-shared-suit", problem, card=card, top=top)
        problem = f"on {top.code} goes rank {wanted}, not {card.code}"
        return IllegalMoveError("not-one-lower", problem, card=card, top=top, wanted=wanted)


def _without_top(down: tuple[int, ...], heap: Cards) -> tuple[int, ...]:
    """Return the face-down cards of a heap after its top card was turned up."""
    return down[:-1] if down[-1:] == (len(heap) - 1,) else down


def _with_dealt(down: tuple[int, ...], heap: Cards) -> tuple[int, ...]:
    """Return the face-down cards after a deal to a heap, of which only the last lies face up."""
    return (*down, *range(len(heap), len(heap) + CARDS_PER_HEAP - 1))


def start(number: int, options: Options) -> KittyhawkPosition:
    """Deal six piles of one card, the left heap and the right heap; the rest is the stock."""
    level, blind = int(options["level"]), options.is_on("blind")
    deck = LEVELS[level].deck
    cards = shuffled(deck, number)
    down = _with_dealt((), ()) if blind else ()
    aces = (() if ace in deck else (ace,) for ace in decktet("A"))
    piles = (*aces, *((card,) for card in cards[:6]), cards[6:9], cards[9:12])
    return KittyhawkPosition(piles, cards[12:], (down, down), level, blind, open=options.is_on("open"))


GAME = Game(
    name="kittyhawk",
    title="Kittyhawk",
    rules=1,
    designer="Ezra Bradford",
    start=start,
    options=(
        Option("level", ("1", "2", "3", "4", "5"), "1"),
        Option("blind"),
        Option("open", excludes=("blind",)),
    ),
    achievements=(GameAchievement("kittyhawk", "✈", Feat.WIN, ("level=5",), rank=3),),
    score_goals=(20, 30, 40, 50, 60),
    similar=("gaps",),
    rank=14,
)
