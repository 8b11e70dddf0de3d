"""Use case: show a player's month."""

from bot.core.actions import Action, Verb
from bot.core.commands import as_typed
from bot.core.replies import Reply, ReplyTarget
from bot.features.statistics.calendar import month_after, month_of, read_month
from bot.features.statistics.calendar_screens import calendar_screen
from bot.features.statistics.player_history import PlayerHistory
from bot.sessions.replies import as_text_only, quote, text_reply
from bot.sessions.request_context import RequestContext


class Calendars:
    """Shows calendars.

    Raises ``StoreUnavailableError``, and ``UnreadableGameError`` if the statistics cannot be read.
    """

    def __init__(self, player_history: PlayerHistory) -> None:
        self._player_history = player_history

    async def show_calendar(self, context: RequestContext, action: Action) -> Reply:
        """Show the requested month, by default this one; it never shows future months.

        On somebody else's message a button shows the days of the player who pressed it.
        """
        texts, player = context.texts, context.player
        known = await self._player_history.load_history(player)
        days = known.days
        current = days.date_of(max(known.today, 1)).replace(day=1)
        first = read_month(action.words[0]) if action.words else current
        if first is None:
            command = as_typed(player.chat, f"{Verb.CALENDAR} {current:%Y-%m}", texts)
            return text_reply(texts("calendar-unread", text=quote(action.words), command=command))
        first = min(first, current)  # future months are empty
        if month_after(first) <= days.first:
            begun = days.first
            return text_reply(
                texts("calendar-before", day=begun.day, month=begun.month, year=str(begun.year))
            )
        month = month_of(
            first, days, known.today, known.results, known.streak.frozen, known.outages, known.unfinished
        )
        screen = calendar_screen(
            texts, player.chat, player.id, month, days, known.today, known.streak, context.theme
        )
        if context.settings.in_words:
            screen = as_text_only(screen)
        return Reply(screen, ReplyTarget.HERE if action.owner == player.id else ReplyTarget.PRIVATE)
