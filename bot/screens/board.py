"""The messages of a game: its board, its state, and buttons for everything that can be done."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from bot.core.actions import Action, Verb
from bot.core.images import BoardPicture, Celebration
from bot.core.replies import Document
from bot.core.screens import MAX_IN_ROW, MAX_ROWS, Button, ButtonStyle, Screen
from bot.core.session import LoadedGame
from bot.core.typed_input.deal_codes import write_code
from bot.daily.help_permission import ALLOW
from bot.i18n.texts import Texts
from bot.screens.board_buttons import action_rows, all_action_rows, leading_button, special_choices
from bot.screens.board_marks import advised_marks, begun_place, choice_marks, with_exercise_marks
from bot.screens.button_rows import Rows, as_main, in_few_rows, split_wide_rows
from bot.screens.celebration import celebration
from bot.screens.choice_buttons import advised_button, choice_rows, range_label, with_asked_move
from bot.screens.descriptions import (
    aim_text,
    alt_text,
    assistance_text,
    attempt_kind,
    automatic_text,
    board_facts,
    cards_in_view,
    certification_text,
    deal_title,
    move_details,
    move_label,
    picture_heading,
    pile_captions,
    short_state_text,
    state_text,
)
from bot.screens.exercise_buttons import others_buttons
from bot.screens.finished_buttons import is_lost, missed_text
from bot.screens.five_text import five_code, standing_line
from bot.screens.move_choices import OTHERS, BegunMove, Choice, ChoiceGroup, Confirm, Tick, WholeMove, choices
from bot.screens.text_boards import board_pages, characters_left, page_button
from engine.board import Board, Mark, Meter
from engine.game import Position
from engine.games import find_game
from engine.move import Move

MOST_CHOICES = (MAX_ROWS - 1) * MAX_IN_ROW
"""Choices on a screen; one row is for the other actions."""


@dataclass(frozen=True, slots=True)
class BoardAdvice:
    """The result of an analysis of a board, or a sentence that says that it is being analyzed."""

    text: str = ""
    move: Move | None = None
    """The advised move: it is marked, and has a button of its own."""
    meter: Meter | None = None


NO_ADVICE = BoardAdvice()

YES = "yes"
"""The English word that confirms a move which ends the game, on a button and at the end of a typed line."""


@dataclass(frozen=True, slots=True)
class BoardContent:
    """What a screen shows of a board: its picture or text, what is said below it, and the buttons."""

    board: Board
    rows: Rows
    sentence: str
    marks: tuple[Mark, ...] = ()
    page: int = 1
    advice: BoardAdvice = NO_ADVICE
    note: str = ""
    is_celebrated: bool = True
    """Whether the picture of a won game is a celebration instead of the board."""
    is_question: bool = False
    """Whether the sentence asks something, before which no aim of the game is said."""


def board_screen(
    texts: Texts,
    loaded: LoadedGame,
    chosen: tuple[str, ...] = (),
    page: int = 1,
    advice: BoardAdvice = NO_ADVICE,
    note: str = "",
) -> Screen:
    """Show a game: its board, its state, and what can be done; ``chosen`` is the move begun so far.

    ``note`` is said below the state.
    An advised move takes one press, wherever its button is, and leaves the player's ticks as they are. It is
    shown instead of the state, so that the board and all buttons are in view on a phone.
    """
    board, move, view = loaded.position.board(), advice.move, loaded.exercise_view
    is_over = loaded.is_over or (view is not None and view.is_finished)
    moves = () if is_over else loaded.position.legal_moves()
    leading = None if chosen else leading_button(texts, loaded, board)
    room = MOST_CHOICES - (MAX_IN_ROW if leading else 0)
    offered = _available_choices(loaded, chosen, moves, room)
    if not offered:
        chosen, offered = (), _available_choices(loaded, (), moves, room)
    if chosen:
        loaded = replace(loaded, news=(), automatic=None)
    rows = choice_rows(texts, loaded, board, offered, move, reserved=1 if leading else 0)
    if leading:
        rows = ((leading if move is None else replace(leading, is_main=False),), *rows)
    if view and (asked := view.asked_move):
        rows = with_asked_move(rows, loaded.position, asked)
    sentence = (
        _choices_text(texts, loaded, board, moves, move)
        if move and not chosen
        else _prompt(texts, loaded, board, moves, chosen, offered)
    )
    is_ticking = any(isinstance(choice, Tick) for choice in offered)
    if chosen and not is_ticking:
        back = Button(texts("button-back"), loaded.action(Verb.BOARD, "back"))
        rows = (*rows, (back,))
    else:
        advised = None if move is None else advised_button(texts, loaded, board, move)
        if advised and any(control.action == advised.action for row in rows for control in row):
            advised = None
        if advised and len(rows) <= MAX_ROWS - 2:
            rows, advised = ((advised,), *rows), None
        ticks = chosen if is_ticking else ()
        others = action_rows(
            texts, loaded, len(rows), legal=moves, ticks=ticks, advised=advised, has_advice=move is not None
        )
        rows = (*rows, *others)
    marks = (
        advised_marks(texts, loaded, board, move, offered)
        if move
        else with_exercise_marks(loaded, choice_marks(texts, loaded, board, chosen, offered))
    )
    return _game_screen(texts, loaded, BoardContent(board, rows, sentence, marks, page, advice, note))


def button_label(texts: Texts, loaded: LoadedGame, move: Move) -> str:
    """Return the label of the button that makes a move, or its name if it takes several presses."""
    board, position = loaded.position.board(), loaded.position
    offered = _available_choices(loaded, (), position.legal_moves())
    words = (move.verb, *move.places)
    rows = choice_rows(texts, loaded, board, offered, None)
    labels = (control.label for row in rows for control in row if control.action.words == words)
    return next(labels, "") or move_label(texts, position, board, move)


def giving_up_screen(texts: Texts, loaded: LoadedGame) -> Screen:
    """Ask whether to give up the game."""
    yes = Button(texts("button-give-up-yes"), loaded.action(Verb.GIVE_UP, "yes"), ButtonStyle.DANGER)
    return question_screen(texts, loaded, texts("daily-giving-up" if loaded.is_ranked else "giving-up"), yes)


def ending_question(texts: Texts, position: Position, move: Move) -> str:
    """Ask whether to make a move that ends the game although more could be played."""
    board = position.board()
    left = sum(not position.ends_early(other) for other in position.legal_moves())
    return texts.of_game(board.game, f"ending-{move.verb}", **board_facts(board), moves=left)


def ending_screen(texts: Texts, loaded: LoadedGame, move: Move) -> Screen:
    """Ask whether to make a move that ends the game although more could be played."""
    label = texts.of_game(loaded.session.record.game, f"ending-{move.verb}-yes")
    yes = Button(label, loaded.action(Verb.MOVE, move.verb, *move.places, YES), ButtonStyle.DANGER)
    return question_screen(texts, loaded, ending_question(texts, loaded.position, move), yes)


def help_question_screen(texts: Texts, loaded: LoadedGame, action: Action) -> Screen:
    """Ask whether to allow help in a ranked attempt, which an action needs."""
    yes = Button(texts("button-allow-help"), loaded.action(action.verb, ALLOW), ButtonStyle.DANGER)
    return question_screen(texts, loaded, texts("daily-ask-help"), yes, "button-daily-play-on")


def question_screen(
    texts: Texts, loaded: LoadedGame, question: str, yes: Button, no: str = "button-play-on"
) -> Screen:
    """Ask a question about a game; the answer with the label ``no`` leads back to the board.

    The main button is ``yes``, unless it ends or costs something.
    """
    loaded = replace(loaded, news=())
    is_dangerous = yes.style is ButtonStyle.DANGER
    back = Button(texts(no), loaded.action(Verb.BOARD, "back"))
    controls = (yes, as_main(back)) if is_dangerous else (as_main(yes), back)
    content = BoardContent(loaded.position.board(), (controls,), question, is_question=True)
    return _game_screen(texts, loaded, content)


def more_screen(texts: Texts, loaded: LoadedGame, *, has_all: bool = False) -> Screen:
    """Offer all actions that are not below the board, which is shown as it is, or with ``has_all`` all."""
    board = loaded.position.board()
    moves = () if loaded.is_over else loaded.position.legal_moves()
    others = () if loaded.session.exercise else others_buttons(texts, loaded)  # an exercise has it already
    back = Button(texts("button-back"), loaded.action(Verb.BOARD, "back"))
    offered = (others, *all_action_rows(texts, loaded))
    rows = () if has_all else board_screen(texts, loaded).rows
    shown = {control.action for row in rows for control in row}
    rest = (tuple(one for one in row if one.action not in shown) for row in offered)
    content = BoardContent(
        board,
        (*in_few_rows(tuple(filter(None, rest)), MAX_ROWS - 1), (back,)),
        status_text(texts, loaded, board, moves),
        is_celebrated=not any(pile.cards for pile in board.piles),
    )
    return _game_screen(texts, loaded, content)


def file_screen(texts: Texts, loaded: LoadedGame) -> tuple[Screen, Document]:
    """Return the picture of a game's board as a file, and the screen that goes with it."""
    board, record, challenge = loaded.position.board(), loaded.session.record, loaded.session.challenge
    won = celebration(texts, loaded, board, ending_text(texts, loaded, board))
    marks = choice_marks(texts, loaded, board, (), ())
    picture = won[0] if won else _board_picture(texts, loaded, board, marks, None)
    deal = write_code(record, challenge) if challenge else f"{record.game}-{record.deal}"
    name = f"{deal}-{len(record.moves)}.png"
    return Screen(deal_title(texts, record, challenge), state_text(texts, board)), Document(name, picture)


