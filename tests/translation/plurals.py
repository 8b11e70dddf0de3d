"""The variants of messages by numbers: which one each number chooses, by the plural rules of CLDR."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from babel import Locale
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from bot.i18n.catalog import DEFAULT_LANGUAGE
from tests.bot.i18n.catalogue import Mentions, entries

CATEGORIES = frozenset(("zero", "one", "two", "few", "many", "other"))
"""The plural categories of CLDR (https://cldr.unicode.org/index/cldr-spec/plural-rules)."""
NUMBERS = (*range(201), 1_000, 1_000_000, 2_000_000, 1_000_000_000)
"""The numbers that a message is asked for: every category has one, in every language."""

FIGURES = re.compile(r"\d+")


@dataclass(frozen=True)
class Choice:
    """The variants of a message by a number."""

    message: str
    variable: str
    variants: Mapping[str, ast.Pattern]
    default: str

    @property
    def negative(self) -> list[int]:
        """The negative numbers that have a variant: such a number is no count."""
        return [int(key) for key in self.variants if key.startswith("-")]

    def chosen(self, locale: Locale, number: int) -> str:
        """Return the key of the variant that Fluent chooses for a number: the same one, else its category."""
        keys = (str(number), locale.plural_form(number))
        return next((key for key in keys if key in self.variants), self.default)


class _Choices(Visitor):
    def __init__(self, message: str, node: ast.BaseNode) -> None:
        self.message, self.found = message, list[Choice]()
        self.visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802  (the library's name)
        keys = [variant.key for variant in node.variants]
        names = [key.name if isinstance(key, ast.Identifier) else key.value for key in keys]
        is_numeric = all(isinstance(key, ast.NumberLiteral) or key.name in CATEGORIES for key in keys)
        if is_numeric and isinstance(node.selector, ast.VariableReference):
            default = next(name for name, one in zip(names, node.variants, strict=True) if one.default)
            variants = {name: one.value for name, one in zip(names, node.variants, strict=True)}
            self.found.append(Choice(self.message, node.selector.id.name, variants, default))
        self.generic_visit(node)


def choices(language: str) -> Iterator[Choice]:
    """Yield all variants by numbers of a language."""
    for entry in entries(language):
        if isinstance(entry, ast.Message) and entry.value:
            yield from _Choices(entry.id.name, entry.value).found


def wrong_plurals(language: str) -> dict[str, str]:
    """Return the messages with a variant that no number chooses, or that says another number than its own.

    In other languages ``one`` is also 0 or 21, so that variant has to insert its number. A number that the
    English message has in its words is no count.
    """
    locale, wrong = Locale.parse(language), dict[str, str]()
    english = {
        entry.id.name: {figure for words in Mentions(entry).words for figure in FIGURES.findall(words)}
        for entry in entries(DEFAULT_LANGUAGE)
        if isinstance(entry, ast.Message)
    }
    for choice in choices(language):
        numbers = {number: choice.chosen(locale, number) for number in (*NUMBERS, *choice.negative)}
        if never := choice.variants.keys() - set(numbers.values()):
            wrong[choice.message] = f"no number chooses {', '.join(sorted(never))} of ${choice.variable}"
        for number, key in numbers.items():
            said = Mentions(choice.variants[key])
            others = _figures(choice.variants[key]) - {str(number)} - english.get(choice.message, set())
            is_for_some = key in CATEGORIES - {"other"}  # a figure for all numbers is no count
            if (is_for_some and others) or (key == "one" and choice.variable not in said.details):
                wrong[choice.message] = f"[{key}] of ${choice.variable} says another number for {number}"
    return wrong


def _figures(pattern: ast.Pattern) -> set[str]:
    """Return the figures in the words of a variant, without those of the variants within it."""
    words = (element.value for element in pattern.elements if isinstance(element, ast.TextElement))
    return {figure for part in words for figure in FIGURES.findall(part)}
