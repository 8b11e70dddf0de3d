"""What a feature is: one value in which its package declares all that other parts of the bot ask it for."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Concatenate, ParamSpec, Protocol, TypeAlias, TypeVar

from bot.core.actions import Action, Chat, Player, Room, Verb
from bot.core.exercise import ExerciseKind
from bot.core.exercise_view import ExerciseView
from bot.core.personal_data import Json, PersonalData, References
from bot.core.posts import Post
from bot.core.replies import Reply
from bot.core.request_context import RequestContext
from bot.core.screens import Screen
from bot.core.session import LoadedGame
from bot.core.setting import Setting
from bot.core.settings import ResultVisibility
from bot.i18n.texts import Texts
from engine.goal import Goal
from engine.move import Move
from engine.record import Record

S = TypeVar("S")
P = ParamSpec("P")
R = TypeVar("R")


class ServiceProvider(Protocol):
    """Has one service of each class, built when it is first asked for."""

    def get(self, service: type[S]) -> S:
        """Return the service of a class."""


Answer: TypeAlias = Callable[[RequestContext, Action], Awaitable[Reply]]
"""Answers an action."""
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


class ExerciseActions(Protocol):
    """Answers the game actions in exercises of a kind. Raises what ``SessionService`` raises."""

    async def make_exercise_moves(
        self, context: RequestContext, action: Action, loaded: LoadedGame, moves: tuple[Move, ...]
    ) -> Reply:
        """Make moves; raise ``RefusedError`` if one of them is not legal."""

    async def change_exercise(self, context: RequestContext, action: Action, loaded: LoadedGame) -> Reply:
        """Undo, redo or restart, whichever the action says and there is something to do."""

    async def answer_again(self, context: RequestContext, action: Action, loaded: LoadedGame) -> Reply:
        """Return the board after the last change once more, with all that was said of it."""


@dataclass(frozen=True, slots=True)
class Route:
    """What answers a verb, and how the verb differs from others; every verb has one."""

    verb: Verb
    answer: Bound[[RequestContext, Action], Awaitable[Reply]]
    needs_store: bool = True
    """Whether it cannot be answered while the store is unavailable."""
    is_allowed_anywhere: bool = False
    """Whether it is allowed in channels without games, because it shows none."""
    shows_game: bool = True
    """Whether a game comes into the room if it is typed, unless it is allowed anywhere."""
    starts_game: bool = False
    """Whether it brings a game to the room other than the one whose button is pressed."""
    changes_game: bool = False
    """Whether an analysis of the game that still runs becomes useless."""
    is_for_operators: bool = False
    """Whether it does not exist for anybody else: they get the answer to a command that nobody knows."""
    is_open_to_blocked: bool = False
    """Whether blocked players get an answer, too, where the group is not blocked."""
    only_looks_up: bool = False
    """Whether it hardly ever changes anything; a page that shows all sends several such actions at once."""
    is_about_group: bool = False
    """Whether it is answered in the group even where other answers are private."""
    depends_on_admin: bool = False
    """Whether the answer may depend on whether the player is an administrator."""
    is_about_shown_game: bool = False
    """Whether it applies to the game of the board that it replies to, not to the current one."""
    is_below_boards: bool = False
    """Whether only boards of games have its buttons."""
    begins_moves: bool = False
    """Whether its name begins moves of games, too."""
    takes_audience: bool = False
    """Whether the last word can say who sees the game."""
    only_words: frozenset[str] | None = None
    """The only words that can follow it, one at a time; ``None`` if any can."""
    most_words: int = 1
    """The most words of a line without a slash that names it, such as “board text view”."""
    further_help: str = ""
    """The message that is added to what the help says of it."""


@dataclass(frozen=True, slots=True)
class LinkKind:
    """Links to what a verb opens by its number or key; the code of such a link is ``VERB-NUMBER``."""

    names: tuple[str, ...]
    """The messages with what the bot calls it, with its number as ``$number``: they can be typed."""
    title: Callable[[Texts, str], str]
    """Return the heading of what has the number that was typed; empty if nothing has it."""
    offer: Bound[[RequestContext, str], Awaitable[Screen | None]]
    """Offer to everybody what a typed text names; ``None`` for all other texts."""
    open_label: str
    """The message on the button with the link."""
    send_label: str
    """The message on the button that sends the link to another chat."""
    key: str = r"[1-9][0-9]{0,5}"
    """The regular expression, for Python and JavaScript, of a number or key."""


@dataclass(frozen=True, slots=True)
class FurtherPost:
    """A post that follows that of a day's challenge, in groups where it is switched on."""

    name: str
    """It is the word for its switch, whose button has the message ``button-post-NAME``; it is stored."""
    switch: int
    """The number of its bit among the stored switches; it never changes."""
    exists: Callable[[int], bool]
    """Tells whether the day of that number has one."""
    compose: Bound[[Texts, Chat, int, int], Awaitable[Post]]
    """Return that of a day, given the day of the last one that was sent, or 0.

    Raises ``LookupError`` if the day has none.
    """


