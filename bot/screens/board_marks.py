"""The marks on the picture of a board: the last move, the choices, and advice."""

from collections.abc import Sequence

from bot.core.session import LoadedGame
from bot.i18n.texts import Texts
from bot.screens.descriptions import move_label
from bot.screens.move_choices import GROUP_MARK, Choice, ChoiceGroup, Confirm, Tick, WholeMove
from engine.board import Board, Mark, MarkKind
from engine.game import Position
from engine.move import Move

MOST_MARKED = 60
"""Choices that are marked on the picture; more would hide it."""


def begun_place(offered: Sequence[Choice]) -> str:
    """Return the first place of moves whose beginning is the only possible one; empty if there are none."""
    rests = (choice.move for choice in offered if isinstance(choice, WholeMove) and choice.is_rest)
    return next((move.places[0] for move in rests), "")


def choice_marks(
    texts: Texts, loaded: LoadedGame, board: Board, chosen: tuple[str, ...], offered: Sequence[Choice]
) -> tuple[Mark, ...]:
    """Mark what can be chosen and what has been; before the first choice, the places of the last move."""
    position, moves = loaded.position, loaded.session.record.moves
    marks = {}
    if moves and not chosen:
        changed = loaded.automatic.places if loaded.automatic else position.traces(moves[-1])
        marks = {place: Mark(place) for place in changed}
    if not chosen and (place := begun_place(offered)):
        marks[place] = Mark(place, MarkKind.CHOSEN)
    if chosen and not isinstance(offered[0], Tick):
        marks = {
            place: Mark(place, MarkKind.CHOSEN) for place in chosen[1:] if not place.startswith(GROUP_MARK)
        }
    bunched = [
        move for choice in offered if isinstance(choice, ChoiceGroup) for move in choice.moves if move.places
    ]
    last = [
        choice.move
        for choice in offered
        if isinstance(choice, WholeMove)
        and (choice.is_rest or choice.is_shortcut or len(choice.move.places) == 1)
    ]
    for move in (*last, *(bunched if len(bunched) <= MOST_MARKED else ())):
        place = move.places[-1]
        marks[place] = Mark(place, MarkKind.CHOICE, _mark_label(texts, position, board, move))
    for choice in offered:
        if isinstance(choice, Tick) and choice.is_on:
            marks[choice.place] = Mark(choice.place, MarkKind.CHOSEN)
        if isinstance(choice, Confirm):
            marks |= {place: Mark(place, MarkKind.CHOICE) for place in position.sources(choice.move)}
    return tuple(marks.values())


def with_exercise_marks(loaded: LoadedGame, marks: tuple[Mark, ...]) -> tuple[Mark, ...]:
    """Return the marks of a board, and those of the places that its exercise is about.

    A place that has been chosen keeps its mark, and one that can be chosen its label.
    """
    places = loaded.exercise_view.marked_places if loaded.exercise_view else ()
    if not places:
        return marks
    labels = {mark.place: mark.label for mark in marks}
    named = {place: Mark(place, MarkKind.HINT, labels.get(place, "")) for place in places}
    others = {mark.place: mark for mark in marks if mark.place not in named or mark.kind is MarkKind.CHOSEN}
    return tuple((named | others).values())


def advised_marks(
    texts: Texts, loaded: LoadedGame, board: Board, advised: Move, offered: Sequence[Choice]
) -> tuple[Mark, ...]:
    """Mark the places of an advised move and what it draws, those of the last move, and what is ticked."""
    position, moves = loaded.position, loaded.session.record.moves
    label = _mark_label(texts, position, board, advised)
    marks = {place: Mark(place) for place in (position.traces(moves[-1]) if moves else ())}
    ticked = [choice.place for choice in offered if isinstance(choice, Tick) and choice.is_on]
    marks |= {place: Mark(place, MarkKind.CHOSEN) for place in ticked}
    labels = {place: label if place == advised.places[-1] else "" for place in advised.places}
    labels |= dict.fromkeys(position.sources(advised), "")
    others = [mark for place, mark in marks.items() if place not in labels]
    return (*others, *(Mark(place, MarkKind.HINT, label) for place, label in labels.items()))


def _mark_label(texts: Texts, position: Position, board: Board, move: Move) -> str:
    has_label = texts.has_of_game(board.game, f"{move.verb}-mark")
    return move_label(texts, position, board, move, "-mark") if has_label else ""
