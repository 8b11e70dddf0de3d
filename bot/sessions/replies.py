"""The answers that are given most: a game as it stands, a sentence, and what there is without a picture."""

from collections.abc import Sequence
from dataclasses import replace

from bot.core.loaded_game import LoadedGame
from bot.core.replies import MAX_NOTICE, Document, Reply, ReplyTarget
from bot.core.screens import MAX_TEXT, Screen
from bot.i18n.texts import Texts, clipped
from bot.screens.board import board_screen

QUOTE_LENGTH = 24
"""Characters that are quoted of what there is not."""


def board_reply(
    texts: Texts, loaded: LoadedGame, place: ReplyTarget = ReplyTarget.HERE, notice: str = ""
) -> Reply:
    """Answer with the board of a game."""
    return screen_reply(loaded, board_screen(texts, loaded), place, notice)


def screen_reply(
    loaded: LoadedGame,
    screen: Screen,
    place: ReplyTarget = ReplyTarget.HERE,
    notice: str = "",
    document: Document | None = None,
) -> Reply:
    """Answer with a screen about a game; what its player alone has seen of it is shown to nobody else."""
    return Reply(screen, place, notice, loaded.session.is_private, document=document)


def text_reply(sentence: str) -> Reply:
    """Answer with a sentence alone, as much of it as a notice holds."""
    return Reply(notice=clipped(sentence, MAX_NOTICE))


def quote(words: Sequence[str]) -> str:
    """Return what was typed, no more of it than leaves room in a notice for what there is instead."""
    return clipped(" ".join(words), QUOTE_LENGTH)


def as_text_only(screen: Screen) -> Screen:
    """Return a screen with its picture told in its text, for one who wants everything in words."""
    if screen.picture is None:
        return screen
    text = clipped("\n\n".join(filter(None, (screen.text, screen.alt))), MAX_TEXT - len(screen.title) - 1)
    return replace(screen, text=text, picture=None, alt="")
