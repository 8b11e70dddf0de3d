"""The welcome: a picture of all games and what they are like, with a button for each."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache

from bot.core.actions import Action, Chat, Verb
from bot.core.charts import DEFAULT_THEME
from bot.core.commands import as_typed
from bot.core.images import GameIntroduction, IntroductionGroup, WelcomePicture
from bot.core.screens import MAX_ALT, MAX_IN_ROW, Button, ButtonStyle, Screen
from bot.features import all_features
from bot.i18n.texts import Texts, clipped
from bot.screens.button_rows import Rows, as_main, in_rows
from bot.screens.descriptions import pile_captions
from bot.screens.rules_pages import example_record
from engine.game import Game
from engine.games import games_by_group, games_in_order
from engine.record import Record
from seeds.welcome import GameEffort, introductions

MAX_GAME_ROWS = 3
"""The greatest number of rows of games: two rows are for everything else."""
ALL_HELP = ("all",)
"""The words of the request for help from the welcome: without words, a new player gets the welcome again."""


@dataclass(frozen=True, slots=True)
class FirstGames:
    """The buttons of a player's last games, which come before those of all other games."""

    going_on: Button | None = None
    """The way back to an unfinished game or exercise."""
    game: str = ""
    """The game of ``going_on``; empty for an exercise."""
    recent: Mapping[str, Button] = field(default_factory=dict)
    """The other games that the player has played last, the last one first."""


NO_FIRST_GAMES = FirstGames()


def welcome_screen(
    texts: Texts,
    owner: int | None,
    theme: str,
    title: str,
    text: str,
    *,
    has_games: bool,
    first: FirstGames = NO_FIRST_GAMES,
) -> Screen:
    """Show all games on a picture, and offer them; ``owner`` is ``None`` if anybody may press the buttons.

    The main button is the way back to an unfinished game, the game played last, or else the first of all,
    which most players mean by solitaire. A new player is offered little beside the games.
    """
    picture, alt = welcome_picture(texts, theme)
    buttons = {
        game.name: replace(game_button(texts, game, Verb.PLAY, owner), style=ButtonStyle.PLAIN)
        for game in games_in_order()
    }
    games = {**first.recent, **{name: one for name, one in buttons.items() if name not in first.recent}}
    learn = Button(texts("button-learn"), Action(Verb.LEARN))
    if first.going_on:
        same = games.pop(first.game, None)
        top = (as_main(first.going_on), *((same,) if same else ()))
    else:
        main = games.pop(next(iter(games)))
        top = (as_main(main), *((learn,) if has_games else ()))
    recent = sum(name in games for name in first.recent)
    today, help_ = (
        Button(texts("button-today"), Action(Verb.DAILY)),
        Button(texts("button-help"), Action(Verb.HELP, ALL_HELP)),
    )
    own_games = Button(texts("button-games"), Action(Verb.GAMES))
    last = (today, *feature_buttons(texts), own_games, help_) if has_games else (learn, today, help_)
    rows = _rows_of_games(list(games.values()), recent)
    return Screen(title, text, picture, alt, (top, *rows, last))


def _rows_of_games(buttons: Sequence[Button], recent: int) -> Rows:
    """Return the buttons of games in rows: those of the ``recent`` ones first, which have longer labels."""
    if not recent:
        return in_rows(buttons, max(2, -(-len(buttons) // MAX_GAME_ROWS)))
    recent = max(recent, len(buttons) - (MAX_GAME_ROWS - 1) * MAX_IN_ROW)
    return (
        tuple(buttons[:recent]),
        *in_rows(buttons[recent:], -(-(len(buttons) - recent) // (MAX_GAME_ROWS - 1))),
    )


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
    controls = [game_button(texts, game, verb, owner, words) for game in games]
    return in_rows(controls, max(2, -(-len(controls) // MAX_GAME_ROWS)))


def game_button(
    texts: Texts, game: Game, verb: Verb, owner: int | None, words: tuple[str, ...] = ()
) -> Button:
    """Return the button of a game, whose action has the name of the game and the words."""
    title = texts.of_game(game.name, "title")
    return Button(title, Action(verb, (game.name, *words), owner=owner), ButtonStyle.MOVE)


def welcome_picture(texts: Texts, theme: str) -> tuple[WelcomePicture, str]:
    """Return the picture of all games in groups, and its alt text, which says the same."""
    groups = tuple(
        IntroductionGroup(texts(f"games-{group}"), tuple(_introduction(texts, game) for game in games))
        for group, games in games_by_group().items()
    )
    alt = "\n".join(line for group in groups for line in _alt_lines(texts, group))
    return WelcomePicture(groups, theme), clipped(alt, MAX_ALT)


def _alt_lines(texts: Texts, group: IntroductionGroup) -> Iterator[str]:
    yield texts("welcome-alt-group", group=group.title)
    for one in group.games:
        yield texts("welcome-alt-game", game=one.name, details=one.pitch)


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
