"""A player's settings: all of them, as features declare them, shown and changed."""

from collections.abc import Iterable, Mapping
from dataclasses import replace

from bot.core.actions import Action
from bot.core.replies import MAX_NOTICE, Reply, ReplyTarget
from bot.core.request_context import RequestContext
from bot.core.screens import Screen
from bot.core.session import LoadedGame
from bot.core.settings import ResultVisibility
from bot.features import all_features, all_settings
from bot.features.preferences.screens import AHEAD, cities_screen, setting_screen, settings_screen
from bot.features.preferences.settings_input import SettingNames, UnknownValueError
from bot.i18n.texts import Texts, clipped
from bot.i18n.time_zones import HOURS, MINUTES
from bot.services import Services
from bot.sessions.replies import quote, text_reply

MOST_UPDATES = 5
"""How often the visibility of results is applied, if a player changes it again meanwhile."""


class PreferencesService:
    """Shows and changes a player's settings. Raises ``StoreUnavailableError``."""

    def __init__(self, services: Services) -> None:
        features = all_features()
        self._store = services.store
        self._storing = [
            ({setting.word for setting in feature.settings}, feature.store_settings(services))
            for feature in features
            if feature.store_settings
        ]
        self._notes = {
            word: note(services) for feature in features for word, note in feature.setting_notes.items()
        }
        self._zone_changes = [change(services) for feature in features for change in feature.zone_changes]
        self._visibility_changes = [
            change(services) for feature in features for change in feature.visibility_changes
        ]
        self._sessions = services.sessions
        self._contexts = services.contexts
        self._now = services.now

    async def settings(self, context: RequestContext, action: Action) -> Reply:
        """Change the settings that the words name, and show them.

        Somebody else's button changes nothing: it shows the settings of the player who pressed it.
        """
        is_own = action.owner == context.player.id
        words = action.words if is_own or action.owner is None else ()
        place = ReplyTarget.HERE if is_own else ReplyTarget.PRIVATE
        if numbers := _read_clock_words(words):
            return Reply(cities_screen(context, self._now(), *numbers), place)
        names, known = SettingNames(context.texts), all_settings()
        try:
            asked, chosen = names.read(words)
        except UnknownValueError as error:
            return self._unknown_reply(context, names, error, place)
        loaded = await self._sessions.load_current(context)
        if chosen:
            changed = await self._choose(context, chosen)
            if isinstance(changed, str):
                return text_reply(changed)
            context = changed
        notice = "" if is_own else self._understood(context, chosen)
        if not asked and len(chosen) == 1:
            (word,) = chosen
            stays = known[word].stays_if_pressed if is_own else known[word].stays_if_typed
            asked = word if stays else ""
        if not asked:
            screen = settings_screen(context, loaded, self._now())
        elif reason := known[asked].unavailable(context):
            return text_reply(reason)
        else:
            screen = await self._page(context, loaded, asked)
        return Reply(screen, place, notice, language=context.texts.language, theme=context.theme)

    def _unknown_reply(
        self, context: RequestContext, names: SettingNames, error: UnknownValueError, place: ReplyTarget
    ) -> Reply:
        """Ask which value typed words mean, or say that they mean none."""
        named = all_settings().get(error.setting)
        if named and (reason := named.unavailable(context)):
            return text_reply(reason)
        setting = named or all_settings().get(names.nearest(error.words))
        question = setting and setting.question(context, error.words, self._now())
        return Reply(question, place) if question else text_reply(_unknown_value(context.texts, names, error))

    def _understood(self, context: RequestContext, chosen: Iterable[str]) -> str:
        """Say as what typed values were understood, where that is not obvious."""
        known, now = all_settings(), self._now()
        said = filter(None, (known[word].understood(context, now) for word in chosen))
        return clipped(context.texts.together(*said), MAX_NOTICE)

    async def _page(self, context: RequestContext, loaded: LoadedGame | None, word: str) -> Screen:
        screen = setting_screen(context, loaded, all_settings()[word], self._now())
        note = await self._notes[word](context) if word in self._notes else ""
        return replace(screen, text=f"{screen.text}\n{note}") if note else screen

    async def _choose(self, context: RequestContext, chosen: Mapping[str, str]) -> RequestContext | str:
        """Store what was chosen, and return the new context: a new language is used at once.

        The result is a sentence if the player cannot have one of the settings, or a feature cannot store its
        own: then nothing else is stored either.
        """
        stored_here = chosen.keys() - set[str]().union(*(words for words, _ in self._storing))
        for word in stored_here:
            if reason := all_settings()[word].unavailable(context):
                return reason
        others = dict(chosen)
        for words, store in self._storing:
            own = {word: others.pop(word) for word in words & others.keys()}
            if own and (problem := await store(context, own)):
                return problem
        if others:
            known = [(all_settings()[word], value) for word, value in others.items()]
            values = {setting.stored_field: setting.stored.get(value, value) for setting, value in known}
            await self._store.choose(context.player, values)
        if "zone" in chosen:
            for follow in self._zone_changes:
                await follow(context.player)
        if "results" in chosen:
            return await self._apply_visibility(context, ResultVisibility(chosen["results"]))
        return await self._contexts.load(context.player, context.room)

    async def _apply_visibility(self, context: RequestContext, audience: ResultVisibility) -> RequestContext:
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


def _unknown_value(texts: Texts, names: SettingNames, error: UnknownValueError) -> str:
    name = quote(error.words)
    listed = texts("listing-separator").join
    setting = all_settings().get(error.setting or names.nearest(error.words))
    if setting is None:
        known = listed(one.name(texts) for one in all_settings().values())
        return texts.together(texts("no-such-setting", name=name), texts("known-values", known=known))
    if setting.unknown:
        return setting.unknown(texts, error.words)
    values = dict(setting.values(texts))
    nearest = names.values[setting.word].nearest(error.words)
    meant = [texts("nearest-values", known=values[nearest[0]])] if nearest else []
    known = texts("known-values", known=listed(values.values()))
    return texts.together(texts(f"no-such-{setting.word}", name=name), *meant, known)
