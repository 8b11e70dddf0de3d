"""What a feature is: one value in which its package declares all that other parts of the bot ask it for."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Concatenate, ParamSpec, Protocol, TypeAlias, TypeVar

from bot.core.actions import Player
from bot.core.exercise import ExerciseKind
from bot.core.exercise_view import ExerciseView
from bot.core.personal_data import Json, PersonalData, References
from bot.core.session import LoadedGame

S = TypeVar("S")
P = ParamSpec("P")
R = TypeVar("R")


class ServiceProvider(Protocol):
    """Has one service of each class, built when it is first asked for."""

    def get(self, service: type[S]) -> S:
        """Return the service of a class."""


Bound: TypeAlias = Callable[[ServiceProvider], Callable[P, R]]
"""A function that takes the services and returns what a feature does with them."""


def of_service(service: type[S], method: Callable[Concatenate[S, P], R]) -> Bound[P, R]:
    """Return a method of a service as a declaration, before any service is built.

    The service is asked for when the method is called, so features may declare methods of services that
    need each other's features.
    """

    def bind(services: ServiceProvider) -> Callable[P, R]:
        def call(*args: P.args, **kwargs: P.kwargs) -> R:
            return method(services.get(service), *args, **kwargs)

        return call

    return bind


@dataclass(frozen=True, slots=True)
class Feature:
    """A package of ``bot/features``: its ``__init__`` exports one as ``FEATURE``.

    Whoever needs something of all features asks ``bot.features.all_features``, and names none of them.
    """

    name: str
    """The name of the package."""
    exercise_views: Mapping[ExerciseKind, Callable[[LoadedGame], ExerciseView]] = field(default_factory=dict)
    """What makes the view of an exercise, for the kinds that are its own."""
    personal_data: tuple[PersonalData, ...] = ()
    """What is stored of each player in keys of their own."""
    shared_data: tuple[Bound[[Player], Awaitable[Mapping[str, Sequence[Json]]]], ...] = ()
    """Return what keys of several players hold about one, by fields of the exported file."""
    before_deletion: tuple[Bound[[Player], Awaitable[None]], ...] = ()
    """Remove a player from shared keys to which no key of the player refers; idempotent."""
    after_deletion: tuple[Bound[[Player, References], Awaitable[None]], ...] = ()
    """Remove a player whose own keys are deleted from shared keys; idempotent."""
