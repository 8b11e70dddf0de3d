"""Moves chosen by buttons: at once, or place after place, never from more choices than fit on a screen.

What has been chosen so far is stored in the words of the buttons: the verb, the places, and if there are too
many choices, a last word for a group of them: ``=G`` for the places that begin with a G, ``=7`` for those
that end with a 7, or ``=20-39`` for the choices 20 to 39. Ticks are a number in base 16 whose lowest bit is
the first place.
"""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import TypeAlias

from engine.errors import InvalidMoveError
from engine.game import Pick, Position
from engine.move import Move

GROUP_MARK = "="
"""Begins a word that is neither a verb nor a place."""

OTHERS = f"{GROUP_MARK}others"
"""The word for the legal moves that are not main moves."""

FEW = 12
"""Moves that leave room for words on their buttons."""

RANGE = re.compile(r"=(\d{1,4})-(\d{1,4})")
LETTERS = re.compile(r"[A-Za-z]*")
NUMBER = re.compile(r"[0-9]+")
CELL = re.compile(r"[A-Za-z]+([0-9]+)")


@dataclass(frozen=True, slots=True)
class WholeMove:
    """A move that can be made at once."""

    move: Move
    is_rest: bool = False
    """Whether all its places but the last have been chosen."""
    is_shortcut: bool = False
    """Whether it is also in one of the groups that are offered."""

    @property
    def part(self) -> str:
        """The end of the name of its label."""
        return "-shortcut" if self.is_shortcut else "-then" if self.is_rest else ""


@dataclass(frozen=True, slots=True)
class BegunMove:
    """Several moves that begin with the same words."""

    words: tuple[str, ...]
    moves: tuple[Move, ...]


@dataclass(frozen=True, slots=True)
class ChoiceGroup:
    """Several moves that are grouped only because there are too many choices."""

    words: tuple[str, ...]
    moves: tuple[Move, ...]
    is_rest: bool = False
    """Whether it has those for which there is no room after better ones."""

    @property
    def letters(self) -> str:
        """What their last places begin with; empty for a range of the list."""
        word = self.words[-1].removeprefix(GROUP_MARK)
        return word if LETTERS.fullmatch(word) else ""

    @property
    def number(self) -> str:
        """What their last places end with, likewise."""
        word = self.words[-1].removeprefix(GROUP_MARK)
        return word if NUMBER.fullmatch(word) else ""


@dataclass(frozen=True, slots=True)
class Tick:
    """A place that the move will take or not; pressing its button changes that."""

    place: str
    is_on: bool
    words: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Confirm:
    """The move that takes every ticked place; the words are shorter than its text."""

    move: Move
    words: tuple[str, ...]


Choice: TypeAlias = WholeMove | BegunMove | ChoiceGroup | Tick | Confirm


def choices(
    position: Position,
    chosen: tuple[str, ...],
    room: int,
    *,
    by_place: bool = True,
    moves: tuple[Move, ...] | None = None,
) -> tuple[Choice, ...]:
    """Return what can be chosen next, at most ``room`` choices; none for words that begin no legal move.

    Unless moves are chosen ``by_place``, all are offered at once; if there is no room for all main ones, the
    first of them, and the rest as a group.
    Moves without a place of the board, such as dealing, are not put into groups unless they need more than
    half of the room. ``moves`` are the legal ones, if they have been listed already. Of these, only the main
    ones are offered at first, and the others after ``OTHERS``. A shortcut comes before groups.
    """
    legal = position.legal_moves() if moves is None else moves
    if chosen[:1] != (OTHERS,):
        is_begun = bool(chosen) and not chosen[0].startswith(GROUP_MARK)
        offered = legal if is_begun else offered_moves(position, legal)
        is_ranked = not (by_place or is_begun)
        return _choices_among(position, chosen, room, by_place=by_place, moves=offered, is_ranked=is_ranked)
    found = _choices_among(position, chosen[1:], room, by_place=by_place, moves=other_moves(position, legal))
    return tuple(
        replace(choice, words=(OTHERS, *choice.words)) if isinstance(choice, ChoiceGroup) else choice
        for choice in found
    )


def other_moves(position: Position, legal: tuple[Move, ...]) -> tuple[Move, ...]:
    """Return the legal moves that are not offered at once."""
    offered = {*offered_moves(position, legal)}
    return tuple(move for move in legal if move not in offered)


def offered_moves(position: Position, legal: tuple[Move, ...]) -> tuple[Move, ...]:
    """Return the legal moves that boards offer at once: the main ones, and further ones if these are few."""
    main = position.main_moves(legal)
    further = tuple(move for move in position.further_moves(legal) if move not in main)
    return (*main, *further) if len(main) + len(further) <= FEW else main


