"""What the messages show in which a game is seen again: its film, and its steps one by one."""

from bot.model import Control, Film, Picture, Screen, Verb
from bot.replay import AFTER, BEFORE, FILM, FIRST, LAST, Step
from bot.spoken import (
    board_told,
    called_move,
    captions,
    deal_name,
    deal_title,
    facts,
    picture_heading,
    state,
    text_board,
)
from bot.table import Table
from bot.table_controls import review_controls
from bot.table_screens import how_it_ended, room_below, turning
from bot.texts import Texts
from engine.board import Board, Mark
from engine.solvers import can_solve

Row = tuple[Control, ...]


def film_screen(texts: Texts, table: Table) -> Screen:
    """Show a game as it was played, from the deal to where it stands; it has a move at least."""
    record = table.session.record
    moves = len(record.moves)
    board = table.position.board()
    end = how_it_ended(texts, table, board) or texts("replay-so-far", state=state(texts, board))
    title = deal_title(texts, record)
    film = Film(record.text, deal_name(texts, record), table.theme, captions(texts, record.game))
    text = "\n".join((texts("replay-film", moves=moves), end))
    alt = texts("replay-film-alt", deal=title, moves=moves, end=end)
    # A film is at both of its ends: forwards it goes on from the deal, and backwards from the last move.
    row = _turns(texts, table, (BEFORE, str(moves)), (AFTER, "0"))
    return Screen(title, text, film, alt, (row, _onwards(texts, table)))


def step_screen(texts: Texts, table: Table, step: Step, page: int = 1) -> Screen:
    """Show a game after one of its moves, and the way to the other ones."""
    record = table.session.record
    board = step.position.board()
    title, told = deal_title(texts, record), step_told(texts, step)
    turns = _turns(texts, table, (BEFORE, str(step.number)), (AFTER, str(step.number)))
    film = Control(texts("button-film"), table.action(Verb.REPLAY, FILM))
    back = _from_here(texts, table, step) if table.is_over else _onwards(texts, table)
    stands = _standing(texts, table, step, board)
    text = f"{told}\n{stands}"
    if table.in_words:
        pages = text_board(texts, board, None, room_below(title, text))
        page = min(max(page, 1), len(pages))
        more = turning(texts, table, page, len(pages), Verb.REPLAY, str(step.number))
        return Screen(title, f"{text}\n\n{pages[page - 1]}", rows=(turns, (*more, film, *back)))
    traces = step.position.traces(step.move) if step.move else ()
    heading = picture_heading(texts, record, texts("replay-count", number=step.number, count=step.count))
    marks = tuple(map(Mark, traces))
    picture = Picture(board, heading, table.theme, marks, captions(texts, record.game))
    alt = board_told(texts, board, texts("alt-head", title=title, told=texts.together(told, stands)))
    return Screen(title, text, picture, alt, (turns, (film, *back)))


def step_told(texts: Texts, step: Step) -> str:
    """Tell which step it is, and what was done to come there."""
    if step.move is None:
        return texts("replay-deal", count=step.count)
    move = called_move(texts, step.before, step.before.board(), step.move)
    return texts("replay-move", number=step.number, count=step.count, move=move)


def _standing(texts: Texts, table: Table, step: Step, board: Board) -> str:
    """Tell how the game stood then, or how it ended; of a clock, records know nothing."""
    ended = how_it_ended(texts, table, board) if step.number == step.count else ""
    return ended or texts("replay-state", state=texts.of_game(board.game, "picture-state", **facts(board)))


def _onwards(texts: Texts, table: Table) -> Row:
    """Return the way back to a game that goes on; from a finished one, to others and to another deal."""
    if not table.is_over:
        return (Control(texts("button-to-game"), table.action(Verb.BOARD, "back")),)
    return (
        *review_controls(texts, table),
        Control(texts("button-share"), table.action(Verb.SHARE)),
        Control(texts("button-new"), table.action(Verb.NEW)),
    )


def _from_here(texts: Texts, table: Table, step: Step) -> Row:
    """Return the button that has a finished game played on from a step, if that can be."""
    if not can_solve(table.session.record.game) or step.position.outcome() is not None:
        return ()
    return (Control(texts("button-autoplay"), table.action(Verb.AUTOPLAY, str(step.number))),)


def _turns(texts: Texts, table: Table, before: tuple[str, ...], after: tuple[str, ...]) -> Row:
    """Return the four buttons that go through a game; at its ends they lead around."""
    ways: tuple[tuple[str, str, tuple[str, ...]], ...] = (
        ("button-first", "spoken-first", (FIRST,)),
        ("button-before", "spoken-before", before),
        ("button-after", "spoken-after", after),
        ("button-last", "spoken-last", (LAST,)),
    )
    return tuple(
        Control(texts(name), table.action(Verb.REPLAY, *words), spoken=texts(spoken))
        for name, spoken, words in ways
    )
