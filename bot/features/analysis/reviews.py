"""Analysis of finished games with all cards known: reviews, and the best ways to an end."""

import logging
from collections import OrderedDict
from collections.abc import AsyncIterator
from dataclasses import replace
from typing import TypeVar

from bot.core.actions import Action, Verb
from bot.core.commands import ParameterKind
from bot.core.replies import Reply
from bot.core.request_context import RequestContext
from bot.core.session import LoadedGame
from bot.core.typed_input.command_choices import split_choice
from bot.daily.certified_deals import find_certified_deal
from bot.features import all_features
from bot.features.analysis.review import LINE, LUCK, ReviewedGame, clock_seconds
from bot.features.analysis.screens import luck_screen, review_screen, review_step_screen, working_screen
from bot.features.challenge.service import Secrecy
from bot.runtime.analysis_jobs import AnalysisTimeoutError
from bot.runtime.progressive_reply import progressive_reply
from bot.screens.replay_steps import WayToEnd, read_move_number, read_page, read_step, way_screen
from bot.services import Services
from bot.sessions.replies import own_place, screen_reply, text_reply
from engine.advice import advise, can_advise
from engine.advice.autoplay import autoplay
from engine.advice.fewest_cells import fewest_cells_of, has_cells
from engine.advice.judge import goal_of
from engine.advice.move_effects import decisive_move
from engine.advice.review import Review, begin_review, continue_review
from engine.move import Move
from engine.record import Record
from engine.solvers import can_solve

log = logging.getLogger(__name__)

Key = TypeVar("Key")
Value = TypeVar("Value")

MOST_CACHED = 64
"""Reviews that are cached, and the same number of ways to an end: some 20 KB each."""
REPORT_EVERY = 20
"""Percent of the work after which the progress is shown again."""


class ReviewService:
    """Shows reviews and autoplay; changes no game.

    Raises what ``SessionService`` and ``AnalysisJobs`` raise. The buttons refer to the current state of the
    game. Results are cached as long as there is room, and then computed again, with the same result.
    """

    def __init__(self, services: Services) -> None:
        self._sessions = services.sessions
        self._jobs = services.jobs
        self._secrecy = services.get(Secrecy)
        self._mistake_observers = [
            observe(services) for feature in all_features() for observe in feature.mistake_observers
        ]
        self._reviews: OrderedDict[tuple[str, int], tuple[Review, Move | None, int | None]] = OrderedDict()
        """With the move that a hint advises before the decisive step, and how hard the deal itself is."""
        self._ways: OrderedDict[tuple[str, int, int], tuple[Move, ...]] = OrderedDict()

    async def review(self, context: RequestContext, action: Action) -> Reply:
        """Show the review of a finished game, one of its steps, or the better way.

        The words may begin with what to show.
        """
        choice, words = split_choice(context.texts, ParameterKind.ANALYSIS, action.words)
        if choice == Verb.AUTOPLAY:
            return await self.autoplay(context, replace(action, verb=Verb.AUTOPLAY, words=words))
        action = replace(action, words=words)
        loaded = await self._sessions.load(context, action)
        if refusal := await self._analysis_refusal(context, loaded):
            return text_reply(refusal)
        if not loaded.session.record.moves and not loaded.session.has_given_up:
            return text_reply(context.texts("review-nothing"))
        known = self._reviews.get(_review_key(loaded))
        if known is not None:
            if not words:  # it was made for another player of the deal, or could not be noted then
                await self._note_mistake(context, loaded, known[0])
            return _review_reply(context, loaded, action, *known)
        return await progressive_reply(self._make_review(context, loaded, action))

    async def autoplay(self, context: RequestContext, action: Action) -> Reply:
        """Show how to play a finished game best, from the move number that the words begin with.

        The default is the move at which it was given up, or the deal of a game that has ended.
        """
        loaded = await self._sessions.load(context, action)
        if refusal := await self._analysis_refusal(context, loaded):
            return text_reply(refusal)
        moves = len(loaded.session.record.moves)
        number = read_move_number(action.words, moves)
        if number is None:
            number = moves if loaded.session.has_given_up else 0
        if number == moves and not loaded.session.has_given_up:
            return text_reply(context.texts("autoplay-over"))
        known = self._ways.get((*_review_key(loaded), number))
        if known is not None:
            return _autoplay_reply(context, loaded, action, number, known)
        return await progressive_reply(self._find_way(context, loaded, action, number))

    def known_line(self, loaded: LoadedGame, number: int) -> tuple[Move, ...]:
        """Return the best line from a moment of a game that a cached review has found; none without one."""
        found = self._reviews.get(_review_key(loaded))
        return found[0].line(number) if found else ()

    async def _analysis_refusal(self, context: RequestContext, loaded: LoadedGame) -> str:
        """Return why the cards of a game must not be revealed to its player; empty if they may be.

        They may when the game is over and its deal is not an open daily challenge. Reviews and autoplay both
        depend on this one method. Nobody is told to give a ranked attempt up, which Undo cannot bring back.
        """
        record, is_running = loaded.session.record, not loaded.is_over
        if loaded.session.exercise:
            return context.texts("exercise-no-review")
        if not can_solve(record.game):
            return context.texts("review-not-this-game")
        is_attempt = is_running and loaded.is_ranked
        if is_attempt and (moment := await self._secrecy.closing_moment(context, record)):
            return context.texts("review-not-over-ranked", moment=moment)
        refusal = await self._secrecy.secret_until(context, record)
        return refusal or (context.texts("review-not-over") if is_running else "")

    async def _make_review(
        self, context: RequestContext, loaded: LoadedGame, action: Action
    ) -> AsyncIterator[Reply]:
        text, seconds = _review_key(loaded)
        yield _working_reply(context, loaded, action, context.texts("review-working", percent=0))
        proof = find_certified_deal(loaded.session.record)
        review = await self._jobs.run_for(
            context.player, begin_review, text, seconds, proof.record().text if proof else ""
        )
        reported = 0
        while not review.is_done:
            review = await self._jobs.run_for(context.player, continue_review, review)
            if not review.is_done and review.percent >= reported + REPORT_EVERY:
                reported = review.percent
                yield _working_reply(
                    context, loaded, action, context.texts("review-working", percent=reported)
                )
        hint = await self._hint_at_decisive_move(context, loaded.session.record, review)
        hardness = proof.hardness if proof else None
        if hardness is None:
            hardness = await self._fewest_cells(context, loaded.session.record)
        _cache(self._reviews, (text, seconds), (review, hint, hardness))
        await self._note_mistake(context, loaded, review)
        yield _review_reply(context, loaded, action, review, hint, hardness)

    async def _note_mistake(self, context: RequestContext, loaded: LoadedGame, review: Review) -> None:
        """Tell the observer which move decided a game, if a better one is known."""
        reviewed = ReviewedGame.of(loaded, review)
        step = reviewed.decided
        if step is None or reviewed.better(step) is None:
            return
        record = loaded.session.record
        before = record.first(step - 1)
        goal = goal_of(before.replay(), review.line(step - 1), record.replay())
        for note in self._mistake_observers:
            await note(context, loaded, before, goal)

    async def _hint_at_decisive_move(
        self, context: RequestContext, record: Record, review: Review
    ) -> Move | None:
        """Return the move that a hint advised, or would have advised, before the decisive move.

        Equal boards get equal hints, so it is computed again and need not be stored.
        """
        step = decisive_move(review)
        if step is None or step > len(record.moves) or not can_advise(record.game):
            return None
        board = record.first(step - 1).replay().board()
        advice = await self._jobs.run_for(context.player, advise, board)
        return advice.estimates[0].move if advice.estimates else None

    async def _fewest_cells(self, context: RequestContext, record: Record) -> int | None:
        """Return with how few cells a deal can be won; ``None`` if it is not known, or there are none.

        A review does without it where finding it takes too long, as it may without compiled searches.
        """
        start = record.first(0)
        if not has_cells(start.replay()):
            return None
        try:
            return await self._jobs.run_for(context.player, fewest_cells_of, start.text)
        except AnalysisTimeoutError as error:
            log.warning("a review does without the fewest cells of %s: %r", start.text, error)
            return None

    async def _find_way(
        self, context: RequestContext, loaded: LoadedGame, action: Action, number: int
    ) -> AsyncIterator[Reply]:
        key = _review_key(loaded)
        yield _working_reply(context, loaded, action, context.texts("autoplay-working"))
        known = self.known_line(loaded, number)
        line = await self._jobs.run_for(context.player, autoplay, key[0], number, key[1], known)
        _cache(self._ways, (*key, number), line)
        yield _autoplay_reply(context, loaded, action, number, line)


