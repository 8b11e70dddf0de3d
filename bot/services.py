"""The services of the bot: what they share, and one of each class, built when it is first asked for."""

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import date
from functools import cached_property
from typing import TypeVar, cast

from bot.core.actions import Chat, Verb
from bot.core.direct_messages import DirectMessageSender
from bot.core.exercise import ExerciseKind
from bot.core.feature import Answer, ExerciseActions
from bot.core.posts import PostSender
from bot.core.public_links import NO_POLICIES, PolicyAddresses
from bot.daily.certified_deals import DealChooser, random_deal_number
from bot.features import all_features
from bot.i18n.texts import Texts
from bot.moderation.moderation import Moderation
from bot.moderation.operators import Operators
from bot.runtime.analysis_jobs import AnalysisJobs
from bot.sessions.request_context_loader import RequestContextLoader
from bot.sessions.service import SessionService
from bot.sessions.session_cache import SessionCache
from bot.storage.player_store import PlayerStore

S = TypeVar("S")


def unix_seconds() -> int:
    """Return the time in whole seconds since 1970."""
    return int(time.time())


@dataclass(eq=False)
class Services:
    """What all services share, and the services: each takes this object, and asks it for the others.

    ``texts`` is for players whose language is unknown, ``first_day`` the date of daily challenge 1, by
    default that of the first start. ``policies`` are shown by ``/privacy``.
    """

    store: PlayerStore
    texts: Texts
    now: Callable[[], int] = unix_seconds
    choose_deal: DealChooser = random_deal_number
    jobs: AnalysisJobs = field(default_factory=AnalysisJobs)
    first_day: date | None = None
    policies: PolicyAddresses = NO_POLICIES
    operators: Operators = field(default_factory=Operators)

    def __post_init__(self) -> None:
        self.redis = self.store.redis
        self.direct_messages: dict[Chat, DirectMessageSender] = {}
        """The chats with direct messages: added when they are opened."""
        self.post_senders: dict[Chat, PostSender] = {}
        """The chats that can post: added when they are opened."""
        self.moderation = Moderation(self.redis, self.now, self.operators)
        self._built: dict[object, object] = {}
        cache = SessionCache()
        self.contexts = RequestContextLoader(self.store, self.texts, cache)
        features = all_features()
        self.sessions = SessionService(
            self.store,
            self.now,
            self.choose_deal,
            cache,
            [observe(self) for feature in features for observe in feature.game_observers],
            [observe(self) for feature in features for observe in feature.end_observers],
            [repeat(self) for feature in features for repeat in feature.end_repeaters],
        )

    @cached_property
    def exercises(self) -> dict[ExerciseKind, ExerciseActions]:
        """What answers the game actions in exercises, by their kinds."""
        declared = [feature.exercises for feature in all_features()]
        return {kind: self.get(service) for one in declared for kind, service in one.items()}

    def subcommands(self, verb: Verb) -> dict[str, Answer]:
        """Return what answers a verb that has a certain word, by the words, as the features declare it."""
        declared = [feature.subcommands for feature in all_features()]
        return {word: bind(self) for one in declared for (of, word), bind in one.items() if of is verb}

    def get(self, service: type[S]) -> S:
        """Return the service of a class, which takes these services as its argument."""
        if service not in self._built:
            build = cast("Callable[[Services], S]", service)
            self._built[service] = build(self)
        return cast("S", self._built[service])
