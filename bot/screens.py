"""What the messages show: from games and positions to screens, by pure functions."""

from collections.abc import Sequence

from bot.commands import COMMANDS, as_typed
from bot.model import MAX_LABEL, Action, Chat, Control, Picture, Screen, Style, Verb
from bot.rules import rules_page
from bot.session import Session
from bot.spoken import alt_text, deal_name, deal_title, spoken_board, spoken_move, state
from bot.table import Table
from bot.texts import Texts, clipped
from engine.board import Board, Mark
from engine.errors import RecordError
from engine.games import all_games
from engine.record import Record

MOVES_IN_ROW = 4  # narrow enough to be read on a phone
GAMES_ON_PAGE = 8
GAMES_IN_ROW = 2


def board_screen(texts: Texts, table: Table) -> Screen:
    """Show a game: its board, how it stands, and what can be done."""
    return _game_screen(texts, table, _board_rows(texts, table))


def giving_up_screen(texts: Texts, table: Table) -> Screen:
    """Ask whether the game is really to be given up."""
    rows = (
        (
            Control(texts("button-give-up-yes"), table.action(Verb.GIVE_UP, "yes"), Style.DANGER),
            Control(texts("button-play-on"), table.action(Verb.BOARD, "back")),
        ),
    )
    return _game_screen(texts, table, rows, texts("giving-up"))


def _game_screen(
    texts: Texts, table: Table, rows: tuple[tuple[Control, ...], ...], question: str = ""
) -> Screen:
    session, board = table.session, table.position.board()
    title = deal_title(texts, session.record)
    lines = [question or how_it_stands(texts, table, board)]
    if session.is_assisted:
        lines.append(texts("assisted", undos=session.undos))
    if table.in_words:
        return Screen(title, "\n".join([*lines, "", spoken_board(texts, board)]), rows=rows)
    last = session.record.moves[-1:]
    return Screen(
        title,
        "\n".join(lines),
        Picture(
            board,
            heading=(
                deal_name(texts, session.record),
                texts.of_game(board.game, "picture-state", score=board.score),
            ),
            marks=tuple(Mark(place) for move in last for place in move.places),
        ),
        alt_text(texts, session.record, board),
        rows,
    )


def how_it_stands(texts: Texts, table: Table, board: Board) -> str:
    """Tell how a game stands or how it ended, and what that means."""
    session, game = table.session, table.session.record.game
    outcome = board.outcome
    if outcome is None and session.has_given_up:
        return f"{texts('ended-given-up')} {state(texts, board)}"
    if outcome is None:
        moves = len(table.position.legal_moves())
        return f"{state(texts, board)} {texts.of_game(game, 'choices', moves=moves)}"
    said = texts.of_game(game, f"ended-{outcome.reason}", score=board.score, moves=len(session.record.moves))
    if session.grants_a_wish(outcome) and texts.has(f"{game}-first-win"):
        said = f"{said}\n{texts(f'{game}-first-win')}"
    return said


def _board_rows(texts: Texts, table: Table) -> tuple[tuple[Control, ...], ...]:
    session, board = table.session, table.position.board()
    moves: list[Control] = []
    if not table.is_over:
        moves = [
            Control(
                spoken_move(texts, board, move), table.action(Verb.MOVE, move.verb, *move.places), Style.MOVE
            )
            for move in table.position.legal_moves()
        ]
    changes: list[Control] = []
    if session.record.moves or session.has_given_up:
        changes.append(Control(texts("button-undo"), table.action(Verb.UNDO)))
    if session.undone and not session.has_given_up:
        changes.append(Control(texts("button-redo"), table.action(Verb.REDO)))
    if table.is_over:
        changes.append(Control(texts("button-same"), table.action(Verb.NEW, "same")))
    elif session.record.moves:
        changes.append(Control(texts("button-restart"), table.action(Verb.RESTART)))
    changes.append(Control(texts("button-new"), table.action(Verb.NEW)))
    view = "picture" if table.in_words else "words"
    others = [
        Control(texts(f"button-{view}"), table.action(Verb.BOARD, view)),
        Control(texts("button-rules"), Action(Verb.RULES, (session.record.game,))),
        Control(texts("button-games"), Action(Verb.GAMES, owner=table.owner)),
    ]
    if not table.is_over:
        others.append(Control(texts("button-give-up"), table.action(Verb.GIVE_UP), Style.DANGER))
    return (*_rows(moves, MOVES_IN_ROW), tuple(changes), tuple(others))


