"""Moves made by a player: chosen by buttons or typed, played if legal, else refused in a sentence."""

from dataclasses import replace

from bot.core.commands import as_typed
from bot.core.loaded_game import LoadedGame
from bot.core.model import MAX_LINE, MAX_NOTICE, Action, Reply, Verb
from bot.features.play.button_labels import read_moves
from bot.features.play.nearest_move import nearest_move
from bot.i18n.texts import Texts, clipped
from bot.observability.tracing import ActionOutcome, record_outcome
from bot.screens.board import board_screen
from bot.screens.move_choices import chosen_move, ticked
from bot.sessions.replies import board_reply, screen_reply, text_reply
from bot.sessions.request_context import RequestContext
from bot.sessions.service import OldButtonError, SessionService
from engine.errors import IllegalMoveError, RefusedError
from engine.game import Position
from engine.move import Move
from engine.outcome import Result

OVER = "over"
"""The reason why a finished game takes no move."""


class Moves:
    """Answers what is done with a game's moves. Raises what ``SessionService`` raises."""

    def __init__(self, tables: SessionService) -> None:
        self._tables = tables

    async def choose(self, visit: RequestContext, action: Action) -> Reply:
        """Show what a move that has been begun can go on with."""
        table = await self._tables.find_to_change(visit, action)
        return screen_reply(table, board_screen(visit.texts, table, action.words))

    async def press(self, visit: RequestContext, action: Action) -> Reply:
        """Play the move of a button."""
        try:
            table = await self._tables.find_to_change(visit, action)
        except OldButtonError as error:
            if _is_pressed_twice(error.table, action):
                return board_reply(visit.texts, error.table)
            raise
        try:
            return await self._played(visit, action, table, (chosen_move(table.position, action.words),))
        except RefusedError as error:
            return text_reply(_refusal(visit.texts, table, error))

    async def say(self, visit: RequestContext, action: Action) -> Reply:
        """Play the moves of a typed line, all of them or none; what is refused tells of the board as well."""
        table = await self._tables.find_to_change(visit, action)
        reply = await self._said(visit, action, table)
        return replace(reply, is_private=table.session.is_private)

    async def _said(self, visit: RequestContext, action: Action, table: LoadedGame) -> Reply:
        line, is_sure = _without_yes("".join(action.words))
        if len(line) > MAX_LINE:
            return text_reply(visit.texts("too-long-a-line", most=MAX_LINE))
        if not line:
            command = as_typed(visit.player.chat, Verb.HELP, visit.texts)
            return _refused(visit.texts, table, visit.texts("no-move-typed", command=command), line)
        moves: tuple[Move, ...] = ()
        try:
            moves = read_moves(visit.texts, table.position, line)
            if not is_sure and (ticks := _loses_at_once(table.position, moves[0])):
                return screen_reply(
                    table, board_screen(visit.texts, table, ticks), notice=visit.texts("type-yes")
                )
            return await self._played(visit, action, table, moves)
        except RefusedError as error:
            if error.reason == OVER and not table.is_over:
                return text_reply(visit.texts("would-end-first"))
            said = _refusal(visit.texts, table, error)
            if error.reason == "too-long":
                return text_reply(said)
            if len(moves) > 1 and table.position.allows(moves[0]):
                said = visit.texts.together(visit.texts("later-in-line"), said)
            return _refused(visit.texts, table, said, moves[0].text if len(moves) == 1 else line)

    async def _played(
        self, visit: RequestContext, action: Action, table: LoadedGame, moves: tuple[Move, ...]
    ) -> Reply:
        """Play moves and keep the game; raise ``RefusedError`` where one of them cannot be."""
        if table.is_over:
            raise IllegalMoveError(OVER, "the game is over")
        position = table.position.play_together(moves)
        session = table.session.played(moves)
        return board_reply(visit.texts, await self._tables.keep(visit, action, table, session, position))


def _refusal(texts: Texts, table: LoadedGame, error: RefusedError) -> str:
    record_outcome(ActionOutcome.REFUSED)
    return texts.refusal(table.session.record.game, error)


def _refused(texts: Texts, table: LoadedGame, said: str, line: str) -> Reply:
    """Say why what was typed cannot be, and what comes nearest to it."""
    move = None if table.is_over else nearest_move(table.position, line)
    if move is None:
        return text_reply(said)
    nearest = texts("nearest", move=move.text)
    return text_reply(texts.together(clipped(said, MAX_NOTICE - len(nearest) - 1), nearest))


def _is_pressed_twice(table: LoadedGame, action: Action) -> bool:
    """Tell whether the last move is the one of this button, pressed a moment before."""
    record = table.session.record
    if table.session.revision - 1 != action.revision or not record.moves:
        return False
    before = record.first(len(record.moves) - 1).replay()
    return chosen_move(before, action.words) == record.moves[-1]


def _loses_at_once(position: Position, move: Move) -> tuple[str, ...]:
    """Return the ticks of a move that would lose the game by what it takes; nothing for any other move."""
    ticks = ticked(position, move)
    outcome = position.after(move).outcome() if ticks and position.allows(move) else None
    return ticks if outcome and outcome.result is Result.LOST else ()


def _without_yes(line: str) -> tuple[str, bool]:
    """Return a typed line without the word that says that it is meant, and whether that was there."""
    words = line.split()
    is_sure = len(words) > 1 and words[-1].lower() == "yes"
    return (" ".join(words[:-1]) if is_sure else line), is_sure
