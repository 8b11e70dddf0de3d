"""The home screen: an unfinished game to go on with, the games, and the places that features declare."""

from dataclasses import replace

from bot.core.feature import HomePlace, StoredHashes
from bot.core.request_context import RequestContext
from bot.features import all_features
from bot.screens.home import HomeScreen, Place, game_places, going_on_place, recent_place
from bot.services import Services
from bot.sessions.going_on import last_games
from bot.storage.recent_sessions import RecentSessionStore


class HomeService:
    """Finds out where a player can go. Raises ``StoreUnavailableError``."""

    def __init__(self, services: Services) -> None:
        self._sessions = services.sessions
        self._recent = RecentSessionStore(services.redis)
        declared = {name: place for one in all_features() for name, place in one.home_places.items()}
        self._places = dict(sorted(declared.items(), key=lambda item: item[1].rank))
        self._notes = {name: place.note(services) for name, place in self._places.items() if place.note}
        self._hashes = tuple(dict.fromkeys(name for place in self._places.values() for name in place.reads))

    async def home(self, context: RequestContext) -> HomeScreen:
        """Return the home screen of a player."""
        texts, player = context.texts, context.player
        recent = await self._recent.look(player, context.settings.current, self._hashes)
        played = await last_games(self._sessions, self._recent, context, recent)
        places = [
            await self._place(context, name, place, recent.hashes) for name, place in self._places.items()
        ]
        picture, alt, games = game_places(texts, context.theme, player.id)
        return HomeScreen(
            picture,
            alt,
            games,
            going_on_place(texts, played.going_on) if played.going_on else None,
            tuple(recent_place(texts, one, player.id) for one in played.recent),
            tuple(places),
            context.settings.in_words,
        )

    async def _place(
        self, context: RequestContext, name: str, place: HomePlace, stored: StoredHashes
    ) -> Place:
        texts, action = context.texts, place.action
        note = texts(place.about) if place.about else ""
        if find := self._notes.get(name):
            found = await find(context, stored)
            note, action = found.text, replace(action, words=found.words or action.words)
        return Place(name, texts(place.label), note, action)
