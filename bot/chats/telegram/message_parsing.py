"""What somebody writes in Telegram, read as an action."""

from dataclasses import replace

from telegram import Message, User

from bot.chats.telegram.links import MENU
from bot.chats.telegram.rooms import is_private
from bot.core.actions import Action, Verb
from bot.core.callback_data import CallbackDataError, unpack
from bot.core.commands import VERBS, read_line

OF_A_GAME = {
    Verb.SAY, Verb.UNDO, Verb.REDO, Verb.RESTART, Verb.NEW, Verb.GIVE_UP, Verb.BOARD, Verb.REPLAY, Verb.SHARE,
}  # fmt: skip
"""What can be said of the board that is replied to."""

SOLITAIRE = "solitaire"
"""The command that stands before all others in Discord: here it opens the menu, or may be left out."""

OPENED = Action(Verb.START, (MENU,))
"""What Telegram says for somebody who followed a link to the bot and not to a deal."""


def read_message(message: Message, me: User) -> Action | None:
    """Return what a message asks of the bot; ``None`` where it is not for the bot.

    In a private chat everything is. In a group it is commands, unless they name another bot, and what is
    replied to a board by its player; with Telegram's privacy mode the bot sees little else. What is written
    below a picture or a file counts as what is written without.
    """
    text = message.text or message.caption
    if not text or message.via_bot or message.is_automatic_forward:
        return None
    board = board_of(message.reply_to_message, me)
    if text.startswith("/"):
        action = _read_command(text, me, is_alone=is_private(message.chat))
    elif is_private(message.chat) or _is_own(board, message):
        action = read_line(text)
    else:
        return None
    if action and board and action.verb in OF_A_GAME:
        return replace(action, session=board.session, owner=board.owner)
    return action


def is_anonymous(message: Message) -> bool:
    """Tell whether the message is a group's or a channel's: there is no telling whose."""
    return message.from_user is None or message.from_user.is_bot or message.sender_chat is not None


def is_of_the_group(message: Message) -> bool:
    """Tell whether it is an administrator who writes in the name of the group itself."""
    return message.sender_chat is not None and message.sender_chat.id == message.chat.id


def board_of(message: Message | None, me: User) -> Action | None:
    """Return a button's action that tells the game and its player, if this is a board of the bot's."""
    if message is None or message.from_user != me or message.reply_markup is None:
        return None
    for row in message.reply_markup.inline_keyboard:
        for button in row:
            if not isinstance(button.callback_data, str):
                continue
            try:
                action = unpack(button.callback_data)
            except CallbackDataError:
                continue
            if action.session:
                return action
    return None


def _is_own(board: Action | None, message: Message) -> bool:
    """Tell whether somebody replies to a board of theirs: what others say about it is their talk."""
    return board is not None and message.from_user is not None and board.owner == message.from_user.id


def _read_command(text: str, me: User, *, is_alone: bool) -> Action | None:
    command, *rest = text.split(maxsplit=1)
    name, _, addressee = command.partition("@")
    if addressee and addressee.lower() != (me.username or "").lower():
        return None
    name = name[1:].lower()
    if not (is_alone or addressee or name in {*VERBS, SOLITAIRE}):
        return None  # in a group, what we do not know is for somebody else
    if name == SOLITAIRE:
        return _read_behind_solitaire("".join(rest))
    action = read_line(" ".join((f"/{name}", *rest)))
    return Action(Verb.START) if action == OPENED else action


def _read_behind_solitaire(words: str) -> Action:
    """Read what is typed as in Discord, ``/solitaire play wish``; what is no command there is to be dealt."""
    first = words.split(maxsplit=1)[:1]
    if not first:
        return Action(Verb.START)
    if first[0].lower() in VERBS:
        return read_line(f"/{words}")
    return Action(Verb.PLAY, tuple(words.split()))