@dataclass(frozen=True, slots=True)
class ExerciseCounts:
    """How many exercises of a kind a player has done: by game, or in all by ``""``."""

    done: Mapping[str, int]
    left: Mapping[str, int]
    """How many more a goal may want at most."""
    targets: tuple[int, ...]
    """How many a goal wants for a whole month, the easiest one first; there are no harder ones."""


@dataclass(frozen=True, slots=True)
class ExerciseGoals:
    """A kind of goals of seasons: to do exercises."""

    name: str
    """It is stored. The message ``season-goal-NAME`` says what is to be done."""
    rank: int
    """Its place among all kinds, from 0, on which the draw depends."""
    is_about_game: bool
    counts: Bound[[Player], Awaitable[ExerciseCounts]]
    """Return what a player has done."""


StoredHashes: TypeAlias = Mapping[str, Mapping[str, str]]
"""The fields of some of a player's hashes, by the names of their keys after the player."""


@dataclass(frozen=True, slots=True)
class HomeNote:
    """What is said of a place on the home screen for its player."""

    text: str
    words: tuple[str, ...] = ()
    """The words with which the player goes there now, instead of those of the place."""


@dataclass(frozen=True, slots=True)
class HomePlace:
    """A place to go on the home screen."""

    label: str
    """The message on it."""
    rank: int
    """Its place among all places, from 0."""
    action: Action
    """What goes there."""
    about: str = ""
    """The message that says what is there, for every player; empty for none."""
    reads: tuple[str, ...] = ()
    """The player's hashes on which ``note`` depends: those of all places are read together."""
    note: Bound[[RequestContext, StoredHashes], Awaitable[HomeNote]] | None = None
    """Say what is there for this player, instead of ``about``."""


