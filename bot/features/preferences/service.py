"""What a player prefers, wherever they play: theme, language, time zone, boards, and who may see results."""

from collections.abc import Callable, Mapping, Sequence

from bot.core.loaded_game import Table
from bot.core.model import Action, Place, Reply, Screen
from bot.core.player_settings import Audience, Preference
from bot.features.preferences.screens import cities_screen, settings_screen, topic_screen
from bot.features.preferences.settings_input import AHEAD, TOPICS, UnknownValueError, Vocabulary, values_of
from bot.features.standings.service import Standings
from bot.i18n.language_names import OF_CHAT
from bot.i18n.texts import Texts
from bot.i18n.time_zones import HOURS, MINUTES, zone_names
from bot.sessions.replies import quoted, told
from bot.sessions.request_context import Visit, Visits
from bot.sessions.service import Tables
from bot.storage.player_store import Store

NEAREST_ZONES = 3
TRIES = 5
"""How often results are shown to others where a player chooses and chooses again."""
EXAMPLES = ("Tokyo", "Berlin", "New York")
"""Cities that are named where nothing typed is like a time zone."""


class Preferences:
    """Answers what is asked of a player's preferences. Raises ``StoreUnavailableError``."""

    def __init__(
        self,
        store: Store,
        tables: Tables,
        visits: Visits,
        standings: Standings,
        now: Callable[[], int],
    ) -> None:
        self._store = store
        self._standings = standings
        self._tables = tables
        self._visits = visits
        self._now = now

    async def answer(self, visit: Visit, action: Action) -> Reply:
        """Show what the player has chosen, and choose something else first where that is asked for.

        Somebody else's button chooses nothing: it shows what the one who pressed it prefers.
        """
        is_own = action.owner == visit.player.id
        words = action.words if is_own or action.owner is None else ()
        place = Place.HERE if is_own else Place.PRIVATE
        if numbers := _hour(words):
            return Reply(cities_screen(visit, self._now(), *numbers), place)
        vocabulary = Vocabulary(visit.texts)
        try:
            asked, chosen = vocabulary.read(words)
        except UnknownValueError as error:
            return told(_refusal(visit.texts, vocabulary, error))
        table = await self._tables.current(visit)
        if chosen:
            visit = await self._chosen(visit, chosen)
        return Reply(self._screen(visit, table, asked, chosen), place, language=visit.texts.language)

    async def _chosen(self, visit: Visit, chosen: Mapping[str, str]) -> Visit:
        """Keep what was chosen, and return the visit as it is then: a new language is spoken at once."""
        kept = {
            TOPICS[topic]: "" if topic == "language" and value == OF_CHAT else value
            for topic, value in chosen.items()
        }
        await self._store.choose(visit.player, kept)
        if Preference.RESULTS not in kept:
            return await self._visits.begin(visit.player, visit.room)
        audience = Audience(kept[Preference.RESULTS])
        for _ in range(TRIES):  # also where it is the same: it may have been broken off before
            await self._standings.show_to(visit.player, audience)
            visit = await self._visits.begin(visit.player, visit.room)
            if visit.seat.results is audience:
                break
            audience = visit.seat.results  # something else was chosen meanwhile
        return visit

    def _screen(self, visit: Visit, table: Table | None, asked: str, chosen: Mapping[str, str]) -> Screen:
        """Return the page of a preference; after a choice that of all, but of themes what one looks like."""
        topic = asked or ("theme" if set(chosen) == {"theme"} else "")
        if topic:
            return topic_screen(visit, table, topic, self._now())
        return settings_screen(visit, table, self._now())


def _hour(words: tuple[str, ...]) -> tuple[int, int, int] | None:
    """Return the hours ahead of UTC, its minute, and the page, of the zones that a button offers."""
    if words[:2] != ("zone", AHEAD) or len(words) != 5:
        return None
    numbers = [int(word) if word.isdecimal() and len(word) < 4 else -1 for word in words[2:]]
    ahead, minute, page = numbers
    return (ahead, minute, page) if 0 <= ahead < HOURS and 0 <= minute < MINUTES and page >= 0 else None


def unknown_zone(texts: Texts, words: Sequence[str]) -> str:
    """Tell that there is no such time zone, and which come nearest to it."""
    nearest = zone_names().nearest(words, NEAREST_ZONES)
    known = texts("listing-separator").join(nearest or EXAMPLES)
    told_so = texts("nearest-values" if nearest else "known-zones", known=known)
    return texts.together(texts("no-such-zone", name=quoted(words)), told_so)


def _refusal(texts: Texts, vocabulary: Vocabulary, error: UnknownValueError) -> str:
    """Tell that there is no such value, which come nearest to it, and which there are."""
    topic = error.topic or vocabulary.nearest_topic(error.words)
    name = quoted(error.words)
    listed = texts("listing-separator").join
    if not topic:
        known = listed(texts(f"setting-{one}") for one in TOPICS)
        return texts.together(texts("no-such-setting", name=name), texts("known-values", known=known))
    if topic == "zone":
        return unknown_zone(texts, error.words)
    values = dict(values_of(texts, topic))
    nearest = vocabulary.names(topic).nearest(error.words)
    meant = [texts("nearest-values", known=values[nearest[0]])] if nearest else []
    known = texts("known-values", known=listed(values.values()))
    return texts.together(texts(f"no-such-{topic}", name=name), *meant, known)
