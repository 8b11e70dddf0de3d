"""The metrics for Prometheus, each declared once, here.

A label has few values, known in advance: never a player, a group, a text or a secret. Other modules ask
``labeled`` for the metric with its labels. ``bot/operations/health.py`` serves them.
"""

from functools import cache, partial
from importlib.metadata import version
from platform import python_version
from typing import TypeVar

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    GCCollector,
    Histogram,
    Info,
    disable_created_metrics,
)
from prometheus_client.process_collector import ProcessCollector

Metric = TypeVar("Metric", Counter, Gauge, Histogram)

disable_created_metrics()  # type: ignore[no-untyped-call] # nobody reads the creation times
REGISTRY = CollectorRegistry()
"""Our own registry, so that it has no metrics of libraries."""
counter, gauge, histogram = (
    partial(Counter, registry=REGISTRY),
    partial(Gauge, registry=REGISTRY),
    partial(Histogram, registry=REGISTRY),
)

ANSWER_BUCKETS = (0.005, 0.01, 0.015, 0.025, 0.05, 0.08, 0.15, 0.3, 0.5, 1.0, 2.0, 3.0)
"""Seconds: from unnoticeable to where Discord gives up."""
STORE_BUCKETS = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 2.0)
PICTURE_BUCKETS = (0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2.0, 10.0)

BUILD = Info("solitaire_build", "The versions of the bot and of Python.", registry=REGISTRY)
ACTIONS = counter(
    "solitaire_actions",
    "Actions of players by outcome: answered, refused, sorry (a bug in the bot), store-away, too-fast.",
    ("chat", "verb", "outcome"),
)
ANSWER_SECONDS = histogram(
    "solitaire_answer_seconds",
    "Seconds from the arrival of an action until the answer was sent.",
    ("chat",),
    buckets=ANSWER_BUCKETS,
)
ANSWERS_RUNNING = gauge("solitaire_answers_under_way", "Answers in progress.", ("chat",))
CHAT_ERRORS = counter(
    "solitaire_chat_errors", "Answers that a chat refused, or that didn't reach it.", ("chat", "kind")
)
MOVES = counter("solitaire_moves", "Moves made and stored.", ("game",))
FINISHED = counter(
    "solitaire_games_finished", "Games that ended after a move: won, lost or given-up.", ("game", "result")
)
LESSON_STEPS = counter(
    "solitaire_lesson_steps",
    "Steps of lessons that players reached for the first time: 1 begins a lesson, end finishes it.",
    ("game", "step"),
)
PUZZLE_ATTEMPTS = counter(
    "solitaire_puzzle_attempts",
    "First attempts at puzzles: solved or missed, skipping included.",
    ("game", "result"),
)
STORE_SECONDS = histogram(
    "solitaire_store_seconds",
    "Seconds of a round trip to the store: a command, a script, or a pipeline.",
    buckets=STORE_BUCKETS,
)
STORE_ERRORS = counter("solitaire_store_errors", "Round trips to the store that failed.", ("kind",))
STORE_AWAY = gauge(
    "solitaire_store_away", "1 while the circuit breaker is open: the store is unreachable or refuses writes."
)
PICTURE_SECONDS = histogram(
    "solitaire_picture_seconds",
    "Seconds to render a picture, including waiting.",
    ("kind",),
    buckets=PICTURE_BUCKETS,
)
PICTURES_CACHED = counter("solitaire_pictures_cached", "Pictures taken from the cache.")
ANALYSIS_JOBS = gauge(
    "solitaire_analysis_jobs_waiting", "Analysis jobs that wait for a worker process or run in one."
)
OUTBOX = gauge("solitaire_outbox_waiting", "Messages that wait to be sent to Telegram.")
POSTS = counter(
    "solitaire_posts", "Posts by outcome: sent, unreached, refused, unknown.", ("chat", "outcome")
)
REMINDERS = counter(
    "solitaire_reminders",
    "Reminders by outcome: sent, unneeded (the player had played), unreached, refused, unknown.",
    ("chat", "outcome"),
)
FRIEND_RESULTS = counter(
    "solitaire_friend_results",
    "Results of friends for challengers by outcome: sent, unneeded (blocked), unreached, refused, unknown.",
    ("chat", "outcome"),
)
BACKUPS = counter("solitaire_backups", "Backups on schedule by outcome: written, failed.", ("outcome",))
LAST_BACKUP = gauge(
    "solitaire_last_backup_seconds", "When the last backup on schedule was made, in seconds since 1970."
)
BACKUP_INTERVAL = gauge(
    "solitaire_backup_interval_seconds", "Seconds between two backups on schedule; 0 if they are off."
)
SHARDS = gauge("solitaire_discord_shards", "Connected shards of this process.")
SHARDS_EXPECTED = gauge("solitaire_discord_shards_wanted", "Shards that this process should have.")
CONNECTED = gauge(
    "solitaire_chat_connected",
    "1 while a configured chat is connected: for Discord, by at least one shard.",
    ("chat",),
)
CONNECTIONS = gauge("solitaire_connections", "Open connections of the bot's own HTTP servers.", ("server",))
CONNECTIONS_REFUSED = counter(
    "solitaire_connections_refused",
    "Connections there was no room for: new ones, and those closed for others: idle, or busy with a request.",
    ("server", "kind"),
)
LOG_LINES = counter("solitaire_log_lines", "Logged warnings and errors.", ("level",))
READY = gauge("solitaire_ready", "1 while the process and its store work (/ready returns 200).")

for _chat in ("discord", "telegram"):  # start at 0, so that the first one is an increase
    for _outcome in ("sent", "unreached", "refused", "unknown"):
        POSTS.labels(_chat, _outcome)
    for _outcome in ("sent", "unneeded", "unreached", "refused", "unknown"):
        REMINDERS.labels(_chat, _outcome)
    for _outcome in ("sent", "unneeded", "unreached", "refused", "unknown"):
        FRIEND_RESULTS.labels(_chat, _outcome)
for _server in ("page", "webhook", "operation"):  # the same
    for _kind in ("new", "idle", "busy"):
        CONNECTIONS_REFUSED.labels(_server, _kind)
for _outcome in ("written", "failed"):  # the same
    BACKUPS.labels(_outcome)
for _level in ("warning", "error", "critical"):  # the same
    LOG_LINES.labels(_level)
ProcessCollector(registry=REGISTRY)
GCCollector(registry=REGISTRY)
BUILD.info({"version": version("solitaire-bot"), "python": python_version()})


@cache
def labeled(metric: Metric, *labels: str) -> Metric:
    """Return the metric with these labels, cached because the library's lookup is slower."""
    return metric.labels(*labels)


def count_chat_error(chat: str, kind: str) -> None:
    """Count an answer that was not shown: ``refused``, ``unreached``, ``failed``, or ``put-off``."""
    labeled(CHAT_ERRORS, chat, kind).inc()
