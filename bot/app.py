"""The one door of the bot: from a player's action to a reply, in whatever chat."""

import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Hashable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from typing import TypeVar

from bot.completion import suggestions
from bot.core.actions import Action, Chat, Player, Room, Verb
from bot.core.commands import as_typed, split_audience, with_visible_words
from bot.core.replies import Reply, ReplyTarget, Suggestion
from bot.core.request_context import RequestContext
from bot.core.screens import Screen
from bot.core.session import Session
from bot.core.typed_input.records import with_record_verb
from bot.features import all_features, routes
from bot.features.guide.service import HomeService
from bot.features.play.service import GameStarter, RepeatedActions, Understanding
from bot.features.replay.service import InlineResults
from bot.i18n.texts import Texts
from bot.observability.tracing import UNREAD, ActionOutcome, record_outcome, trace_action
from bot.runtime.analysis_jobs import (
    AnalysisBusyError,
    AnalysisError,
    AnalysisLostError,
    AnalysisTimeoutError,
)
from bot.runtime.message_updates import closing
from bot.runtime.rate_limiter import RareNotices, RateLimiter, RateLimitHit
from bot.screens.board import board_screen
from bot.screens.home import HomeScreen
from bot.screens.menus import changed_rules_screen, gone_screen, menu_screen, stranger_screen
from bot.services import Services
from bot.sessions.group_permissions import check_permissions
from bot.sessions.replies import text_reply
from bot.sessions.service import AlreadyDoneError, NoGameError, OldButtonError, OldRulesError
from bot.storage.decoding import log_fault
from bot.storage.errors import (
    MissingGameError,
    StaleError,
    StoreUnavailableError,
    TooManyGamesError,
    UnreadableGameError,
)
from bot.storage.player_store import MOST_UNFINISHED
from engine.errors import RefusedError

log = logging.getLogger(__name__)

Found = TypeVar("Found")

MOST_ATTEMPTS = 5
"""How often an action is tried again after another one changed the same data first."""

GAME_ERRORS = (
    AlreadyDoneError,
    OldButtonError,
    OldRulesError,
    NoGameError,
    MissingGameError,
    UnreadableGameError,
    TooManyGamesError,
)
"""The game is not in the state that an action expects, and there is something to show instead."""

ANALYSIS_MESSAGES = (
    (AnalysisTimeoutError, "analysis-too-long"),
    (AnalysisLostError, "analysis-lost"),
    (AnalysisBusyError, "analysis-busy"),
    (StoreUnavailableError, "store-unavailable"),
)
"""The messages about errors of analyses."""

UNKNOWN_ROOM = Room()
"""The room of a player of whose surroundings nothing is known."""


