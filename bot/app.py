"""The whole bot: from a player's action to a reply, whatever the chat."""

import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import replace
from datetime import date

from bot.completion import suggestions
from bot.core.actions import Action, Chat, Player, Room, Verb
from bot.core.commands import AUDIENCES, TELL, ParameterKind
from bot.core.player_names import visible
from bot.core.replies import Reply, ReplyTarget, Suggestion
from bot.core.screens import Screen
from bot.daily.certified_deals import any_deal
from bot.features.administration.service import AdministrationService
from bot.features.analysis.advice import AdviceService
from bot.features.analysis.reviews import ReviewService
from bot.features.attempts.closing import DayCloser
from bot.features.attempts.daily_services import DailyServices
from bot.features.attempts.decisive_move_search import DecisiveMoveFinder
from bot.features.attempts.ranking import AttemptRanking
from bot.features.attempts.service import AttemptService
from bot.features.attempts.sharing import DailyShare
from bot.features.attempts.way_to_win import LINE, WayToWinService
from bot.features.challenge.service import Secrecy
from bot.features.guide.service import GuideService
from bot.features.play.changes import GameChanges
from bot.features.play.moves import Moves
from bot.features.play.starting import GameStarter
from bot.features.posts.service import PostsService
from bot.features.preferences.service import PreferencesService
from bot.features.privacy.service import PrivacyService
from bot.features.replay.inline_results import InlineResults
from bot.features.replay.service import ReplayService
from bot.features.standings.leaderboards import Leaderboards
from bot.features.statistics.calendars import Calendars
from bot.features.statistics.player_history import PlayerHistory
from bot.features.statistics.service import StatisticsService
from bot.i18n.texts import Texts
from bot.observability.tracing import UNREAD, ActionOutcome, record_outcome, trace_action
from bot.runtime.analysis_jobs import (
    AnalysisBusyError,
    AnalysisError,
    AnalysisJobs,
    AnalysisLostError,
    AnalysisTimeoutError,
)
from bot.runtime.message_updates import closing
from bot.runtime.rate_limiter import RateLimiter, RateLimitHit
from bot.screens.menus import changed_rules_screen, gone_screen, menu_screen, stranger_screen
from bot.sessions.group_permissions import check_rules
from bot.sessions.replies import board_reply, text_reply
from bot.sessions.request_context import RequestContext, RequestContextLoader
from bot.sessions.service import AlreadyDoneError, NoGameError, OldButtonError, OldRulesError, SessionService
from bot.storage.player_store import (
    MOST_OPEN,
    MissingGameError,
    PlayerStore,
    StaleError,
    StoreUnavailableError,
    TooManyGamesError,
    UnreadableGameError,
)
from engine.errors import RefusedError
from engine.game import Game
from engine.options import Options
from engine.record import Record

log = logging.getLogger(__name__)

TRIES = 5
"""How often an action is taken up again when another one came first."""

OTHERWISE = (
    AlreadyDoneError,
    OldButtonError,
    OldRulesError,
    NoGameError,
    MissingGameError,
    UnreadableGameError,
    TooManyGamesError,
)
"""A game is not as an action takes it to be, and there is something to show instead."""

ALONE = Room()
"""Where a player is of whose surroundings nothing is known."""

MOVING_ON = frozenset(
    {
        Verb.PLAY,
        Verb.NEW,
        Verb.MOVE,
        Verb.SAY,
        Verb.UNDO,
        Verb.REDO,
        Verb.RESTART,
        Verb.GIVE_UP,
    }
)
"""Who does this has gone on: what was being worked out for them is about a game that is no more."""

LOOKING = frozenset({Verb.STATS, Verb.CALENDAR, Verb.LEADERBOARD})
"""What is only looked up, and is asked for several times at once by a page that shows all of it."""

READABLE = frozenset({Verb.HELP, Verb.RULES, Verb.START, Verb.ABOUT})
"""What can be answered without the store."""


def seconds() -> int:
    """Return the time in whole seconds since 1970."""
    return int(time.time())


