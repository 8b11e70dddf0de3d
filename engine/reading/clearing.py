"""Reads typed moves of clearing games: cards that leave the layout, by place, by card or by rank, and draws.

Where cards leave in pairs, the next card named after one is its partner. A card without one is read with the
only partner that there is for it, once in a line. Where cards go onto the waste, each card named is a move.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import TypeAlias

from engine.cards.french import JOKER, FrenchCard
from engine.errors import InvalidMoveError
from engine.families.clearing import refusals
from engine.families.clearing.places import STOCK, Table
from engine.families.clearing.position import DRAW, REDEAL, TAKE, ClearingPosition
from engine.move import Move
from engine.reading.clearing_names import (
    REDEAL_WORDS,
    TURN_WORDS,
    Kind,
    Meaning,
    Name,
    naming_words,
    readable_meanings,
)

MOST_WORDS = 100
MOST_STEPS = 600
"""Maximum number of steps of the search for a meaning: each is of one name in one position."""
MOST_STATES = 32
"""Of the positions to which the same words can lead, so many are followed."""


@dataclass(frozen=True, slots=True)
class State:
    """How a part of a line can be read: the moves, and the position after them as the player knows it."""

    position: ClearingPosition
    moves: tuple[Move, ...] = ()
    first: str = ""
    """The place of a card whose partner is named next; empty if there is none."""
    has_added: bool = False
    """Whether a partner was added that the line does not name: at most one, because two cards that do not
    match are no two pairs."""

    @property
    def key(self) -> tuple[object, ...]:
        """What is there: among readings of the same words, the numbers of cards tell positions apart."""
        position = self.position
        counts = tuple(map(len, position.piles))
        return counts, len(position.stock), len(position.waste), self.first, self.has_added

    def after(self, move: Move, *, is_added: bool = False) -> "State":
        """Return what is reached by a legal move, of which ``is_added`` says that its partner was added."""
        return State(self.position.after(move), (*self.moves, move), "", self.has_added or is_added)


def read_moves(position: ClearingPosition, text: str) -> tuple[Move, ...]:
    """Read moves such as ``g1 f2``, ``q a``, ``9h 4s``, ``k``, ``7 6 5``, ``765``, ``abc`` and ``draw``.

    Places come before cards, and cards before ranks, unless only another meaning can be played. Of several
    cards of a rank, those are meant with which the whole line can be played. The work is bounded.

    Raises ``InvalidMoveError``: ``unreadable``, ``too-many-words``, ``several-cards`` if the line can be
    played with different cards, ``no-such-rank``; and of a card that is named, ``card-covered``,
    ``card-gone`` (it has left the game, or lies on the waste for good), ``card-not-in-game``, and otherwise
    ``card-not-free``: wherever it lies, so nobody learns where a card is that has not been seen.
    """
    table, visible = position.table, position.visible()
    words = naming_words(text, has_top=bool(position.rules.stock and table.has_pairs))
    if len(words) > MOST_WORDS:
        problem = f"the line has more than {MOST_WORDS} words"
        raise InvalidMoveError("too-many-words", problem, most=MOST_WORDS)
    meanings = readable_meanings(table, words)
    search = Search(meanings)
    found = search.lines(0, [State(visible)])
    if not found and table.has_pairs:
        found = Search(meanings, adds_partners=True).lines(0, [State(visible)])
    if not (words and meanings[0]) or search.steps <= 0 or (found and not found[0].moves):
        raise InvalidMoveError("unreadable", f"no moves in {text!r}", text=text)
    if found:
        return _only_line(found, text)
    return _refused(position, search.furthest or (0, 0, None, State(visible)))


Failure: TypeAlias = tuple[int, int, Name | None, State]
"""How far a reading comes: the number of words, then of names of the next word; the name that cannot be
played, ``None`` if a partner is missing at the end; and what was reached before it."""


class Search:
    """The search for all ways to play a whole line, with the first meanings of its words that allow one."""

    def __init__(self, meanings: Sequence[Sequence[Meaning]], *, adds_partners: bool = False) -> None:
        self.meanings = meanings
        """Of the words from each one on, after which the rest of the line has meanings, too."""
        self.adds_partners = adds_partners
        """Whether a card can be meant with a partner that the line does not name."""
        self.steps = MOST_STEPS
        """How many are left."""
        self.furthest: Failure | None = None
        """The first reading that comes as far as any."""

    def lines(self, at: int, states: Sequence[State]) -> Sequence[State]:
        """Return how the line can be played on from a word; nothing if it cannot."""
        if at == len(self.meanings):
            self._note(at, 0, None, states[0])
            return [state for state in states if not state.first]
        for end, names in self.meanings[at]:
            reached = states
            for number, name in enumerate(names):
                following = self._after(reached, name)
                if not following:
                    self._note(at, number, name, reached[0])
                    break
                reached = following
            else:
                if found := self.lines(end, reached):
                    return found
        return ()

    def _after(self, states: Sequence[State], name: Name) -> Sequence[State]:
        found: dict[tuple[object, ...], State] = {}
        for state in states[:MOST_STATES]:
            self.steps -= 1
            if self.steps <= 0:
                return ()
            for one in _followed(state, name, adds_partners=self.adds_partners):
                found.setdefault(one.key, one)
        return [*found.values()]

    def _note(self, at: int, number: int, name: Name | None, state: State) -> None:
        if self.furthest is None or (at, number) > self.furthest[:2]:
            self.furthest = at, number, name, state


def _followed(state: State, name: Name, *, adds_partners: bool) -> Iterator[State]:
    """Yield what a name can mean that can be played."""
    position, table = state.position, state.position.table
    if not position.score():
        return
    if name.kind is Kind.STOCK:
        move = _stock_move(position, name.text)
        if move == position.stock_move() and not state.first:
            yield state.after(move)
        return
    named = [(place, card) for place, card in position.free_cards() if name.fits(place, card)]
    if table.has_pairs:
        is_alone = name != Name(Kind.PLACE, STOCK)
        yield from _paired(state, named, is_alone=is_alone)
        if adds_partners and is_alone and not (state.first or state.has_added):
            yield from _with_added_partners(state, named)
    else:
        places = {place for place, _ in named}
        yield from (state.after(move) for move in position.matches() if places.issuperset(move.places))


def _paired(state: State, named: Sequence[tuple[str, FrenchCard]], *, is_alone: bool) -> Iterator[State]:
    """Yield what is reached if one of the cards leaves, or waits for its partner.

    ``is_alone`` says whether a move can be named by the name of these cards alone.
    """
    table, free = state.position.table, state.position.free_cards()
    if state.first:
        partners = table.matches[dict(free)[state.first]]
        yield from (
            state.after(_take(table, state.first, place)) for place, card in named if card in partners
        )
        return
    for place, card in named:
        if card not in table.alone:
            yield replace(state, first=place)
        elif is_alone:
            yield state.after(_take(table, place))


def _with_added_partners(state: State, named: Sequence[tuple[str, FrenchCard]]) -> Iterator[State]:
    table, free = state.position.table, state.position.free_cards()
    for place, card in named:
        others = (other for other, partner in free if partner in table.matches[card])
        yield from (state.after(_take(table, place, other), is_added=True) for other in others)


def _only_line(found: Sequence[State], text: str) -> tuple[Move, ...]:
    """Return the moves of the line; raise ``InvalidMoveError`` if there are several such lines."""
    lines = [state.moves for state in found]
    if len(lines) == 1:
        return lines[0]
    ends = tuple(line[-1] for line in lines)
    differing = next((moves for moves in zip(*lines, strict=False) if len({*moves}) > 1), ends)
    chosen = [{*move.places} for move in differing]
    places = _in_order(found[0].position.table, set.union(*chosen) - set.intersection(*chosen))
    problem = f"{text!r} may be about several cards: {', '.join(places)}"
    raise InvalidMoveError("several-cards", problem, text=text, places=" ".join(places))


def _refused(position: ClearingPosition, failure: Failure) -> tuple[Move, ...]:
    """Return the moves of a line as far as they can be played, and the next one, which cannot.

    Raises ``InvalidMoveError`` if what is named next is not there.
    """
    *_, name, state = failure
    return *state.moves, _refused_move(position, state, name)


def _refused_move(position: ClearingPosition, state: State, name: Name | None) -> Move:
    table, seen = state.position.table, state.position
    if not seen.score():
        return DRAW
    if name is None or (name.kind is Kind.STOCK and state.first):
        return _take(table, state.first)
    match name.kind:
        case Kind.STOCK:
            return _stock_move(seen, name.text)
        case Kind.CARD | Kind.RANK:
            places = [place for place, card in seen.free_cards() if name.fits(place, card)]
            if not places:
                raise _why_not_there(position, seen, name)
            place = next((place for place in places if place != state.first), places[0])
        case Kind.PLACE | Kind.TOP:
            place = name.text
    return _take(table, *filter(None, (state.first, place)))


def _why_not_there(position: ClearingPosition, seen: ClearingPosition, name: Name) -> InvalidMoveError:
    """Say why a rank or a card that is named is not free, ``seen`` being what the player knows."""
    if name.kind is Kind.RANK:
        problem = f"no card of rank {name.text} is free"
        return InvalidMoveError("no-such-rank", problem, wanted=name.text)
    card = JOKER if name.text == JOKER.code else FrenchCard(*name.text)
    if card not in seen.table.deck:
        return InvalidMoveError("card-not-in-game", f"{card.code} is not in this game", card=card)
    for place, cards in zip(seen.table.names, seen.piles, strict=True):
        if card in cards:
            number = cards.index(card) + 1
            covered = refusals.why_not_free(seen, place if number == len(cards) else f"{place}{number}")
            if covered:
                return InvalidMoveError("card-covered", str(covered), **covered.details)
    is_left = card in (*seen.waste, *seen.stock) if seen.table.has_pairs else card in seen.stock
    was_seen, there = _cards(position.visible()), _cards(position)
    if not is_left and (card in was_seen or card not in there):
        return InvalidMoveError("card-gone", f"{card.code} has left the layout", card=card)
    return InvalidMoveError("card-not-free", f"{card.code} is not free", card=card)


def _cards(position: ClearingPosition) -> set[FrenchCard | None]:
    return {*position.stock, *position.waste}.union(*position.piles)


def _stock_move(position: ClearingPosition, word: str) -> Move:
    if word in REDEAL_WORDS:
        return REDEAL
    return (position.stock_move() or DRAW) if word in TURN_WORDS else DRAW


def _take(table: Table, *places: str) -> Move:
    return Move(TAKE, _in_order(table, places))


def _in_order(table: Table, places: Iterable[str]) -> tuple[str, ...]:
    """Return places in the order in which moves name them: the layout, the waste, the stock."""
    return tuple(
        sorted(places, key=lambda place: (table.numbers.get(place, len(table.names)), place == STOCK))
    )
