"""The source of the catalogs: the files of a language, their messages, and what each message contains."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from itertools import pairwise
from pathlib import Path
from types import MappingProxyType
from typing import TypeVar

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from bot.i18n.catalog import DEFAULT_LANGUAGE, languages
from bot.i18n.texts import message_ids
from engine.game import Game

TEXTS = Path(str(files("bot") / "texts"))

Item = TypeVar("Item")


def third(language: str, items: Sequence[Item]) -> Sequence[Item]:
    """Return every third of the items: a slow test looks at each of them in some languages, not in all."""
    return items[languages().index(language) % 3 :: 3]


class Mentions(Visitor):
    """The parts of a message: words, variables, references to messages, and select expressions."""

    def __init__(self, node: ast.BaseNode) -> None:
        self.words: list[str] = []
        self.details: set[str] = set()
        self.messages: set[str] = set()
        self.choices: list[ast.SelectExpression] = []
        self.visit(node)

    @property
    def text(self) -> str:
        """All words of all variants, joined."""
        return "".join(self.words)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802  (as the library calls it)
        self.words.append(node.value)

    def visit_StringLiteral(self, node: ast.StringLiteral) -> None:  # noqa: N802
        self.words.append(node.value)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.words.append("\ue000")  # marks a variable, whose value is not in the catalog
        self.details.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        self.choices.append(node)
        self.details |= Mentions(node.selector).details
        for variant in node.variants:
            self.visit(variant.value)


def file_names(language: str) -> set[str]:
    """Return the names of the files of a catalog."""
    return {path.name for path in (TEXTS / language).iterdir()}


@cache
def entries(language: str) -> tuple[ast.EntryType, ...]:
    """Return all entries in the files of a catalog, including ill-formed ones."""
    return tuple(
        entry
        for path in sorted((TEXTS / language).glob("*.ftl"))
        for entry in FluentParser().parse(path.read_text("utf-8")).body
    )


@cache
def messages(language: str) -> Mapping[str, Mentions]:
    """Return the parts of every message of a catalog, by the name of the message."""
    return MappingProxyType(
        {entry.id.name: Mentions(entry) for entry in entries(language) if isinstance(entry, ast.Message)}
    )


def referring(language: str, name: str) -> Iterator[str]:
    """Yield the names of the messages that refer to this one."""
    return (other for other, mentions in messages(language).items() if name in mentions.messages)


def details(language: str, name: str) -> set[str]:
    """Return the variables of a message and of the messages that it refers to."""
    mentions = messages(language).get(name) or messages(DEFAULT_LANGUAGE)[name]  # as the bot shows it
    return mentions.details.union(*(details(language, other) for other in mentions.messages))


def own_ids(game: Game, name: str) -> tuple[str, ...]:
    """Return the ids of a message about a game that are not shared by all: the game's and its family's."""
    *own, _ = message_ids(game.name, game.family, name)
    return tuple(own)


def repetitions(said: Mapping[str, ast.Pattern], games: Iterable[Game]) -> set[str]:
    """Return the messages of games and families that say word for word what would be said without them."""
    found = set()
    for game in games:
        names = {
            id_.removeprefix(start) for start in own_ids(game, "") for id_ in said if id_.startswith(start)
        }
        for name in names:
            known = [id_ for id_ in message_ids(game.name, game.family, name) if id_ in said]
            found |= {id_ for id_, other in pairwise(known) if said[id_].equals(said[other])}
    return found
