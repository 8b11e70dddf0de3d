"""What holds for everyone in a server or group: told to its administrators, and settled by them."""

from dataclasses import replace

from bot.core.commands import POST, as_typed
from bot.core.group_settings import GroupSettings, StartPermission
from bot.core.model import Action, Reply, ReplyTarget, Verb
from bot.features.administration.group_settings_input import EACH, EXAMPLES, group_rules
from bot.features.administration.screens import admin_languages_screen, admin_screen
from bot.features.posts.service import PostAdministration
from bot.sessions.replies import quote, text_reply
from bot.sessions.request_context import RequestContext, RequestContextLoader
from bot.storage.player_store import PlayerStore
from engine.errors import RefusedError


class AdministrationService:
    """Answers what is asked of the rules of a server or group.

    Raises ``StoreUnavailableError``, and ``StaleGroupError`` where another administrator was faster.
    """

    def __init__(self, store: PlayerStore, visits: RequestContextLoader, posts: PostAdministration) -> None:
        self._store = store
        self._posts = posts
        self._visits = visits

    async def answer(self, visit: RequestContext, action: Action) -> Reply:
        """Show what is settled, and settle something else first where that is asked for.

        Whether the player is an administrator is looked at each time. Somebody else's button settles nothing.
        """
        _check_governor(visit)
        is_own = action.owner == visit.player.id
        place = ReplyTarget.HERE if is_own else ReplyTarget.PRIVATE
        words = action.words if is_own or action.owner is None else ()
        if words and words[0].lower() == POST:
            return await self._posts.answer(visit, words[1:], place)
        rule = group_rules(visit.texts).meant(words) if words else ""
        if rule == POST:
            return await self._posts.answer(visit, (), place)
        if rule is None:
            return text_reply(_unknown(visit, words))
        if rule == "language":
            return Reply(admin_languages_screen(visit), place)
        if rule:
            visit = await self._settled(visit, changed(visit, rule))
        return Reply(admin_screen(visit), place, language=visit.texts.language)

    async def _settled(self, visit: RequestContext, group: GroupSettings) -> RequestContext:
        """Keep what is settled, and return the visit as it is then: a new language is spoken at once."""
        await self._store.groups.settle(visit.player.chat, visit.room.group, group, visit.group)
        return await self._visits.begin(visit.player, visit.room)


def changed(visit: RequestContext, rule: str) -> GroupSettings:
    """Return what is settled after one rule is; raise ``RefusedError`` where no place would be left."""
    group = visit.group
    name, _, value = rule.partition("=")
    match name:
        case "language":
            return replace(group, language="" if value == EACH else value)
        case "starters":
            return replace(group, starters=StartPermission(value))
        case "boards":
            return replace(group, is_private=value == "private")
        case "here":
            return replace(group, channels=group.channels | {visit.room.channel})
        case "not-here":
            return replace(group, channels=_without(visit))
    return replace(group, channels=frozenset())


def _without(visit: RequestContext) -> frozenset[int]:
    """Return the channels or topics in which games are played, but this one."""
    chat, channels = visit.player.chat, visit.group.channels
    here = as_typed(chat, f"{Verb.ADMIN} here", visit.texts)
    if not channels:
        raise RefusedError("no-places", "games are played everywhere", here=here)
    if channels == {visit.room.channel}:
        everywhere = as_typed(chat, f"{Verb.ADMIN} everywhere", visit.texts)
        raise RefusedError("only-place", "games are played here alone", here=here, everywhere=everywhere)
    return channels - {visit.room.channel}


def _check_governor(visit: RequestContext) -> None:
    if not visit.room.group:
        command = as_typed(visit.player.chat, Verb.ADMIN, visit.texts)
        raise RefusedError("not-a-group", "there is nobody to settle anything for", command=command)
    if not visit.is_governor:
        raise RefusedError("not-a-governor", "administrators alone settle this")


def _unknown(visit: RequestContext, words: tuple[str, ...]) -> str:
    """Tell that there is no such rule, and what can be typed."""
    texts = visit.texts
    known = texts("listing-separator").join(EXAMPLES)
    return texts("no-such-rule", name=quote(words), known=known)
