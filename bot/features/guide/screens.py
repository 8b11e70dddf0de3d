"""The screens of the guide: help, rules, about."""

from bot.core.actions import Action, Chat, Verb
from bot.core.charts import DEFAULT_THEME
from bot.core.commands import SECTIONS, TYPED_ONLY, answered, as_typed
from bot.core.screens import MAX_ROWS, Button, ButtonStyle, Screen
from bot.core.session import LoadedGame
from bot.features import is_taught
from bot.i18n.texts import Texts
from bot.screens.button_rows import as_main, in_rows
from bot.screens.menus import record_picture
from bot.screens.rules_pages import rules_page
from engine.games import games_in_order
from engine.record import Record

OLD_PAGES = (("part", "1"), ("part", "2"))
"""The words of buttons that turned the pages of the help when it had two: both show all of it."""


def rules_menu(texts: Texts) -> Screen:
    """Offer the rules of every game."""
    controls = [
        Button(texts.of_game(game.name, "title"), Action(Verb.RULES, (game.name, "1")))
        for game in games_in_order()
    ]
    rows = in_rows(controls, max(2, -(-len(controls) // MAX_ROWS)))
    return Screen(texts("rules-menu-title"), texts("rules-menu"), rows=rows)


def rules_screen(
    texts: Texts, game: str, number: int, theme: str = DEFAULT_THEME, current: LoadedGame | None = None
) -> Screen:
    """Show a part of a game's rules, with buttons to the others and to the player's game, or a new one."""
    parts = rules_page(game, texts.language)
    number = min(max(number, 1), len(parts))
    part = parts[number - 1]
    turns = []
    if number > 1:
        turns.append(Button(texts("button-back"), Action(Verb.RULES, (game, str(number - 1)))))
    if number < len(parts):
        following = Button(texts("button-next"), Action(Verb.RULES, (game, str(number + 1))))
        turns.append(as_main(following))
    if current and not current.is_over:
        back = Action(Verb.RESUME, session=current.session.id, owner=current.owner)
        turns.append(Button(texts("button-to-game"), back, ButtonStyle.MOVE))
    else:
        turns.append(Button(texts("button-play"), Action(Verb.PLAY, (game,)), ButtonStyle.MOVE))
    if number == len(parts):
        turns.append(as_main(turns.pop()))
    if is_taught(game):
        turns.append(Button(texts("button-learn"), Action(Verb.LEARN, (game,)), ButtonStyle.MOVE))
    title = texts("rules-title", heading=part.heading, number=number, count=len(parts))
    picture, alt = record_picture(texts, Record.read(part.record), theme) if part.record else (None, "")
    return Screen(title, part.text, picture, alt, (tuple(turns),))


def help_screen(texts: Texts, chat: Chat, game: str, *, is_admin: bool = False) -> Screen:
    """Explain how to play and what can be typed, above all in the game of that name, if there is one.

    Only administrators see their own commands.
    """
    typing = texts.of_game(game, "typing") if texts.has_of_game(game, "typing") else texts("help-typing")
    lines = [texts("help-moves", chat=chat, typing=typing)]
    for section in SECTIONS:
        lines.append("")
        lines += (
            f"{as_typed(chat, command.name, texts)}: {texts(f'command-{command.name}')}"
            for command in answered(section)
            if is_admin or not command.is_for_administrators
        )
    lines += ["", _typed_only_text(texts, chat)]
    return Screen(
        texts("help-title"),
        "\n".join(lines),
        rows=(
            (
                as_main(Button(texts("button-another"), Action(Verb.PLAY))),
                Button(texts("button-rules"), Action(Verb.RULES)),
            ),
            (
                Button(texts("button-options"), Action(Verb.OPTIONS)),
                Button(texts("button-settings"), Action(Verb.SETTINGS)),
                Button(texts("button-about"), Action(Verb.ABOUT)),
            ),
        ),
    )


def _typed_only_text(texts: Texts, chat: Chat) -> str:
    """Return which commands can be typed although they are not listed; in Discord as a move."""
    separator, commands = texts("listing-separator"), answered(TYPED_ONLY)
    if chat is Chat.DISCORD:
        called = (texts(f"command-name-{command.name}") for command in commands)
        return texts("commands-typed-as-moves", commands=separator.join(called))
    return texts("commands-typed", commands=separator.join(f"/{command.name}" for command in commands))


def about_screen(texts: Texts, version: str) -> Screen:
    """Show what this is, the authors of the games, and the license."""
    credits_ = [texts.of_game(game.name, "credit") for game in games_in_order()]
    title = texts("about-title", version=version)
    text = "\n".join((texts("about"), "", *credits_, "", texts("about-licence")))
    return Screen(title, text, rows=((Button(texts("button-privacy"), Action(Verb.PRIVACY)),),))
