"""A setting of a player: a row that its feature declares."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

from bot.core.actions import Chat
from bot.core.request_context import RequestContext
from bot.core.screens import Screen
from bot.core.session import LoadedGame
from bot.i18n.name_matching import NameIndex
from bot.i18n.texts import Texts

NamedValues: TypeAlias = Sequence[tuple[str, str]]
"""Values, each with its name."""


@dataclass(frozen=True, slots=True)
class Setting:
    """What is typed, shown and stored for a setting of a player.

    Its messages are ``setting-WORD``, its name; ``settings-WORD``, the text above its values;
    ``no-such-WORD``; and ``parameter-WORD`` and ``parameter-name-WORD``, because it is a parameter of the
    command for settings.
    """

    word: str
    """Its word on buttons and in commands."""
    stored_field: str
    """The field of the player's settings in the store."""
    rank: int
    """Its place among all settings."""
    chosen: Callable[[RequestContext], str]
    """Returns the value that a player has now."""
    index: Callable[[Texts], NameIndex]
    """Returns the names of its values, as they are typed."""
    values: Callable[[Texts], NamedValues] = lambda _: ()
    """Returns the values that its page offers."""
    suggested: Callable[[Texts, int], NamedValues] | None = None
    """Returns what completion offers at a time; ``None`` if ``values`` are all that can be chosen."""
    shown: Callable[[RequestContext, int], str] | None = None
    """Returns how the value is shown at a time, unless that is its name among ``values``, or the value."""
    screen: Callable[[RequestContext, LoadedGame | None, int], Screen] | None = None
    """Returns its page at a time, unless that only offers ``values``."""
    unknown: Callable[[Texts, Sequence[str]], str] | None = None
    """Says that typed words are none of its values, unless the sentence lists ``values``."""
    meanings: Callable[[Texts, Sequence[str], int], Sequence[str]] = lambda *_: ()
    """Returns the values of which typed words can mean one, at a time, where ``index`` finds none."""
    question: Callable[[RequestContext, Sequence[str], int], Screen | None] = lambda *_: None
    """Returns a page that asks, at a time, which of its values typed words mean; ``None`` without any."""
    understood: Callable[[RequestContext, int], str] = lambda *_: ""
    """Returns a notice that says, at a time, as what typed words were understood, if it is not obvious."""
    unavailable: Callable[[RequestContext], str] = lambda _: ""
    """Says why a player cannot have the setting; empty for those who can."""
    chats: frozenset[Chat] = frozenset(Chat)
    """The chats whose lists of commands have it."""
    stored: Mapping[str, str] = field(default_factory=dict)
    """The values that are stored as others, which can be typed as they are; empty means no choice."""
    least_similarity: float = 0.0
    """How similar a value must be to a mistyped word, from 0 to 1, for the word to be about the setting."""
    needs_name: bool = False
    """Whether its values are understood only after its name."""
    has_button: bool = True
    """Whether a button of the list of settings leads to it."""
    stays_if_pressed: bool = False
    """Whether its page stays when a button chooses a value, instead of the list of settings."""
    stays_if_typed: bool = False
    """Whether its page, not the list, answers a typed value."""

    def name(self, texts: Texts) -> str:
        """Return its name for players."""
        return texts(f"setting-{self.word}")

    def value_text(self, context: RequestContext, now: int) -> str:
        """Return the value that a player has, as it is shown."""
        if self.shown:
            return self.shown(context, now)
        value = self.chosen(context)
        return dict(self.values(context.texts)).get(value, value)
