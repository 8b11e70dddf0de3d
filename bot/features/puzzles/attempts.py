"""Attempts at puzzles that count: found while they are unfinished, counted whenever an ended one is seen."""

import logging
from dataclasses import replace

from bot.core.actions import Action
from bot.core.commands import ParameterKind
from bot.core.replies import Reply, ReplyTarget
from bot.core.request_context import RequestContext
from bot.core.session import LoadedGame
from bot.core.typed_input.command_choices import split_choice
from bot.core.typed_input.deal_request import named_game
from bot.features import all_features
from bot.features.puzzles.known_puzzle import is_counted, puzzle_number
from bot.features.puzzles.profile import UnfinishedAttempt
from bot.features.puzzles.scores import PuzzleScores
from bot.features.puzzles.screens import result_news
from bot.features.puzzles.statistics import RATINGS, ratings_screen
from bot.services import Services
from bot.sessions.replies import as_text_only, quote, text_reply
from bot.sessions.service import OldRulesError
from bot.storage.errors import MissingGameError, StoreUnavailableError, UnreadableGameError
from engine.goal import GoalState

log = logging.getLogger(__name__)


class PuzzleAttempts:
    """Counts attempts at puzzles. Raises what ``SessionService`` raises.

    A session is saved first, and counted when it is seen with its end: right after that, or whenever it is
    shown, another puzzle is asked for or the ratings are. So a crash in between loses nothing.
    """

    def __init__(self, services: Services) -> None:
        self._sessions = services.sessions
        self._scores = services.get(PuzzleScores)
        self._now = services.now
        self._news = [news(services) for feature in all_features() for news in feature.exercise_news]

    async def observe(self, context: RequestContext, loaded: LoadedGame) -> LoadedGame:
        """Return an attempt that has ended with what that changed; it is counted first.

        If the store fails, it is shown all the same, and counted on the next view. All other games stay as
        they are.
        """
        if not (loaded.is_over and is_counted(loaded.session)):
            return loaded
        is_solved = loaded.session.goal_state(loaded.position) is GoalState.REACHED
        session = loaded.session
        try:
            result, is_new = await self._scores.finish_attempt(
                context, session.id, puzzle_number(session), session.moved, is_solved=is_solved
            )
            goals = await self.reached_goals(context, loaded) if is_new else ()
        except StoreUnavailableError as error:
            log.warning("an attempt at a puzzle is shown without its result: %s", error)
            return replace(loaded, news=(*loaded.news, context.texts("puzzle-uncounted")))
        lines = result_news(context.texts, result) if result else ()
        streak = (result.streak if result else None) or 0
        return replace(loaded, news=(*loaded.news, *lines, *goals), win_streak=streak)

    async def reached_goals(self, context: RequestContext, loaded: LoadedGame) -> tuple[str, ...]:
        """Announce what else an attempt that has ended means for its player."""
        found = [await news(context, loaded.session.moved) for news in self._news]
        return tuple(line for lines in found for line in lines)

    async def unfinished(self, context: RequestContext, action: Action) -> UnfinishedAttempt | None:
        """Return the player's unfinished attempt; one that has ended without being counted is counted first.

        One that can no longer be shown counts as unsolved: another could not be begun beside it.
        """
        attempt = await self._scores.unfinished_attempt(context)
        if attempt is None:
            return None
        try:
            loaded = await self._sessions.load(context, replace(action, session=attempt.session))
            if not loaded.is_over:
                return attempt
        except MissingGameError:
            return attempt
        except (OldRulesError, UnreadableGameError):
            await self._scores.finish_attempt(
                context, attempt.session, attempt.number, self._now(), is_solved=False
            )
        return await self._scores.unfinished_attempt(context)

    async def show_ratings(self, context: RequestContext, action: Action) -> Reply:
        """Show the player's ratings in the puzzles of all games, or of the one that is named."""
        texts, owner = context.texts, context.player.id
        words = split_choice(texts, ParameterKind.STATISTICS, action.words)[1]
        named = [word.lower() for word in words if word.lower() != RATINGS and not word.isdecimal()]
        game = named_game(named)
        if game is None and named:
            return text_reply(texts("stats-unread", text=quote(action.words)))
        await self.unfinished(context, action)
        profile = await self._scores.profile(context)
        screen = ratings_screen(texts, owner, profile, game.name if game else "", context.theme)
        if context.settings.in_words:
            screen = as_text_only(screen)
        return Reply(screen, ReplyTarget.HERE if action.owner == owner else ReplyTarget.PRIVATE)
