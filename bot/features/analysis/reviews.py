"""What is worked out of finished games with all cards known: their reviews, and the best ways to an end."""

from collections import OrderedDict
from collections.abc import AsyncIterator
from typing import TypeVar

from bot.core.actions import Action, Verb
from bot.core.loaded_game import LoadedGame
from bot.core.replies import Reply, ReplyTarget
from bot.daily.certified_deals import find_certified_deal
from bot.features.analysis.review import LINE, ReviewedGame, clock_seconds
from bot.features.analysis.review_screens import review_screen, review_step_screen, working_screen
from bot.features.challenge.service import Secrecy
from bot.runtime.analysis_jobs import AnalysisJobs
from bot.runtime.progressive_reply import progressive_reply
from bot.screens.ending import WayToEnd, ending_screen, ending_step_screen
from bot.screens.replay_steps import read_move_number, read_page, read_step
from bot.sessions.replies import screen_reply, text_reply
from bot.sessions.request_context import RequestContext
from bot.sessions.service import SessionService
from engine.advice.autoplay import play_on
from engine.advice.review import Review, begin, go_on
from engine.move import Move
from engine.solvers import can_solve

Key = TypeVar("Key")
Value = TypeVar("Value")

MOST_CACHED = 64
"""Reviews that are kept, and as many ways to an end: some 20 KB each."""
REPORT_EVERY = 20
"""Of a hundred parts of the work: after so many more it is said how far it is."""


class ReviewService:
    """Answers reviews and autoplay; changes nothing. Raises what ``SessionService`` and ``AnalysisJobs`` raise.

    The buttons hold for the game as it has become. What was worked out is kept as long as there is room, and
    worked out again when it is wanted again, with the same result.
    """

    def __init__(self, sessions: SessionService, thinking: AnalysisJobs, secrecy: Secrecy) -> None:
        self._sessions = sessions
        self._jobs = thinking
        self._secrecy = secrecy
        self._reviews: OrderedDict[tuple[str, int], Review] = OrderedDict()
        self._ways: OrderedDict[tuple[str, int, int], tuple[Move, ...]] = OrderedDict()

    async def review(self, context: RequestContext, action: Action) -> Reply:
        """Show the review of a finished game, one of its steps, or the way that was better."""
        loaded = await self._sessions.load(context, action)
        if refusal := await self._analysis_refusal(context, loaded):
            return text_reply(refusal)
        if not loaded.session.record.moves and not loaded.session.has_given_up:
            return text_reply(context.texts("review-nothing"))
        known = self._reviews.get(_review_key(loaded))
        if known is not None:
            return _review_reply(context, loaded, action, known)
        return await progressive_reply(self._make_review(context, loaded, action))

    async def autoplay(self, context: RequestContext, action: Action) -> Reply:
        """Show how a finished game is best played to its end, from the moment that the words begin with.

        Without words it is the moment at which it was given up, or the deal of one that has ended.
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

    async def _analysis_refusal(self, context: RequestContext, loaded: LoadedGame) -> str:
        """Tell why all cards of a game may not be told to its player; nothing where they may be.

        They may when the game is over, and its deal is no puzzle of a day that is still open. This is the one
        place that says so, for reviews and for ways to the end alike.
        """
        if not can_solve(loaded.session.record.game):
            return context.texts("review-not-this-game")
        if not loaded.is_over:
            return context.texts("review-not-over")
        return await self._secrecy.secret_until(context, loaded.session.record)

    async def _make_review(
        self, context: RequestContext, loaded: LoadedGame, action: Action
    ) -> AsyncIterator[Reply]:
        """Work out a review, telling now and then how far it is."""
        text, seconds = _review_key(loaded)
        yield _working_reply(context, loaded, action, context.texts("review-working", percent=0))
        proof = find_certified_deal(loaded.session.record)
        review = await self._jobs.think(
            context.player, begin, text, seconds, proof.record().text if proof else ""
        )
        said = 0
        while not review.is_done:
            review = await self._jobs.think(context.player, go_on, review)
            if not review.is_done and review.percent >= said + REPORT_EVERY:
                said = review.percent
                yield _working_reply(context, loaded, action, context.texts("review-working", percent=said))
        _cache(self._reviews, (text, seconds), review)
        yield _review_reply(context, loaded, action, review)

    async def _find_way(
        self, context: RequestContext, loaded: LoadedGame, action: Action, number: int
    ) -> AsyncIterator[Reply]:
        """Work out how a game is best played to its end."""
        key = _review_key(loaded)
        yield _working_reply(context, loaded, action, context.texts("autoplay-working"))
        review = self._reviews.get(key)
        known = review.line(number) if review else ()
        line = await self._jobs.think(context.player, play_on, key[0], number, key[1], known)
        _cache(self._ways, (*key, number), line)
        yield _autoplay_reply(context, loaded, action, number, line)


def _review_key(loaded: LoadedGame) -> tuple[str, int]:
    """Return what a review depends on: the record, and the clock."""
    return loaded.session.record.text, clock_seconds(loaded)


def _cache(kept: OrderedDict[Key, Value], key: Key, value: Value) -> None:
    """Keep something, and forget what has been kept the longest where there is no more room."""
    kept[key] = value
    if len(kept) > MOST_CACHED:
        kept.popitem(last=False)


def _target(action: Action) -> ReplyTarget:
    """Return where an answer goes: what is asked for below a board gets a message of its own."""
    return ReplyTarget.HERE if action.words else ReplyTarget.NEW


def _working_reply(context: RequestContext, loaded: LoadedGame, action: Action, sentence: str) -> Reply:
    screen = working_screen(context.texts, loaded, sentence, action.verb, action.words)
    return screen_reply(loaded, screen, _target(action))


def _review_reply(context: RequestContext, loaded: LoadedGame, action: Action, review: Review) -> Reply:
    """Answer with what the words say of a review that is done."""
    seen, words = ReviewedGame.of(loaded, review), action.words
    if words[:1] == (LINE,) and seen.decided and seen.better(seen.decided):
        return _way_reply(context, loaded, action, seen.ending(seen.decided), words[1:])
    step = read_step(words, 1, seen.count)
    if step is None:
        return screen_reply(loaded, review_screen(context.texts, seen), _target(action))
    return screen_reply(loaded, review_step_screen(context.texts, seen, step, read_page(words)))


def _autoplay_reply(
    context: RequestContext, loaded: LoadedGame, action: Action, number: int, line: tuple[Move, ...]
) -> Reply:
    """Answer with a way to the end that was worked out."""
    if not line:
        return text_reply(context.texts("autoplay-nothing"))
    record = loaded.session.record.first(number).then(*line)
    ending = WayToEnd(record, number, Verb.AUTOPLAY, (str(number),))
    return _way_reply(context, loaded, action, ending, action.words[1:])


def _way_reply(
    context: RequestContext, loaded: LoadedGame, action: Action, ending: WayToEnd, words: tuple[str, ...]
) -> Reply:
    """Answer with a way to the end: the film of it, or one of its steps."""
    step = read_step(words, 0, ending.count)
    if step is None and context.settings.in_words and not words:
        step = 0  # a film cannot be told: its steps can
    if step is None:
        return screen_reply(
            loaded, ending_screen(context.texts, loaded, ending, clock_seconds(loaded)), _target(action)
        )
    screen = ending_step_screen(context.texts, loaded, ending, step, clock_seconds(loaded), read_page(words))
    return screen_reply(loaded, screen, _target(action))
