"""Buttons of posts: their callback data says that the message is a post.

A post belongs to nobody: many players press its buttons, and it stays as it was posted.
"""

from dataclasses import replace

from bot.core.actions import Action
from bot.core.callback_data import pack, unpack
from bot.core.replies import Reply, ReplyTarget

MARK = "*"
"""Separates the name of a post from the action; no other callback data contains it."""


def pack_for_post(action: Action, post: str = "") -> str:
    """Return the callback data of a post's button, perhaps with the name of the post."""
    return f"{post}{MARK}{pack(action)}"


def unpack_from_post(text: str) -> tuple[Action, bool]:
    """Decode an action, and whether its button is on a post; raise ``CallbackDataError`` for all else."""
    _, mark, words = text.rpartition(MARK)
    return unpack(words), bool(mark)


def post_of(text: str) -> str:
    """Return the name of the post in callback data; empty if there is none."""
    return text.rpartition(MARK)[0]


def leaving_post(reply: Reply) -> Reply:
    """Return the reply to a press on a post, redirected so that the post stays as it is."""
    return replace(reply, target=ReplyTarget.PRIVATE) if reply.target is ReplyTarget.HERE else reply
