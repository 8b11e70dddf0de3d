"""Presses on the picture of a board: which places a player presses there instead of a button below it."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from bot.core.actions import Action, Verb
from bot.core.callback_data import pack
from bot.core.images import BoardPicture
from bot.core.screens import Button, Screen
from bot.screens.move_choices import GROUP_MARK, OTHERS
from engine.board import MarkKind
from engine.games import find_game
from render.boards.layouts import lay_out, place_of_verb, press_areas
from render.boards.scene import PressArea, PressAreas
from render.painting.progress_bar import HEIGHT as METER_HEIGHT

MOVE_VERBS = (Verb.MOVE, Verb.CHOOSE)
BACK = (Verb.BOARD, ("back",))


@dataclass(frozen=True, slots=True)
class PressView:
    """Places to press one after the other, by their numbers, and the callback data that they stand for."""

    places: tuple[int, ...]
    press: str


@dataclass(frozen=True, slots=True)
class PressesView:
    """What can be pressed on a picture, in pixels of one whose lower edge is that of the picture."""

    width: int
    height: int
    areas: tuple[tuple[PressArea, ...], ...]
    """The areas of each place that has a move; no other place is listed."""
    presses: tuple[PressView, ...]
    is_any_order: bool
    """Whether the places of a move can be pressed in any order, such as those of a pair."""


@dataclass(frozen=True, slots=True)
class _Press:
    """The places to press for an action, without those that have been chosen already."""

    places: tuple[str, ...]
    action: Action


def presses_view(screen: Screen) -> PressesView | None:
    """Return what can be pressed on the picture of a screen; ``None`` if no place of it has a move.

    Everything comes from the buttons of the screen: what no button offers cannot be pressed.
    """
    picture = screen.picture
    buttons = [button for row in screen.rows for button in row]
    moves = [button for button in buttons if button.action.verb in MOVE_VERBS]
    if not isinstance(picture, BoardPicture) or not moves:
        return None
    areas, scene = press_areas(picture.board), lay_out(picture.board)
    found = _plainest([press for button in moves for press in _presses(picture, areas, button)])
    is_any_order = not find_game(picture.board.game).is_chosen_by_place
    if not is_any_order:
        found = _without_chosen(picture, found, [button.action for button in buttons])
    if not found:
        return None
    names = list(dict.fromkeys(place for press in found for place in press.places))
    numbers = {name: number for number, name in enumerate(names)}
    return PressesView(
        scene.width,
        scene.height + (METER_HEIGHT if picture.meter else 0),
        tuple(areas[name] for name in names),
        tuple(PressView(tuple(numbers[place] for place in one.places), pack(one.action)) for one in found),
        is_any_order,
    )


def _presses(picture: BoardPicture, areas: PressAreas, button: Button) -> Iterator[_Press]:
    """Yield what is pressed for a button: its own action, or for a group each of its moves.

    A move that other moves begin like is made by pressing its places one after the other.
    """
    words = button.action.words
    if not (button.moves and words[-1].startswith(GROUP_MARK)) or words == (OTHERS,):
        yield from _press(picture, areas, button.action, button.place)
        return
    inside = [
        press
        for words in (tuple(text.split(" ")) for text in button.moves)
        for press in _press(picture, areas, replace(button.action, verb=Verb.MOVE, words=words))
    ]
    for press in inside:
        is_unique = sum(other.places == press.places for other in inside) == 1
        yield press if is_unique else _Press(press.places, button.action)


def _press(picture: BoardPicture, areas: PressAreas, action: Action, place: str = "") -> Iterator[_Press]:
    """Yield the press of an action; none if no place of the picture stands for it."""
    named = (place,) if place else tuple(word for word in action.words[1:] if word in areas)
    if not named and action.words:
        named = (place_of_verb(picture.board, action.words[0]),)
    if all(name in areas for name in named) and named:
        yield _Press(named, action)


def _plainest(presses: Sequence[_Press]) -> list[_Press]:
    """Return the presses without other forms of a move whose verb alone has the same place.

    The stock deals one card, although other buttons deal more.
    """
    plain = {(one.places, one.action.words[0]) for one in presses if len(one.action.words) == 1}
    return [
        one for one in presses if len(one.action.words) == 1 or (one.places, one.action.words[0]) not in plain
    ]


def _without_chosen(
    picture: BoardPicture, presses: Sequence[_Press], actions: Sequence[Action]
) -> list[_Press]:
    """Return the presses without first places that are chosen already; pressing one of these leads back.

    If all moves have the same first place, such as the only card at hand, it need not be pressed either.
    """
    chosen = {mark.place for mark in picture.marks if mark.kind is MarkKind.CHOSEN}
    found = [replace(one, places=_unchosen(one.places, chosen)) for one in presses]
    begun = {one.places[0] for one, left in zip(presses, found, strict=True) if one.places != left.places}
    back = [action for action in actions if (action.verb, action.words) == BACK]
    found += [_Press((place,), action) for place in sorted(begun) for action in back]
    first = {one.places[0] for one in found if one.places[0] in one.action.words}
    if len(first) == 1:
        found += [replace(one, places=one.places[1:]) for one in found if len(one.places) > 1]
    return list(dict.fromkeys(found))


def _unchosen(places: tuple[str, ...], chosen: set[str]) -> tuple[str, ...]:
    while len(places) > 1 and places[0] in chosen:
        places = places[1:]
    return places
