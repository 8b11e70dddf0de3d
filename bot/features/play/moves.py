"""Moves of a player: chosen by buttons or typed, made if legal, else refused with a reason."""

from collections.abc import Sequence
from dataclasses import replace

from bot.core.actions import MAX_LINE, Action, Verb
from bot.core.commands import as_typed
from bot.core.replies import MAX_NOTICE, Reply
from bot.core.request_context import RequestContext
from bot.core.session import LoadedGame
from bot.features.play.automatic import makes_moves, moves_to_follow, with_automatic
from bot.features.play.refusals import refusal_text
from bot.features.play.repeating import RepeatedActions
from bot.features.play.typed_moves import UNREADABLE, read_moves, suggested
from bot.i18n.name_matching import letters
from bot.i18n.texts import Texts, clipped
from bot.i18n.typed_words import TypedWords
from bot.screens.board import YES, board_screen, ending_question, ending_screen
from bot.screens.move_choices import chosen_move, tick_words
from bot.services import Services
from bot.sessions.replies import board_reply, screen_reply, text_reply
from bot.sessions.service import OldButtonError
from bot.storage.errors import StaleError
from engine.automatic import automatic_at_end
from engine.errors import IllegalMoveError, RefusedError
from engine.game import Position
from engine.move import Move
from engine.outcome import Result

OVER = "over"


class Moves:
    """Makes moves. Raises what ``SessionService`` raises."""

    def __init__(self, services: Services) -> None:
        self._sessions = services.sessions
        self._exercises = services.exercises
        self._repeated = services.get(RepeatedActions)

    async def choose(self, context: RequestContext, action: Action) -> Reply:
        """Show how a begun move can continue."""
        loaded = await self._sessions.load_for_change(context, action)
        return screen_reply(loaded, board_screen(context.texts, loaded, action.words))

    async def make(self, context: RequestContext, action: Action) -> Reply:
        """Make the move of a button."""
        try:
            loaded = await self._sessions.load_for_change(context, action)
        except OldButtonError as error:
            if _is_double_press(context, error.loaded, action):
                return await self._repeated.show_again(context, action, error.loaded)
            raise
        words, is_sure = _without_yes(action.words)
        try:
            move = chosen_move(loaded.position, words)
            return await self._make_moves(context, action, loaded, (move,), is_sure=is_sure)
        except RefusedError as error:
            if context.cached:
                raise StaleError from error  # answer by what is stored
            return text_reply(refusal_text(context.texts, loaded, error))

    async def say(self, context: RequestContext, action: Action) -> Reply:
        """Make the moves of a typed line, all of them or none."""
        loaded = await self._sessions.load_for_change(context, action)
        reply = await self._reply_to_line(context, action, loaded)
        return replace(reply, is_private=loaded.session.is_private)  # refusals, too, reveal the board

    async def _reply_to_line(self, context: RequestContext, action: Action, loaded: LoadedGame) -> Reply:
        line, is_sure = _split_yes(context.texts, "".join(action.words))
        if len(line) > MAX_LINE:
            return text_reply(context.texts("too-long-a-line", most=MAX_LINE))
        if not line:
            command = as_typed(context.player.chat, Verb.HELP, context.texts)
            return _refusal_with_nearest(
                context.texts, loaded, context.texts("no-move-typed", command=command), line
            )
        moves: tuple[Move, ...] = ()
        try:
            moves = read_moves(context.texts, loaded.position, line)
            if not is_sure and (ticks := _losing_ticks(loaded.position, moves[0])):
                return screen_reply(
                    loaded, board_screen(context.texts, loaded, ticks), notice=context.texts("type-yes")
                )
            return await self._make_moves(context, action, loaded, moves, is_sure=is_sure)
        except RefusedError as error:
            if error.reason == OVER and not loaded.is_over:
                return text_reply(context.texts("would-end-first"))
            text = refusal_text(context.texts, loaded, error)
            if error.reason == "too-long":
                return text_reply(text)
            if error.reason == UNREADABLE and not loaded.is_over:
                text = _with_nearest(context.texts, loaded, text, line)
                return replace(board_reply(context.texts, loaded, notice=text), has_changed_nothing=True)
            if len(moves) > 1 and loaded.position.allows(moves[0]):
                number, move = _first_refused(loaded.position, moves)
                shown = TypedWords.of_language(context.texts.language).of_move(move.text)
                later = context.texts("later-in-line", number=number, move=shown)
                text = context.texts.together(later, text)
            return _refusal_with_nearest(
                context.texts, loaded, text, moves[0].text if len(moves) == 1 else line
            )

    async def _make_moves(
        self,
        context: RequestContext,
        action: Action,
        loaded: LoadedGame,
        moves: tuple[Move, ...],
        *,
        is_sure: bool,
    ) -> Reply:
        """Make moves and save the game; raise ``RefusedError`` if one of them is not legal.

        Unless the player is sure, ask before a move that ends the game although more could be played.
        """
        if loaded.is_over:
            raise IllegalMoveError(OVER, "the game is over")
        view = loaded.exercise_view
        if not is_sure and (view is None or view.has_status) and loaded.position.ends_early(moves[-1]):
            texts, how = context.texts, context.texts("type-yes-to-end")
            loaded.position.play_together(moves)  # raises the refusal of an illegal move
            if len(moves) > 1:
                position = loaded.position.play_together(moves[:-1])
                return text_reply(texts.together(ending_question(texts, position, moves[-1]), how))
            question = ending_screen(texts, loaded, moves[-1])
            return screen_reply(loaded, question, notice=how if action.verb is Verb.SAY else "")
        if exercise := loaded.session.exercise:
            return await self._exercises[exercise.kind].make_exercise_moves(context, action, loaded, moves)
        made = loaded.position.play_together(moves)
        following = moves_to_follow(context, loaded, moves, made)
        session, position = loaded.session.played((*moves, *following)), made.after_line(following)
        saved = await self._sessions.save(context, action, loaded, session, position)
        return board_reply(context.texts, with_automatic(saved, made, following))


