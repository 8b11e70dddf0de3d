"""Help in a ranked attempt: it needs the player's permission, which makes the attempt an assisted one."""

from dataclasses import replace

from bot.core.actions import Action
from bot.core.session import LoadedGame, Session

ALLOW = "allow"
"""The word after an action that means: do it, and make the attempt an assisted one."""

HELP_WORDS = frozenset({ALLOW, "yes"})
"""The words that can follow an action that gives help."""


def is_clean_attempt(loaded: LoadedGame) -> bool:
    """Return whether a game is a ranked attempt in which help is not allowed."""
    return loaded.is_ranked and not loaded.session.is_waived


def needs_permission(loaded: LoadedGame, action: Action) -> bool:
    """Return whether the player must confirm before getting the requested help."""
    return is_clean_attempt(loaded) and not loaded.is_over and not allows_help(action)


def allows_help(action: Action) -> bool:
    """Return whether an action gives that permission."""
    return action.words == (ALLOW,)


def with_help_allowed(session: Session) -> Session:
    """Return a session with help allowed if it is a ranked attempt; any other session unchanged."""
    return replace(session, is_waived=True) if session.is_ranked else session
