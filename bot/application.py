"""The composition root: starts the store, the app and the chats together, and stops them together."""

import asyncio
import gc
import logging
import sys
from contextlib import AsyncExitStack
from typing import TYPE_CHECKING, TypeAlias
from urllib.parse import urlsplit

from bot.app import App
from bot.chats.web.adapter import WebAdapter
from bot.chats.web.embedding.discord_accounts import DiscordAccounts
from bot.chats.web.embedding.embedded_page import has_activity_module
from bot.chats.web.embedding.tables import TableHosts
from bot.config.environment import Config
from bot.config.errors import StartError
from bot.config.page_names import PageName
from bot.core.actions import Chat
from bot.core.charts import DEFAULT_THEME
from bot.core.public_links import InviteLink, PolicyAddresses, TableAddress
from bot.core.retention import RetentionPeriods
from bot.features import all_features
from bot.features.challenge.service import ChallengeService
from bot.i18n.catalog import languages
from bot.i18n.texts import Texts
from bot.i18n.typed_phrases import is_understood
from bot.moderation.operators import Operators
from bot.operations.health import HealthServer, Readiness
from bot.operations.scheduled_backups import ScheduledBackups
from bot.rendering.image_renderer import ImageRenderer
from bot.runtime.analysis_jobs import AnalysisJobs
from bot.runtime.cancellation import cancellable
from bot.runtime.rate_limiter import RateLimiter
from bot.services import Services, unix_seconds
from bot.storage.board_messages import BoardMessages
from bot.storage.connection.connect import check_server, connect
from bot.storage.coordination.event_deduplication import EventDeduplicator
from bot.storage.coordination.post_pacing import PostPacer, PostPacingStore
from bot.storage.embedded.server import EmbeddedValkey
from bot.storage.errors import StoreError
from bot.storage.migrations import migrate
from bot.storage.player_store import PlayerStore
from engine.advice import can_advise
from engine.games import all_games
from engine.solvers import can_solve
from render.graphics.theme import check_themes

if TYPE_CHECKING:
    from bot.chats.discord.adapter import DiscordAdapter
    from bot.chats.telegram.adapter import TelegramAdapter

log = logging.getLogger(__name__)

CLOSING_SECONDS = 3.0
"""How long the chats may take to finish; the embedded server needs the rest of five seconds."""
HANDING_OVER_SECONDS = 9.0
"""The same with a store that other processes share, which may continue to answer."""

GC_THRESHOLDS = 20_000, 20, 50
"""For ``gc.set_threshold``. With Python's own 700, 10 and 10 the collector runs several times for every
press, takes a twentieth of the processor time, and finds almost nothing: presses leave hardly any reference
cycles."""


PostingChat: TypeAlias = "DiscordAdapter | TelegramAdapter"
"""The adapter of a chat that posts are sent to."""


