"""The first minute of a new player: its presses, and the sentences that are shown meanwhile."""

import re
from collections.abc import Iterator

from bot.core.actions import Action, Player, Verb
from bot.core.replies import Reply
from bot.core.screens import Button, ButtonStyle
from tests.bot.desk import Desk

PRESSES = 10
SENTENCE_END = re.compile(r"(?<=[.!?:])\s+|(?<=[。？！：])|\n")
WORD = re.compile(r"\w[\w’'-]*")


def sentences(text: str) -> Iterator[str]:
    """Yield the sentences of a text; a colon, and the end of a line, end one as well."""
    yield from (part.strip() for part in SENTENCE_END.split(text) if part and part.strip())


def words(sentence: str) -> int:
    """Return the number of words of a sentence in a language that separates words by spaces."""
    return len(WORD.findall(sentence))


async def first_sentences(desk: Desk, game: str, player: Player) -> list[str]:
    """Return all sentences that a new player is shown who presses the first move again and again.

    The presses are: the game in the welcome, a hint, the advised move, then the first move of each board.
    """
    welcome = await desk.act(Action(Verb.START), player)
    replies = [welcome]
    reply = await desk.act(_button(welcome, Verb.PLAY, game), player)
    for count in range(PRESSES - 1):
        replies.append(reply)
        action = _hint(reply) if count == 0 else _move(reply)
        if action is None:
            break
        reply = await desk.act(action, player)
    replies.append(reply)
    return [sentence for one in replies for sentence in _shown(one)]


def _shown(reply: Reply) -> Iterator[str]:
    yield from sentences(reply.notice)
    if reply.screen:
        yield from sentences(reply.screen.text)


def _buttons(reply: Reply) -> list[Button]:
    return [button for row in reply.screen.rows for button in row] if reply.screen else []


def _button(reply: Reply, verb: Verb, word: str) -> Action:
    return next(
        button.action
        for button in _buttons(reply)
        if button.action.verb is verb and word in button.action.words
    )


def _hint(reply: Reply) -> Action | None:
    return next((button.action for button in _buttons(reply) if button.action.verb is Verb.HINT), None)


def _move(reply: Reply) -> Action | None:
    moves = (button for button in _buttons(reply) if button.style is ButtonStyle.MOVE)
    return next((button.action for button in moves), None)
