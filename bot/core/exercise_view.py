"""How an exercise is shown on its board, and what is refused in it."""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from typing import ClassVar

from bot.core.actions import Chat, Verb
from bot.core.screens import Button, Screen
from bot.i18n.texts import Texts
from engine.move import Move


class ExerciseView(ABC):
    """What a loaded game shows and refuses as an exercise. The feature of its kind makes it.

    What is not overridden is as in a game.
    """

    __slots__ = ()

    has_outcome: ClassVar = True
    """Whether it matters how the game itself ended."""
    has_more_button: ClassVar = False
    """Whether a button leads to the actions whose buttons do not fit below the board."""

    @property
    def verdict_mark(self) -> str:
        """A sign before the title of the message that shows how the exercise ended; empty for none."""
        return ""

    @property
    def has_status(self) -> bool:
        """Whether the state of the game and what to choose are shown above the choices, besides ``lines``."""
        return True

    @property
    def is_finished(self) -> bool:
        """Whether no more moves are offered, although the game may go on."""
        return False

    @property
    def has_earlier_deal(self) -> bool:
        """Whether undo leads back to another deal where there is no move to undo."""
        return False

    @property
    def marked_places(self) -> tuple[str, ...]:
        """The places of the board that the exercise is about now."""
        return ()

    @property
    def asked_move(self) -> Move | None:
        """The move that the exercise asks for now: its button is the main one. ``None`` for none."""
        return None

    @property
    def refusals(self) -> Mapping[Verb, str]:
        """The messages that say why there is no hint, no verdict, no giving up, or no move after the end."""
        return {}

    @abstractmethod
    def title(self, texts: Texts) -> str:
        """Return the heading."""

    @abstractmethod
    def lines(self, texts: Texts) -> Iterator[str]:
        """Yield what is said above the state of the game: news, and what is to be done."""

    @abstractmethod
    def alt_text(self, texts: Texts, advised: str) -> str:
        """Return the alt text of the board's picture, with what was advised, if that is anything."""

    def picture_state(self, _texts: Texts, state: str) -> str:
        """Return the state in the heading of the picture; ``state`` is that of the game."""
        return state

    @abstractmethod
    def buttons(self, texts: Texts, advised: Button | None, ticks: tuple[str, ...]) -> tuple[Button, ...]:
        """Return the actions beside moves, the most useful first: the last ones may have no room.

        An ``advised`` move replaces the button for a hint. Buttons that show the same board keep the
        ``ticks``.
        """

    def offer(self, _texts: Texts, _chat: Chat, _theme: str) -> Screen | None:
        """Return the message that offers the exercise to others; ``None`` if it is only the player's own."""
        return None