def status_text(texts: Texts, loaded: LoadedGame, board: Board, moves: Sequence[Move]) -> str:
    """Return the state of a game with its legal ``moves``, or how it ended, and what that means."""
    game = loaded.session.record.game
    view = loaded.exercise_view
    if loaded.is_over and view and not view.has_outcome:
        return state_text(texts, board)
    if not (ended := ending_text(texts, loaded, board)):
        return texts.together(state_text(texts, board), _choices_text(texts, loaded, board, moves))
    if loaded.session.is_clean_first_win(board.outcome) and texts.has_of_game(game, "first-win"):
        return f"{ended}\n{texts.of_game(game, 'first-win')}"
    return texts.together(*filter(None, (ended, missed_text(texts, loaded))))


def _choices_text(
    texts: Texts, loaded: LoadedGame, board: Board, moves: Sequence[Move], advised: Move | None = None
) -> str:
    """Return what can be done now; it depends on the number of main moves, and on that of all others.

    An advised move counts as a main one.
    """
    if special := special_choices(loaded, board):
        return texts.together(*(texts.of_game(board.game, name) for name in special))
    wanted = texts.arguments(texts.name_of(board.game, "choices"))
    cards, main = cards_in_view(texts, board, wanted), loaded.position.main_moves(tuple(moves))
    useful = len(main) + (advised is not None and advised not in main)
    counts = {"moves": useful, "others": len(moves) - useful}
    details = {**board_facts(board), **loaded.position.choice_details(), **cards, **counts}
    return texts.of_game(board.game, "choices", **details)


