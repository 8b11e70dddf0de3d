"""The way to win a daily challenge, shown to anybody after its day has closed."""

from collections.abc import Callable

from bot.core.actions import Action, Verb
from bot.core.loaded_game import LoadedGame
from bot.core.replies import Reply, ReplyTarget
from bot.core.screens import Screen
from bot.core.session import Session
from bot.daily.certified_deals import find_proof
from bot.daily.challenge import DailyChallenge
from bot.features.attempts.daily_services import DailyServices
from bot.i18n.moment_text import moment_told
from bot.screens.ending import WayToEnd, ending_screen, ending_step_screen
from bot.screens.menus import play_button
from bot.screens.replay_steps import MOST_DIGITS, read_page, read_step
from bot.sessions.replies import text_reply
from bot.sessions.request_context import RequestContext
from engine.record import Record

LINE = "line"
"""The first word of actions that show the way to win a challenge."""


class WayToWinService:
    """Handles ``Action(Verb.DAILY, ("line", "212", …))``. Raises ``StoreUnavailableError``."""

    def __init__(self, daily: DailyServices, now: Callable[[], int]) -> None:
        self._daily = daily
        self._now = now

    async def show_way_to_win(self, context: RequestContext, action: Action) -> Reply:
        """Show the proved way to win as an animation, or one step; of the last closed day by default."""
        now, challenges = self._now(), self._daily.challenges
        days, words = await challenges.days(now), action.words[1:]
        number = "".join(words[:1])
        wanted = int(number[:MOST_DIGITS]) if number.isdecimal() else days.last_closed(now)
        challenge = await challenges.challenge(wanted, now)
        if challenge is None:
            return text_reply(context.texts("daily-none"))
        if not days.is_closed(wanted, now):
            moment = moment_told(context.texts, days.closes(wanted), context.settings.zone, now)
            return text_reply(context.texts("secret-until", number=str(wanted), moment=moment))
        proof = find_proof(challenge)
        if proof is None:
            return text_reply(context.texts("daily-rules-changed"))
        # A button below somebody else's message answers with a new message.
        place = ReplyTarget.HERE if action.owner == context.player.id else ReplyTarget.PRIVATE
        return Reply(_way_screen(context, challenge, proof, words[1:]), place)


def _way_screen(
    context: RequestContext, challenge: DailyChallenge, proof: Record, words: tuple[str, ...]
) -> Screen:
    """Return the animation, or the step that the words request."""
    session = Session("", challenge.record, began=0, moved=0, challenge=challenge.number)
    loaded = LoadedGame(
        context.player.id,
        session,
        challenge.record.start(),
        in_words=context.settings.in_words,
        theme=context.theme,
    )
    ending = WayToEnd(proof, 0, Verb.DAILY, (LINE, str(challenge.number)))
    step = read_step(words, 0, ending.count)
    if step is None and context.settings.in_words and not words:
        step = 0  # an animation has no description, but its steps do
    onwards = (play_button(context.texts, challenge.record, challenge.number),)
    if step is None:
        return ending_screen(context.texts, loaded, ending, 0, onwards)
    return ending_step_screen(context.texts, loaded, ending, step, 0, read_page(words), onwards)
