"""The messages of replays and results: the animation of a game, its steps, and its result card."""

from textwrap import wrap

from bot.core.actions import Chat, Verb
from bot.core.five_standing import FiveStanding
from bot.core.images import MAX_CARD_LINE, ReplayAnimation, ResultCard
from bot.core.screens import MAX_TEXT, Button, ButtonStyle, Screen
from bot.core.session import LoadedGame
from bot.core.typed_input.deal_codes import write_code
from bot.core.typed_input.records import is_record_id
from bot.i18n.text_width import columns, shortened
from bot.i18n.texts import Texts
from bot.screens.board import ending_text
from bot.screens.descriptions import (
    assistance_lines,
    assistance_text,
    deal_name,
    deal_title,
    describe_board,
    move_name,
    pile_captions,
    result_kind,
    score_text,
    short_state_text,
    state_text,
)
from bot.screens.finished_buttons import review_buttons
from bot.screens.five_text import (
    five_code,
    five_command,
    play_five_button,
    result_ending,
    result_name,
    solved_text,
)
from bot.screens.goal_text import limited_goal
from bot.screens.menus import play_button
from bot.screens.replay_steps import (
    FILM,
    ButtonRow,
    ReplayStep,
    StepView,
    rows_of_steps,
    step_buttons,
    step_view_screen,
    try_button,
)
from bot.screens.sharing.result_board import result_board
from bot.screens.sharing.shared_text import shared_game_text, shared_text
from bot.screens.text_boards import page_button
from engine.board import Board, Mark
from engine.game import Position
from engine.record import Record
from engine.solvers import can_solve


def animation_screen(texts: Texts, loaded: LoadedGame) -> Screen:
    """Show the animation of a game with at least one move, from the deal to its current position."""
    record, challenge = loaded.session.record, loaded.session.challenge
    moves = len(record.moves)
    board = loaded.position.board()
    end = ending_text(texts, loaded, board) or texts("replay-so-far", state=state_text(texts, board))
    title = deal_title(texts, record, challenge)
    animation = ReplayAnimation(
        record.text, deal_name(texts, record, challenge), loaded.theme, pile_captions(texts, record.game)
    )
    text = "\n".join((texts("replay-film", moves=moves), end))
    alt = texts("replay-film-alt", deal=title, moves=moves, end=end)
    # The animation is at both ends: forwards the steps begin at the deal, and backwards at the last move.
    row = step_buttons(texts, loaded, Verb.REPLAY, (), moves, 0)
    return Screen(title, text, animation, alt, rows_of_steps(row, _ways_back(texts, loaded)))


def step_screen(texts: Texts, loaded: LoadedGame, step: ReplayStep, page: int = 1) -> Screen:
    """Show a game after one of its moves, with buttons to the other steps."""
    board = step.position.board()
    whole = Button(texts("button-film"), loaded.action(Verb.REPLAY, FILM))
    back = _autoplay_from(texts, loaded, step) if loaded.is_over else _ways_back(texts, loaded)
    if is_record_id(loaded.session.id):
        back = (_play_from(texts, loaded, step.number, step.position),)
    view = StepView(
        board,
        (step_text(texts, step), _step_status(texts, loaded, step, board)),
        texts("replay-count", number=step.number, count=step.count),
        Verb.REPLAY,
        (str(step.number),),
        tuple(map(Mark, step.position.traces(step.move))) if step.move else (),
    )
    row = step_buttons(texts, loaded, Verb.REPLAY, (), step.number)
    return step_view_screen(texts, loaded, view, row, (whole, *back), page)


def step_text(texts: Texts, step: ReplayStep) -> str:
    """Return which step it is, and the move that led there."""
    if step.move is None:
        return texts("replay-deal", count=step.count)
    move = move_name(texts, step.before, step.before.board(), step.move)
    return texts("replay-move", number=step.number, count=step.count, move=move)


