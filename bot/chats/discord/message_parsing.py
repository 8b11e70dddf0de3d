"""Parses messages to the bot into actions."""

import re
from collections.abc import Mapping
from functools import cache
from itertools import product

import discord

from bot.chats.discord.commands import GROUP
from bot.chats.discord.identity import group_of
from bot.core.actions import MAX_LINE, Action, Verb
from bot.core.commands import COMMANDS, VERBS, read_line
from bot.core.deal_request import named_game
from bot.i18n.texts import Texts, languages

MENTION = re.compile(r"<@!?(\d+)>")
AMBIGUOUS = {Verb.PLAY, Verb.MOVE}
"""Commands whose English names are also moves of games."""
MESSAGE_TYPES = {discord.MessageType.default, discord.MessageType.reply}


def line_of(message: discord.Message, bot: int) -> str | None:
    """Return the line that a message sends to the bot; ``None`` if it is not addressed to the bot."""
    if message.author.bot or message.type not in MESSAGE_TYPES:
        return None
    if group_of(message) and bot not in message.raw_mentions:
        return None
    if not message.content.strip():
        return None
    line = MENTION.sub(lambda found: "" if int(found[1]) == bot else found[0], message.content)
    return line.strip()[:MAX_LINE]


def read_typed(line: str) -> Action:
    """Parse a typed line: a command in any language, or else a move.

    A command needs no slash here. “play” is a command only if a game follows: games have a move of that name.
    """
    words = line.split()
    if words and words[0].lower() == f"/{GROUP}":
        words = [f"/{word}" for word in words[1:2]] + words[2:]
    if not words:
        return Action(Verb.START)
    first, *others = words
    word = first.removeprefix("/").lower()
    name = commands_in_all_languages().get(word, "")
    is_move = word == name and VERBS.get(name) in AMBIGUOUS and not named_game(others)
    if name and (word != first.lower() or not is_move):
        return read_line(" ".join([f"/{name}", *others]))
    return read_line(" ".join(words))


@cache
def commands_in_all_languages() -> Mapping[str, str]:
    """Return the English name of each command by its name in any language."""
    names = {name: name for name in VERBS}
    for language, command in product(languages(), COMMANDS):
        names.setdefault(Texts.load(language)(f"command-name-{command.name}"), command.name)
    return names
