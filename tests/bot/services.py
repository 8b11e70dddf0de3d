"""The services of the bot on a store, without an app."""

from collections.abc import Callable
from datetime import date

from redis.asyncio import Redis

from bot.i18n.texts import Texts
from bot.runtime.analysis_jobs import AnalysisJobs
from bot.services import Services, unix_seconds
from bot.storage.player_store import PlayerStore


def services_on(
    redis: Redis,
    first: date | None = None,
    now: Callable[[], int] = unix_seconds,
    jobs: AnalysisJobs | None = None,
) -> Services:
    """Return the services of a process, whose daily challenges begin on a date."""
    return Services(PlayerStore(redis), Texts.load("en"), now, jobs=jobs or AnalysisJobs(), first_day=first)
