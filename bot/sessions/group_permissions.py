"""What the administrators of a server or group allow there."""

from bot.core.actions import Action, Verb
from bot.core.commands import TELL, as_typed
from bot.core.group_settings import StartPermission
from bot.sessions.request_context import RequestContext
from engine.errors import RefusedError

ANYWHERE = frozenset(
    {
        Verb.START,
        Verb.HELP,
        Verb.RULES,
        Verb.ABOUT,
        Verb.SETTINGS,
        Verb.MY_DATA,
        Verb.STATS,
        Verb.CALENDAR,
        Verb.LEADERBOARD,
        Verb.ADMIN,
    }
)
"""What can be asked for in every channel: nothing of it is a game, unless a link starts one."""

DEALING = frozenset({Verb.PLAY, Verb.NEW, Verb.RESUME})
"""What brings another game to a room, beside a link, and beginning a finished game again."""

TOLD_OF_DAYS = (("archive",), ("line",), (TELL,))
"""The first word of what is asked for of the puzzles of the days, and deals none."""

OF_NO_GAME = ANYWHERE | {Verb.GAMES, Verb.OPTIONS}
"""What shows no board."""


def check_rules(context: RequestContext, action: Action) -> None:
    """Raise ``RefusedError`` for what is not allowed in this channel or topic, or not to this player.

    Where no games are played, those begun before cannot go on either: they can be resumed elsewhere. But a
    post may stand there: the puzzle of a day is dealt to who alone will see it, and goes on in that message.
    Administrators are bound by that themselves, and can settle otherwise anywhere.
    """
    is_link = _is_link(action)
    is_anywhere = action.verb in ANYWHERE or _is_own_day(context, action) or _is_seen_alone(context, action)
    if (is_link or not is_anywhere) and not context.group.allows(context.room.channel):
        command = as_typed(context.player.chat, Verb.RESUME, context.texts)
        raise RefusedError("not-here", "games are played in other channels", command=command)
    if brings_a_game(action) and not _is_own_day(context, action):
        check_start(context)


def depends_on_governing(action: Action) -> bool:
    """Tell whether the answer may depend on whether the player is an administrator."""
    return action.verb in (Verb.ADMIN, Verb.RESTART) or brings_a_game(action)


def brings_a_game(action: Action) -> bool:
    """Tell whether an action brings a game to the room: not the one of the board whose button is pressed."""
    is_typed = not action.session and action.verb not in OF_NO_GAME
    return _is_link(action) or action.verb in DEALING or is_typed


def _is_own_day(context: RequestContext, action: Action) -> bool:
    """Tell whether a puzzle of a day is asked for that its player alone will see, or what is told of days.

    Posts offer it to all, and an administrator has settled that there are posts.
    """
    return action.verb is Verb.DAILY and (context.is_private or _is_told_of_days(action))


def _is_seen_alone(context: RequestContext, action: Action) -> bool:
    """Tell whether a game goes on in a message that nobody else sees."""
    is_pressed = bool(action.session) and action.verb not in DEALING
    return is_pressed and context.room.is_private is True


def _is_told_of_days(action: Action) -> bool:
    return action.verb is Verb.DAILY and action.words[:1] in TOLD_OF_DAYS


def _is_link(action: Action) -> bool:
    return action.verb is Verb.START and bool(action.words)


def check_start(context: RequestContext) -> None:
    """Raise ``RefusedError`` where it is not for this player to have a game dealt."""
    if context.group.starters is StartPermission.ADMINISTRATORS and not context.is_admin:
        raise RefusedError("not-your-start", "administrators alone have games dealt here")
