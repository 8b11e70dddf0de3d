"""The most frequent replies: a board, a screen about a game, a sentence."""

from collections.abc import Sequence
from dataclasses import replace

from bot.core.actions import Action
from bot.core.replies import MAX_NOTICE, Document, Reply, ReplyTarget
from bot.core.screens import MAX_TEXT, Screen
from bot.core.session import LoadedGame
from bot.i18n.texts import Texts, clipped
from bot.screens.board import board_screen

QUOTE_LENGTH = 24

EXAMPLE_CITIES = ("Tokyo", "Berlin", "New York")
"""Cities that are named as examples where a time zone is unknown."""


def board_reply(
    texts: Texts, loaded: LoadedGame, place: ReplyTarget = ReplyTarget.HERE, notice: str = ""
) -> Reply:
    """Return a reply with the board of a game."""
    return screen_reply(loaded, board_screen(texts, loaded), place, notice)


def screen_reply(
    loaded: LoadedGame,
    screen: Screen,
    place: ReplyTarget = ReplyTarget.HERE,
    notice: str = "",
    document: Document | None = None,
) -> Reply:
    """Return a reply with a screen about a game; a private game stays private."""
    return Reply(screen, place, notice, loaded.session.is_private, document=document)


def own_place(action: Action) -> ReplyTarget:
    """Return where a reply goes: a request from below a board, which has no words, gets its own message."""
    return ReplyTarget.HERE if action.words else ReplyTarget.NEW


def text_reply(sentence: str) -> Reply:
    """Return a reply with only a sentence, cut to the length of a notice."""
    return Reply(notice=clipped(sentence, MAX_NOTICE))


def quote(words: Sequence[str]) -> str:
    """Return typed words, cut so that the notice that quotes them has room for the alternatives."""
    return clipped(" ".join(words), QUOTE_LENGTH)


def unknown_zone_text(texts: Texts, words: Sequence[str]) -> str:
    """Say that a time zone is unknown, and what can be typed."""
    known = texts("known-zones", known=texts("listing-separator").join(EXAMPLE_CITIES))
    return texts.together(texts("no-such-zone", name=quote(words)), known)


def as_text_only(screen: Screen) -> Screen:
    """Return a screen with the description of its picture in its text instead."""
    if screen.picture is None:
        return screen
    text = clipped("\n\n".join(filter(None, (screen.text, screen.alt))), MAX_TEXT - len(screen.title) - 1)
    return replace(screen, text=text, picture=None, alt="")
