"""What the messages show: from games and positions to screens, by pure functions."""

from collections.abc import Sequence

from bot.commands import SECTIONS, as_typed
from bot.controls import in_rows, tick
from bot.model import MAX_LABEL, MAX_ROWS, Action, Chat, Control, Picture, Screen, Style, Verb
from bot.rules import Part, rules_page
from bot.session import Session
from bot.spoken import alt_text, captions, deal_name, deal_title, facts, picture_heading, state
from bot.texts import Texts
from bot.theme_name import DEFAULT_THEME
from bot.width import shortened
from engine.errors import RecordError
from engine.game import Game
from engine.games import all_games
from engine.options import OFF, ON, Option, Options, write_options
from engine.record import Record

GAMES_ON_PAGE = 8
GAMES_IN_ROW = 2
PLAYING = 3
"""How many sections of the commands are about a game that is played."""
PART = "part"
"""The word before the number of a part of the help."""


def menu_screen(texts: Texts, owner: int, title: str, text: str, deal: int | None = None) -> Screen:
    """Offer every game, as it is usually played and with its options; of each that deal, if one is given."""
    number = () if deal is None else (str(deal),)
    offered: list[tuple[Control, ...]] = []
    for game in all_games():
        plain = Action(Verb.PLAY, (game.name, *number), owner=owner)
        row = [Control(texts(f"{game.name}-title"), plain, Style.MOVE)]
        if game.options and deal is None:
            row.append(Control(texts("button-options"), Action(Verb.OPTIONS, (game.name,), owner=owner)))
        offered.append(tuple(row))
    width = 1 if len(offered) <= MAX_ROWS else GAMES_IN_ROW
    rows = [sum(offered[first : first + width], ()) for first in range(0, len(offered), width)]
    others = (
        Control(texts("button-games"), Action(Verb.GAMES)),
        Control(texts("button-help"), Action(Verb.HELP)),
    )
    if len(rows) < MAX_ROWS:
        rows.append(others)
    else:
        *rows, last = rows
        rows.append((*last, *others))
    return Screen(title, text, rows=tuple(rows))


def options_screen(texts: Texts, owner: int, game: Game, options: Options) -> Screen:
    """Offer the values of each option of a game, a row for each, and to deal it so."""
    lines = [
        texts("option-line", option=option_words(texts, game, option, options[option.name]))
        for option in game.options
    ]
    rows = [_option_row(texts, owner, game, options, option) for option in game.options]
    words = (game.name, *write_options(game.options, options))
    rows.append(
        (
            Control(texts("button-deal"), Action(Verb.PLAY, words, owner=owner), Style.MOVE),
            Control(texts("button-rules"), Action(Verb.RULES, (game.name,))),
        )
    )
    title = texts("options-title", game=texts(f"{game.name}-title"))
    return Screen(title, "\n".join(lines), rows=tuple(rows))


def option_words(texts: Texts, game: Game, option: Option, value: str) -> str:
    """Tell an option with one of its values."""
    if not option.is_switch:
        return texts(f"{game.name}-option-{option.name}-{value}")
    name = texts(f"{game.name}-option-{option.name}")
    return texts("option-on" if value == ON else "option-off", option=name)


def _option_row(
    texts: Texts, owner: int, game: Game, options: Options, option: Option
) -> tuple[Control, ...]:
    """Return a button for each value, the chosen one ticked; of a switch the one that turns it."""
    name = f"{game.name}-short-option-{option.name}"
    if option.is_switch:
        is_on = options.is_on(option.name)
        action = _option_action(owner, game, options, option.name, OFF if is_on else ON)
        return (tick(texts, texts(name), action, is_on=is_on),)
    chosen = options[option.name]
    actions = {value: _option_action(owner, game, options, option.name, value) for value in option.values}
    return tuple(
        tick(texts, texts(f"{name}-{value}"), action, is_on=value == chosen)
        for value, action in actions.items()
    )


def _option_action(owner: int, game: Game, options: Options, name: str, value: str) -> Action:
    others = tuple(option for option in game.options if option.name != name)
    # The option is named even where it is as usual: two buttons of one message may not do the same.
    words = (game.name, *write_options(others, options), f"{name}={value}")
    return Action(Verb.OPTIONS, words, owner=owner)


