"""What is typed to the bot in Discord, read as an action."""

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
OF_GAMES = {Verb.PLAY, Verb.MOVE}
"""Commands whose English names are moves of games as well."""
TYPED = {discord.MessageType.default, discord.MessageType.reply}


def line_of(message: discord.Message, bot: int) -> str | None:
    """Return what a message asks of the bot; ``None`` if it is not meant for it."""
    if message.author.bot or message.type not in TYPED:
        return None
    if group_of(message) and bot not in message.raw_mentions:
        return None
    if not message.content.strip():
        return None
    line = MENTION.sub(lambda found: "" if int(found[1]) == bot else found[0], message.content)
    return line.strip()[:MAX_LINE]


def read_typed(line: str) -> Action:
    """Turn what was typed into an action: a command, in whatever language, or else a move.

    A command needs no slash here. “play” is one only where a game is named: games have a move of that name.
    """
    words = line.split()
    if words and words[0].lower() == f"/{GROUP}":
        words = [f"/{word}" for word in words[1:2]] + words[2:]
    if not words:
        return Action(Verb.START)
    first, *others = words
    typed = first.removeprefix("/").lower()
    name = commands_in_all_languages().get(typed, "")
    is_of_games = typed == name and VERBS.get(name) in OF_GAMES and not named_game(others)
    if name and (typed != first.lower() or not is_of_games):
        return read_line(" ".join([f"/{name}", *others]))
    return read_line(" ".join(words))


@cache
def commands_in_all_languages() -> Mapping[str, str]:
    """Return the names of the commands by what any language calls them."""
    called = {name: name for name in VERBS}
    for language, command in product(languages(), COMMANDS):
        called.setdefault(Texts.load(language)(f"command-name-{command.name}"), command.name)
    return called
