"""The way to win the puzzle of a day, told to anybody when its day has closed."""

from collections.abc import Callable

from bot.core.loaded_game import LoadedGame
from bot.core.model import Action, Reply, ReplyTarget, Screen, Verb
from bot.core.session import Session
from bot.daily.certified_deals import proof_of
from bot.daily.challenge import DailyChallenge
from bot.features.attempts.daily_services import DailyServices
from bot.i18n.moment_text import moment_told
from bot.screens.ending import WayToEnd, ending_screen, ending_step_screen
from bot.screens.menus import play_control
from bot.screens.replay_steps import DIGITS, read_page, read_step
from bot.sessions.replies import text_reply
from bot.sessions.request_context import RequestContext
from engine.record import Record

LINE = "line"
"""Begins the words that are about the way to win a puzzle."""


class WayToWinService:
    """Answers ``Action(Verb.DAILY, ("line", "212", …))``. Raises ``StoreUnavailableError``."""

    def __init__(self, almanac: DailyServices, now: Callable[[], int]) -> None:
        self._almanac = almanac
        self._now = now

    async def answer(self, visit: RequestContext, action: Action) -> Reply:
        """Show the proved way to win as a film, or a step of it; without a number that of the last day."""
        now, puzzles = self._now(), self._almanac.puzzles
        days, words = await puzzles.days(now), action.words[1:]
        number = "".join(words[:1])
        wanted = int(number[:DIGITS]) if number.isdecimal() else days.last_closed(now)
        puzzle = await puzzles.puzzle(wanted, now)
        if puzzle is None:
            return text_reply(visit.texts("daily-none"))
        if not days.is_closed(wanted, now):
            moment = moment_told(visit.texts, days.closes(wanted), visit.seat.zone, now)
            return text_reply(visit.texts("secret-until", number=str(wanted), moment=moment))
        proof = proof_of(puzzle)
        if proof is None:
            return text_reply(visit.texts("daily-rules-changed"))
        # Whoever presses a button below another one's film gets a message of their own.
        place = ReplyTarget.HERE if action.owner == visit.player.id else ReplyTarget.PRIVATE
        return Reply(_screen(visit, puzzle, proof, words[1:]), place)


def _screen(visit: RequestContext, puzzle: DailyChallenge, proof: Record, words: tuple[str, ...]) -> Screen:
    """Return the film, or the step that words mean."""
    session = Session("", puzzle.record, began=0, moved=0, puzzle=puzzle.number)
    table = LoadedGame(
        visit.player.id, session, puzzle.record.start(), in_words=visit.seat.in_words, theme=visit.theme
    )
    ending = WayToEnd(proof, 0, Verb.DAILY, (LINE, str(puzzle.number)))
    step = read_step(words, 0, ending.count)
    if step is None and visit.seat.in_words and not words:
        step = 0  # a film cannot be told: its steps can
    onwards = (play_control(visit.texts, puzzle.record, puzzle.number),)
    if step is None:
        return ending_screen(visit.texts, table, ending, 0, onwards)
    return ending_step_screen(visit.texts, table, ending, step, 0, read_page(words), onwards)
