"""Moves made by a player: chosen by buttons or typed, played if legal, else refused in a sentence."""

from bot.choices import chosen_move, ticked
from bot.model import MAX_LINE, MAX_NOTICE, Action, Player, Reply
from bot.nearest import nearest_move
from bot.replies import shown, told
from bot.table import Table
from bot.table_screens import board_screen
from bot.tables import OldButtonError, Tables
from bot.texts import Texts, clipped
from engine.errors import IllegalMoveError, RefusedError
from engine.game import Position
from engine.move import Move
from engine.outcome import Result

OVER = "over"
"""The reason why a finished game takes no move."""


class Moves:
    """Answers what is done with a game's moves. Raises what ``Tables`` raises."""

    def __init__(self, tables: Tables, texts: Texts) -> None:
        self._tables = tables
        self._texts = texts

    async def choose(self, player: Player, action: Action) -> Reply:
        """Show what a move that has been begun can go on with."""
        table = await self._tables.find_to_change(player, action)
        return Reply(board_screen(self._texts, table, action.words))

    async def press(self, player: Player, action: Action) -> Reply:
        """Play the move of a button."""
        try:
            table = await self._tables.find_to_change(player, action)
        except OldButtonError as error:
            if _is_pressed_twice(error.table, action):
                return shown(self._texts, error.table)
            raise
        try:
            return await self._played(player, action, table, (chosen_move(table.position, action.words),))
        except RefusedError as error:
            return told(self._refusal(table, error))

    async def say(self, player: Player, action: Action) -> Reply:
        """Play the moves of a typed line, all of them or none."""
        table = await self._tables.find_to_change(player, action)
        line, is_sure = _without_yes("".join(action.words))
        if len(line) > MAX_LINE:
            return told(self._texts("too-long-a-line", most=MAX_LINE))
        if not line:
            return self._refused(table, self._texts("no-move-typed"), line)
        moves: tuple[Move, ...] = ()
        try:
            moves = table.position.read(line)
            if not is_sure and (ticks := _loses_at_once(table.position, moves[0])):
                return Reply(board_screen(self._texts, table, ticks), notice=self._texts("type-yes"))
            return await self._played(player, action, table, moves)
        except RefusedError as error:
            if error.reason == OVER and not table.is_over:
                return told(self._texts("would-end-first"))
            said = self._refusal(table, error)
            if error.reason == "too-long":
                return told(said)
            if len(moves) > 1 and table.position.allows(moves[0]):
                said = f"{self._texts('later-in-line')} {said}"
            return self._refused(table, said, moves[0].text if len(moves) == 1 else line)

    async def _played(self, player: Player, action: Action, table: Table, moves: tuple[Move, ...]) -> Reply:
        """Play moves and keep the game; raise ``RefusedError`` where one of them cannot be."""
        if table.is_over:
            raise IllegalMoveError(OVER, "the game is over")
        position = table.position.play_together(moves)
        session = table.session.played(moves)
        return shown(self._texts, await self._tables.keep(player, action, table, session, position))

    def _refusal(self, table: Table, error: RefusedError) -> str:
        return self._texts.refusal(table.session.record.game, error)

    def _refused(self, table: Table, said: str, line: str) -> Reply:
        """Say why what was typed cannot be, and what comes nearest to it."""
        move = None if table.is_over else nearest_move(table.position, line)
        if move is None:
            return told(said)
        nearest = self._texts("nearest", move=move.text)
        return told(f"{clipped(said, MAX_NOTICE - len(nearest) - 1)} {nearest}")


def _is_pressed_twice(table: Table, action: Action) -> bool:
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