def _step_status(texts: Texts, loaded: LoadedGame, step: ReplayStep, board: Board) -> str:
    """Return the state of the game at a step, without its clock, or how it ended."""
    ended = ending_text(texts, loaded, board) if step.number == step.count else ""
    return ended or texts("replay-state", state=short_state_text(texts, board))


def _ways_back(texts: Texts, loaded: LoadedGame) -> ButtonRow:
    """Return the button back to an unfinished game; for a finished one, to review, share and a new game.

    For a typed record it is the one that plays on from its end.
    """
    if is_record_id(loaded.session.id):
        return (_play_from(texts, loaded, len(loaded.session.record.moves), loaded.position),)
    if not loaded.is_over:
        return (Button(texts("button-to-game"), loaded.action(Verb.BOARD, "back")),)
    return (
        *review_buttons(texts, loaded),
        Button(texts("button-share"), loaded.action(Verb.SHARE)),
        Button(texts("button-new"), loaded.action(Verb.NEW)),
    )


def _play_from(texts: Texts, loaded: LoadedGame, number: int, position: Position) -> Button:
    """Return the button that plays a typed record on from a move; from the deal if the game is over there."""
    if position.outcome() is not None:
        return play_button(texts, loaded.session.record)
    return Button(texts("button-play-from"), loaded.action(Verb.PLAY, str(number)), ButtonStyle.MOVE)


def _autoplay_from(texts: Texts, loaded: LoadedGame, step: ReplayStep) -> ButtonRow:
    """Return the buttons that play a finished game on from a step, or let the player, if that is possible."""
    if not can_solve(loaded.session.record.game) or step.position.outcome() is not None:
        return ()
    autoplay = Button(texts("button-autoplay"), loaded.action(Verb.AUTOPLAY, str(step.number)))
    if loaded.is_secret or loaded.session.exercise:
        return (autoplay,)
    return (autoplay, try_button(texts, loaded, step.number, "button-try-from-here"))


EXPORT = "export"
"""The word that asks for a game as other programs read it."""


def record_screen(texts: Texts, loaded: LoadedGame, part: int) -> Screen:
    """Show the record of a game, in parts if it is longer than a message."""
    title = texts("record-title", deal=deal_name(texts, loaded.session.record, loaded.session.challenge))
    parts = _parts(loaded.session.record.text, MAX_TEXT - len(title) - 1)
    part = min(max(part, 1), len(parts))
    turn = page_button(texts, loaded, part, len(parts), Verb.RECORD)
    is_exported = loaded.session.record.start().export(()) is not None
    export = (Button(texts("button-notation"), loaded.action(Verb.RECORD, EXPORT)),) if is_exported else ()
    row = (*turn, *export)
    return Screen(title, parts[part - 1], rows=(row,) if row else ())


def export_screen(texts: Texts, loaded: LoadedGame, part: int, chat: Chat) -> Screen | None:
    """Show a game as other programs read it, in parts if it is long; ``None`` if they read no such game.

    Its deal is a text to copy, which Discord shows below the rest.
    """
    record = loaded.session.record
    export = record.start().export(record.moves)
    if export is None:
        return None
    title = texts("export-title", deal=deal_name(texts, record, loaded.session.challenge))
    board = texts("export-board") + ("" if chat is Chat.DISCORD else f"\n{export.board}")
    moves, after = texts("export-moves"), f"\n\n{board}"
    parts = _parts(export.moves, MAX_TEXT - len(f"{title}\n{moves}\n{after}"))
    part = min(max(part, 1), len(parts))
    turn = page_button(texts, loaded, part, len(parts), Verb.RECORD, EXPORT)
    back = Button(texts("button-record"), loaded.action(Verb.RECORD, "1"))
    if export.has_unwritable:
        text = f"{texts('export-unwritable')}{after}"
    else:
        text = f"{moves}\n{parts[part - 1]}{after}" if export.moves else board
    return Screen(title, text, rows=((*turn, back),), copy=export.board)