def _choices_among(
    position: Position,
    chosen: tuple[str, ...],
    room: int,
    *,
    by_place: bool,
    moves: tuple[Move, ...],
    is_ranked: bool = False,
) -> tuple[Choice, ...]:
    ticks: tuple[Choice, ...] = ()
    pick = position.pick()
    if pick is not None and moves and (not chosen or chosen[0] == pick.verb):
        ticks = _ticks(pick, chosen)
        if chosen:
            return ticks
        moves = tuple(move for move in moves if move.verb != pick.verb)
    room -= len(ticks)
    if is_ranked:
        return (*ticks, *_best_first(moves, chosen, room))
    if not (by_place or chosen) and len(moves) <= room:
        return (*ticks, *map(WholeMove, moves))
    found = _begun_choices(moves, chosen, room)
    is_begun = bool(chosen) and not chosen[0].startswith(GROUP_MARK)
    apart = () if is_begun or len(found) <= room else _choices_without_place(position, found, room)
    crowd = [choice for choice in found if choice not in apart]
    if chosen:
        return (*ticks, *_limit(crowd, chosen, room))
    if len(found) > room and (shortcut := position.shortcut()):
        apart = (*apart, WholeMove(shortcut, is_shortcut=True))
    is_all = len(crowd) == len(found)
    return (*ticks, *apart, *_limit(crowd, chosen, room - len(apart), in_group=room, is_all=is_all))


def _best_first(moves: Sequence[Move], chosen: tuple[str, ...], room: int) -> tuple[Choice, ...]:
    """Return the first moves of a list or of a range of it, and a group of those that have no room."""
    bounds = RANGE.fullmatch(chosen[0]) if chosen else None
    first, last = (int(bounds[1]), int(bounds[2])) if bounds else (0, len(moves) - 1)
    part = moves[first : last + 1]
    if len(part) <= room:
        return tuple(map(WholeMove, part))
    at = first + room - 1
    rest = ChoiceGroup(
        (f"{GROUP_MARK}{at}-{first + len(part) - 1}",), tuple(moves[at : last + 1]), is_rest=True
    )
    return (*map(WholeMove, moves[first:at]), rest)


def chosen_move(position: Position, words: tuple[str, ...]) -> Move:
    """Return the move of a button; raise ``InvalidMoveError`` for words that are not a move."""
    pick = position.pick()
    if pick is not None and are_ticks(position, words):
        return Move(pick.verb, _ticked_places(pick, words))
    return Move.read(" ".join(words))


def are_ticks(position: Position, words: tuple[str, ...]) -> bool:
    """Tell whether the words of a button are ticks of the places that a move may take."""
    pick = position.pick()
    return pick is not None and len(words) == 2 and words[0] == pick.verb and words[1].startswith(GROUP_MARK)


def tick_words(position: Position, move: Move) -> tuple[str, ...]:
    """Return the words of a button for a move that takes any of some places; none for other moves."""
    pick = position.pick()
    if pick is None or move.verb != pick.verb:
        return ()
    return (pick.verb, _ticks_word(pick, {*move.places}))


def _ticks(pick: Pick, chosen: tuple[str, ...]) -> tuple[Choice, ...]:
    on = _ticked_places(pick, chosen)
    ticks = tuple(
        Tick(place, place in on, (pick.verb, _ticks_word(pick, {*on} ^ {place}))) for place in pick.places
    )
    return (*ticks, Confirm(Move(pick.verb, on), (pick.verb, _ticks_word(pick, {*on}))))


def _ticked_places(pick: Pick, words: tuple[str, ...]) -> tuple[str, ...]:
    if len(words) < 2:
        return ()
    try:
        bits = int(words[1].removeprefix(GROUP_MARK), 16)
    except ValueError:
        raise InvalidMoveError(
            "unreadable", f"{words[1]!r} is not a number of ticks", text=words[1]
        ) from None
    return tuple(place for number, place in enumerate(pick.places) if bits >> number & 1)


def _ticks_word(pick: Pick, on: set[str]) -> str:
    return f"{GROUP_MARK}{sum(1 << number for number, place in enumerate(pick.places) if place in on):x}"


def _begun_choices(
    moves: tuple[Move, ...], chosen: tuple[str, ...], room: int
) -> list[WholeMove | BegunMove]:
    words = chosen[:-1] if chosen and chosen[-1].startswith(GROUP_MARK) else chosen
    if words:
        begun = tuple(move for move in moves if (move.verb, *move.places)[: len(words)] == words)
        found = _group_by_start(begun, len(words) + 1)
    else:
        found = _group_by_start(moves, 2)  # a verb without its first place says little
    return _with_branch_opened(found, room)


def _group_by_start(moves: Sequence[Move], count: int) -> list[WholeMove | BegunMove]:
    """Return the moves grouped by their first ``count`` words, in the order of their first appearance."""
    groups: dict[tuple[str, ...], list[Move]] = {}
    for move in moves:
        groups.setdefault((move.verb, *move.places)[:count], []).append(move)
    return [
        WholeMove(group[0], is_rest=len(group[0].places) == count - 1 and count > 2)
        if len(group) == 1
        else BegunMove(words, tuple(group))
        for words, group in groups.items()
    ]


