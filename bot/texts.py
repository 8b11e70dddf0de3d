"""Every word a player reads: the catalogue of one language, from Fluent files.

A message is asked for by its name and the details it wants. A card among the details is told by its symbol,
such as ``7♠``; ``card`` tells it in words.
"""

from functools import cache, lru_cache
from importlib.resources import files
from typing import Self

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message, MessageReference, VariableReference
from fluent.syntax.visitor import Visitor

from bot.width import whole_words
from engine.cards import Card, Detail
from engine.errors import RefusedError

QUOTED = 40
"""Characters that are quoted of what a player has typed."""

PLACEABLE = 900
"""Characters of a detail that Fluent is given: it takes no more than 1,000. Longer ones are put in after."""

DEFAULT_LANGUAGE = "en"
"""The language that the others are translated from."""

REMEMBERED = 8192
"""Messages kept ready: formatting one costs more than painting a card."""


@cache
def languages() -> tuple[str, ...]:
    """Return the languages that there is a catalogue of, the default one first."""
    names = [folder.name for folder in (files("bot") / "texts").iterdir() if folder.is_dir()]
    known = (name for name in names if name[0] != "_")
    return tuple(sorted(known, key=lambda name: (name != DEFAULT_LANGUAGE, name)))


def fitting_language(tag: str) -> str:
    """Return the language of a tag such as ``de-AT``; nothing where there is no catalogue of it."""
    language = tag.replace("_", "-").partition("-")[0].lower()
    return language if language in languages() else ""


class TextError(LookupError):
    """A message that the catalogue lacks, or details that it was not given: a fault of ours."""


class Mentioned(Visitor):
    """What a message mentions: details, and other messages."""

    def __init__(self, message: Message) -> None:
        self.details: set[str] = set()
        self.messages: set[str] = set()
        self.visit(message)

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802  (as the library calls it)
        """Note a detail."""
        self.details.add(node.id.name)

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802
        """Note another message."""
        self.messages.add(node.id.name)


class Texts:
    """The messages of one language."""

    def __init__(self, language: str, sources: dict[str, str]) -> None:
        self.language = language
        # Without isolating marks: they would stand between players and the text that they copy.
        self._bundle = FluentBundle([language], use_isolating=False)
        self._mentioned: dict[str, Mentioned] = {}
        for source in sources.values():
            resource = FluentResource(source)
            self._bundle.add_resource(resource)
            self._mentioned |= {
                entry.id.name: Mentioned(entry) for entry in resource.body if isinstance(entry, Message)
            }
        self._wanted = cache(self._wanted_anew)
        self._told = cache(self._told_anew)
        self._format = lru_cache(REMEMBERED)(self._format_anew)

    @classmethod
    @cache
    def load(cls, language: str = DEFAULT_LANGUAGE) -> Self:
        """Return the catalogue of a language: all files of its folder together."""
        folder = files("bot") / "texts" / language
        if not folder.is_dir():
            raise TextError(f"no texts in {language!r}")
        return cls(
            language,
            {file.name: file.read_text("utf-8") for file in folder.iterdir() if file.name.endswith(".ftl")},
        )

    def __call__(self, name: str, /, **details: Detail) -> str:
        """Return a message with its details filled in; raise ``TextError`` where that is not possible."""
        # A detail that the message does not use must not make it look like another one.
        wanted = self._wanted(name)
        return self._format(name, tuple((key, value) for key, value in details.items() if key in wanted))

    def has(self, name: str) -> bool:
        """Tell whether there is such a message."""
        return self._bundle.has_message(name)

    def beginning(self, words: str) -> tuple[str, ...]:
        """Return the names of all messages that begin so."""
        return tuple(name for name in self._mentioned if name.startswith(words))

    def card(self, card: Card) -> str:
        """Tell a card in words, such as ``seven of spades``."""
        return self._told(card, "in-words")

    def symbol(self, card: Card) -> str:
        """Tell a card in as few characters as stand on it, such as ``7♠``."""
        return self._told(card, "symbol")

    def of_game(self, game: str, name: str, /, **details: Detail) -> str:
        """Return a game's own message of that name, or the one that all games share."""
        own = f"{game}-{name}"
        return self(own if self.has(own) else name, **details)

    def together(self, *sentences: str) -> str:
        """Return sentences behind one another, as this language parts them."""
        return self("sentences", first="", second="").join(sentences)

    def refusal(self, game: str, error: RefusedError) -> str:
        """Say what was refused and why, with no more of the player's words than a sentence takes."""
        details = {
            name: clipped(value, QUOTED) if isinstance(value, str) else value
            for name, value in error.details.items()
        }
        return self.of_game(game, f"refused-{error.reason}", **details)

    def _told_anew(self, card: Card, how: str) -> str:
        return self(f"{card.deck}-{how}", **_details(card))

    def _wanted_anew(self, name: str) -> frozenset[str]:
        """Return the details that a message uses, itself or through others that it refers to."""
        mentioned = self._mentioned.get(name)
        if mentioned is None:
            return frozenset()
        return frozenset(mentioned.details).union(*map(self._wanted, mentioned.messages))

    def _format_anew(self, name: str, details: tuple[tuple[str, Detail], ...]) -> str:
        if not self.has(name):
            raise TextError(f"no message {name!r} in {self.language}")
        pattern = self._bundle.get_message(name).value
        if pattern is None:
            raise TextError(f"the message {name!r} in {self.language} is empty")
        filled = {
            key: value if isinstance(value, str | int) else self.symbol(value) for key, value in details
        }
        long = {f"\ue000{key}\ue001": key for key, value in filled.items() if len(str(value)) > PLACEABLE}
        text, errors = self._bundle.format_pattern(
            pattern, {**filled, **{key: mark for mark, key in long.items()}}
        )
        if errors:
            raise TextError(f"the message {name!r} in {self.language}: {errors[0]}")
        told = str(text)
        for mark, key in long.items():
            told = told.replace(mark, str(filled[key]))
        return told


def clipped(text: str, most: int) -> str:
    """Return the text, or as many of its characters as fit, whole words where there are several."""
    if len(text) <= most:
        return text
    return whole_words(text[: most - 1]) + "…"


def _details(card: Card) -> dict[str, Detail]:
    # Fluent picks a variant such as [7] for a number only, never for the text "7".
    return {name: int(value) if str(value).isdecimal() else value for name, value in card.traits.items()}
