"""Answers to typed lines that ask for nothing: thanks, sighs, links, names of games that are not here.

They are short, and the board of the game in progress comes after them, so that it is not buried.
"""

from bot.core.actions import Action
from bot.core.replies import MAX_NOTICE, Reply, ReplyTarget
from bot.core.request_context import RequestContext
from bot.i18n.texts import Texts, clipped
from bot.i18n.typed_games import nearest_game, other_game_title
from bot.i18n.typed_phrases import TALKS
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
        played = "" if loaded is None or loaded.is_over else loaded.session.record.game
        sentence = _sentence(context.texts, played, *action.words[1:3])
        if loaded is None:
            welcome = player_welcome(context, await known_games(self._store, self._sessions, context))
            return Reply(welcome, ReplyTarget.NEW, sentence)
        return text_reply(sentence) if loaded.is_over else board_reply(context.texts, loaded, notice=sentence)


def _sentence(texts: Texts, played: str, kind: str = "", name: str = "") -> str:
    """Return the answer to a line of a kind, typed while a game of that name is played; empty for none."""
    match kind:
        case "lacking" if nearest := nearest_game(name):
            details = {"name": other_game_title(texts, name), "game": texts.of_game(nearest, "title")}
            if nearest == played:
                sentence = texts("talk-lacking-played", **details)
            else:
                sentence = texts("talk-lacking", **details, word=nearest)
        case "meant":
            sentence = texts("nearest", move=name)
        case _:
            sentence = texts(f"talk-{kind}" if kind in (*TALKS, PICTURE, LINK) else "talk-okay")
    return clipped(sentence, MAX_NOTICE)
