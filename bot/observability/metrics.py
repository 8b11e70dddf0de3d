"""What is measured of the running bot, for Prometheus: every metric is declared here, once.

The others call the functions below, which cost a microsecond or two. A label has few values, which are known
beforehand: no player, no group, no text and no secret is in one. ``bot/operations/health.py`` serves it all.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from importlib.metadata import version
from platform import python_version
from time import perf_counter
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

disable_created_metrics()  # type: ignore[no-untyped-call] # since when each number is counted, nobody asks
REGISTRY = CollectorRegistry()
"""All of it; with our own, nothing that a library declares gets in between."""

ANSWER_BUCKETS = (0.005, 0.01, 0.015, 0.025, 0.05, 0.08, 0.15, 0.3, 0.5, 1.0, 2.0, 3.0)
"""Seconds: from what nobody notices to where Discord gives up."""
STORE_BUCKETS = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 2.0)
PICTURE_BUCKETS = (0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2.0, 10.0)

BUILD = Info("solitaire_build", "Which bot this is.", registry=REGISTRY)
ACTIONS = Counter(
    "solitaire_actions",
    "What players did: answered, refused in words, sorry, store-away or too-fast.",
    ("chat", "verb", "outcome"),
    registry=REGISTRY,
)
ANSWER_SECONDS = Histogram(
    "solitaire_answer_seconds",
    "From the arrival of what a player did until the answer was sent.",
    ("chat",),
    buckets=ANSWER_BUCKETS,
    registry=REGISTRY,
)
UNDER_WAY = Gauge(
    "solitaire_answers_under_way", "Answers begun and not yet given.", ("chat",), registry=REGISTRY
)
CHAT_ERRORS = Counter(
    "solitaire_chat_errors",
    "Answers that a chat refused, or with which it was not reached.",
    ("chat", "kind"),
    registry=REGISTRY,
)
MOVES = Counter("solitaire_moves", "Moves that were made and kept.", ("game",), registry=REGISTRY)
FINISHED = Counter(
    "solitaire_games_finished",
    "Games that ended after a move: won, lost or given-up.",
    ("game", "result"),
    registry=REGISTRY,
)
STORE_SECONDS = Histogram(
    "solitaire_store_seconds",
    "Round trips to the store: a command, a script, or a pipeline of several.",
    buckets=STORE_BUCKETS,
    registry=REGISTRY,
)
STORE_ERRORS = Counter(
    "solitaire_store_errors", "Round trips to the store that failed.", ("kind",), registry=REGISTRY
)
STORE_AWAY = Gauge(
    "solitaire_store_away",
    "1 while the store is not reached or takes nothing, and players are told so at once.",
    registry=REGISTRY,
)
PICTURE_SECONDS = Histogram(
    "solitaire_picture_seconds",
    "Painting of a picture, the wait for a painter included.",
    ("kind",),
    buckets=PICTURE_BUCKETS,
    registry=REGISTRY,
)
PICTURES_KEPT = Counter(
    "solitaire_pictures_kept", "Pictures that were there already when they were wanted.", registry=REGISTRY
)
THINKING = Gauge(
    "solitaire_thinking_waiting",
    "Pieces of work that wait for a worker process, or are in one.",
    registry=REGISTRY,
)
OUTBOX = Gauge("solitaire_outbox_waiting", "Screens that wait to be sent to Telegram.", registry=REGISTRY)
POSTS = Counter(
    "solitaire_posts",
    "Posts by what became of them: sent, unreached, refused, unknown.",
    ("chat", "outcome"),
    registry=REGISTRY,
)
SHARDS = Gauge("solitaire_discord_shards", "Shards of this process that are connected.", registry=REGISTRY)
SHARDS_WANTED = Gauge(
    "solitaire_discord_shards_wanted", "Shards that this process is to have.", registry=REGISTRY
)
CONNECTED = Gauge(
    "solitaire_chat_connected",
    "1 while a chat that is set is reached: for Discord, by one shard at least.",
    ("chat",),
    registry=REGISTRY,
)
LOG_LINES = Counter(
    "solitaire_log_lines", "Warnings and errors that were logged.", ("level",), registry=REGISTRY
)
READY = Gauge("solitaire_ready", "1 while /ready says so.", registry=REGISTRY)

for _chat in ("discord", "telegram"):  # few and far between: the first of them is to be seen as a change
    for _outcome in ("sent", "unreached", "refused", "unknown"):
        POSTS.labels(_chat, _outcome)
for _level in ("warning", "error", "critical"):  # likewise: who is to be told of the first error
    LOG_LINES.labels(_level)
ProcessCollector(registry=REGISTRY)
GCCollector(registry=REGISTRY)
BUILD.info({"version": version("solitaire-bot"), "python": python_version()})


@cache
def _of(metric: Metric, *labels: str) -> Metric:
    """Return what counts for these labels: looked up once, for the library takes longer over it."""
    return metric.labels(*labels)


def acted(chat: str, verb: str, outcome: str) -> None:
    """Count what a player did."""
    _of(ACTIONS, chat, verb, outcome).inc()


def answered(chat: str, seconds: float) -> None:
    """Note how long an answer took."""
    _of(ANSWER_SECONDS, chat).observe(seconds)


def begun(chat: str) -> None:
    """Note that an answer is under way."""
    _of(UNDER_WAY, chat).inc()


def ended(chat: str) -> None:
    """Note that it no longer is."""
    _of(UNDER_WAY, chat).dec()


def not_sent(chat: str, kind: str) -> None:
    """Count an answer that did not get through: ``refused``, ``unreached``, ``failed``, or ``put-off``."""
    _of(CHAT_ERRORS, chat, kind).inc()


def moved(game: str, count: int = 1) -> None:
    """Count moves that are kept."""
    _of(MOVES, game).inc(count)


def finished(game: str, result: str) -> None:
    """Count a game that has ended: ``won``, ``lost`` or ``given-up``."""
    _of(FINISHED, game, result).inc()


def stored(seconds: float) -> None:
    """Note how long the store took for a round trip."""
    STORE_SECONDS.observe(seconds)


def store_failed(kind: str) -> None:
    """Count a round trip to the store that failed; its kind is a word of a few."""
    _of(STORE_ERRORS, kind).inc()


def store_is_away(*, is_away: bool) -> None:
    """Note whether players are told at once that the store is away."""
    STORE_AWAY.set(is_away)


def kept_picture() -> None:
    """Count a picture that need not be painted."""
    PICTURES_KEPT.inc()


@contextmanager
def painting(kind: str) -> Iterator[None]:
    """Note how long the painting of a picture takes; one that fails is not counted."""
    begun_at = perf_counter()
    yield
    painted(kind, perf_counter() - begun_at)


def painted(kind: str, seconds: float) -> None:
    """Note how long the painting of a picture took."""
    _of(PICTURE_SECONDS, kind).observe(seconds)


@contextmanager
def thinking() -> Iterator[None]:
    """Note a piece of work for as long as it waits for a worker process or is in one."""
    with THINKING.track_inprogress():
        yield


def posted(chat: str, outcome: str) -> None:
    """Count a post by what became of it."""
    _of(POSTS, chat, outcome).inc()


def logged(level: str) -> None:
    """Count a line of the log."""
    _of(LOG_LINES, level).inc()


def watch(gauge: Gauge, count: Callable[[], float]) -> None:
    """Have a gauge ask for its value whenever it is read; whoever said so last is asked."""
    gauge.set_function(count)