@dataclass(frozen=True, slots=True)
class Feature:
    """A package of ``bot/features``: its ``__init__`` exports one as ``FEATURE``.

    Code that works for all features asks ``bot.features.all_features`` and names none of them.
    """

    name: str
    """The name of the package."""
    routes: tuple[Route, ...] = ()
    """The verbs that it answers."""
    teaches: Callable[[str], bool] | None = None
    """Tells whether it shows how a game is played when a player asks to learn it."""
    welcome_buttons: Mapping[str, Action] = field(default_factory=dict)
    """What it offers to play to players who know the games, by the messages on the buttons."""
    home_places: Mapping[str, HomePlace] = field(default_factory=dict)
    """The places to go that it adds to the home screen, by names, which choose their signs there."""
    streak_buttons: Mapping[str, Action] = field(default_factory=dict)
    """What begins a streak of exercises for the leaderboards, by the messages on the buttons."""
    word_choices: Mapping[str, Callable[[Texts, Room], Mapping[str, str]]] = field(default_factory=dict)
    """What can be typed in a room for a kind of parameter (``ParameterKind``): words with their names."""
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
    game_observers: tuple[Bound[[RequestContext, LoadedGame], Awaitable[LoadedGame]], ...] = ()
    """See every game that is loaded, started or saved, and return it with news for its player."""
    end_observers: tuple[Bound[[RequestContext, LoadedGame], Awaitable[LoadedGame]], ...] = ()
    """The same for each game that has just ended and been counted."""
    end_repeaters: tuple[Bound[[RequestContext, LoadedGame], Awaitable[LoadedGame]], ...] = ()
    """Return a game that has ended before with the news that its end had, without changing anything."""
    closing_steps: tuple[Bound[[int], Awaitable[None]], ...] = ()
    """What is done when the day of a challenge closes, given its number; idempotent."""
    reply_observers: tuple[Bound[[RequestContext, Action, Reply], Awaitable[Reply]], ...] = ()
    """See every reply, and return it, perhaps with news for its player."""
    background_tasks: tuple[Bound[[], Awaitable[None]], ...] = ()
    """What runs until the program ends."""
    settings: tuple[Setting, ...] = ()
    """The settings of a player that are its own."""
    store_settings: Bound[[RequestContext, Mapping[str, str]], Awaitable[str]] | None = None
    """Store chosen values of its settings, by their words, or say why that is impossible: then nothing that
    was chosen with them is stored. Without it, values are stored as they are."""
    setting_notes: Mapping[str, Bound[[RequestContext], Awaitable[str]]] = field(default_factory=dict)
    """Say something more on the pages of settings with these words; empty for nothing."""
    zone_changes: tuple[Bound[[Player], Awaitable[None]], ...] = ()
    """Follow a change of a player's time zone; idempotent."""
    visibility_changes: tuple[Bound[[Player, ResultVisibility], Awaitable[None]], ...] = ()
    """Enter a player in the leaderboards where the player may appear from now on, and remove it elsewhere."""
    group_arrivals: tuple[Bound[[Chat, int], Awaitable[None]], ...] = ()
    """Follow that the bot has joined a server or group, perhaps again; idempotent."""
    group_departures: tuple[Bound[[Chat, int], Awaitable[None]], ...] = ()
    """Follow that the bot has left a server or group; idempotent."""
    group_moves: tuple[Bound[[Chat, int, int], Awaitable[None]], ...] = ()
    """Move the data of a server or group whose number changes, from the number before to the new one."""
    mistake_observers: tuple[Bound[[RequestContext, LoadedGame, Record, Goal], Awaitable[None]], ...] = ()
    """Note that in a reviewed game the move after a record was decisive, and the goal that it had there."""
    exercise_news: tuple[Bound[[RequestContext, int], Awaitable[tuple[str, ...]]], ...] = ()
    """Say what an exercise means for its player that has ended at a time, now or when it is shown again."""
    shared_lines: tuple[Bound[[RequestContext, int], Awaitable[str]], ...] = ()
    """Say something of a player on a shared result of the challenge of that number; empty for nothing."""
    links: Mapping[Verb, LinkKind] = field(default_factory=dict)
    """The kinds of links to what its verbs open, besides those to deals and challenges."""
    season_goals: tuple[ExerciseGoals, ...] = ()
    """The goals of seasons that its exercises reach."""
    further_posts: tuple[FurtherPost, ...] = ()
    """What is posted in groups after the challenge of a day."""
    exercises: Mapping[ExerciseKind, type[ExerciseActions]] = field(default_factory=dict)
    """The services that answer the game actions in exercises of these kinds."""
    subcommands: Mapping[tuple[Verb, str], Callable[[ServiceProvider], Answer]] = field(default_factory=dict)
    """What answers verbs of other features that have a certain word, such as ``/leaderboard league``."""