class App:
    """Answers every action of every player; all state is in the store.

    Without a ``rate_limiter`` players may ask for any amount.
    """

    def __init__(self, services: Services, rate_limiter: RateLimiter | None = None) -> None:
        self._rate_limiter = rate_limiter
        self.services = services
        self._moderation = services.moderation
        self._blocked_notices = RareNotices()
        self._observers = [observe(services) for one in all_features() for observe in one.reply_observers]
        self._starting = services.get(GameStarter)
        self._understanding = services.get(Understanding)
        self._repeated = services.get(RepeatedActions)
        self._answers = {verb: route.answer(services) for verb, route in routes().items()}

    async def handle(self, player: Player, action: Action, room: Room = UNKNOWN_ROOM) -> Reply:
        """Do what a player asks for in a room, and return what to show; never raises."""
        if action.verb not in self._answers or self._is_hidden(player, action.verb):
            action = Action(Verb.HELP, (action.verb,))  # a command or button that is not there
        with trace_action(player.chat, action.verb):
            is_glance = routes()[action.verb].only_looks_up
            if refused := self._refusal(player, action.verb, room, is_glance=is_glance):
                return refused
            try:
                return await self._handle_traced(player, action, room)
            except StoreUnavailableError as error:
                record_outcome(ActionOutcome.STORE_AWAY)
                log.debug("the store is unavailable: %s", error)
                message = "store-unavailable"
            except Exception:
                record_outcome(ActionOutcome.SORRY)
                log.exception("unanswered: %s in %s", action.verb, player.chat)
                message = "sorry"
            context = self.services.contexts.build(player, room)
            return replace(_with_appearance(context, text_reply(context.texts(message))), theme="")

    async def home(self, player: Player, room: Room = UNKNOWN_ROOM) -> HomeScreen | Reply:
        """Return the home screen of a player, or the reply that refuses it.

        Raises ``StoreUnavailableError``.
        """
        if refused := self._refusal(player, Verb.START, room, is_glance=True):
            return refused
        context = await self.services.contexts.load(player, room)
        return await self.services.get(HomeService).home(context)

    def _refusal(self, player: Player, verb: Verb, room: Room, *, is_glance: bool) -> Reply | None:
        """Return the answer to a player who asks for too much, or is blocked; ``None`` for all others."""
        hit = self._rate_limiter and self._rate_limiter.admit(player, room, is_glance=is_glance)
        if hit:
            return self._too_fast_reply(hit, player, room)
        return self._blocked_reply(player, verb, room)

    def is_operator(self, player: Player) -> bool:
        """Return whether a player can use the operator commands."""
        return player in self._moderation.operators

    def _is_hidden(self, player: Player, verb: Verb) -> bool:
        return routes()[verb].is_for_operators and not self.is_operator(player)

    def _blocked_reply(self, player: Player, verb: Verb, room: Room) -> Reply | None:
        """Return the answer to a player who is blocked, or in a blocked group; ``None`` for all others.

        It asks no store. The reason is said once an hour; a blocked player can still get or delete the data.
        """
        if self.is_operator(player):
            return None
        if is_of_group := bool(room.group) and self._moderation.is_group_blocked(player.chat, room.group):
            key: Hashable = (player.chat, room.group)
        elif self._moderation.is_blocked(player) and not routes()[verb].is_open_to_blocked:
            key = player
        else:
            return None
        record_outcome(ActionOutcome.REFUSED)
        texts = self.services.contexts.build(player, room).texts
        command = as_typed(player.chat, Verb.MY_DATA, texts)
        sentence = texts("blocked-group") if is_of_group else texts("blocked-player", command=command)
        return Reply(
            notice=sentence,
            target=ReplyTarget.PRIVATE,
            is_private=True,
            language=texts.language,
            is_already_notified=not self._blocked_notices.is_due(key, self.services.now()),
            is_refused=True,
        )

    def rate_limit_reply(
        self, player: Player, room: Room = UNKNOWN_ROOM, *, is_crowded: bool = False
    ) -> Reply | None:
        """Return the answer to a player who has asked for too much just now; ``None`` for all others.

        Adapters call it before they do anything that costs something. ``is_crowded`` says that more requests
        of this player wait in the adapter than anybody could mean.
        """
        limiter = self._rate_limiter
        hit: RateLimitHit | None
        if is_crowded:
            hit = limiter.block(player) if limiter else RateLimitHit(seconds=1)
        else:
            hit = limiter.admit(player, room, is_counted=False) if limiter else None
        if hit is None:
            return None
        with trace_action(player.chat, UNREAD):
            return self._too_fast_reply(hit, player, room)

    def _too_fast_reply(self, hit: RateLimitHit, player: Player, room: Room) -> Reply:
        record_outcome(ActionOutcome.TOO_FAST)
        texts = self.services.contexts.build(player, room).texts
        return Reply(
            notice=texts("too-much-here" if hit.is_of_channel else "too-fast", seconds=hit.seconds),
            target=ReplyTarget.PRIVATE,
            is_private=True,
            language=texts.language,
            is_already_notified=hit.is_already_notified,
            is_refused=True,
        )

    async def suggest(
        self,
        player: Player,
        kind: str,
        typed: str,
        before: tuple[str, ...] = (),
        room: Room = UNKNOWN_ROOM,
        *,
        has_fields: bool = False,
    ) -> tuple[Suggestion, ...]:
        """Return completions for a word of that kind; none while the store is away. Never raises."""
        store, now = self.services.store, self.services.now
        return await self._look_up(
            player,
            room,
            lambda context: suggestions(store, context, now(), kind, typed, before, has_fields=has_fields),
        )

    async def inline_results(
        self, player: Player, typed: str, room: Room = UNKNOWN_ROOM
    ) -> tuple[Screen, ...]:
        """Return finished games and deals that fit what has been typed, to show in any chat; never raises."""
        search = self.services.get(InlineResults).search
        return await self._look_up(player, room, lambda context: search(context, typed))

    async def _look_up(
        self, player: Player, room: Room, find: Callable[[RequestContext], Awaitable[tuple[Found, ...]]]
    ) -> tuple[Found, ...]:
        """Return what ``find`` returns; nothing if the player looks up too much, or if it fails."""
        room_is_blocked = bool(room.group) and self._moderation.is_group_blocked(player.chat, room.group)
        if self._moderation.is_blocked(player) or room_is_blocked:
            return ()
        if self._may_glance(player):
            try:
                return await find(await self.services.contexts.load(player, room))
            except StoreUnavailableError as error:
                log.debug("the store is unavailable: %s", error)
            except Exception:
                log.exception("nothing looked up in %s", player.chat)
        return ()

    def _may_glance(self, player: Player) -> bool:
        return self._rate_limiter is None or self._rate_limiter.admit_glance(player)

    async def texts(self, player: Player, room: Room = UNKNOWN_ROOM) -> Texts:
        """Return the texts in a player's language; never raises."""
        return (await self.appearance(player, room))[0]

    async def appearance(self, player: Player, room: Room = UNKNOWN_ROOM) -> tuple[Texts, str]:
        """Return the texts in a player's language, and the player's theme; never raises."""
        contexts = self.services.contexts
        context = contexts.build(player, room)
        if self._may_glance(player):
            try:
                context = await contexts.load(player, room)
            except StoreUnavailableError as error:
                log.debug("the store is unavailable: %s", error)
        return context.texts, context.theme

    async def board(self, player: Player, session: str, room: Room = UNKNOWN_ROOM) -> Screen | None:
        """Return the current board of a player's game; ``None`` if there is none that can be shown.

        Raises ``StoreUnavailableError``, and nothing else.
        """
        try:
            context = await self.services.contexts.load(player, room, session)
            loaded = await self.services.sessions.load_current(context, session)
            return board_screen(context.texts, loaded) if loaded else None
        except StoreUnavailableError:
            raise
        except Exception:
            log.exception("no board in %s", player.chat)
            return None

    async def move_group(self, chat: Chat, number: int, to: int) -> None:
        """Move the data of a group whose number changes; never raises."""
        with _logged_outage(f"the settings of group {number} are not moved to {to}"):
            await self.services.store.groups.move(chat, number, to)
            for feature in all_features():
                for move in feature.group_moves:
                    await move(self.services)(chat, number, to)

    async def leave_group(self, chat: Chat, number: int) -> None:
        """Let the settings of a group expire that the bot has left; never raises."""
        with _logged_outage(f"the settings of group {number} are stored on, though it was left"):
            for feature in all_features():
                for leave in feature.group_departures:
                    await leave(self.services)(chat, number)

    async def join_group(self, chat: Chat, number: int) -> bool:
        """Return whether the bot stays in a group that it has joined: not in a blocked one; never raises.

        If it stays, the settings of the group no longer expire.
        """
        if self._moderation.is_group_blocked(chat, number):
            log.info("the bot leaves the group %d in %s, which is blocked", number, chat)
            return False
        with _logged_outage(f"the settings of group {number} may expire, though it was joined"):
            await self.services.store.groups.rejoin(chat, number)
            for feature in all_features():
                for join in feature.group_arrivals:
                    await join(self.services)(chat, number)
        return True

    async def _handle_traced(self, player: Player, action: Action, room: Room) -> Reply:
        action, room = split_audience(with_record_verb(with_visible_words(action)), room)
        for attempt in range(MOST_ATTEMPTS):
            cached = None if attempt else self.services.contexts.recall(player, room, action)
            context = cached or await self._load_context(player, action, room)
            try:
                reply = await self._dispatch(context, action)
                for observe in self._observers:
                    reply = await observe(context, action, reply)
                reply = _with_appearance(context, reply)
            except StaleError:
                continue  # another action changed the data first, the player's or an administrator's
            if reply.updates:
                reply = replace(reply, updates=self._complete_updates(context, reply, reply.updates))
            return reply
        record_outcome(ActionOutcome.SORRY)
        return _with_appearance(context, text_reply(context.texts("busy")))

    async def _load_context(self, player: Player, action: Action, room: Room) -> RequestContext:
        is_own = action.owner in (None, player.id)
        try:
            return await self.services.contexts.load(player, room, action.session if is_own else "")
        except StoreUnavailableError as error:
            if routes()[action.verb].needs_store:
                raise
            log.debug("the store is unavailable: %s", error)
            return self.services.contexts.build(player, room)

    async def _dispatch(self, context: RequestContext, action: Action) -> Reply:
        """Call the feature that answers the verb, and turn its errors into replies."""
        if action.session and action.owner not in (None, context.player.id):
            record_outcome(ActionOutcome.REFUSED)
            return await self._stranger_reply(context, action)
        action = await self._understanding.action_meant(context, action)
        try:
            check_permissions(context, action)
            try:
                reply = await self._answers[action.verb](context, action)
            except GAME_ERRORS as error:
                if context.cached:
                    raise StaleError from error  # answer by what is stored
                return await self._game_error_reply(context, action, error)
        except RefusedError as error:
            record_outcome(ActionOutcome.REFUSED)
            return text_reply(context.texts.refusal("", error))
        except AnalysisError as error:
            record_outcome(ActionOutcome.REFUSED)
            return text_reply(context.texts(_analysis_message(error)))
        # Without a screen it was refused in words; with updates it is an analysis itself.
        is_change = reply.screen and not (reply.updates or reply.has_changed_nothing)
        if routes()[action.verb].changes_game and is_change:
            self.services.jobs.cancel(context.player)
        return reply

    async def _complete_updates(
        self, context: RequestContext, reply: Reply, later: AsyncIterator[Reply]
    ) -> AsyncIterator[Reply]:
        """Yield the updates of a reply; an error becomes a sentence in the same message. Never raises."""
        try:
            async with closing(later) as replies:
                async for update in replies:
                    reply = _with_appearance(context, update)
                    yield reply
        except (StaleError, AnalysisError, StoreUnavailableError, *GAME_ERRORS) as error:
            log.debug("no further update: %r", error)
            yield _replaced_by(reply, context.texts(_analysis_message(error)))
        except RefusedError as error:
            yield _replaced_by(reply, context.texts.refusal("", error))
        except Exception:
            log.exception("update failed in %s", context.player.chat)
            yield _replaced_by(reply, context.texts("sorry"))

    async def _game_error_reply(self, context: RequestContext, action: Action, error: Exception) -> Reply:
        """Return what is shown if a game is not in the state that the action expects."""
        texts = context.texts
        match error:
            case AlreadyDoneError():
                return await self._repeated.show_again(context, action, error.loaded)
            case OldButtonError():
                reply = await self._repeated.show_again(context, action, error.loaded)
                return replace(reply, notice=texts("moved-on"))
            case OldRulesError():
                return Reply(changed_rules_screen(texts, error.record, error.challenge), ReplyTarget.NEW)
            case NoGameError():
                return Reply(menu_screen(texts, context.player.id, "", texts("no-game")), ReplyTarget.PRIVATE)
            case MissingGameError():
                days = self.services.store.lifetimes.unfinished_days
                return Reply(gone_screen(texts, days), ReplyTarget.PRIVATE)
            case TooManyGamesError():
                notice = texts("too-many-games", most=MOST_UNFINISHED)
                return await self._starting.game_list(context, 0, ReplyTarget.PRIVATE, notice)
        record_outcome(ActionOutcome.SORRY)
        log_fault(str(error))
        return text_reply(texts("unreadable-game"))

    async def _stranger_reply(self, context: RequestContext, action: Action) -> Reply:
        """Answer a player who pressed a button of somebody else's game."""
        session: Session | None = None
        with suppress(MissingGameError, UnreadableGameError):
            owner = Player(context.player.chat, action.owner or 0)
            session = await self.services.store.load_session(owner, action.session)
        if session is None or session.is_private:  # nobody else sees buttons of a private game: it is forged
            return Reply(stranger_screen(context.texts, None), ReplyTarget.PRIVATE)
        screen = stranger_screen(context.texts, session.record, session.challenge)
        return Reply(screen, ReplyTarget.PRIVATE)


@contextmanager
def _logged_outage(problem: str) -> Iterator[None]:
    try:
        yield
    except StoreUnavailableError as error:
        log.warning("%s: %s", problem, error)


def _analysis_message(error: Exception) -> str:
    """Return the id of the message that says why an analysis has no result."""
    # Any other error means that the game has changed, which is the same to its player.
    return next((name for kind, name in ANALYSIS_MESSAGES if isinstance(error, kind)), "analysis-dropped")


def _replaced_by(reply: Reply, sentence: str) -> Reply:
    """Return a reply whose text is replaced by a sentence, so that nobody waits for an update."""
    if reply.screen is None:
        return replace(
            text_reply(sentence),
            target=reply.target,
            is_private=reply.is_private,
            language=reply.language,
            theme=reply.theme,
        )
    return replace(reply, screen=replace(reply.screen, text=sentence), notice="", document=None)


def _with_appearance(context: RequestContext, reply: Reply) -> Reply:
    """Return a reply that says its language and theme, and whether a new message is for the player only."""
    return replace(
        reply,
        is_private=reply.is_private or context.is_private,
        language=reply.language or context.texts.language,
        theme=reply.theme or context.theme,
    )
