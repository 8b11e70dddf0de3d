"""Answers to typed lines that ask for nothing: thanks, sighs, links, names of games that are not here.

They are short, and the board of the game in progress comes after them, so that it is not buried. The name of
a game that is not here is answered with a button that starts the nearest one.
"""

from bot.core.actions import Action, Verb
from bot.core.replies import MAX_NOTICE, Reply, ReplyTarget
from bot.core.request_context import RequestContext
from bot.core.screens import MAX_LABEL, Button, Screen
from bot.core.session import LoadedGame
from bot.i18n.text_width import shortened
from bot.i18n.texts import Texts, clipped
from bot.i18n.typed_games import nearest_game, other_game_title
from bot.i18n.typed_phrases import TALKS
from bot.i18n.typed_words import PREFIX
from bot.screens.button_rows import as_main
from bot.screens.home import going_on_place, place_button
from bot.services import Services
from bot.sessions.replies import board_reply, text_reply
from bot.sessions.welcome import known_games, player_welcome

TALK = "talk"
"""The word that asks for the board with such an answer; after it comes what the line was."""
LACKING, MEANT = "lacking", "meant"
"""A line that names a game which is not here, or resembles something that would change the game."""
PICTURE, LINK = "picture", "link"
"""Lines without words: of emoji or signs, or with a web address."""


class SmallTalk:
    """Answers small talk. Raises ``StoreUnavailableError``."""

    def __init__(self, services: Services) -> None:
        self._store = services.store
        self._sessions = services.sessions

    async def reply_to(self, context: RequestContext, action: Action) -> Reply:
        """Answer a line that asks for nothing, with the board of the game in progress, or with all games."""
        loaded = await self._sessions.load_current(context, action.session)
        unfinished = None if loaded is None or loaded.is_over else loaded
        kind, name = (*action.words[1:3], "", "")[:2]
        nearest = nearest_game(name) if kind == LACKING else ""
        is_word_of_moves = context.texts.has(f"{PREFIX}{name}")  # such as “hearts”: the board stays
        is_played = unfinished is not None and unfinished.session.record.game == nearest
        if nearest and not (is_played or (unfinished and is_word_of_moves)):
            screen = nearest_game_screen(context.texts, context.player.id, name, nearest, unfinished)
            return Reply(screen, ReplyTarget.NEW)
        sentence = _sentence(context.texts, kind, name, is_played=is_played)
        if loaded is None:
            welcome = player_welcome(context, await known_games(self._store, self._sessions, context))
            return Reply(welcome, ReplyTarget.NEW, sentence)
        return text_reply(sentence) if loaded.is_over else board_reply(context.texts, loaded, notice=sentence)


def nearest_game_screen(
    texts: Texts, owner: int, name: str, nearest: str, unfinished: LoadedGame | None = None
) -> Screen:
    """Say that a well-known game is not here, and offer the nearest one, with what the player does in it."""
    game = texts.of_game(nearest, "title")
    said = texts("talk-lacking", name=other_game_title(texts, name), game=game)
    label = shortened(texts("talk-lacking-play", game=game), MAX_LABEL)
    play = as_main(Button(label, Action(Verb.PLAY, (nearest,), owner=owner)))
    others = (
        Button(texts("button-rules"), Action(Verb.RULES, (nearest,))),
        Button(texts("button-all-games"), Action(Verb.PLAY, owner=owner)),
    )
    back = ((place_button(going_on_place(texts, unfinished)),),) if unfinished else ()
    text = f"{said}\n{texts.of_game(nearest, 'pitch')}"
    return Screen(text=text, rows=((play,), *back, others))


def _sentence(texts: Texts, kind: str, name: str, *, is_played: bool) -> str:
    """Return the answer to a line of a kind; ``is_played`` if it names a game like the one on the board."""
    match kind:
        case "lacking" if nearest := nearest_game(name):
            title, game = other_game_title(texts, name), texts.of_game(nearest, "title")
            sentence = texts("talk-lacking-played" if is_played else "talk-lacking", name=title, game=game)
        case "meant":
            sentence = texts("nearest", move=name)
        case _:
            sentence = texts(f"talk-{kind}" if kind in (*TALKS, PICTURE, LINK) else "talk-okay")
    return clipped(sentence, MAX_NOTICE)