def _first_refused(position: Position, moves: Sequence[Move]) -> tuple[int, Move]:
    """Return the first of moves entered together that is not possible, and its number, counted from 1."""
    for number, move in enumerate(moves[:-1], start=1):
        try:
            position.play_together(moves[:number])
        except RefusedError:
            return number, move
    return len(moves), moves[-1]


def _refusal_with_nearest(texts: Texts, loaded: LoadedGame, refusal: str, line: str) -> Reply:
    return text_reply(_with_nearest(texts, loaded, refusal, line))


def _with_nearest(texts: Texts, loaded: LoadedGame, refusal: str, line: str) -> str:
    """Return a refusal with the legal move that a line resembles, if there is one."""
    move = "" if loaded.is_over else suggested(texts, loaded.position, line)
    if not move:
        return clipped(refusal, MAX_NOTICE)
    nearest = texts("nearest", move=move)
    return texts.together(clipped(refusal, MAX_NOTICE - len(nearest) - 1), nearest)


def _is_double_press(context: RequestContext, loaded: LoadedGame, action: Action) -> bool:
    """Return whether the last move of the player is that of this button, which was pressed twice.

    An exercise that its judge has ended has one revision more.
    """
    record, later = loaded.session.record, loaded.session.revision - (action.revision or 0)
    is_judged = loaded.is_over and loaded.session.exercise is not None
    if later not in ((1, 2) if is_judged else (1,)) or not record.moves:
        return False
    positions = tuple(record.positions())
    has_automatic = makes_moves(context) and loaded.session.exercise is None
    first = -1 - (automatic_at_end(positions, record.moves) if has_automatic else 0)
    return chosen_move(positions[first - 1], _without_yes(action.words)[0]) == record.moves[first]


def _losing_ticks(position: Position, move: Move) -> tuple[str, ...]:
    """Return the ticks of a move that would lose the game at once; none for any other move."""
    ticks = tick_words(position, move)
    outcome = position.after(move).outcome() if ticks and position.allows(move) else None
    return ticks if outcome and outcome.result is Result.LOST else ()


def _without_yes(words: tuple[str, ...]) -> tuple[tuple[str, ...], bool]:
    """Return the words of a button without a final “yes”, and whether they had one."""
    is_sure = len(words) > 1 and words[-1] == YES
    return (words[:-1] if is_sure else words), is_sure


def _split_yes(texts: Texts, line: str) -> tuple[str, bool]:
    """Return a typed line without a final “yes”, in English or the player's language, and if it had one."""
    words = line.split()
    is_sure = len(words) > 1 and letters(words[-1]) in {YES, letters(texts("typed-yes"))}
    return (" ".join(words[:-1]) if is_sure else line), is_sure
