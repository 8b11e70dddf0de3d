"""Every word a player reads: the catalogue of one language, from Fluent files.

A message is asked for by its name and the details it wants. A card among the details is told by its symbol,
such as ``7♠``; ``card`` tells it in words.
"""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Self

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message

from bot.i18n.message_template import Deciding, MentionedVariables, NumberStandIns, template
from bot.i18n.text_width import whole_words
from engine.cards import Card, Detail
from engine.errors import RefusedError

QUOTED = 40
"""Characters that are quoted of what a player has typed."""

DEFAULT_LANGUAGE = "en"
"""The language that the others are translated from."""


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


class Texts:
    """The messages of one language."""

    def __init__(self, language: str, sources: dict[str, str]) -> None:
        self.language = language
        # Without isolating marks: they would stand between players and the text that they copy.
        self._bundle = FluentBundle([language], use_isolating=False)
        self._mentioned: dict[str, MentionedVariables] = {}
        for source in sources.values():
            resource = FluentResource(source)
            self._bundle.add_resource(resource)
            self._mentioned |= {
                entry.id.name: MentionedVariables(entry)
                for entry in resource.body
                if isinstance(entry, Message)
            }
        self._numbers = NumberStandIns(language)
        self.wanted = cache(self._wanted)
        """Returns the details that a message uses, itself or through others, and what of them decides."""
        self._told = cache(self._told_anew)
        self._templates: dict[tuple[str | int | None, ...], str] = {}

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
        if not details and (plain := self._templates.get((name,))):
            return plain
        wanted, numbers = self.wanted(name), self._numbers
        written: dict[str, str] = {}
        choice: list[str | int | None] = [name]
        for detail, value in details.items():
            if (deciding := wanted.get(detail)) is None:
                continue
            if isinstance(value, int):
                written[detail] = numbers.written(value)
                decides = None if not deciding else value if value in deciding else numbers.likeness(value)
            else:
                written[detail] = text = value if isinstance(value, str) else self.symbol(value)
                decides = text if text in deciding else None
            choice += (detail, decides)
        key = tuple(choice)
        told = self._templates.get(key)
        if told is None:
            given = {detail: details[detail] for detail in written}
            told = self._templates[key] = self._template(name, given)
        return told.format_map(written) if written else told

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
        return self(self.name_of(game, name), **details)

    def name_of(self, game: str, name: str) -> str:
        """Return what a game's own message of that name is called, or the one that all games share."""
        own = f"{game}-{name}"
        return own if self.has(own) else name

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

    def _wanted(self, name: str) -> Mapping[str, Deciding]:
        mentioned = self._mentioned.get(name)
        if mentioned is None:
            return {}
        wanted = {detail: frozenset(deciding) for detail, deciding in mentioned.details.items()}
        for other in mentioned.messages:
            for detail, deciding in self.wanted(other).items():
                wanted[detail] = deciding | wanted.get(detail, frozenset())
        return wanted

    def _template(self, name: str, details: Mapping[str, Detail]) -> str:
        """Return a message with blanks for its details, or as it is where it has none."""
        if not self.has(name):
            raise TextError(f"no message {name!r} in {self.language}")
        pattern = self._bundle.get_message(name).value
        if pattern is None:
            raise TextError(f"the message {name!r} in {self.language} is empty")
        given = {
            detail: value if isinstance(value, str | int) else self.symbol(value)
            for detail, value in details.items()
        }
        try:
            return template(self._bundle, pattern, given, self.wanted(name), self._numbers)
        except ValueError as error:
            raise TextError(f"the message {name!r} in {self.language}: {error}") from None


def clipped(text: str, most: int) -> str:
    """Return the text, or as many of its characters as fit, whole words where there are several."""
    if len(text) <= most:
        return text
    return whole_words(text[: most - 1]) + "…"


def _details(card: Card) -> dict[str, Detail]:
    # Fluent picks a variant such as [7] for a number only, never for the text "7".
    return {name: int(value) if str(value).isdecimal() else value for name, value in card.traits.items()}
