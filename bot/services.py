"""The wiring: every store and service of the bot, built once and joined."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import date
from typing import Self, TypeVar, cast

from bot.core.actions import Chat
from bot.core.direct_messages import DirectMessageSender
from bot.core.exercise import PUZZLES, ExerciseKind
from bot.core.public_links import PolicyAddresses
from bot.daily.certified_deals import DealChooser
from bot.features.administration.service import AdministrationService
from bot.features.analysis.service import AnalysisService
from bot.features.attempts.service import AttemptRanking, AttemptService, DailyServices
from bot.features.challenge.service import Secrecy
from bot.features.guide.service import GuideService
from bot.features.leagues.service import LeagueService
from bot.features.lessons.service import LessonService
from bot.features.play.service import PlayService
from bot.features.posts.service import PostsService
from bot.features.preferences.service import PreferencesService
from bot.features.privacy.service import PrivacyService
from bot.features.puzzles.service import PuzzleScores, PuzzleService
from bot.features.reminders.service import RemindersService
from bot.features.replay.service import ReplayService
from bot.features.seasons.service import SeasonService
from bot.features.second_tries.service import Mistakes, SecondTryService
from bot.features.standings.service import Leaderboards
from bot.features.statistics.service import StatisticsService
from bot.i18n.texts import Texts
from bot.runtime.analysis_jobs import AnalysisJobs
from bot.sessions.exercises import ExerciseKinds
from bot.sessions.request_context_loader import RequestContextLoader
from bot.sessions.service import SessionService
from bot.sessions.session_cache import SessionCache
from bot.storage.player_store import PlayerStore
from bot.storage.puzzle_store import PuzzleStore

S = TypeVar("S")


class _BuiltServices:
    """The services whose methods features declare."""

    def __init__(self, *services: object) -> None:
        self._services = {type(one): one for one in services}

    def get(self, service: type[S]) -> S:
        """Return the service of a class."""
        return cast("S", self._services[service])


@dataclass(frozen=True, slots=True)
class Services:
    """Every service of the bot. They share one store, one clock, and the jobs that compute in processes."""

    store: PlayerStore
    now: Callable[[], int]
    jobs: AnalysisJobs
    contexts: RequestContextLoader
    sessions: SessionService
    daily: DailyServices
    posts: PostsService
    direct_messages: dict[Chat, DirectMessageSender]
    """The chats with direct messages: added when they are opened."""
    play: PlayService
    attempts: AttemptService
    lessons: LessonService
    second_tries: SecondTryService
    puzzles: PuzzleService
    analysis: AnalysisService
    replay: ReplayService
    guide: GuideService
    statistics: StatisticsService
    leaderboards: Leaderboards
    preferences: PreferencesService
    reminders: RemindersService
    administration: AdministrationService
    privacy: PrivacyService

    @classmethod
    def build(
        cls,
        store: PlayerStore,
        texts: Texts,
        now: Callable[[], int],
        choose_deal: DealChooser,
        jobs: AnalysisJobs,
        first_day: date | None,
        policies: PolicyAddresses,
    ) -> Self:
        """Build all services on a store; the parameters are those of ``App``."""
        cache = SessionCache()
        contexts = RequestContextLoader(store, texts, cache)
        daily = DailyServices.of(store.redis, first_day)
        ranking = AttemptRanking(daily, now)
        seasons = SeasonService(store, daily, now)
        statistics = StatisticsService(store, daily, seasons, now)
        sessions = SessionService(store, now, choose_deal, ranking, statistics, cache)
        puzzle_store = PuzzleStore(store.redis)
        direct_messages: dict[Chat, DirectMessageSender] = {}
        posts = PostsService.of(store, daily, contexts, texts, now, puzzle_store.day_counts, direct_messages)
        leagues = LeagueService(store, daily, now)
        closing_steps = (leagues.close_day,)
        reminders = RemindersService.of(store, daily, texts, direct_messages, now)
        attempts = AttemptService(
            store,
            sessions,
            daily,
            ranking,
            jobs,
            now,
            posts.set_mention,
            statistics.season_line,
            closing_steps,
        )
        secrecy, mistakes = Secrecy(daily.challenges, now), Mistakes(store, now)
        analysis = AnalysisService(sessions, jobs, secrecy, mistakes)
        second_tries = SecondTryService(sessions, jobs, secrecy, mistakes, analysis.reviews.known_line)
        lessons = LessonService(store, sessions, attempts, seasons, now, second_tries.mistakes)
        puzzles = PuzzleService(store, sessions, jobs, PuzzleScores(puzzle_store, daily, now), seasons)
        exercises: ExerciseKinds = {
            ExerciseKind.LESSON: lessons,
            ExerciseKind.SECOND_TRY: second_tries,
            **dict.fromkeys(PUZZLES, puzzles),
        }
        return cls(
            store=store,
            now=now,
            jobs=jobs,
            contexts=contexts,
            sessions=sessions,
            daily=daily,
            posts=posts,
            direct_messages=direct_messages,
            play=PlayService(store, sessions, attempts, exercises, puzzles.puzzle),
            attempts=attempts,
            lessons=lessons,
            second_tries=second_tries,
            puzzles=puzzles,
            analysis=analysis,
            replay=ReplayService(store, sessions, daily.challenges, secrecy, attempts, now),
            guide=GuideService(store, sessions),
            statistics=statistics,
            leaderboards=Leaderboards(daily.challenges, daily.standings, now, leagues.show_league),
            preferences=PreferencesService(store, sessions, contexts, daily.standings, reminders, now),
            reminders=reminders,
            administration=AdministrationService(store, contexts, posts.administration),
            privacy=PrivacyService(
                store,
                _BuiltServices(daily.challenges, ranking, daily.standings, leagues, posts, reminders),
                now,
                policies,
            ),
        )
