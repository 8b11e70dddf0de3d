"""The screens of the guide: help, rules, about."""

from bot.core.actions import Action, Chat, Verb
from bot.core.charts import DEFAULT_THEME
from bot.core.commands import SECTIONS, as_typed
from bot.core.images import BoardPicture
from bot.core.screens import Button, ButtonStyle, Screen
from bot.i18n.texts import Texts
from bot.screens.button_rows import in_rows
from bot.screens.descriptions import alt_text, picture_heading, pile_captions, short_state_text
from bot.screens.rules_pages import RulesPart, rules_page
from engine.games import all_games
from engine.record import Record

GAMES_IN_ROW = 2
GAME_SECTIONS = 3
"""How many sections of commands are about open games."""
PART = "part"


def rules_menu(texts: Texts) -> Screen:
    """Offer the rules of every game."""
    controls = [
        Button(texts(f"{game.name}-title"), Action(Verb.RULES, (game.name, "1"))) for game in all_games()
    ]
    return Screen(texts("rules-menu-title"), texts("rules-menu"), rows=in_rows(controls, GAMES_IN_ROW))


def rules_screen(texts: Texts, game: str, number: int, theme: str = DEFAULT_THEME) -> Screen:
    """Show a part of a game's rules, with buttons to the others."""
    parts = rules_page(game, texts.language)
    number = min(max(number, 1), len(parts))
    part = parts[number - 1]
    turns = []
    if number > 1:
        turns.append(Button(texts("button-back"), Action(Verb.RULES, (game, str(number - 1)))))
    if number < len(parts):
        turns.append(Button(texts("button-next"), Action(Verb.RULES, (game, str(number + 1)))))
    turns.append(Button(texts("button-play"), Action(Verb.PLAY, (game,)), ButtonStyle.MOVE))
    title = texts("rules-title", heading=part.heading, number=number, count=len(parts))
    picture, alt = _example_picture(texts, part, theme)
    return Screen(title, part.text, picture, alt, (tuple(turns),))


def _example_picture(texts: Texts, part: RulesPart, theme: str) -> tuple[BoardPicture | None, str]:
    if not part.record:
        return None, ""
    record = Record.read(part.record)
    board = record.replay().board()
    heading = picture_heading(texts, record, short_state_text(texts, board))
    picture = BoardPicture(board, heading, theme, captions=pile_captions(texts, board.game))
    return picture, alt_text(texts, record, board)


def help_screen(texts: Texts, chat: Chat, game: str, part: int = 1, *, is_admin: bool = False) -> Screen:
    """Explain how to play and what can be typed, above all in the game of that name, if there is one.

    The first part is about open games, the second about everything else. Only administrators see their own
    commands.
    """
    sections = SECTIONS[:GAME_SECTIONS] if part == 1 else SECTIONS[GAME_SECTIONS:]
    commands = [
        line
        for section in sections
        for line in (
            "",
            *(
                f"{as_typed(chat, command.name, texts)}: {texts(f'command-{command.name}')}"
                for command in section
                if is_admin or not command.is_for_administrators
            ),
        )
    ]
    if part > 1:
        back = Button(texts("button-back"), Action(Verb.HELP, (PART, "1")))
        return Screen(texts("help-title"), "\n".join(commands[1:]), rows=((back,),))
    typing = texts(f"{game}-typing") if game and texts.has(f"{game}-typing") else texts("help-typing")
    lines = [texts("help-moves", typing=typing), *commands]
    return Screen(
        texts("help-title"),
        "\n".join(lines),
        rows=(
            (
                Button(texts("button-play"), Action(Verb.PLAY), ButtonStyle.MOVE),
                Button(texts("button-games"), Action(Verb.GAMES)),
                Button(texts("button-settings"), Action(Verb.SETTINGS)),
            ),
            (
                Button(texts("button-today"), Action(Verb.DAILY)),
                Button(texts("button-rules"), Action(Verb.RULES)),
                Button(texts("button-about"), Action(Verb.ABOUT)),
            ),
            (Button(texts("button-next"), Action(Verb.HELP, (PART, "2"))),),
        ),
    )


def about_screen(texts: Texts, version: str) -> Screen:
    """Show what this is, the authors of the games, and the license."""
    credits_ = [texts(f"{game.name}-credit") for game in all_games()]
    title = texts("about-title", version=version)
    return Screen(title, "\n".join((texts("about"), "", *credits_, "", texts("about-licence"))))