def games_screen(
    texts: Texts, owner: int, open_games: Sequence[Session], past: Sequence[Session], page: int
) -> Screen:
    """List the open games to come back to, and how the last finished ones ended."""
    shown = open_games[page * GAMES_ON_PAGE : (page + 1) * GAMES_ON_PAGE]
    controls = [
        Control(
            shortened(deal_name(texts, session.record, session.puzzle), MAX_LABEL),
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
    return Screen(texts("games-title"), "\n".join(lines), rows=in_rows(controls, GAMES_IN_ROW))


def _past_line(texts: Texts, session: Session) -> str:
    deal = deal_name(texts, session.record, session.puzzle)
    try:
        position = session.timed(session.record.replay(), session.moved)
    except RecordError:  # it was played by other rules, or with what there is no more
        return texts("past-other-rules", deal=deal)
    outcome = position.outcome()
    result = outcome.result if outcome else "given-up"
    return texts(f"past-{result}", deal=deal, state=state(texts, position.board()))


def rules_menu(texts: Texts) -> Screen:
    """Offer the rules of every game."""
    controls = [
        Control(texts(f"{game.name}-title"), Action(Verb.RULES, (game.name, "1"))) for game in all_games()
    ]
    return Screen(texts("rules-menu-title"), texts("rules-menu"), rows=in_rows(controls, GAMES_IN_ROW))


def rules_screen(texts: Texts, game: str, number: int, theme: str = DEFAULT_THEME) -> Screen:
    """Show a part of a game's rules, with buttons to the others."""
    parts = rules_page(game, texts.language)
    number = min(max(number, 1), len(parts))
    part = parts[number - 1]
    turns = []
    if number > 1:
        turns.append(Control(texts("button-back"), Action(Verb.RULES, (game, str(number - 1)))))
    if number < len(parts):
        turns.append(Control(texts("button-next"), Action(Verb.RULES, (game, str(number + 1)))))
    turns.append(Control(texts("button-play"), Action(Verb.PLAY, (game,)), Style.MOVE))
    title = texts("rules-title", heading=part.heading, number=number, count=len(parts))
    picture, alt = _picture(texts, part, theme)
    return Screen(title, part.text, picture, alt, (tuple(turns),))


def example(texts: Texts, game: str, theme: str, heading: str) -> tuple[Picture, str]:
    """Return the picture of a game's rules under another heading, and what it shows in words."""
    record = Record.read(next(part.record for part in rules_page(game, texts.language) if part.record))
    board = record.replay().board()
    picture = Picture(board, (heading, ""), theme, captions=captions(texts, game))
    return picture, alt_text(texts, record, board)


def _picture(texts: Texts, part: Part, theme: str) -> tuple[Picture | None, str]:
    """Return the picture that a part of the rules wants, and what it shows in words."""
    if not part.record:
        return None, ""
    record = Record.read(part.record)
    board = record.replay().board()
    state_in_short = texts.of_game(board.game, "picture-state", **facts(board))
    heading = picture_heading(texts, record, state_in_short)
    picture = Picture(board, heading, theme, captions=captions(texts, board.game))
    return picture, alt_text(texts, record, board)


def help_screen(texts: Texts, chat: Chat, game: str, part: int = 1, *, is_governor: bool = False) -> Screen:
    """Tell how to play and what can be typed, above all in the game of that name, if there is one.

    The first part is about games that are played, the second about all else. What only administrators can
    ask for is told to them alone.
    """
    sections = SECTIONS[:PLAYING] if part == 1 else SECTIONS[PLAYING:]
    commands = [
        line
        for section in sections
        for line in (
            "",
            *(
                f"{as_typed(chat, command.name, texts)}: {texts(f'command-{command.name}')}"
                for command in section
                if is_governor or not command.is_for_administrators
            ),
        )
    ]
    if part > 1:
        back = Control(texts("button-back"), Action(Verb.HELP, (PART, "1")))
        return Screen(texts("help-title"), "\n".join(commands[1:]), rows=((back,),))
    typing = texts(f"{game}-typing") if game and texts.has(f"{game}-typing") else texts("help-typing")
    lines = [texts("help-moves", typing=typing), *commands]
    return Screen(
        texts("help-title"),
        "\n".join(lines),
        rows=(
            (
                Control(texts("button-play"), Action(Verb.PLAY), Style.MOVE),
                Control(texts("button-games"), Action(Verb.GAMES)),
                Control(texts("button-settings"), Action(Verb.SETTINGS)),
            ),
            (
                Control(texts("button-today"), Action(Verb.DAILY)),
                Control(texts("button-rules"), Action(Verb.RULES)),
                Control(texts("button-about"), Action(Verb.ABOUT)),
            ),
            (Control(texts("button-next"), Action(Verb.HELP, (PART, "2"))),),
        ),
    )


def about_screen(texts: Texts, version: str) -> Screen:
    """Tell what this is, by whom the games are, and what may be done with it."""
    told = [texts(f"{game.name}-credit") for game in all_games()]
    title = texts("about-title", version=version)
    return Screen(title, "\n".join((texts("about"), "", *told, "", texts("about-licence"))))


def stranger_screen(texts: Texts, record: Record | None, puzzle: int = 0) -> Screen:
    """Tell whose button it was not, and offer the same deal."""
    if record is None:
        return Screen(text=texts("stranger"), rows=((Control(texts("button-play"), Action(Verb.PLAY)),),))
    return Screen(text=texts("stranger"), rows=((play_control(texts, record, puzzle),),))


def gone_screen(texts: Texts, days: int) -> Screen:
    """Tell that a game is no longer kept."""
    return Screen(
        text=texts("game-gone", days=days),
        rows=((Control(texts("button-play"), Action(Verb.PLAY), Style.MOVE),),),
    )


def changed_rules_screen(texts: Texts, record: Record, puzzle: int = 0) -> Screen:
    """Tell that a game cannot go on since its rules have changed, and offer the same deal.

    Of the puzzle of a day there is no other deal to offer: its day has gone with the rules.
    """
    title = deal_title(texts, record, puzzle)
    if puzzle:
        return Screen(title, texts("daily-rules-changed"))
    return Screen(title, texts("rules-changed"), rows=((play_control(texts, record),),))


def play_control(texts: Texts, record: Record, puzzle: int = 0) -> Control:
    """Return the button that deals a deal anew, or the puzzle of a day, to whoever presses it."""
    if puzzle:
        return Control(texts("button-play-deal"), Action(Verb.DAILY, (str(puzzle),)), Style.MOVE)
    words = (record.game, str(record.deal), *record.option_words)
    return Control(texts("button-play-deal"), Action(Verb.PLAY, words), Style.MOVE)