def ending_text(texts: Texts, loaded: LoadedGame, board: Board) -> str:
    """Return how a game ended; empty while it continues."""
    session = loaded.session
    if board.outcome is not None:
        details = {**board_facts(board), "moves": len(session.record.moves)}
        return texts.of_game(board.game, f"ended-{board.outcome.reason}", **details)
    return texts.together(texts("ended-given-up"), state_text(texts, board)) if session.has_given_up else ""


def _available_choices(
    loaded: LoadedGame, chosen: tuple[str, ...], moves: tuple[Move, ...], room: int = MOST_CHOICES
) -> tuple[Choice, ...]:
    if not moves:
        return ()
    by_place = find_game(loaded.session.record.game).is_chosen_by_place
    return choices(loaded.position, chosen, room, by_place=by_place, moves=moves)


def _prompt(
    texts: Texts,
    loaded: LoadedGame,
    board: Board,
    moves: Sequence[Move],
    chosen: tuple[str, ...],
    offered: Sequence[Choice],
) -> str:
    if chosen[:1] == (OTHERS,):
        return texts.of_game(board.game, "choosing-others")
    groups = [one for one in offered if isinstance(one, ChoiceGroup)]
    ranges = next((group for group in groups if not (group.letters or group.number)), None)
    explained = range_label(texts, ranges, "bunch-range-means") if ranges else ""
    view = loaded.exercise_view
    has_status = not chosen and (view is None or view.has_status)
    status = status_text(texts, loaded, board, moves) if has_status else ""
    has_question = bool(chosen) or (has_status and begun_place(offered))
    question = _question(texts, loaded, board, offered) if has_question else ""
    return texts.together(*filter(None, (status, question, explained)))


def _aim(texts: Texts, loaded: LoadedGame) -> str:
    """Return what the game is about, in a sentence, at the start of a player's first game of its kind."""
    if not loaded.is_introduction or loaded.session.record.moves:
        return ""
    return aim_text(texts, loaded.session.record)