def _review_key(loaded: LoadedGame) -> tuple[str, int]:
    """Return what a review depends on: the record, and the time on the clock."""
    return loaded.session.record.text, clock_seconds(loaded)


def _cache(cache: OrderedDict[Key, Value], key: Key, value: Value) -> None:
    """Cache a value, and drop the oldest one if there is no more room."""
    cache[key] = value
    if len(cache) > MOST_CACHED:
        cache.popitem(last=False)


def _working_reply(context: RequestContext, loaded: LoadedGame, action: Action, sentence: str) -> Reply:
    screen = working_screen(context.texts, loaded, sentence, action.verb, action.words)
    return screen_reply(loaded, screen, own_place(action))


def _review_reply(
    context: RequestContext,
    loaded: LoadedGame,
    action: Action,
    review: Review,
    hint: Move | None,
    hardness: int | None,
) -> Reply:
    """Return the part of a finished review that the words name."""
    reviewed, words = ReviewedGame.of(loaded, review, hint, hardness), action.words
    if words[:1] == (LUCK,) and reviewed.balance:
        return screen_reply(loaded, luck_screen(context.texts, reviewed, reviewed.balance))
    if words[:1] == (LINE,) and reviewed.decided and reviewed.better(reviewed.decided):
        return _way_reply(context, loaded, action, reviewed.ending(reviewed.decided), words[1:])
    step = read_step(words, 1, reviewed.count)
    if step is None:
        return screen_reply(loaded, review_screen(context.texts, reviewed), own_place(action))
    return screen_reply(loaded, review_step_screen(context.texts, reviewed, step, read_page(words)))


def _autoplay_reply(
    context: RequestContext, loaded: LoadedGame, action: Action, number: int, line: tuple[Move, ...]
) -> Reply:
    if not line:
        return text_reply(context.texts("autoplay-nothing"))
    record = loaded.session.record.first(number).then(*line)
    ending = WayToEnd(record, number, Verb.AUTOPLAY, (str(number),))
    return _way_reply(context, loaded, action, ending, action.words[1:])


def _way_reply(
    context: RequestContext, loaded: LoadedGame, action: Action, ending: WayToEnd, words: tuple[str, ...]
) -> Reply:
    """Return a reply with a way to the end: its animation, or one of its steps."""
    screen = way_screen(context.texts, loaded, ending, words, clock_seconds(loaded))
    return screen_reply(loaded, screen, own_place(action))