def menu_screen(texts: Texts, owner: int, title: str, text: str) -> Screen:
    """Offer every game, and each of its options that is a switch."""
    controls = []
    for game in all_games():
        plain = Action(Verb.PLAY, (game.name,), owner=owner)
        controls.append(Control(texts(f"{game.name}-title"), plain, Style.MOVE))
        for option in game.options:
            if option.is_switch:
                label = texts(f"{game.name}-title-{option.name}")
                controls.append(Control(label, Action(Verb.PLAY, (game.name, option.name), owner=owner)))
    controls += [
        Control(texts("button-games"), Action(Verb.GAMES)),
        Control(texts("button-help"), Action(Verb.HELP)),
    ]
    return Screen(title, text, rows=_rows(controls, 2))


def games_screen(
    texts: Texts, owner: int, open_games: Sequence[Session], past: Sequence[Session], page: int
) -> Screen:
    """List the open games to come back to, and how the last finished ones ended."""
    shown = open_games[page * GAMES_ON_PAGE : (page + 1) * GAMES_ON_PAGE]
    controls = [
        Control(
            clipped(deal_name(texts, session.record), MAX_LABEL),
            Action(Verb.RESUME, session=session.id, owner=owner),
            Style.MOVE,
        )
        for session in shown
    ]
    if len(open_games) > GAMES_ON_PAGE:
        pages = -(-len(open_games) // GAMES_ON_PAGE)
        following = (page + 1) % pages
        controls.append(Control(texts("button-more"), Action(Verb.GAMES, (str(following),), owner=owner)))
    controls.append(Control(texts("button-play"), Action(Verb.PLAY)))
    lines = [texts("games-open", count=len(open_games))]
    if past:
        lines += ["", texts("games-past"), *(_past_line(texts, session) for session in past)]
    return Screen(texts("games-title"), "\n".join(lines), rows=_rows(controls, GAMES_IN_ROW))


def _past_line(texts: Texts, session: Session) -> str:
    deal = deal_name(texts, session.record)
    try:
        position = session.record.replay()
    except RecordError:  # it was played by other rules, or with what there is no more
        return texts("past-other-rules", deal=deal)
    outcome = position.outcome()
    result = outcome.result if outcome else "given-up"
    return texts(f"past-{result}", deal=deal, state=state(texts, position.board()))


def rules_screen(texts: Texts, game: str, number: int) -> Screen:
    """Show a part of a game's rules, with buttons to the others."""
    parts = rules_page(game)
    number = min(max(number, 1), len(parts))
    part = parts[number - 1]
    turns = []
    if number > 1:
        turns.append(Control(texts("button-back"), Action(Verb.RULES, (game, str(number - 1)))))
    if number < len(parts):
        turns.append(Control(texts("button-next"), Action(Verb.RULES, (game, str(number + 1)))))
    turns.append(Control(texts("button-play"), Action(Verb.PLAY, (game,)), Style.MOVE))
    title = texts("rules-title", heading=part.heading, number=number, count=len(parts))
    return Screen(title, part.text, rows=(tuple(turns),))


def help_screen(texts: Texts, chat: Chat) -> Screen:
    """Tell how to play and what can be typed."""
    commands = [f"{as_typed(chat, command.name)}: {texts(f'command-{command.name}')}" for command in COMMANDS]
    lines = [texts("help-moves"), "", *commands]
    return Screen(
        texts("help-title"),
        "\n".join(lines),
        rows=(
            (
                Control(texts("button-play"), Action(Verb.PLAY), Style.MOVE),
                Control(texts("button-games"), Action(Verb.GAMES)),
            ),
        ),
    )


def stranger_screen(texts: Texts, record: Record | None) -> Screen:
    """Tell whose button it was not, and offer the same deal."""
    if record is None:
        return Screen(text=texts("stranger"), rows=((Control(texts("button-play"), Action(Verb.PLAY)),),))
    return Screen(text=texts("stranger"), rows=((play_control(texts, record),),))


def gone_screen(texts: Texts, days: int) -> Screen:
    """Tell that a game is no longer kept."""
    return Screen(
        text=texts("game-gone", days=days),
        rows=((Control(texts("button-play"), Action(Verb.PLAY), Style.MOVE),),),
    )


def changed_rules_screen(texts: Texts, record: Record) -> Screen:
    """Tell that a game cannot go on since its rules have changed, and offer the same deal."""
    return Screen(deal_title(texts, record), texts("rules-changed"), rows=((play_control(texts, record),),))


def play_control(texts: Texts, record: Record) -> Control:
    """Return the button that deals a deal anew, to whoever presses it."""
    words = (record.game, str(record.deal), *record.option_words)
    return Control(texts("button-play-deal"), Action(Verb.PLAY, words), Style.MOVE)


def _rows(controls: Sequence[Control], width: int) -> tuple[tuple[Control, ...], ...]:
    return tuple(tuple(controls[first : first + width]) for first in range(0, len(controls), width))
