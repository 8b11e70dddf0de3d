"""The messages of one language in the source, each parsed when it is first asked for.

Parsing a whole catalog takes some 0.4 s and 10 MiB; a player sees a small part of it. So the files are first
only cut into messages, which takes milliseconds: Fluent begins each message in the first column of a line,
and indents what belongs to it (https://projectfluent.org/fluent/guide/multiline.html).
"""

import re
from collections.abc import Callable, Mapping
from functools import cache, cached_property
from importlib.resources import files
from typing import Self

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Identifier, Message, MessageReference, Placeable, VariableReference, Variant
from fluent.syntax.visitor import Visitor

DEFAULT_LANGUAGE = "en"
"""The language from which the others are translated."""

ENTRY = re.compile(r"^(?=[A-Za-z#-])", re.MULTILINE)
"""The beginning of a message, a comment or a term."""
MESSAGE = re.compile(r"([A-Za-z][A-Za-z0-9_-]*) *=")
CODE = re.compile(r"\{ *\$?[\w-]+ *->|\[[^\]]*\]|\{ *[$\"\w][^{}]*\}")
"""What is not text in a message: the beginning of a selection, the name of a variant, a placeable."""
WORD = re.compile(r"[^\W\d_]{2,}")


@cache
def languages() -> tuple[str, ...]:
    """Return the languages that have a catalog, the default one first."""
    names = [folder.name for folder in (files("bot") / "texts").iterdir() if folder.is_dir()]
    known = (name for name in names if name[0] != "_")
    return tuple(sorted(known, key=lambda name: (name != DEFAULT_LANGUAGE, name)))


class TextError(LookupError):
    """A message that the catalog lacks, or one without its arguments: a bug of ours."""


class Parts(Visitor):
    """What a message refers to, also through the messages within it."""

    def __init__(self, message: Message, parts_of: Callable[[str], Self]) -> None:
        """Look for it, and take that of other messages from ``parts_of``."""
        self.arguments: set[str] = set()
        self.selectors: set[str] = set()
        """Arguments that select a variant, and are not only inserted."""
        self.variants: set[str] = set()
        """The names of variants, except numbers."""
        self._parts_of = parts_of
        self.visit(message)

    def visit_Placeable(self, node: Placeable) -> None:  # noqa: N802  (the library's name)
        """Add an argument that is inserted."""
        match node.expression:
            case VariableReference(id=Identifier(name=name)):
                self.arguments.add(name)
            case _:
                self.generic_visit(node)

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        """Add an argument that is not only inserted."""
        self.arguments.add(node.id.name)
        self.selectors.add(node.id.name)

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802
        """Add what another message refers to."""
        inner = self._parts_of(node.id.name)
        self.arguments |= inner.arguments
        self.selectors |= inner.selectors
        self.variants |= inner.variants

    def visit_Variant(self, node: Variant) -> None:  # noqa: N802
        """Add the name of a variant."""
        if isinstance(node.key, Identifier):
            self.variants.add(node.key.name)
        self.generic_visit(node)


class Catalog:
    """The messages of one language. What it lacks is taken from the base, from which it is translated."""

    def __init__(self, language: str, files_: Mapping[str, str], base: Self | None = None) -> None:
        """Take the texts of the files of the catalog by their names."""
        self.language, self.base = language, base
        self.sources: dict[str, str] = {}
        """The language's own messages by their ids, as Fluent writes them."""
        for name in sorted(files_):
            self.sources |= messages_in(files_[name])
        # Without isolation marks, because players copy texts.
        self._bundle = FluentBundle([language], use_isolating=False)
        self._parsed = cache(self._parse)

    @classmethod
    def of_language(cls, language: str, base: Self | None = None) -> Self:
        """Return the catalog of a language: all files of its folder. Raises ``TextError`` if it has none."""
        folder = files("bot") / "texts" / language
        if not folder.is_dir():
            raise TextError(f"no texts in {language!r}")
        found = (file for file in folder.iterdir() if file.name.endswith(".ftl"))
        return cls(language, {file.name: file.read_text("utf-8") for file in found}, base)

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The ids of all messages, also of those that are taken from the base."""
        return tuple({**(self.base.sources if self.base else {}), **self.sources})

    def untranslated(self) -> tuple[str, ...]:
        """Return the ids of messages with words that this catalog lacks, or has in the words of the base."""
        base = self.base.wordy if self.base else {}
        return tuple(name for name, source in base.items() if self.sources.get(name, source) == source)

    def translated(self) -> float:
        """Return how much of the base is translated, from 0 to 1."""
        return 1 - len(self.untranslated()) / max(1, len(self.base.wordy)) if self.base else 1.0

    @cached_property
    def wordy(self) -> Mapping[str, str]:
        """The language's own messages that have words, and not only placeables and signs."""
        values = ((name, source, source.partition("=")[2]) for name, source in self.sources.items())
        return {name: source for name, source, value in values if WORD.search(CODE.sub(" ", value))}

    def parts(self, name: str) -> Parts:
        """Return to what a message refers; raise ``TextError`` if there is no such message."""
        if name not in self.sources and self.base:
            return self.base.parts(name)
        return self._parsed(name)

    def format(self, name: str, arguments: Mapping[str, str | int]) -> str:
        """Return a message with arguments; raise ``TextError`` if it is missing or needs other ones."""
        if name not in self.sources and self.base:  # as a whole, since its plurals are those of its language
            return self.base.format(name, arguments)
        source = self._source(name)
        if "{" not in source and "\n" not in source:  # what Fluent makes of it, without parsing
            return source.partition("=")[2].strip(" ")
        self._parsed(name)
        pattern = self._bundle.get_message(name).value
        if pattern is None:
            raise TextError(f"the message {name!r} in {self.language} is empty")
        formatted, errors = self._bundle.format_pattern(pattern, dict(arguments))
        if errors:
            raise TextError(f"the message {name!r} in {self.language}: {errors[0]}")
        return str(formatted)

    def _source(self, name: str) -> str:
        source = self.sources.get(name) or (self.base.sources.get(name) if self.base else None)
        if source is None:
            raise TextError(f"no message {name!r} in {self.language}")
        return source

    def _parse(self, name: str) -> Parts:
        """Parse a message and those within it, for the library."""
        resource = FluentResource(self._source(name))
        message = resource.body[0]
        if not isinstance(message, Message):
            raise TextError(f"the message {name!r} in {self.language} is ill-formed")
        self._bundle.add_resource(resource)
        return Parts(message, self._parsed)


def messages_in(text: str) -> dict[str, str]:
    """Return the messages of a file by their ids, each as Fluent writes it, without comments."""
    entries = (entry.rstrip() for entry in ENTRY.split(text))
    return {found[1]: entry for entry in entries if (found := MESSAGE.match(entry))}
