"""What the administrators of a server or group allow in it."""

from bot.core.actions import Action, Verb
from bot.core.commands import TELL, as_typed
from bot.core.request_context import RequestContext
from bot.core.settings import StartPermission
from bot.features import links, routes
from engine.errors import RefusedError

DAILY_INFORMATION = (("archive",), ("line",), (TELL,))


def check_permissions(context: RequestContext, action: Action) -> None:
    """Raise ``RefusedError`` for an action that is not allowed in this channel, or not to this player.

    In channels without games, games started before cannot continue either: they can be resumed elsewhere.
    But posts may be sent there: what they offer is started in a message that only its player sees, and
    continues in it. Administrators are bound by this themselves, and can change it in any channel.
    """
    is_link = _is_link(action)
    is_anywhere = (
        routes()[action.verb].is_allowed_anywhere
        or _is_private_offer(context, action)
        or _is_private_board(context, action)
    )
    if (is_link or not is_anywhere) and not context.group.allows(context.room.channel):
        command = as_typed(context.player.chat, Verb.GAMES, context.texts)
        raise RefusedError("not-here", "games are played in other channels", command=command)
    if starts_game(action) and not _is_private_offer(context, action):
        check_start(context)


def depends_on_admin(action: Action) -> bool:
    """Return whether the answer may depend on whether the player is an administrator."""
    return routes()[action.verb].depends_on_admin or starts_game(action)


def starts_game(action: Action) -> bool:
    """Return whether an action brings a game to the room, other than the one whose button is pressed."""
    route = routes()[action.verb]
    is_typed = not action.session and route.shows_game and not route.is_allowed_anywhere
    return _is_link(action) or route.starts_game or is_typed


def _is_private_offer(context: RequestContext, action: Action) -> bool:
    """Return whether what posts offer is requested: a game that only its player will see, or information.

    That is a daily challenge, or what links lead to by a number. Posts offer it to everybody, and an
    administrator has enabled the posts.
    """
    if action.verb in links():
        number, *rest = action.words or ("",)
        return context.is_private and number.isdecimal() and len(rest) <= 1
    is_information = action.words[:1] in DAILY_INFORMATION
    return action.verb is Verb.DAILY and (context.is_private or is_information)


def _is_private_board(context: RequestContext, action: Action) -> bool:
    is_pressed = bool(action.session) and not routes()[action.verb].starts_game
    return is_pressed and context.room.is_private is True


def _is_link(action: Action) -> bool:
    return action.verb is Verb.START and bool(action.words)


def check_start(context: RequestContext) -> None:
    """Raise ``RefusedError`` if this player may not start a game here."""
    if context.group.starters is StartPermission.ADMINISTRATORS and not context.is_admin:
        raise RefusedError("not-your-start", "only administrators start games here")
