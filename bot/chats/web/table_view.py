"""The table: what the page needs to let a player tap and drag the cards on the picture of a board.

Everything comes from a screen: a move that no button offers, alone or in a group, cannot be made there.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from bot.core.actions import Action, Verb
from bot.core.callback_data import pack
from bot.core.images import BoardPicture
from bot.core.screens import Button, Screen
from bot.screens.move_choices import OTHERS
from engine.board import Board, MarkKind
from engine.games import find_game
from engine.presses import preference
from render.boards.layouts import place_of_verb, places_with, source_of_verb
from render.boards.scene import PressArea, PressAreas
from render.boards.table import ShownCard, shown_cards, table_areas, table_size

MOVE_VERBS = (Verb.MOVE, Verb.CHOOSE)
BACK = (Verb.BOARD, ("back",))
HOME_KIND = "foundation"
"""The kind of pile to which a card goes home."""


@dataclass(frozen=True, slots=True)
class TablePlace:
    """A place of the board: its name, and the rectangles that stand for it."""

    name: str
    areas: tuple[PressArea, ...]
    lift: PressArea | None = None
    """What is lifted there, if that is more than a card: all cards from a covered one up to the top."""


@dataclass(frozen=True, slots=True)
class TableMove:
    """A move: the numbers of its places, and the end of the callback data that makes it."""

    places: tuple[int, ...]
    press: str
    is_main: bool = True
    """Whether a tap may make it without asking, if it is the only one."""
    is_verb: bool = False
    """Whether it names no place itself, such as dealing: its place is only where a player presses for it."""
    is_best: bool = True
    """Whether no other move from its first place goes before it when that place alone is tapped."""


@dataclass(frozen=True, slots=True)
class TableView:
    """A board on which a player taps and drags; all lengths are pixels of the picture.

    All pictures of one game have the same size.
    """

    address: str
    width: int
    height: int
    places: tuple[TablePlace, ...]
    cards: tuple[ShownCard, ...]
    """The cards that lie face up, from the bottom up."""
    moves: tuple[TableMove, ...]
    is_any_order: bool
    """Whether the places of a move can be pressed in any order, such as those of a pair."""
    homes: tuple[int, ...]
    """The numbers of the places to which a double tap sends a card."""
    chosen: tuple[int, ...]
    """The numbers of the places that have been chosen by a button."""
    back: str
    """The callback data that takes such a choice back; empty without one."""
    press: str
    """What the callback data of the moves begins with."""
    why: str
    """The callback data that asks why places are no move: their names follow, separated by a space."""


def table_view(screen: Screen, address: str) -> TableView | None:
    """Return the table of a screen that shows a board; ``None`` for other screens, and games in words."""
    picture = screen.picture
    buttons = [button for row in screen.rows for button in row]
    of_game = next((button.action for button in buttons if button.action.session), None)
    if not isinstance(picture, BoardPicture) or of_game is None:
        return None
    board, areas = picture.board, table_areas(picture.board)
    width, height = table_size(board)
    numbers = {place: number for number, place in enumerate(areas)}
    marked = [mark.place for mark in picture.marks if mark.kind is MarkKind.CHOSEN and mark.place in numbers]
    back = next((one.action for one in buttons if (one.action.verb, one.action.words) == BACK), None)
    start = pack(replace(of_game, verb=Verb.WHY, words=())).removesuffix(f"{Verb.WHY}:")
    return TableView(
        address=address,
        width=width,
        height=height,
        places=tuple(TablePlace(name, parts, _lifted(board, name, areas)) for name, parts in areas.items()),
        cards=shown_cards(board),
        moves=tuple(_table_moves(board, buttons, numbers)),
        is_any_order=find_game(board.game).is_any_order,
        homes=tuple(numbers[pile.name] for pile in board.of_kind(HOME_KIND) if pile.name in numbers),
        chosen=tuple(numbers[place] for place in marked) if back else (),
        back=pack(back) if back else "",
        press=start,
        why=f"{start}{Verb.WHY}:",
    )


def _lifted(board: Board, place: str, areas: PressAreas) -> PressArea | None:
    """Return the rectangle of a covered card and all cards on it; ``None`` for any other place."""
    if (covered := board.covered(place)) is None:
        return None
    pile, number = covered
    names = (pile.place_of(one) for one in range(number, len(pile.cards) + 1))
    parts = [area for name in names for area in areas.get(name, ())]
    left, top = min(area.x for area in parts), min(area.y for area in parts)
    right, bottom = (max(area.x + area.width for area in parts), max(area.y + area.height for area in parts))
    return PressArea(left, top, right - left, bottom - top)


@dataclass(frozen=True, slots=True)
class _Found:
    """An action, and the places that a player presses for it."""

    places: tuple[str, ...]
    action: Action
    is_main: bool
    is_verb: bool


def _table_moves(board: Board, buttons: Sequence[Button], numbers: Mapping[str, int]) -> Iterator[TableMove]:
    """Yield what can be done by pressing places, each once: first what has a button of its own."""
    in_order = sorted(buttons, key=lambda one: bool(one.moves))
    found = [
        one
        for button in in_order
        if button.action.verb in MOVE_VERBS or button.moves
        for one in _of_button(board, button, numbers)
    ]
    plainest = tuple(dict.fromkeys(_plainest(found)))
    ranks: dict[tuple[str, ...], int] = {
        one.places: preference(board, *one.places) for one in plainest if one.is_main and len(one.places) == 2
    }
    best = dict[str, int]()
    for (source, _), rank in ranks.items():
        best[source] = min(rank, best.get(source, rank))
    for one in (*plainest, *_at_other_places(board, plainest, numbers)):
        press = f"{one.action.verb}:{' '.join(one.action.words)}"
        is_best = ranks.get(one.places, 0) <= best.get(one.places[0], 0)
        yield TableMove(
            tuple(numbers[place] for place in one.places), press, one.is_main, one.is_verb, is_best
        )
        source = source_of_verb(board, one.action.words[0]) if one.is_verb else ""
        if source in numbers:
            places = (numbers[source], *(numbers[place] for place in one.places))
            yield TableMove(places, press, one.is_main, one.is_verb)


def _of_button(board: Board, button: Button, numbers: Mapping[str, int]) -> Iterator[_Found]:
    """Yield the action of a button, or for a group each of its moves that no other one looks like."""
    is_main = button.action.verb is not Verb.MORE and OTHERS not in button.action.words
    if not button.moves:
        if found := _found(board, button.action, numbers, button.place, is_main=is_main):
            yield found
        return
    words = (tuple(text.split(" ")) for text in button.moves)
    actions = (replace(button.action, verb=Verb.MOVE, words=one) for one in words)
    inside = [one for action in actions if (one := _found(board, action, numbers, is_main=is_main))]
    for one in inside:
        is_unique = sum(other.places == one.places for other in inside) == 1
        if is_unique or button.action.verb in MOVE_VERBS:
            yield one if is_unique else replace(one, action=button.action)


def _found(
    board: Board, action: Action, numbers: Mapping[str, int], place: str = "", *, is_main: bool
) -> _Found | None:
    """Return what is pressed for an action; ``None`` if no place of the picture stands for it."""
    named = (place,) if place else tuple(word for word in action.words[1:] if word in numbers)
    if named:
        return _Found(named, action, is_main, is_verb=False)
    stands = place_of_verb(board, action.words[0]) if action.words else ""
    return _Found((stands,), action, is_main, is_verb=True) if stands in numbers else None


def _at_other_places(board: Board, found: Sequence[_Found], numbers: Mapping[str, int]) -> Iterator[_Found]:
    """Yield the moves of one place again for the other places that they are about and that have no move."""
    taken = {one.places[0] for one in found}
    for one in found:
        if len(one.places) == 1 and not one.is_verb:
            others = places_with(board, one.places[0])
            yield from (replace(one, places=(place,)) for place in others if place in numbers.keys() - taken)


def _plainest(found: Sequence[_Found]) -> Iterator[_Found]:
    """Yield all but other forms of a move whose verb alone has the same place.

    The stock deals one card, although other buttons deal more.
    """
    plain = {(one.places, one.action.words[0]) for one in found if len(one.action.words) == 1}
    for one in found:
        if len(one.action.words) == 1 or (one.places, one.action.words[0]) not in plain:
            yield one
