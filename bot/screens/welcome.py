"""The welcome: a picture of all games and what they are like, with a button for each."""

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache

from bot.core.actions import Action, Chat, Verb
from bot.core.charts import DEFAULT_THEME
from bot.core.commands import as_typed
from bot.core.images import GameIntroduction, WelcomePicture
from bot.core.screens import MAX_ALT, Button, ButtonStyle, Screen
from bot.features import all_features
from bot.i18n.texts import Texts, clipped
from bot.screens.button_rows import Rows, as_main, in_rows
from bot.screens.descriptions import pile_captions
from bot.screens.rules_pages import example_record
from engine.game import Game
from engine.games import games_in_order
from engine.record import Record
from seeds.welcome import GameEffort, introductions

MAX_GAME_ROWS = 3
"""The greatest number of rows of games: two rows are for everything else."""
MOST_WITH_EFFORT = 7
"""The greatest number of games of which the picture has room for how long and how hard they are."""
ALL_HELP = ("all",)
"""The words of the request for help from the welcome: without words, a new player gets the welcome again."""


def welcome_screen(
    texts: Texts,
    owner: int | None,
    theme: str,
    title: str,
    text: str,
    *,
    has_games: bool,
    first: Button | None = None,
) -> Screen:
    """Show all games on a picture, and offer them; ``owner`` is ``None`` if anybody may press the buttons.

    A new player is offered little else, which leaves room for the picture on a phone. ``first`` is the way
    back to an unfinished game: it takes the place of lessons, which the rules offer, too.
    """
    picture, alt = welcome_picture(texts, theme)
    games = game_rows(texts, games_in_order(), Verb.PLAY, owner)
    learn = Button(texts("button-learn"), Action(Verb.LEARN), ButtonStyle.MOVE)
    today = Button(texts("button-today"), Action(Verb.DAILY))
    help_ = Button(texts("button-help"), Action(Verb.HELP, ALL_HELP))
    if not has_games:
        return Screen(title, text, picture, alt, (*games, (as_main(learn), today, help_)))
    own_games, more = Button(texts("button-games"), Action(Verb.GAMES)), feature_buttons(texts)
    if first:
        return Screen(title, text, picture, alt, ((first,), *games, (today, *more, own_games, help_)))
    return Screen(title, text, picture, alt, (*games, (as_main(today), *more), (learn, own_games, help_)))


def greeting_screen(texts: Texts, chat: Chat) -> Screen:
    """Show all games to a server or group that the bot has joined; anybody there may press the buttons."""
    text = texts("greeting", command=as_typed(chat, Verb.PLAY, texts))
    return welcome_screen(texts, None, DEFAULT_THEME, texts("welcome-title"), text, has_games=False)


def feature_buttons(texts: Texts) -> tuple[Button, ...]:
    """Return the buttons of what features offer to play besides."""
    declared = (item for feature in all_features() for item in feature.welcome_buttons.items())
    return tuple(Button(texts(label), action) for label, action in declared)


def game_rows(
    texts: Texts, games: Sequence[Game], verb: Verb, owner: int | None, words: tuple[str, ...] = ()
) -> Rows:
    """Return a button for each game, whose action has the name of the game and the words, in a few rows."""
    controls = [
        Button(
            texts.of_game(game.name, "title"),
            Action(verb, (game.name, *words), owner=owner),
            ButtonStyle.MOVE,
        )
        for game in games
    ]
    return in_rows(controls, max(2, -(-len(controls) // MAX_GAME_ROWS)))


def welcome_picture(texts: Texts, theme: str) -> tuple[WelcomePicture, str]:
    """Return the picture of all games, and its alt text, which says the same."""
    shown = tuple(_introduction(texts, game) for game in games_in_order())
    if len(shown) > MOST_WITH_EFFORT:
        shown = tuple(replace(one, effort="") for one in shown)
    alt = "\n".join((texts("welcome-alt"), *(_line(texts, one) for one in shown)))
    return WelcomePicture(shown, theme), clipped(alt, MAX_ALT)


def game_lines(texts: Texts, games: Sequence[Game]) -> tuple[str, ...]:
    """Return a line for each of the games: its name, what a player does, and how long and how hard it is."""
    return tuple(_line(texts, _introduction(texts, game)) for game in games)


def _line(texts: Texts, one: GameIntroduction) -> str:
    details = texts.together(*filter(None, (one.pitch, one.effort)))
    return texts("welcome-alt-game", game=one.name, details=details)


@lru_cache(64)
def _introduction(texts: Texts, game: Game) -> GameIntroduction:
    """Return what the welcome shows of a game; one that was not measured yet is shown as in its rules."""
    found = introductions().get(game.name)
    record = found.record if found and found.record else example_record(game.name, "en")
    effort = effort_text(texts, game.name, found.effort) if found and found.effort else ""
    board = Record.read(record).replay().board()
    title, pitch = (texts.of_game(game.name, name) for name in ("title", "pitch"))
    return GameIntroduction(board, title, pitch, effort, pile_captions(texts, game.name))


def effort_text(texts: Texts, game: str, effort: GameEffort) -> str:
    """Return how long and how hard a game is, with the games won of ten."""
    tenths = round(effort.won / 10)
    return texts.of_game(game, "pitch-effort", moves=effort.moves, won=tenths, points=effort.points)
