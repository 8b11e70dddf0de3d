"""What the administrators of a server or group allow there."""

from bot.core.actions import Action, Verb
from bot.core.commands import TELL, as_typed
from bot.core.group_settings import StartPermission
from bot.sessions.request_context import RequestContext
from engine.errors import RefusedError

ALLOWED_ANYWHERE = frozenset(
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

STARTS_GAME = frozenset({Verb.PLAY, Verb.NEW, Verb.RESUME})
"""What brings another game to a room, beside a link, and beginning a finished game again."""

DAILY_INFORMATION = (("archive",), ("line",), (TELL,))
"""The first word of what is asked for of the puzzles of the days, and deals none."""

WITHOUT_BOARD = ALLOWED_ANYWHERE | {Verb.GAMES, Verb.OPTIONS}
"""What shows no board."""


def check_permissions(context: RequestContext, action: Action) -> None:
    """Raise ``RefusedError`` for what is not allowed in this channel or topic, or not to this player.

    Where no games are played, those begun before cannot go on either: they can be resumed elsewhere. But a
    post may stand there: the puzzle of a day is dealt to who alone will see it, and goes on in that message.
    Administrators are bound by that themselves, and can settle otherwise anywhere.
    """
    is_link = _is_link(action)
    is_anywhere = (
        action.verb in ALLOWED_ANYWHERE
        or _is_private_daily(context, action)
        or _is_private_board(context, action)
    )
    if (is_link or not is_anywhere) and not context.group.allows(context.room.channel):
        command = as_typed(context.player.chat, Verb.RESUME, context.texts)
        raise RefusedError("not-here", "games are played in other channels", command=command)
    if starts_game(action) and not _is_private_daily(context, action):
        check_start(context)


def depends_on_admin(action: Action) -> bool:
    """Tell whether the answer may depend on whether the player is an administrator."""
    return action.verb in (Verb.ADMIN, Verb.RESTART) or starts_game(action)


def starts_game(action: Action) -> bool:
    """Tell whether an action brings a game to the room: not the one of the board whose button is pressed."""
    is_typed = not action.session and action.verb not in WITHOUT_BOARD
    return _is_link(action) or action.verb in STARTS_GAME or is_typed


def _is_private_daily(context: RequestContext, action: Action) -> bool:
    """Tell whether a puzzle of a day is asked for that its player alone will see, or what is told of days.

    Posts offer it to all, and an administrator has settled that there are posts.
    """
    return action.verb is Verb.DAILY and (context.is_private or _is_daily_information(action))


def _is_private_board(context: RequestContext, action: Action) -> bool:
    """Tell whether a game goes on in a message that nobody else sees."""
    is_pressed = bool(action.session) and action.verb not in STARTS_GAME
    return is_pressed and context.room.is_private is True


def _is_daily_information(action: Action) -> bool:
    return action.verb is Verb.DAILY and action.words[:1] in DAILY_INFORMATION


def _is_link(action: Action) -> bool:
    return action.verb is Verb.START and bool(action.words)


def check_start(context: RequestContext) -> None:
    """Raise ``RefusedError`` where it is not for this player to have a game dealt."""
    if context.group.starters is StartPermission.ADMINISTRATORS and not context.is_admin:
        raise RefusedError("not-your-start", "administrators alone have games dealt here")