class Application:
    """Everything that runs, as the settings say."""

    def __init__(self, settings: Config) -> None:
        self._settings = settings
        self._texts = Texts.load(settings.bot_language)
        self._pictures = ImageRenderer()
        self._jobs = AnalysisJobs()
        self.readiness = Readiness(_chats(settings))
        self._deduplicator = EventDeduplicator()

    async def run(self) -> None:
        """Start, serve until cancelled, and stop; raise ``StartError`` if that is impossible."""
        _check_themes()
        try:
            async with AsyncExitStack() as stack, asyncio.TaskGroup() as group:
                await self._serve_health(stack)
                stack.callback(self._pictures.close)
                stack.push_async_callback(self._jobs.close)
                group.create_task(cancellable(self._warm()))
                await cancellable(self._open(stack, group))
        except BaseExceptionGroup as errors:
            raise self._start_error(_main_error(errors)) from None

    def drain(self) -> None:
        """Report that the bot is about to stop, while it continues to answer."""
        self.readiness.is_stopping = True
        self._deduplicator.defer()

    async def _serve_health(self, stack: AsyncExitStack) -> None:
        """Serve the health checks, from before the store is opened until everything is closed."""
        settings = self._settings
        if settings.operation_port is not None:
            health = HealthServer(self.readiness, settings.operation_host, settings.operation_port)
            await health.start()
            stack.push_async_callback(health.close)

    async def _warm(self) -> None:
        """Load what would delay the first requests, while the rest starts."""
        await self._pictures.warm()  # in a thread
        for language in languages():  # one after the other: a bot that stops meanwhile waits for one
            await asyncio.to_thread(Texts.load, language)
        await asyncio.to_thread(is_understood, "")  # reads what is typed in all languages
        tune_garbage_collector()
        for game in all_games():  # in a worker process, which imports what it needs
            is_ready = await self._jobs.warm(can_advise, game.name)
            if not (is_ready and await self._jobs.warm(can_solve, game.name)):
                break
        self.readiness.is_warm = True

    async def _open(self, stack: AsyncExitStack, group: asyncio.TaskGroup) -> None:
        """Open the store, then the web chat, then the other chats; the stack closes them."""
        store = await self._open_store(stack, group)
        settings = self._settings
        first_day = settings.daily_first_day
        policies = PolicyAddresses(settings.privacy_url or "", settings.terms_url or "")
        operators = Operators(settings.operators)
        services = Services(
            store, self._texts, jobs=self._jobs, first_day=first_day, policies=policies, operators=operators
        )
        await services.moderation.refresh()  # before anybody is answered who is blocked
        app = App(services, RateLimiter())
        # Without a setting the days begin with the first start.
        await services.get(ChallengeService).days(unix_seconds())
        pace = PostPacer(PostPacingStore(store.redis))
        if settings.redis_url:  # only a store of the operator can be shared
            self._deduplicator = EventDeduplicator(store.redis)
        hosts = self._table_hosts()
        chats = self._chat_adapters(app, pace, store, hosts)
        host, port = settings.page_host, settings.page_port
        page = WebAdapter(
            app,
            self._pictures,
            self._texts,
            store,
            host,
            port,
            self._deduplicator,
            _page_names(settings),
            settings.trusted_proxies,
            hosts,
        )
        services.post_senders.update({chat: adapter.posts for chat, adapter in chats.items()})
        services.direct_messages.update({chat: adapter.direct_messages for chat, adapter in chats.items()})
        services.moderation.directories.update({chat: adapter.groups for chat, adapter in chats.items()})
        self.readiness.checks["store"] = store.availability_problem
        self.readiness.checks.update({name: chat.trouble for name, chat in chats.items()})
        limit = HANDING_OVER_SECONDS if settings.redis_url else CLOSING_SECONDS
        stack.push_async_callback(_stop_all, (page, *chats.values()), limit)
        stack.push_async_callback(page.close_boards)  # while the chats can still show them
        await page.start()
        _print_line(f"Play at {page.address}")
        group.create_task(page.run())
        for chat in chats.values():
            group.create_task(cancellable(_run_chat(chat)))
        for feature in all_features():
            for run in feature.background_tasks:
                group.create_task(cancellable(run(services)()))
        if settings.backup_dir:
            lease = self._deduplicator.leader_lease("backup")
            seconds, most = settings.backup_hours * 3600, settings.backup_keep
            backups = ScheduledBackups(settings.backup_dir, seconds, most, lease)
            group.create_task(cancellable(backups.run()))
        self.readiness.is_open = True

    def _start_error(self, error: BaseException) -> BaseException:
        """Return the error for the operator: a start error instead of an error of the store."""
        if not isinstance(error, StoreError):
            return error
        return StartError(
            "REDIS_URL" if self._settings.redis_url else "DATA_DIR",
            f"the server stopped answering while the bot started ({error})",
            "Start the bot again",
        )

    async def _open_store(self, stack: AsyncExitStack, group: asyncio.TaskGroup) -> PlayerStore:
        """Return the store on the server of the settings, or on an embedded one."""
        settings = self._settings
        if settings.redis_url:
            url, replicas = settings.redis_url.get_secret_value(), settings.redis_replicas
        else:
            server = EmbeddedValkey(settings.data_dir)
            stack.push_async_callback(server.stop)
            await server.start()
            group.create_task(server.run())
            url, replicas = server.url, 0
        redis = connect(url, replicas)
        stack.push_async_callback(redis.aclose)
        await check_server(redis, url, replicas)
        await migrate(redis, "REDIS_URL" if settings.redis_url else "DATA_DIR")
        return PlayerStore(redis, RetentionPeriods(settings.open_game_days, settings.finished_game_days))

    def _table_hosts(self) -> TableHosts:
        """Return what opens the table inside chats, as far as the settings say."""
        settings, hosts = self._settings, TableHosts()
        if settings.page_url and settings.telegram_token:
            hosts.telegram_token = settings.telegram_token.get_secret_value()
        if settings.page_url and settings.discord_token and settings.discord_client_secret:
            secret = settings.discord_client_secret.get_secret_value()
            hosts.lacks_activity_module = not has_activity_module()
            if hosts.lacks_activity_module:
                log.warning("The table does not open in Discord: this needs Node and “make activity”")
            else:
                hosts.discord = DiscordAccounts(settings.discord_api_url, secret)
        return hosts

    def _chat_adapters(
        self, app: App, pace: PostPacer, store: PlayerStore, hosts: TableHosts
    ) -> dict[Chat, PostingChat]:
        """Return the adapters of the chats that have a token; the libraries of others are not imported.

        Those in which the table opens become known to ``hosts``.
        """
        settings = self._settings
        chats: dict[Chat, PostingChat] = {}
        if settings.discord_token:
            from bot.chats.discord.adapter import DiscordAdapter  # noqa: PLC0415 - its library costs a fifth of a second
            from bot.chats.discord.client import Shards  # noqa: PLC0415 - the same

            token = settings.discord_token.get_secret_value()
            url = settings.discord_api_url
            shards = Shards(settings.discord_shards, settings.discord_shard_range)
            discord = DiscordAdapter(
                app, self._pictures, self._texts, token, url, shards, pace, self._deduplicator, _announce,
                has_table=hosts.discord is not None,
            )  # fmt: skip
            if hosts.discord:
                hosts.discord_application = lambda: discord.application
                hosts.boards[Chat.DISCORD] = discord.boards
            chats[Chat.DISCORD] = discord
        if settings.telegram_token:
            from bot.chats.telegram.adapter import TelegramAdapter  # noqa: PLC0415 - the same
            from bot.chats.telegram.table_button import TelegramTables  # noqa: PLC0415 - the same
            from bot.chats.telegram.updates.webhook import WebhookAddress  # noqa: PLC0415 - the same

            token = settings.telegram_token.get_secret_value()
            url = settings.telegram_api_url
            webhook = None
            if settings.telegram_webhook_url:
                host, port = settings.telegram_webhook_host, settings.telegram_webhook_port
                webhook = WebhookAddress(settings.telegram_webhook_url, host, port)
            tables = None
            if settings.page_url:
                messages, link = BoardMessages(store.redis), settings.telegram_app or ""
                tables = TelegramTables(TableAddress(settings.page_url), messages, link)
            telegram = TelegramAdapter(
                app,
                self._pictures,
                self._texts,
                token,
                url,
                webhook,
                pace,
                self._deduplicator,
                _announce,
                tables=tables,
            )
            if telegram.boards:
                hosts.boards[Chat.TELEGRAM] = telegram.boards
            chats[Chat.TELEGRAM] = telegram
        return chats


