"""Moves by buttons: which buttons a player presses, in which order, to make a move."""

from collections.abc import Iterator

from bot.core.actions import Verb
from bot.screens.board import MOST_CHOICES, YES
from bot.screens.move_choices import (
    OTHERS,
    BegunMove,
    Choice,
    ChoiceGroup,
    Confirm,
    Tick,
    WholeMove,
    choices,
    other_moves,
)
from engine.game import Position
from engine.games import find_game
from engine.move import Move
from engine.record import Record

Press = tuple[Verb, tuple[str, ...]]
"""The verb and the words of a button to press."""


def presses(position: Position, move: Move) -> Iterator[Press]:
    """Yield the presses that make a move, including intermediate choices and ticks."""
    by_place = find_game(position.board().game).is_chosen_by_place
    chosen: tuple[str, ...] = ()
    verb = Verb.CHOOSE
    while verb is Verb.CHOOSE:
        if not chosen and move in other_moves(position, position.legal_moves()):
            yield Verb.MORE, ()
            chosen = (OTHERS,)
            yield Verb.CHOOSE, chosen
        offered = choices(position, chosen, MOST_CHOICES, by_place=by_place)
        verb, chosen = next(filter(None, (_press(choice, move) for choice in offered)))
        yield verb, chosen
    if position.ends_early(move):  # asked before it
        yield verb, (*chosen, YES)


def _press(choice: Choice, move: Move) -> Press | None:
    """Return the press of a choice, or ``None`` if the choice does not lead to the move."""
    match choice:
        case WholeMove(found) if found == move:
            return Verb.MOVE, (move.verb, *move.places)
        case Confirm(found, words) if found == move:
            return Verb.MOVE, words
        case BegunMove(words, moves) | ChoiceGroup(words, moves) if move in moves:
            return Verb.CHOOSE, words
        case Tick(place, False, words) if place in move.places and words[0] == move.verb:
            return Verb.CHOOSE, words
    return None


def all_presses(record: Record) -> Iterator[Press]:
    """Yield the presses by which a whole record is played."""
    for position, move in zip(record.positions(), record.moves, strict=False):
        yield from presses(position, move)