def _parts(text: str, room: int) -> list[str]:
    """Return a text in parts that have room for their words."""
    words, parts = text.split(" "), [""]
    for word in words:
        if len(parts[-1]) + 1 + len(word) > room:
            parts.append("")
        parts[-1] = f"{parts[-1]} {word}".lstrip()
    return parts


def offer_screen(texts: Texts, record: Record) -> Screen:
    """Offer the deal of a typed record that has no moves."""
    return Screen(deal_title(texts, record), texts("offer-deal"), rows=((play_button(texts, record),),))


def result_screen(texts: Texts, loaded: LoadedGame, chat: Chat, streak: int = 0) -> Screen:
    """Show the result of a finished game, and offer the same deal to everybody who sees it.

    ``streak`` is how many games of its kind the player has won in a row with it.
    """
    record, challenge = loaded.session.record, loaded.session.challenge
    board = loaded.position.board()
    lines = result_lines(texts, loaded, board)
    effort = assistance_text(texts, loaded.session)
    ended = texts("share", result=lines[0], moves=len(record.moves), score=lines[1], effort=effort)
    streak_line = texts("celebration-streak", count=streak) if streak > 1 else ""
    text = "\n".join(filter(None, (ended, streak_line)))
    title, captions = deal_name(texts, record, challenge), pile_captions(texts, record.game)
    shown, introduction = result_board(texts, loaded)
    card = ResultCard(shown, title, lines, loaded.theme, captions, introduction=introduction)
    details = texts("chart-separator").join(filter(None, (ended, streak_line)))
    head = texts("share-alt", deal=deal_title(texts, record, challenge), details=details)
    alt = describe_board(texts, shown, texts.together(*filter(None, (head, introduction))))
    rows = ((play_button(texts, record, challenge),),)
    copy = shared_game_text(texts, chat, loaded, streak_line)
    return Screen(
        deal_title(texts, record, challenge), text, card, alt, rows, write_code(record, challenge), copy
    )


def five_result_screen(texts: Texts, loaded: LoadedGame, standing: FiveStanding, chat: Chat) -> Screen:
    """Show the result of a finished game of the daily five, and offer the same one to everybody.

    While its day is on it reveals no card: no board, no move, no deal number.
    """
    record, is_on = loaded.session.record, standing.is_on
    title, ending = result_name(texts, standing, record), result_ending(texts, loaded)
    goal = limited_goal(texts, standing.goal, record.start())
    lines = (texts("five-goal", goal=goal), *filter(None, (solved_text(texts, standing.solved),)))
    shown, introduction = (record.start().board(), "") if is_on else result_board(texts, loaded)
    captions = pile_captions(texts, record.game)
    short = tuple(part for line in (ending, *lines) for part in _card_lines(line))
    card = ResultCard(
        shown, title, short, loaded.theme, captions, has_board=not is_on, introduction=introduction
    )
    text = "\n".join((ending, *lines))
    head = texts("share-alt", deal=title, details=text)
    alt = head if is_on else describe_board(texts, shown, texts.together(*filter(None, (head, introduction))))
    rows = ((play_five_button(texts, standing, record.game),),)
    copy = shared_text(texts, chat, title, ending, *lines, command=five_command(texts, chat, standing))
    return Screen(title, text, card, alt, rows, five_code(loaded.session), copy)


def _card_lines(line: str) -> tuple[str, ...]:
    """Return a line in parts that fit on a result card."""
    parts = (line,) if columns(line) <= MAX_CARD_LINE else wrap(line, MAX_CARD_LINE)
    return tuple(shortened(part, MAX_CARD_LINE) for part in parts)


def result_lines(texts: Texts, loaded: LoadedGame, board: Board) -> tuple[str, ...]:
    """Return lines with the result, the score, the moves, and the help there was."""
    moves = len(loaded.session.record.moves)
    return (
        texts(f"result-{result_kind(board)}"),
        score_text(texts, board, moves),
        texts("result-moves", moves=moves),
        *assistance_lines(texts, loaded.session),
    )
