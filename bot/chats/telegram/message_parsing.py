"""Parses Telegram messages into actions."""

from dataclasses import replace

from telegram import Message, User

from bot.chats.telegram.rooms import is_private
from bot.chats.telegram.screen_format import MENU
from bot.core.actions import Action, Verb
from bot.core.callback_data import CallbackDataError, unpack
from bot.core.commands import FOR_OPERATORS, VERBS
from bot.core.typed_input.lines import read_line
from bot.core.typed_input.records import is_record_id
from bot.features import routes
from bot.i18n.typed_phrases import is_question

SOLITAIRE = "solitaire"
"""The parent command of all others in Discord: here it opens the menu, or can be left out."""

MENU_LINK = Action(Verb.START, (MENU,))
"""What Telegram sends for a user who followed a link to the bot, not to a deal."""


def read_message(message: Message, me: User, *, is_of_operator: bool = False) -> Action | None:
    """Return the action that a message asks for; ``None`` if it is not for the bot.

    In a private chat every message is. In a group these are commands, unless they name another bot, messages
    that begin with a mention of the bot, and replies of players to their boards; with Telegram's privacy mode
    the bot receives little else. Other replies to the bot are conversation, unless they are understood as a
    question and no board of somebody else is meant. The command of operators is for the bot if an operator
    types it, and else like one that nobody knows. The caption of a picture or file counts as text.
    """
    text = message.text or message.caption
    if not text or message.via_bot or message.is_automatic_forward:
        return None
    board = board_action(message.reply_to_message, me)
    if text.startswith("/"):
        action = _read_command(
            text, me, is_in_private=is_private(message.chat), is_of_operator=is_of_operator
        )
    elif is_private(message.chat) or _is_own_board(board, message):
        action = read_line(text)
    elif (line := _after_mention(text, me)) is not None:
        action = read_line(line) if line else Action(Verb.START)
    elif board is None and _is_reply_to(message, me) and is_question(text):
        action = read_line(text)
    else:
        return None
    if action and board and routes()[action.verb].is_about_shown_game:
        return replace(action, session=board.session, owner=board.owner)
    return action


def is_anonymous(message: Message) -> bool:
    """Return whether the sender is a group or a channel, so that the player is unknown."""
    return message.from_user is None or message.from_user.is_bot or message.sender_chat is not None


def is_of_the_group(message: Message) -> bool:
    """Return whether an anonymous administrator of the group wrote the message."""
    return message.sender_chat is not None and message.sender_chat.id == message.chat.id


def board_action(message: Message | None, me: User) -> Action | None:
    """Return a button's action that names a game and its player, if the message is a board of the bot."""
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
            if action.session and not is_record_id(action.session):
                return action
    return None


def _is_own_board(board: Action | None, message: Message) -> bool:
    """Return whether a player replies to their own board: replies of others are conversation."""
    return board is not None and message.from_user is not None and board.owner == message.from_user.id


def _is_reply_to(message: Message, me: User) -> bool:
    return message.reply_to_message is not None and message.reply_to_message.from_user == me


def _after_mention(text: str, me: User) -> str | None:
    """Return what follows a mention of the bot at the beginning of a text; ``None`` if there is none."""
    first, *rest = text.split(maxsplit=1) or ("",)
    is_mention = first.rstrip(",:").lower() == f"@{me.username}".lower()
    return "".join(rest) if is_mention else None


def _read_command(text: str, me: User, *, is_in_private: bool, is_of_operator: bool) -> Action | None:
    command, *rest = text.split(maxsplit=1)
    name, _, addressee = command.partition("@")
    if addressee and addressee.lower() != (me.username or "").lower():
        return None
    name = name[1:].lower()
    known = {*VERBS, SOLITAIRE} | ({FOR_OPERATORS.name} if is_of_operator else set())
    if not (is_in_private or addressee or name in known):
        return None  # unknown commands in a group are for another bot
    if name == SOLITAIRE:
        return _read_after_solitaire("".join(rest))
    action = read_line(" ".join((f"/{name}", *rest)))
    return Action(Verb.START) if action == MENU_LINK else action


def _read_after_solitaire(words: str) -> Action:
    """Parse what is typed as in Discord, ``/solitaire play wish``; other words name a game to start."""
    first = words.split(maxsplit=1)[:1]
    if not first:
        return Action(Verb.START)
    if first[0].lower() in VERBS:
        return read_line(f"/{words}")
    return Action(Verb.PLAY, tuple(words.split()))
