"""What is posted of the days: each puzzle with the results of the one before it, each week, each month."""

from bot.daily.almanac import Almanac
from bot.daily.bulletin import Bulletin
from bot.daily.post_settings import PostSettings
from bot.texts import Texts


class Announcements:
    """Composes posts, each in the language of its group. Raises ``StoreUnavailableError``.

    ``texts`` is for groups that have settled no language.
    """

    def __init__(self, almanac: Almanac, texts: Texts) -> None:
        self._almanac = almanac
        self._texts = texts

    async def of_day(self, settings: PostSettings, number: int, now: int) -> Bulletin:
        """Return the post of a day that has begun; raise ``LookupError`` where there is no such puzzle."""
        raise NotImplementedError

    async def of_week(self, settings: PostSettings, week: str, now: int) -> Bulletin:
        """Return the summary of a week, named as ``week_of`` does."""
        raise NotImplementedError

    async def of_month(self, settings: PostSettings, month: str, now: int) -> Bulletin:
        """Return the summary of a month, named as ``month_of`` does."""
        raise NotImplementedError

    async def trial(self, settings: PostSettings, now: int) -> Bulletin:
        """Return what shows at once that posts arrive: today's, with a word on why it comes now."""
        raise NotImplementedError