class App:
    """Answers every action of every player; keeps nothing but in the store.

    ``texts`` is for the players of whom no language is known, ``first_day`` the date of puzzle number 1.
    Without a ``rate_limiter`` everybody may ask for as much as they like.
    """

    def __init__(
        self,
        store: PlayerStore,
        texts: Texts,
        now: Callable[[], int] = seconds,
        choose_deal: Callable[[Game, Options], int] = any_deal,
        thinking: AnalysisJobs | None = None,
        first_day: date | None = None,
        rate_limiter: RateLimiter | None = None,
    ) -> None:
        self._store = store
        self._rate_limiter = rate_limiter
        self._now = now
        self.daily = DailyServices.of(store.redis, first_day)
        self._jobs = thinking or AnalysisJobs()
        self._contexts = RequestContextLoader(store, texts)
        self._ranking = AttemptRanking(self.daily, now)
        player_history = PlayerHistory(store, self.daily, now)
        self._sessions = SessionService(store, now, choose_deal, self._ranking, player_history)
        self.posts = posts = PostsService.of(store, self.daily, self._contexts, texts, now)
        others = {LINE: WayToWinService(self.daily, now).answer, TELL: posts.mentions.answer}
        playing = AttemptService(store, self._sessions, self.daily, now, others)
        self._dealing = dealing = GameStarter(store, self._sessions, playing)
        decisive_move = DecisiveMoveFinder(self.daily, self._jobs, now)
        self.closing = DayCloser(store, self.daily, self._ranking, now, (decisive_move.step,))
        secrecy = Secrecy(self.daily.challenges, now)
        self._offers = InlineResults(store, self._sessions, self.daily.challenges, now)
        changes, guide = GameChanges(self._sessions, dealing), GuideService(self._sessions)
        daily_share = DailyShare(self.daily, self._ranking, now)
        moves, retellings = Moves(self._sessions), ReplayService(self._sessions, secrecy, daily_share)
        advising = AdviceService(self._sessions, self._jobs, secrecy)
        reviewing = ReviewService(self._sessions, self._jobs, secrecy)
        self._answers: dict[Verb, Callable[[RequestContext, Action], Awaitable[Reply]]] = {
            Verb.START: dealing.start,
            Verb.HELP: guide.help,
            Verb.RULES: guide.rules,
            Verb.DAILY: playing.daily,
            Verb.ABOUT: guide.about,
            Verb.PLAY: dealing.play,
            Verb.OPTIONS: dealing.options,
            Verb.NEW: dealing.new,
            Verb.GAMES: dealing.games,
            Verb.RESUME: dealing.resume,
            Verb.BOARD: dealing.board,
            Verb.MORE: dealing.more,
            Verb.FILE: dealing.file,
            Verb.MOVE: moves.press,
            Verb.CHOOSE: moves.choose,
            Verb.SAY: moves.say,
            Verb.UNDO: changes.undo,
            Verb.REDO: changes.redo,
            Verb.RESTART: changes.restart,
            Verb.GIVE_UP: changes.give_up,
            Verb.HINT: advising.hint,
            Verb.CHANCE: advising.chance,
            Verb.VERDICT: advising.verdict,
            Verb.REVIEW: reviewing.review,
            Verb.AUTOPLAY: reviewing.autoplay,
            Verb.RECORD: retellings.record,
            Verb.REPLAY: retellings.replay,
            Verb.SHARE: retellings.share,
            Verb.SETTINGS: PreferencesService(
                store, self._sessions, self._contexts, self.daily.standings, now
            ).answer,
            Verb.STATS: StatisticsService(player_history).answer,
            Verb.CALENDAR: Calendars(player_history).answer,
            Verb.MY_DATA: PrivacyService(store, self.daily, posts, now).answer,
            Verb.LEADERBOARD: Leaderboards(self.daily.challenges, self.daily.standings, now).answer,
            Verb.ADMIN: AdministrationService(store, self._contexts, posts.administration).answer,
        }

    async def handle(self, player: Player, action: Action, room: Room = ALONE) -> Reply:
        """Do what a player asked for in a room, and return what to show; never raises."""
        with trace_action(player.chat, action.verb):
            stop = self._rate_limiter and self._rate_limiter.enter(
                player, room, is_glance=action.verb in LOOKING
            )
            if stop:
                return self._refusal(stop, player, room)
            try:
                return await self._answer(player, action, room)
            except StoreUnavailableError as error:
                record_outcome(ActionOutcome.STORE_AWAY)
                log.debug("the store is unavailable: %s", error)
                context = self._contexts.furnished(player, room)
                return _addressed(context, text_reply(context.texts("store-unavailable")))
            except Exception:
                record_outcome(ActionOutcome.SORRY)
                log.exception("unanswered: %s in %s", action.verb, player.chat)
                context = self._contexts.furnished(player, room)
                return _addressed(context, text_reply(context.texts("sorry")))

    def refusal(self, player: Player, room: Room = ALONE, *, is_crowded: bool = False) -> Reply | None:
        """Return what a player would be answered just now who has asked for too much; ``None`` if nothing.

        It costs next to nothing: adapters ask before whatever costs them something. ``is_crowded`` says that
        more of this player's is waiting there already than can be meant.
        """
        if self._rate_limiter is None:
            stop = RateLimitHit(seconds=1) if is_crowded else None
        else:
            stop = self._rate_limiter.shut(player) if is_crowded else self._rate_limiter.stopped(player, room)
        if stop is None:
            return None
        with trace_action(player.chat, UNREAD):
            return self._refusal(stop, player, room)

    def _refusal(self, stop: RateLimitHit, player: Player, room: Room) -> Reply:
        record_outcome(ActionOutcome.TOO_FAST)
        texts = self._contexts.furnished(player, room).texts
        name = "too-much-here" if stop.is_of_channel else "too-fast"
        return Reply(
            notice=texts(name, seconds=stop.seconds),
            place=ReplyTarget.PRIVATE,
            is_private=True,
            language=texts.language,
            is_said=stop.is_told,
            is_refused=True,
        )

    def _may_glance(self, player: Player) -> bool:
        return self._rate_limiter is None or self._rate_limiter.glance(player)

    async def suggest(
        self,
        player: Player,
        kind: ParameterKind,
        typed: str,
        before: tuple[str, ...] = (),
        room: Room = ALONE,
    ) -> tuple[Suggestion, ...]:
        """Return what could be typed for a word of that kind; nothing while the store is away."""
        if not self._may_glance(player):
            return ()
        try:
            context = await self._contexts.begin(player, room)
            return await suggestions(self._store, context, self._now(), kind, typed, before)
        except StoreUnavailableError as error:
            log.debug("the store is unavailable: %s", error)
        except Exception:
            log.exception("nothing suggested of a %s in %s", kind, player.chat)
        return ()

    async def offers(self, player: Player, typed: str, room: Room = ALONE) -> tuple[Screen, ...]:
        """Return what a player may want to show in any chat, by what has been typed; never raises.

        These are finished games and deals, each with its code; nothing while the store is away.
        """
        if not self._may_glance(player):
            return ()
        try:
            return await self._offers.fitting(await self._contexts.begin(player, room), typed)
        except StoreUnavailableError as error:
            log.debug("the store is unavailable: %s", error)
        except Exception:
            log.exception("nothing offered in %s", player.chat)
        return ()

    async def move_group(self, chat: Chat, number: int, to: int) -> None:
        """Keep what is settled in a group that has got another number; never raises."""
        try:
            await self._store.groups.move(chat, number, to)
            await self.daily.standings.move_group(chat, number, to)
            await self.posts.move_group(chat, number, to)
        except StoreUnavailableError as error:
            log.warning("the settings of group %d are not moved to %d: %s", number, to, error)

    async def leave_group(self, chat: Chat, number: int) -> None:
        """Let go after a while what is settled in a group that the bot has left; never raises."""
        try:
            await self.posts.store.part(chat, number)
        except StoreUnavailableError as error:
            log.warning("what is settled in group %d is kept, though it was left: %s", number, error)

    async def join_group(self, chat: Chat, number: int) -> None:
        """Keep what is settled in a group to which the bot has come, perhaps again; never raises."""
        try:
            await self._store.groups.rejoin(chat, number)
        except StoreUnavailableError as error:
            log.warning("what is settled in group %d may be let go: %s", number, error)

    async def texts(self, player: Player, room: Room = ALONE) -> Texts:
        """Return the words in which to speak to a player; never raises."""
        if not self._may_glance(player):
            return self._contexts.furnished(player, room).texts
        try:
            return (await self._contexts.begin(player, room)).texts
        except StoreUnavailableError as error:
            log.debug("the store is unavailable: %s", error)
            return self._contexts.furnished(player, room).texts

    async def _answer(self, player: Player, action: Action, room: Room) -> Reply:
        action, room = _with_audience(_seen(action), room)
        for _ in range(TRIES):
            context = await self._begin(player, action, room)
            try:
                return self._complete(context, await self._answered(context, action))
            except StaleError:
                continue  # another action came first, the player's or an administrator's: look again
        record_outcome(ActionOutcome.SORRY)
        return _addressed(context, text_reply(context.texts("busy")))

    def _complete(self, context: RequestContext, reply: Reply) -> Reply:
        """Return a reply with all that the bot has to say of it, and of those after it."""
        reply = _addressed(context, reply)
        return replace(reply, later=self._followed(context, reply, reply.later)) if reply.later else reply

    async def _followed(
        self, context: RequestContext, reply: Reply, later: AsyncIterator[Reply]
    ) -> AsyncIterator[Reply]:
        """Yield what comes after a reply; where nothing comes of it, say so in its place. Never raises."""
        try:
            async with closing(later) as replies:
                async for following in replies:
                    reply = _addressed(context, following)
                    yield reply
        except (StaleError, AnalysisError, StoreUnavailableError, *OTHERWISE) as error:
            log.debug("nothing comes of it: %r", error)
            yield _instead(reply, context.texts(_told_of(error)))
        except RefusedError as error:
            yield _instead(reply, context.texts.refusal("", error))
        except Exception:
            log.exception("unanswered later, in %s", context.player.chat)
            yield _instead(reply, context.texts("sorry"))

    async def _begin(self, player: Player, action: Action, room: Room) -> RequestContext:
        is_own = action.owner in (None, player.id)
        try:
            return await self._contexts.begin(player, room, action.session if is_own else "")
        except StoreUnavailableError as error:
            if action.verb not in READABLE:
                raise
            log.debug("the store is unavailable: %s", error)
            return self._contexts.furnished(player, room)

    async def _answered(self, context: RequestContext, action: Action) -> Reply:
        if action.session and action.owner not in (None, context.player.id):
            record_outcome(ActionOutcome.REFUSED)
            return await self._turn_away(context, action)
        try:
            check_rules(context, action)
            reply = await self._answers[action.verb](context, action)
        except RefusedError as error:
            record_outcome(ActionOutcome.REFUSED)
            return text_reply(context.texts.refusal("", error))
        except AnalysisError as error:
            record_outcome(ActionOutcome.REFUSED)
            return text_reply(context.texts(_told_of(error)))
        except OTHERWISE as error:
            return await self._otherwise(context, error)
        if action.verb in MOVING_ON and reply.screen:  # else it was refused, in words
            self._jobs.drop(context.player)
        return reply

    async def _otherwise(self, context: RequestContext, error: Exception) -> Reply:
        """Return what is shown where a game is not as the action takes it to be."""
        texts = context.texts
        match error:
            case AlreadyDoneError():
                return board_reply(texts, error.loaded)
            case OldButtonError():
                return board_reply(texts, error.loaded, notice=texts("moved-on"))
            case OldRulesError():
                return Reply(changed_rules_screen(texts, error.record, error.challenge), ReplyTarget.NEW)
            case NoGameError():
                return Reply(menu_screen(texts, context.player.id, "", texts("no-game")), ReplyTarget.PRIVATE)
            case MissingGameError():
                return Reply(gone_screen(texts, self._store.lifetimes.open_days), ReplyTarget.PRIVATE)
            case TooManyGamesError():
                notice = texts("too-many-games", most=MOST_OPEN)
                return await self._dealing.listed(context, 0, ReplyTarget.PRIVATE, notice)
        record_outcome(ActionOutcome.SORRY)
        log.error("%s", error)
        return text_reply(texts("unreadable-game"))

    async def _turn_away(self, context: RequestContext, action: Action) -> Reply:
        """Answer one who pressed somebody else's button."""
        record: Record | None = None
        challenge = 0
        try:
            owner = Player(context.player.chat, action.owner or 0)
            session = await self._store.load(owner, action.session)
            if not session.is_private:  # else nobody has seen this button but who has made it up
                record, challenge = session.record, session.challenge
        except (MissingGameError, UnreadableGameError):
            log.debug("a stranger pressed a button of a game that is gone")
        return Reply(stranger_screen(context.texts, record, challenge), ReplyTarget.PRIVATE)


