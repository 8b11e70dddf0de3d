"""Help in a ranked run: there is none until its player has it allowed, which makes the run assisted."""

from dataclasses import replace

from bot.core.actions import Action
from bot.core.loaded_game import LoadedGame
from bot.core.session import Session

ALLOW = "allow"
"""The word behind an action that means: do it, and let the run be an assisted one."""


def is_clean_attempt(loaded: LoadedGame) -> bool:
    """Tell whether a table has a ranked run in which no help is allowed."""
    return loaded.is_ranked and not loaded.session.is_waived


def needs_permission(loaded: LoadedGame, action: Action) -> bool:
    """Tell whether a player must be asked before they are given the help that they want."""
    return is_clean_attempt(loaded) and not loaded.is_over and not allows_help(action)


def allows_help(action: Action) -> bool:
    """Tell whether an action says that help is allowed."""
    return action.words == (ALLOW,)


def with_help_allowed(session: Session) -> Session:
    """Return a game in which help is allowed, if it is a ranked run; else as it was."""
    return replace(session, is_waived=True) if session.is_ranked else session
