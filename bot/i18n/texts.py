"""The catalog of one language: every text that players read, from Fluent files.

A message is formatted by its id and its arguments. A card among the arguments becomes its symbol, such as
``7♠``; ``card`` returns it in words.
"""

from functools import cache, lru_cache
from importlib.resources import files
from typing import Self

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import (
    Identifier,
    Message,
    MessageReference,
    Placeable,
    StringLiteral,
    TextElement,
    VariableReference,
)
from fluent.syntax.visitor import Visitor

from bot.i18n.text_width import whole_words
from engine.cards import Card, Detail
from engine.errors import RefusedError

QUOTED = 40
"""Characters of typed text that are quoted."""
CACHED_TEXTS = 6144
"""Messages that are cached for each language, since Fluent takes up to 20 µs for one. They take some 3 MB."""
LONGEST_ARGUMENT = 1000
"""Characters of a text that is handed to Fluent: it refuses to insert more than 2,500."""

DEFAULT_LANGUAGE = "en"
"""The language from which the others are translated."""


@cache
def languages() -> tuple[str, ...]:
    """Return the languages that have a catalog, the default one first."""
    names = [folder.name for folder in (files("bot") / "texts").iterdir() if folder.is_dir()]
    known = (name for name in names if name[0] != "_")
    return tuple(sorted(known, key=lambda name: (name != DEFAULT_LANGUAGE, name)))


def fitting_language(tag: str) -> str:
    """Return the language of a tag such as ``de-AT``; empty if it has no catalog."""
    language = tag.replace("_", "-").partition("-")[0].lower()
    return language if language in languages() else ""


class TextError(LookupError):
    """A message that the catalog lacks, or one without its arguments: a bug of ours."""


def insertion_template(message: Message) -> str | None:
    """Return a message that only inserts its arguments as ``str.format`` has it; ``None`` for any other."""
    parts = []
    for element in message.value.elements if message.value else ():
        match element:
            case TextElement(value=text):
                parts.append(escaped(text))
            case Placeable(expression=StringLiteral() as literal):
                parts.append(escaped(literal.parse()["value"]))
            case Placeable(expression=VariableReference(id=Identifier(name=name))):
                parts.append(f"{{{name}}}")
            case _:
                return None
    return "".join(parts) or None


def escaped(text: str) -> str:
    """Return a text as ``str.format`` leaves it unchanged."""
    return text.replace("{", "{{").replace("}", "}}")


