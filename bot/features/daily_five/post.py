"""The post of the daily five, which follows that of a day's challenge where it is switched on."""

from functools import lru_cache

from bot.core.actions import Chat
from bot.core.posts import Post
from bot.core.screens import Screen
from bot.features.daily_five.choice import FiveChoice, FiveOfDay
from bot.features.daily_five.screens import post_screen
from bot.i18n.texts import Texts
from bot.services import Services

CACHED = 64


class FivePosts:
    """Composes the posts of the daily five. Raises ``StoreUnavailableError``."""

    def __init__(self, services: Services) -> None:
        self._choice = services.get(FiveChoice)

    async def compose(self, texts: Texts, _chat: Chat, number: int, _before: int) -> Post:
        """Return the silent post of a day; raise ``LookupError`` if there are no goals for it."""
        return Post(_screen(texts, await self._choice.of_day(number)), texts.language, is_silent=True)


@lru_cache(CACHED)
def _screen(texts: Texts, five: FiveOfDay) -> Screen:
    """Return what all groups of a language get: it is made and painted once."""
    return post_screen(texts, five)