def _question(texts: Texts, loaded: LoadedGame, board: Board, offered: Sequence[Choice]) -> str:
    confirm = next((choice for choice in offered if isinstance(choice, Confirm)), None)
    if confirm:
        move = confirm.move
        details = {**board_facts(board), **move_details(texts, board, move), **loaded.position.details(move)}
        return texts.of_game(board.game, f"choosing-{move.verb}", **details)
    wholes = [choice for choice in offered if isinstance(choice, WholeMove)]
    first = next(
        (choice.move for choice in (*(choice for choice in wholes if choice.is_rest), *wholes)), None
    )
    move = first or next(choice.moves[0] for choice in offered if isinstance(choice, BegunMove | ChoiceGroup))
    if len(move.places) < 2 or not texts.has_of_game(board.game, f"choosing-{move.verb}"):
        return texts("choosing")
    groups = [choice for choice in offered if isinstance(choice, ChoiceGroup)]
    known = (*(choice.move for choice in wholes), *(one for group in groups for one in group.moves))
    start = (move.verb, *move.places[:-1])
    moves = sum((one.verb, *one.places[:-1]) == start for one in known)
    details = {**board_facts(board), **move_details(texts, board, move), "moves": moves}
    return texts.of_game(board.game, f"choosing-{move.verb}", **details)


def _game_screen(texts: Texts, loaded: LoadedGame, content: BoardContent) -> Screen:
    session, view, board, advice = loaded.session, loaded.exercise_view, content.board, content.advice
    lines: tuple[str, ...]
    if view:
        title = f"{view.verdict_mark} {view.title(texts)}".lstrip()
        lines = (advice.text, *view.lines(texts), content.sentence)
    else:
        title = deal_title(texts, session.record, session.challenge)
        aim = "" if content.is_question else _aim(texts, loaded)
        automatic = None if content.is_question or loaded.is_over else loaded.automatic
        moved = automatic_text(texts, board, automatic.cards) if automatic else ""
        goal = "" if content.is_question else standing_line(texts, loaded)
        lines = (goal, advice.text or aim, moved, content.sentence, *_notes(texts, loaded, board))
    text = "\n".join(filter(None, (*lines, content.note)))
    if loaded.in_words:
        return _text_screen(texts, loaded, content, title, text)
    picture: BoardPicture | Celebration = _board_picture(texts, loaded, board, content.marks, advice.meter)
    alt = (
        view.alt_text(texts, advice.text)
        if view
        else alt_text(texts, session.record, board, advice.text, session.challenge)
    )
    won = celebration(texts, loaded, board, ending_text(texts, loaded, board))
    if won and content.is_celebrated and not view:
        picture, alt = won
    return Screen(
        title,
        text,
        picture,
        alt,
        split_wide_rows(content.rows),
        _shareable_code(loaded),
        progress=loaded.progress,
    )


def _notes(texts: Texts, loaded: LoadedGame, board: Board) -> Iterator[str]:
    """Yield the news, the kind of attempt, what is known of the deal, the win streak, and the help there was.

    A player who has not finished a game of its kind is not shown how a deal is rated. Below a lost game
    there are only the news: the help that did not help matters to nobody.
    """
    session = loaded.session
    if loaded.news:
        yield from loaded.news
    elif session.challenge and not loaded.is_over:
        yield attempt_kind(texts, session)
    if not (session.record.moves or loaded.is_over or loaded.is_ranked or loaded.is_introduction):
        yield certification_text(texts, session.record, board)
    if loaded.win_streak > 1:
        yield texts("win-streak", count=loaded.win_streak)
    if session.is_assisted and not (loaded.is_over and is_lost(loaded)):
        yield texts("assisted", details=assistance_text(texts, session))
    if loaded.has_open_challenge:
        yield texts("next-daily")


def _board_picture(
    texts: Texts, loaded: LoadedGame, board: Board, marks: tuple[Mark, ...], meter: Meter | None
) -> BoardPicture:
    session, view, state = loaded.session, loaded.exercise_view, short_state_text(texts, board)
    heading = (
        (view.title(texts), view.picture_state(texts, state))  # some chats show no other title
        if view
        else picture_heading(texts, session.record, state, session.challenge)
    )
    return BoardPicture(board, heading, loaded.theme, marks, pile_captions(texts, board.game), meter)


def _text_screen(texts: Texts, loaded: LoadedGame, content: BoardContent, title: str, text: str) -> Screen:
    """Show a board as text; one page of it if it is longer than a message."""
    position, rows = None if loaded.is_over else loaded.position, content.rows
    pages = board_pages(texts, content.board, position, characters_left(title, text))
    page = min(max(content.page, 1), len(pages))
    if turn := page_button(texts, loaded, page, len(pages), Verb.BOARD, "words"):
        rows = (*rows[:-1], (*turn, *rows[-1])) if len(rows[-1]) < MAX_IN_ROW else (*rows, turn)
    return Screen(
        title,
        f"{text}\n\n{pages[page - 1]}",
        rows=split_wide_rows(rows),
        code=_shareable_code(loaded),
        progress=loaded.progress,
    )


def _shareable_code(loaded: LoadedGame) -> str:
    session = loaded.session
    if not loaded.is_over or session.exercise:
        return ""
    return five_code(session) or write_code(session.record, session.challenge)