class References(Visitor):
    """The names of the arguments and of the other messages to which a message refers."""

    def __init__(self, message: Message) -> None:
        self.arguments: set[str] = set()
        self.messages: set[str] = set()
        self.visit(message)

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802  (the library's name)
        """Add an argument."""
        self.arguments.add(node.id.name)

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802
        """Add another message."""
        self.messages.add(node.id.name)


class Texts:
    """The messages of one language."""

    def __init__(self, language: str, sources: dict[str, str]) -> None:
        self.language = language
        # Without isolation marks, because players copy texts.
        self._bundle = FluentBundle([language], use_isolating=False)
        self._references: dict[str, References] = {}
        self._templates: dict[str, str] = {}
        for source in sources.values():
            resource = FluentResource(source)
            self._bundle.add_resource(resource)
            for entry in resource.body:
                if isinstance(entry, Message):
                    self._references[entry.id.name] = References(entry)
                    if template := insertion_template(entry):
                        self._templates[entry.id.name] = template
        self._text = lru_cache(CACHED_TEXTS)(self._format)
        self.arguments = cache(self._find_arguments)
        """Returns the names of the arguments of a message, also through referenced ones."""
        self._card_text = cache(self._format_card)

    @classmethod
    @cache
    def load(cls, language: str = DEFAULT_LANGUAGE) -> Self:
        """Return the catalog of a language: all files of its folder together."""
        folder = files("bot") / "texts" / language
        if not folder.is_dir():
            raise TextError(f"no texts in {language!r}")
        return cls(
            language,
            {file.name: file.read_text("utf-8") for file in folder.iterdir() if file.name.endswith(".ftl")},
        )

    def __call__(self, name: str, /, **details: Detail) -> str:
        """Return a message with its arguments filled in; raise ``TextError`` if that is not possible."""
        if template := self._templates.get(name):
            for value in details.values():
                if not isinstance(value, str):
                    break
            else:
                try:
                    return template.format_map(details)
                except KeyError as argument:
                    raise TextError(f"the message {name!r} in {self.language} lacks {argument}") from None
        # Only what the message refers to, since two texts that differ in nothing else are one in the cache.
        arguments = self.arguments(name)
        return self._text(name, **{detail: details[detail] for detail in details if detail in arguments})

    def has(self, name: str) -> bool:
        """Return whether there is such a message."""
        return self._bundle.has_message(name)

    def with_prefix(self, prefix: str) -> tuple[str, ...]:
        """Return the ids of all messages with that prefix."""
        return tuple(name for name in self._references if name.startswith(prefix))

    def card(self, card: Card) -> str:
        """Return a card in words, such as ``seven of spades``."""
        return self._card_text(card, "in-words")

    def symbol(self, card: Card) -> str:
        """Return the symbol of a card, such as ``7♠``."""
        return self._card_text(card, "symbol")

    def of_game(self, game: str, name: str, /, **details: Detail) -> str:
        """Return a game's own message with that name, or the one that all games share."""
        return self(self.name_of(game, name), **details)

    def name_of(self, game: str, name: str) -> str:
        """Return the id of a game's own message, or of the one that all games share."""
        own = f"{game}-{name}"
        return own if self.has(own) else name

    def together(self, *sentences: str) -> str:
        """Return sentences joined as this language separates them."""
        return self("sentences", first="", second="").join(sentences)

    def refusal(self, game: str, error: RefusedError) -> str:
        """Return the sentence that explains a refusal, with long typed words cut."""
        details = {
            name: clipped(value, QUOTED) if isinstance(value, str) else value
            for name, value in error.details.items()
        }
        return self.of_game(game, f"refused-{error.reason}", **details)

    def _format_card(self, card: Card, how: str) -> str:
        return self(f"{card.deck}-{how}", **_card_arguments(card))

    def _find_arguments(self, name: str) -> frozenset[str]:
        if (references := self._references.get(name)) is None:
            return frozenset()
        return frozenset(references.arguments).union(*map(self.arguments, references.messages))

    def _format(self, name: str, /, **details: Detail) -> str:
        if not self.has(name):
            raise TextError(f"no message {name!r} in {self.language}")
        pattern = self._bundle.get_message(name).value
        if pattern is None:
            raise TextError(f"the message {name!r} in {self.language} is empty")
        arguments: dict[str, str | int] = {}
        long_texts: dict[str, str] = {}
        for detail, value in details.items():
            arguments[detail] = text = value if isinstance(value, str | int) else self.symbol(value)
            if isinstance(text, str) and len(text) > LONGEST_ARGUMENT:
                arguments[detail] = placeholder = f"\ue000{detail}\ue001"
                long_texts[placeholder] = text
        formatted, errors = self._bundle.format_pattern(pattern, arguments)
        if errors:
            raise TextError(f"the message {name!r} in {self.language}: {errors[0]}")
        message = str(formatted)
        for placeholder, text in long_texts.items():
            message = message.replace(placeholder, text)
        return message


def clipped(text: str, most: int) -> str:
    """Return the text, cut to at most ``most`` characters, between words if possible."""
    if len(text) <= most:
        return text
    return whole_words(text[: most - 1]) + "…"


def _card_arguments(card: Card) -> dict[str, Detail]:
    # Fluent selects a variant such as [7] only for a number, never for the text "7".
    return {name: int(value) if str(value).isdecimal() else value for name, value in card.traits.items()}


def language_names(language: str) -> tuple[str, ...]:
    """Return the name of a language in all languages, and its tag."""
    return (language, *(Texts.load(other)(f"language-{language}") for other in languages()))


def own_name(language: str) -> str:
    """Return the name of a language in that language."""
    return Texts.load(language)(f"language-{language}")