def _seen(action: Action) -> Action:
    """Return an action without what is not to be seen in its words: they may be quoted in an answer."""
    words = tuple(filter(None, (visible(word).strip() for word in action.words)))
    return action if words == action.words else replace(action, words=words)


def _with_audience(action: Action, room: Room) -> tuple[Action, Room]:
    """Return both without the word that says who shall see the deal that is asked for."""
    *words, last = action.words or ("",)
    if action.verb not in (Verb.PLAY, Verb.DAILY) or last.lower() not in AUDIENCES:
        return action, room
    return replace(action, words=tuple(words)), replace(room, is_private=AUDIENCES[last.lower()])


def _told_of(error: Exception) -> str:
    """Return which message says why there is no answer to what was to be worked out."""
    match error:
        case AnalysisTimeoutError():
            return "thinking-too-long"
        case AnalysisLostError():
            return "thinking-lost"
        case AnalysisBusyError():
            return "thinking-busy"
        case StoreUnavailableError():
            return "store-unavailable"
    return "thinking-dropped"  # or the game has changed otherwise, which is the same to its player


def _instead(reply: Reply, sentence: str) -> Reply:
    """Return a reply with a sentence in place of what it said of itself, so that nobody waits for more."""
    if reply.screen is None:
        return replace(
            text_reply(sentence), place=reply.place, is_private=reply.is_private, language=reply.language
        )
    return replace(reply, screen=replace(reply.screen, text=sentence), notice="", document=None)


def _addressed(context: RequestContext, reply: Reply) -> Reply:
    """Return a reply that says in which language it is, and whether a new message is for the player alone."""
    is_private = reply.is_private or context.is_private
    return replace(reply, is_private=is_private, language=reply.language or context.texts.language)
