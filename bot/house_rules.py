"""What the administrators of a server or group allow there."""

from bot.group import Starters
from bot.model import Verb
from bot.visit import Visit
from engine.errors import RefusedError

ANYWHERE = frozenset({Verb.START, Verb.HELP, Verb.RULES, Verb.ABOUT, Verb.SETTINGS})
"""What can be asked for in every channel: nothing of it is a game."""


def check_place(visit: Visit, verb: Verb) -> None:
    """Raise ``RefusedError`` for what belongs to games, in a channel or topic where none are played."""
    if verb not in ANYWHERE and not visit.group.allows(visit.room.channel):
        raise RefusedError("not-here", "games are played in other channels")


def check_start(visit: Visit) -> None:
    """Raise ``RefusedError`` where it is not for this player to have a game dealt."""
    if visit.group.starters is Starters.ADMINISTRATORS and not visit.is_governor:
        raise RefusedError("not-your-start", "administrators alone have games dealt here")
