"""The settings of a server or group: shown to its administrators, and changed by them."""

from dataclasses import replace

from bot.core.actions import Action, Verb
from bot.core.commands import POST, as_typed
from bot.core.replies import Reply, ReplyTarget
from bot.core.request_context import RequestContext
from bot.core.settings import GroupSettings, StartPermission
from bot.features.administration.screens import EACH, admin_languages_screen, admin_screen, rule_labels
from bot.i18n.languages import language_names
from bot.i18n.name_matching import NameIndex
from bot.i18n.texts import Texts
from bot.services import Services
from bot.sessions.replies import quote, text_reply
from engine.errors import RefusedError

EXAMPLE_RULES = (
    "language de",
    "here",
    "not here",
    "everywhere",
    "starters administrators",
    "boards private",
    "post",
)
"""Examples of what can be typed, one of each kind."""
MOST_CHANNELS = 100
"""Channels and topics to which games can be limited: each press reads the settings of its group."""


class AdministrationService:
    """Shows and changes the settings of a server or group.

    Raises ``StoreUnavailableError``, and ``StaleGroupError`` if another administrator was faster.
    """

    def __init__(self, services: Services) -> None:
        self._store = services.store
        self._contexts = services.contexts
        self._others = services.subcommands(Verb.ADMIN)

    async def admin(self, context: RequestContext, action: Action) -> Reply:
        """Change the setting that the words name, and show all settings.

        Whether the player is an administrator is checked each time. Somebody else's button changes nothing.
        """
        _check_admin(context)
        is_own = action.owner == context.player.id
        place = ReplyTarget.HERE if is_own else ReplyTarget.PRIVATE
        words = action.words if is_own or action.owner is None else ()
        if words and (answer := self._others.get(words[0].lower())):
            return await answer(context, replace(action, words=words[1:]))
        rule = _group_rules(context.texts).meant(words) if words else ""
        if rule and (answer := self._others.get(rule)):
            return await answer(context, replace(action, words=()))
        if rule is None:
            known = context.texts("listing-separator").join(EXAMPLE_RULES)
            return text_reply(context.texts("no-such-rule", name=quote(words), known=known))
        if rule == "language":
            return Reply(admin_languages_screen(context), place)
        if rule:
            chat, changed = context.player.chat, _changed_settings(context, rule)
            await self._store.groups.save_settings(chat, context.room.group, changed, context.group)
            context = await self._contexts.load(context.player, context.room)  # perhaps in a new language
        return Reply(admin_screen(context), place, language=context.texts.language)


def _group_rules(texts: Texts) -> NameIndex:
    called = {rule: [rule, label] for rule, label in rule_labels(texts).items()}
    own = texts("setting-language")
    for rule, names in called.items():
        topic, _, value = rule.partition("=")
        if value:
            names.append(value)
        if topic == "language" and value != EACH:
            languages_ = language_names(value)
            names += [*languages_, *(f"{word} {name}" for word in ("language", own) for name in languages_)]
    called[f"language={EACH}"] += ["own", "language own"]
    called["here"].append(texts("button-here-too"))
    called[f"starters={StartPermission.ADMINISTRATORS}"] += ["admins", "starters admins"]
    return NameIndex({"language": ("language", own), POST: (POST, "posts", texts("posts-title")), **called})


def _changed_settings(context: RequestContext, rule: str) -> GroupSettings:
    """Return the settings after a change of one; raise ``RefusedError`` if it leaves too few or many."""
    group = context.group
    name, _, value = rule.partition("=")
    match name:
        case "language":
            return replace(group, language="" if value == EACH else value)
        case "starters":
            return replace(group, starters=StartPermission(value))
        case "boards":
            return replace(group, is_private=value == "private")
        case "here":
            return replace(group, channels=_more_channels(context))
        case "not-here":
            return replace(group, channels=_other_channels(context))
    return replace(group, channels=frozenset())


def _more_channels(context: RequestContext) -> frozenset[int]:
    chat, texts, channels = context.player.chat, context.texts, context.group.channels
    if len(channels) >= MOST_CHANNELS and context.room.channel not in channels:
        free = as_typed(chat, f"{Verb.ADMIN} not here", texts)
        everywhere = as_typed(chat, f"{Verb.ADMIN} everywhere", texts)
        raise RefusedError(
            "too-many-places",
            "games are allowed in too many places",
            most=MOST_CHANNELS,
            free=free,
            everywhere=everywhere,
        )
    return channels | {context.room.channel}


def _other_channels(context: RequestContext) -> frozenset[int]:
    chat, channels = context.player.chat, context.group.channels
    here = as_typed(chat, f"{Verb.ADMIN} here", context.texts)
    if not channels:
        raise RefusedError("no-places", "games are played everywhere", here=here)
    if channels == {context.room.channel}:
        everywhere = as_typed(chat, f"{Verb.ADMIN} everywhere", context.texts)
        raise RefusedError("only-place", "games are played only here", here=here, everywhere=everywhere)
    return channels - {context.room.channel}


def _check_admin(context: RequestContext) -> None:
    if not context.room.group:
        command = as_typed(context.player.chat, Verb.ADMIN, context.texts)
        raise RefusedError("not-a-group", "there is no group to configure", command=command)
    if not context.is_admin:
        raise RefusedError("not-a-governor", "only administrators change this")
