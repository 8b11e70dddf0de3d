"""Kittyhawk (Ezra Bradford): six foundations, six piles and two heaps for a double Decktet."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import product
from typing import ClassVar, Self, TypeAlias

from engine.board import Board, Pile
from engine.cards import Detail
from engine.cards.decktet import DECKTET_SUIT_NAMES, DECKTET_SUITS, decktet
from engine.errors import IllegalMoveError
from engine.game import Feat, Game, GameAchievement, Position
from engine.move import Move
from engine.options import Option, Options
from engine.outcome import Outcome, Result
from engine.shuffle import shuffled

FOUNDATIONS = tuple(DECKTET_SUIT_NAMES[suit] for suit in DECKTET_SUITS)
PILES = tuple("abcdef")
HEAPS = tuple("gh")
PLACES = (*FOUNDATIONS, *PILES, *HEAPS)
"""The names of the places between which cards move; inside, a place is its number in this order."""
KINDS = (*("foundation" for _ in FOUNDATIONS), *("pile" for _ in PILES), *("heap" for _ in HEAPS))
FIRST_PILE, FIRST_HEAP = len(FOUNDATIONS), len(FOUNDATIONS) + len(PILES)
STOCK = "stock"
ONTO_HEAP = 3
"""Cards that each heap gets at a deal, the left one first; with ``blind``, the last of them face up."""

CARDS = {card.code: card for card in decktet()}
UNSEEN = ""
"""Stands for a card that the player does not know, in positions as the player knows them."""
SUITS = {code: tuple(DECKTET_SUITS.index(suit) for suit in code[1:]) for code in (*CARDS, UNSEEN)}
"""The foundations whose suit a card bears."""
WILFUL = "PC"
"""Pawns and Courts: on the wrong foundation they can spoil a deal, so nothing moves them unasked."""

MOVES = tuple(tuple(Move("move", (source, target)) for target in PLACES) for source in PLACES)
WAYS = {move.places: (source, target) for source, row in enumerate(MOVES) for target, move in enumerate(row)}
SOURCES = (*range(FIRST_PILE, len(PLACES)), *range(FIRST_PILE))
"""The places in the order in which moves from them are listed."""
DEAL, COLLECT = Move("deal"), Move("collect")
THINKABLE = {DEAL, COLLECT, *(Move("move", way) for way in product((*PLACES, STOCK), repeat=2))}

WON = Outcome(Result.WON, "home")
LOST = Outcome(Result.LOST, "no-move")

Cards: TypeAlias = tuple[str, ...]
"""Codes of cards, the bottom one first."""


@dataclass(frozen=True, slots=True)
class Level:
    """What differs between the levels, worked out for every card by its code."""

    ranks: str
    """From the lowest, so that neighbours are neighbours."""
    deck: Cards
    """What is shuffled; Aces that are not lie on the foundations from the beginning."""
    heights: Mapping[str, int]
    """How many cards a foundation has when a card is the next."""
    bases: Mapping[str, frozenset[str | None]]
    """What a card may be laid on in the tableau; ``None`` for an empty pile."""
    burdens: Mapping[str, tuple[tuple[str, int], ...]]
    """The cards that may be laid on a card, and how many there are of each."""


def _level(ranks: str, *, aces_lie: bool) -> Level:
    copies = {card.code: 1 if card.rank in "AR" else 2 for card in decktet(ranks)}
    heights = {code: ranks.index(code[0]) for code in copies}
    burdens = {
        base: [code for code in copies if heights[code] + 1 == heights[base] and {*code[1:]} & {*base[1:]}]
        for base in copies
    }
    bases = {code: frozenset((None, *(base for base in copies if code in burdens[base]))) for code in copies}
    return Level(
        ranks,
        tuple(code for code in copies for _ in range(copies[code]) if not aces_lie or code[0] != "A"),
        {**heights, UNSEEN: -1},
        {**bases, UNSEEN: frozenset()},
        {base: tuple((code, copies[code]) for code in codes) for base, codes in burdens.items()},
    )


LEVELS = {
    1: _level("A23456789R", aces_lie=True),
    2: _level("A23456789PR", aces_lie=True),
    3: _level("A23456789R", aces_lie=False),
    4: _level("A23456789PCR", aces_lie=True),
    5: _level("A23456789PCR", aces_lie=False),
}


@dataclass(frozen=True, slots=True)
class KittyhawkPosition(Position):
    """All cards by their codes, so that two copies of a card are equal."""

    game: ClassVar[str] = "kittyhawk"
    piles: tuple[Cards, ...]
    """What lies at each of ``PLACES``."""
    stock: Cards
    """In the order in which it is dealt."""
    face_down: tuple[tuple[int, ...], ...] = ((), ())
    """Which cards of each heap lie face down, counted from the bottom."""
    level: int = 1
    blind: bool = False
    moves: int = 0
    """How many have been made."""

    def legal_moves(self) -> tuple[Move, ...]:
        """Return the moves of each pile, heap and foundation, then dealing and collecting."""
        level, piles = LEVELS[self.level], self.piles
        bases, heights = level.bases, level.heights
        tall = tuple(map(len, piles[:FIRST_PILE]))
        tops = [(at, piles[at][-1] if piles[at] else None) for at in range(FIRST_PILE, FIRST_HEAP)]
        moves: list[Move] = []
        for source in SOURCES:
            if piles[source]:
                card = piles[source][-1]
                row, height, fitting = MOVES[source], heights[card], bases[card]
                moves += [row[target] for target in SUITS[card] if tall[target] == height]
                for target, top in tops:
                    if top in fitting:
                        moves.append(row[target])
        if self.stock:
            moves.append(DEAL)
        elif not self._goes_on(moves):
            return ()
        if self._safe_way():
            moves.append(COLLECT)
        return tuple(moves)

    def after(self, move: Move) -> Self:
        """Move a card, deal six, or collect: one move each."""
        way = WAYS.get(move.places)
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
            piles[FIRST_HEAP] += stock[:ONTO_HEAP]
            piles[FIRST_HEAP + 1] += stock[ONTO_HEAP : 2 * ONTO_HEAP]
            stock = stock[2 * ONTO_HEAP :]
            if self.blind:
                face_down = tuple(map(_with_dealt, face_down, self.piles[FIRST_HEAP:]))
        return type(self)(tuple(piles), stock, face_down, self.level, self.blind, self.moves + 1)

    def refusal(self, move: Move) -> IllegalMoveError:
        """Say what keeps the card from its aim, or that there is nothing to deal or to collect."""
        if move not in THINKABLE:
            return IllegalMoveError("no-such-move", f"{move.text!r} is no move of Kittyhawk", move=move.text)
        way = WAYS.get(move.places)
        if self._has_unseen() and self._hangs_on_tops(move):
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
        """Play moves entered at once, none of which may hang on a card that the player has not seen yet."""
        known = self.veiled()
        for move in moves:
            known = known.play(move)
        return Position.play_together(self, moves)

    def outcome(self) -> Outcome | None:
        """Won with every card home, lost without a stock and a move that is more than to and fro."""
        if self.stock or self.legal_moves():
            return None
        return LOST if any(self.piles[FIRST_PILE:]) else WON

    def score(self) -> int:
        """Count the cards on the foundations."""
        return sum(map(len, self.piles[:FIRST_PILE]))

    def board(self) -> Board:
        """Show all but the stock and what lies face down."""
        places = [
            Pile(name, kind, tuple(CARDS.get(code) for code in pile))
            for name, kind, pile in zip(PLACES, KINDS, self.veiled().piles, strict=True)
        ]
        return Board(
            game=self.game,
            piles=(*places, Pile(STOCK, STOCK, (None,) * len(self.stock))),
            score=self.score(),
            outcome=self.outcome(),
            facts=(("level", self.level), ("moves", self.moves)),
        )

    def allows(self, move: Move) -> bool:
        """Tell whether the rules allow a move, without listing them all."""
        way = WAYS.get(move.places)
        if move.verb == "move" and way is not None:
            return self.fits(*way) and bool(self.stock or self._goes_on([move]) or self.legal_moves())
        return (move == DEAL and bool(self.stock)) or (move == COLLECT and self._safe_way() is not None)

    def details(self, move: Move) -> Mapping[str, Detail]:
        """Return how many cards lie where the card goes."""
        return {"onto": len(self.piles[WAYS[move.places][1]])} if move.places else {}

    def traces(self, move: Move) -> tuple[str, ...]:
        """Return the places of a move, and both heaps for a deal."""
        return HEAPS if move == DEAL else move.places

    def veiled(self) -> Self:
        """Return the position as the player knows it, ``UNSEEN`` for every other card."""
        heaps = (
            tuple(UNSEEN if number in down else code for number, code in enumerate(heap))
            for heap, down in zip(self.piles[FIRST_HEAP:], self.face_down, strict=True)
        )
        return replace(self, piles=(*self.piles[:FIRST_HEAP], *heaps), stock=(UNSEEN,) * len(self.stock))

    def top(self, place: int) -> str:
        """Return the top card of a place, ``UNSEEN`` if there is none or it is not known."""
        return self.piles[place][-1] if self.piles[place] else UNSEEN

    def fits(self, source: int, target: int) -> bool:
        """Tell whether the top card of one place can be laid on another."""
        if not self.piles[source] or target >= FIRST_HEAP:
            return False
        card, onto, level = self.piles[source][-1], self.piles[target], LEVELS[self.level]
        if target < FIRST_PILE:
            return target in SUITS[card] and len(onto) == level.heights[card]
        return (onto[-1] if onto else None) in level.bases[card]

    def _goes_on(self, moves: Sequence[Move]) -> bool:
        """Tell whether cards are to come home, and one of these moves is more than to and fro."""
        return any(self.piles[FIRST_PILE:]) and not all(map(self._is_to_and_fro, moves))

    def _is_to_and_fro(self, move: Move) -> bool:
        source, target = WAYS[move.places]
        if source < FIRST_PILE:
            return target < FIRST_PILE
        is_sole = source < FIRST_HEAP and len(self.piles[source]) == 1
        return is_sole and target >= FIRST_PILE and not self.piles[target]

    def _safe_way(self) -> tuple[int, int] | None:
        """Return a card that can be sent home safely and its foundation; nothing if a top card is unseen."""
        heights, piles = LEVELS[self.level].heights, self.piles
        for source in range(FIRST_PILE, len(PLACES)):
            if not piles[source]:
                continue
            card = piles[source][-1]
            for target in SUITS[card]:
                if len(piles[target]) == heights[card] and card[0] not in WILFUL and self._is_safe(card):
                    return None if self._has_unseen() else (source, target)
        return None

    def _is_safe(self, card: str) -> bool:
        """Tell whether every card that may be laid on a card is home."""
        level = LEVELS[self.level]
        height = level.heights[card]
        home = [pile[height - 1] for pile in self.piles[:FIRST_PILE] if len(pile) >= height > 0]
        return all(home.count(code) == copies for code, copies in level.burdens[card])

    def _collected(self) -> Self:
        position = self
        while way := position._safe_way():
            position = position.after(MOVES[way[0]][way[1]])
        if position._has_unseen():  # whatever turned up may have gone home too, and others after it
            position = replace(position, piles=tuple((UNSEEN,) * len(pile) for pile in position.piles))
        return replace(position, moves=self.moves + 1)

    def _has_unseen(self) -> bool:
        return any(heap[-1:] == (UNSEEN,) for heap in self.piles[FIRST_HEAP:])

    def _hangs_on_tops(self, move: Move) -> bool:
        """Tell whether unseen tops of heaps decide on a move that is not allowed: then no answer may tell."""
        source, target = WAYS.get(move.places, (FIRST_HEAP, FIRST_HEAP))
        is_unseen = self.piles[source][-1:] == (UNSEEN,)
        return move == COLLECT or (move != DEAL and (is_unseen or self.fits(source, target)))

    def _why_not(self, source: int, target: int) -> IllegalMoveError:
        place, aim = PLACES[source], PLACES[target]
        if not self.piles[source]:
            return IllegalMoveError("nothing-there", f"there is no card at {place}", place=place)
        if source == target:
            return IllegalMoveError("same-place", f"{place} is where the card lies already", place=place)
        if target >= FIRST_HEAP:
            return IllegalMoveError("onto-heap", "no card is moved onto a heap", place=aim)
        if self.fits(source, target):
            return IllegalMoveError("over", "the game is over")
        return (self._why_not_home if target < FIRST_PILE else self._why_not_on)(source, target)

    def _why_not_home(self, source: int, target: int) -> IllegalMoveError:
        card, name, pile = CARDS[self.top(source)], FOUNDATIONS[target], self.piles[target]
        if target not in SUITS[card.code]:
            return IllegalMoveError("not-the-suit", f"{card.code} is not of {name}", card=card, place=name)
        if not pile:
            return IllegalMoveError("needs-ace", f"{name} begins with its Ace", card=card, place=name)
        top, wanted = CARDS[pile[-1]], (*LEVELS[self.level].ranks[len(pile) :], "none")[0]
        problem = f"on {top.code} {name} wants rank {wanted} next, not {card.code}"
        return IllegalMoveError("not-next", problem, card=card, top=top, place=name, wanted=wanted)

    def _why_not_on(self, source: int, target: int) -> IllegalMoveError:
        card, top, level = CARDS[self.top(source)], CARDS[self.top(target)], LEVELS[self.level]
        if card.rank == "R":
            return IllegalMoveError("crown-needs-room", f"{card.code} goes to empty piles alone", card=card)
        if top.rank == "A":
            return IllegalMoveError("on-ace", f"nothing is laid on {top.code}", card=card, top=top)
        wanted = level.ranks[level.heights[top.code] - 1]
        if card.rank == wanted:
            problem = f"{card.code} and {top.code} share no suit"
            return IllegalMoveError("no-shared-suit", problem, card=card, top=top)
        problem = f"on {top.code} goes rank {wanted}, not {card.code}"
        return IllegalMoveError("not-one-lower", problem, card=card, top=top, wanted=wanted)


def _without_top(down: tuple[int, ...], heap: Cards) -> tuple[int, ...]:
    """Return what lies face down of a heap when its top card has turned up."""
    return down[:-1] if down[-1:] == (len(heap) - 1,) else down


def _with_dealt(down: tuple[int, ...], heap: Cards) -> tuple[int, ...]:
    """Return what lies face down when a heap has got its cards, of which only the last lies face up."""
    return (*down, *range(len(heap), len(heap) + ONTO_HEAP - 1))


def start(number: int, options: Options) -> KittyhawkPosition:
    """Deal six piles of one card, the left heap and the right heap; the rest is the stock."""
    level, blind = int(options["level"]), options.is_on("blind")
    deck = LEVELS[level].deck
    cards = shuffled(deck, number)
    down = _with_dealt((), ()) if blind else ()
    aces = (() if "A" + suit in deck else ("A" + suit,) for suit in DECKTET_SUITS)
    piles = (*aces, *((card,) for card in cards[:6]), cards[6:9], cards[9:12])
    return KittyhawkPosition(piles, cards[12:], (down, down), level, blind)


GAME = Game(
    name="kittyhawk",
    title="Kittyhawk",
    rules=1,
    designer="Ezra Bradford",
    start=start,
    options=(Option("level", ("1", "2", "3", "4", "5"), "1"), Option("blind")),
    achievements=(GameAchievement("kittyhawk", "✈", Feat.WIN, ("level=5",), rank=3),),
)