def _with_branch_opened(found: list[WholeMove | BegunMove], room: int) -> list[WholeMove | BegunMove]:
    """Replace the only begun move by its moves, if there is room and no other choice has places."""
    branches = [choice for choice in found if isinstance(choice, BegunMove)]
    others = [choice for choice in found if isinstance(choice, WholeMove)]
    if len(branches) != 1 or any(choice.move.places for choice in others):
        return found
    (branch,) = branches
    inside = _group_by_start(branch.moves, len(branch.words) + 1)
    if len(found) > 1 and len(found) - 1 + len(inside) > room:
        return found
    place = found.index(branch)
    return [*found[:place], *inside, *found[place + 1 :]]


def _choices_without_place(
    position: Position, found: Sequence[WholeMove | BegunMove], room: int
) -> tuple[WholeMove | BegunMove, ...]:
    """Return the choices without a place of the board, if they fill at most half of the room."""
    board = position.board()
    apart = tuple(choice for choice in found if not any(map(board.has_place, _moves_of(choice)[0].places)))
    return apart if len(apart) <= room // 2 else ()


def _limit(
    found: Sequence[WholeMove | BegunMove],
    chosen: tuple[str, ...],
    room: int,
    *,
    in_group: int = 0,
    is_all: bool = True,
) -> tuple[Choice, ...]:
    """Return the choices, or those of the group that the last word names, in groups if they are too many.

    A range has at most ``in_group`` choices, or ``room`` if that is 0.
    """
    some = chosen[-1] if chosen and chosen[-1].startswith(GROUP_MARK) else ""
    if some:
        bounds = RANGE.fullmatch(some)
        if bounds:
            return tuple(found[int(bounds[1]) : int(bounds[2]) + 1][:room])
        word = some.removeprefix(GROUP_MARK)
        part_of = _place_number if NUMBER.fullmatch(word) else _place_letters
        return tuple(choice for choice in found if part_of(choice) == word)[:room]
    if len(found) <= room:
        return tuple(found)
    wholes = [choice for choice in found if isinstance(choice, WholeMove)]
    words = chosen or (_common_start(wholes) if is_all and len(wholes) == len(found) else ())
    if len(wholes) == len(found):
        ways = (_groups_by(part_of, wholes, words, room) for part_of in (_place_letters, _place_number))
        if groups := min(filter(None, ways), key=len, default=()):
            return groups
    bunches = -(-len(found) // (in_group or room))
    size = -(-len(found) // bunches)
    parts = [(first, found[first : first + size]) for first in range(0, len(found), size)]
    return tuple(
        ChoiceGroup(
            (*words, f"{GROUP_MARK}{first}-{first + len(part) - 1}"),
            tuple(move for choice in part for move in _moves_of(choice)),
        )
        for first, part in parts
    )


def _groups_by(
    part_of: Callable[[WholeMove | BegunMove], str],
    wholes: Sequence[WholeMove],
    words: tuple[str, ...],
    room: int,
) -> tuple[WholeMove | ChoiceGroup, ...]:
    """Return groups of moves whose last places share a part; none if these are too many or too few.

    A move that shares it with no other one is offered at once.
    """
    groups: dict[str, list[Move]] = {}
    for choice in wholes:
        groups.setdefault(part_of(choice), []).append(choice.move)
    if not 1 < len(groups) <= room or "" in groups or any(len(group) > room for group in groups.values()):
        return ()
    ordered = sorted(groups, key=lambda part: (len(part), part))
    return tuple(
        WholeMove(groups[part][0])
        if len(groups[part]) == 1
        else ChoiceGroup((*words, GROUP_MARK + part), tuple(groups[part]))
        for part in ordered
    )


def _common_start(wholes: Sequence[WholeMove]) -> tuple[str, ...]:
    """Return the words that all of these moves have in common before their last places."""
    starts = {(choice.move.verb, *choice.move.places[:-1]) for choice in wholes}
    return starts.pop() if len(starts) == 1 else ()


def _place_letters(choice: WholeMove | BegunMove) -> str:
    """Return the letters that the last place of a move begins with, if it does not consist of them."""
    if not isinstance(choice, WholeMove) or not choice.move.places:
        return ""
    last = choice.move.places[-1]
    letters = LETTERS.match(last)
    found = letters[0] if letters else ""
    return found if found != last else ""


def _place_number(choice: WholeMove | BegunMove) -> str:
    """Return the number that the last place of a move ends with, if letters come before it."""
    if not isinstance(choice, WholeMove) or not choice.move.places:
        return ""
    cell = CELL.fullmatch(choice.move.places[-1])
    return cell[1] if cell else ""


def _moves_of(choice: WholeMove | BegunMove) -> tuple[Move, ...]:
    return (choice.move,) if isinstance(choice, WholeMove) else choice.moves
