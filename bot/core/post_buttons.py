"""Buttons of posts: what they carry tells, beside what they do, that the message around them is a post.

A post is nobody's: many press its buttons, and it stays as it was posted.
"""

from dataclasses import replace

from bot.core.actions import Action
from bot.core.callback_data import pack, unpack
from bot.core.replies import Reply, ReplyTarget

MARK = "*"
"""Stands between the name of a post and what a button does; nothing else on a button has it."""


def pack_of_post(action: Action, post: str = "") -> str:
    """Return an action as a button of a post carries it, which may name the post."""
    return f"{post}{MARK}{pack(action)}"


def unpack_pressed(text: str) -> tuple[Action, bool]:
    """Read what a button carries, and whether it is one of a post; raise ``WireError`` for anything else."""
    _, mark, words = text.rpartition(MARK)
    return unpack(words), bool(mark)


def post_of(text: str) -> str:
    """Return the name of the post that a button belongs to; empty where it names none."""
    return text.rpartition(MARK)[0]


def beside(reply: Reply) -> Reply:
    """Return the answer to a press on a post so that it leaves the post alone."""
    return replace(reply, place=ReplyTarget.PRIVATE) if reply.place is ReplyTarget.HERE else reply
