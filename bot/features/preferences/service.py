"""A player's preferences: theme, language, time zone, boards, and who may see results."""

from collections.abc import Mapping, Sequence

from bot.core.actions import Action, Chat
from bot.core.replies import Reply, ReplyTarget
from bot.core.request_context import RequestContext
from bot.core.settings import ResultVisibility, SettingName
from bot.features import all_features
from bot.features.preferences.screens import cities_screen, settings_screen, topic_screen
from bot.features.preferences.settings_input import (
    AHEAD,
    OF_CHAT,
    REMINDERS,
    TOPICS,
    SettingVocabulary,
    UnknownValueError,
    values_of,
)
from bot.features.reminders.service import RemindersService
from bot.i18n.texts import Texts
from bot.i18n.time_zones import HOURS, MINUTES, zone_names
from bot.services import Services
from bot.sessions.replies import quote, text_reply

__all__ = ["PreferencesService", "values_of"]

NEAREST_ZONES = 3
MOST_UPDATES = 5
"""How often the visibility of results is applied, if a player changes it again meanwhile."""
EXAMPLE_CITIES = ("Tokyo", "Berlin", "New York")
"""Cities that are named if nothing typed is like a time zone."""


class PreferencesService:
    """Shows and changes a player's preferences. Raises ``StoreUnavailableError``."""

    def __init__(self, services: Services) -> None:
        self._store = services.store
        self._visibility_changes = [
            change(services) for feature in all_features() for change in feature.visibility_changes
        ]
        self._reminders = services.get(RemindersService)
        self._sessions = services.sessions
        self._contexts = services.contexts
        self._now = services.now

    async def settings(self, context: RequestContext, action: Action) -> Reply:
        """Change the preferences that the words name, and show them.

        Somebody else's button changes nothing: it shows the preferences of the player who pressed it.
        """
        is_own = action.owner == context.player.id
        words = action.words if is_own or action.owner is None else ()
        place = ReplyTarget.HERE if is_own else ReplyTarget.PRIVATE
        if numbers := _read_clock_words(words):
            return Reply(cities_screen(context, self._now(), *numbers), place)
        vocabulary = SettingVocabulary(context.texts)
        missing = REMINDERS if context.player.chat is Chat.PAGE else ()
        try:
            asked, chosen = vocabulary.read(words)
        except UnknownValueError as error:
            if error.topic in missing:
                return text_reply(context.texts("reminder-not-here"))
            return text_reply(_unknown_value(context.texts, vocabulary, error))
        loaded = await self._sessions.load_current(context)
        if chosen:
            changed = await self._choose(context, chosen)
            if isinstance(changed, str):
                return text_reply(changed)
            context = changed
        now = self._now()
        stays = {"theme", *(REMINDERS if is_own else ())}  # on the page of a button
        if topic := asked or "".join(one for one in chosen if len(chosen) == 1 and one in stays):
            if topic in missing:
                return text_reply(context.texts("reminder-not-here"))
            paused = await self._reminders.paused_until(context.player) if topic == "reminder" else None
            screen = topic_screen(context, loaded, topic, now, paused)
        else:
            screen = settings_screen(context, loaded, now)
        return Reply(screen, place, language=context.texts.language)

    async def _choose(self, context: RequestContext, chosen: Mapping[str, str]) -> RequestContext | str:
        """Store what was chosen, and return the new context: a new language is used at once.

        The result is a sentence if reminders are impossible: then nothing else is stored either.
        """
        reminders = {TOPICS[topic]: value for topic, value in chosen.items() if topic in REMINDERS}
        values = {
            TOPICS[topic]: "" if topic == "language" and value == OF_CHAT else value
            for topic, value in chosen.items()
            if topic not in REMINDERS
        }
        if reminders and (problem := await self._reminders.change(context, reminders)):
            return problem
        if values:
            await self._store.choose(context.player, values)
        if SettingName.ZONE in values:
            await self._reminders.change_zone(context.player)
        if SettingName.RESULTS not in values:
            return await self._contexts.load(context.player, context.room)
        audience = ResultVisibility(values[SettingName.RESULTS])
        for _ in range(MOST_UPDATES):  # also if it is unchanged: the last time may have been interrupted
            for change in self._visibility_changes:
                await change(context.player, audience)
            context = await self._contexts.load(context.player, context.room)
            if context.settings.results is audience:
                break
            audience = context.settings.results  # it was changed meanwhile
        return context


def _read_clock_words(words: tuple[str, ...]) -> tuple[int, int, int] | None:
    """Read the words of a button that offers zones: the hours ahead of UTC, its minute, and the page."""
    if words[:2] != ("zone", AHEAD) or len(words) != 5:
        return None
    numbers = [int(word) if word.isdecimal() and len(word) < 4 else -1 for word in words[2:]]
    ahead, minute, page = numbers
    return (ahead, minute, page) if 0 <= ahead < HOURS and 0 <= minute < MINUTES and page >= 0 else None


def unknown_zone_text(texts: Texts, words: Sequence[str]) -> str:
    """Say that a time zone is unknown, and which are most like it."""
    nearest = zone_names().nearest(words, NEAREST_ZONES)
    known = texts("listing-separator").join(nearest or EXAMPLE_CITIES)
    alternatives = texts("nearest-values" if nearest else "known-zones", known=known)
    return texts.together(texts("no-such-zone", name=quote(words)), alternatives)


def _unknown_value(texts: Texts, vocabulary: SettingVocabulary, error: UnknownValueError) -> str:
    topic = error.topic or vocabulary.nearest_topic(error.words)
    name = quote(error.words)
    listed = texts("listing-separator").join
    if not topic:
        known = listed(texts(f"setting-{one}") for one in TOPICS)
        return texts.together(texts("no-such-setting", name=name), texts("known-values", known=known))
    if topic == "zone":
        return unknown_zone_text(texts, error.words)
    if topic == "reminder":  # any time is one of its values
        return texts("no-such-reminder", name=name, off=texts("reminder-off"))
    values = dict(values_of(texts, topic))
    nearest = vocabulary.names(topic).nearest(error.words)
    meant = [texts("nearest-values", known=values[nearest[0]])] if nearest else []
    known = texts("known-values", known=listed(values.values()))
    return texts.together(texts(f"no-such-{topic}", name=name), *meant, known)
