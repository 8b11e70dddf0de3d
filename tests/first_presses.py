"""How a new player comes from the welcome to the first move: by pressing what is offered first."""

from collections.abc import Iterable

from bot.app import App
from bot.core.actions import Action, Player, Verb
from bot.core.callback_data import unpack

MOST_PRESSES = 3
"""From the answer to a player's first word to the first move."""
KLONDIKE, MOST_TO_KLONDIKE = "klondike", 2
"""The game that most people mean by solitaire, and the greatest number of presses to a move of it."""


def game_button(data: Iterable[str], game: str) -> str:
    """Return the callback data of the button that starts a game."""
    (found,) = (one for one in data if _starts(unpack(one), game))
    return found


def main_button(data: Iterable[str]) -> str:
    """Return the callback data of the first button, which must start Klondike."""
    first = next(iter(data))
    assert _starts(unpack(first), KLONDIKE)
    return first


def first_choice(data: Iterable[str]) -> str:
    """Return the callback data of the first button that makes a move, or else that begins one."""
    offered = list(data)
    return next(one for verb in (Verb.MOVE, Verb.CHOOSE) for one in offered if unpack(one).verb is verb)


async def has_moved(app: App, player: Player) -> bool:
    """Return whether a player's only game has a move."""
    (session,) = await app.services.store.unfinished_games(player)
    return bool(session.record.moves)


def _starts(action: Action, game: str) -> bool:
    return action.verb is Verb.PLAY and action.words == (game,)