def _chats(settings: Config) -> list[Chat]:
    """Return the chats that the settings turn on."""
    tokens = {Chat.DISCORD: settings.discord_token, Chat.TELEGRAM: settings.telegram_token}
    return [Chat.PAGE, *(chat for chat, token in tokens.items() if token)]


def _page_names(settings: Config) -> tuple[PageName, ...]:
    """Return the names under which browsers and chats reach the page."""
    public = urlsplit(settings.page_url).netloc if settings.page_url else ""
    return (*settings.page_names, *((PageName.read(public),) if public else ()))


def _announce(links: tuple[InviteLink, ...]) -> None:
    """Show the operator the links to a chat that the bot has reached."""
    for link in links:
        _print_line(f"To {link.purpose}: {link.address}")


def _print_line(line: str) -> None:
    """Write a line for the operator at once, also where the output is not a terminal."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def _check_themes() -> None:
    """Raise ``StartError`` for a broken theme, before a player chooses it."""
    try:
        check_themes(DEFAULT_THEME)
    except ValueError as error:
        raise StartError("render/themes", str(error), "Fix its file, or remove it") from None


async def _run_chat(chat: PostingChat) -> None:
    await chat.start()
    await chat.run()


async def _stop_all(chats: "tuple[WebAdapter | PostingChat, ...]", seconds: float) -> None:
    """Stop the chats concurrently; one that fails or takes too long is logged and abandoned."""
    stops = [asyncio.create_task(chat.stop()) for chat in chats]
    _, late = await asyncio.wait(stops, timeout=seconds)
    for chat, stop in zip(chats, stops, strict=True):
        if stop in late:
            stop.cancel()
            log.warning("%s took too long to stop", type(chat).__name__)
        elif error := stop.exception():
            log.error("%s failed to stop", type(chat).__name__, exc_info=error)


def _main_error(errors: BaseExceptionGroup[BaseException]) -> BaseException:
    """Return the most useful error: one that says why the bot cannot continue, or else the first one."""
    error: BaseException = errors.subgroup(StartError) or errors
    while isinstance(error, BaseExceptionGroup):
        error, *others = error.exceptions
        for other in others:
            log.error(
                "At the same time: %s", other, exc_info=None if isinstance(other, StartError) else other
            )
    return error


def tune_garbage_collector() -> None:
    """Exclude all present objects, whose traversal takes a fifth of a second, and collect less often."""
    gc.freeze()
    gc.set_threshold(*GC_THRESHOLDS)
