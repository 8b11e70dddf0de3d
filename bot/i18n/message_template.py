"""Messages formatted by Fluent once for each choice of variants, as templates that are filled in later.

Which variants a message takes depends on few of its arguments, and on little of these: whether there is one
card or several, whether a place is empty. All other values leave its wording as it is. So Fluent formats a
message with placeholders, once for each choice of variants, and ``str.format_map`` does the rest, which is many
times as fast.
"""

from collections.abc import Mapping
from functools import cache, lru_cache, partial
from typing import TypeAlias, cast

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern
from fluent.syntax.ast import (
    Identifier,
    Message,
    MessageReference,
    NumberLiteral,
    SelectExpression,
    VariableReference,
)
from fluent.syntax.visitor import Visitor

VariantKeys: TypeAlias = frozenset[str | int]
"""The variant keys that an argument is compared with; other numbers select by their plural category."""

REMEMBERED = 4096
"""Cached numbers."""
FIRST_STAND_IN, TRIED = 10**15, 1000
"""Stand-in numbers start here, because no text has such ones; and how many are tried to find one."""

NUMBERS = """
written = { $number }
form = { $number ->
    [zero] zero
    [one] one
    [two] two
    [few] few
    [many] many
   *[other] other
}
"""
"""How a number is written, and its plural category."""


class MentionedVariables(Visitor):
    """What a message refers to: its arguments, each with its variant keys, and other messages."""

    def __init__(self, message: Message) -> None:
        self.arguments: dict[str, set[str | int]] = {}
        self.messages: set[str] = set()
        self.visit(message)

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802  (as the library calls it)
        """Collect an argument."""
        self.arguments.setdefault(node.id.name, set())

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802
        """Collect another message."""
        self.messages.add(node.id.name)

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802
        """Collect an argument with its variant keys."""
        if not isinstance(node.selector, VariableReference):
            raise TypeError(f"only arguments can be selectors, not {type(node.selector).__name__}")
        keys = self.arguments.setdefault(node.selector.id.name, set())
        for variant in node.variants:
            match variant.key:
                case Identifier(name=name):
                    keys.add(name)
                case NumberLiteral(value=value):
                    keys.add(int(value))
        self.generic_visit(node)


class NumberStandIns:
    """How a language writes numbers, and numbers that stand in for others of the same plural category."""

    def __init__(self, language: str) -> None:
        self._bundle = FluentBundle([language], use_isolating=False)
        self._bundle.add_resource(FluentResource(NUMBERS))
        self.written = lru_cache(REMEMBERED)(partial(self._format, "written"))
        self._category = lru_cache(REMEMBERED)(partial(self._format, "form"))
        self._cached_stand_in = cache(self._find_stand_in)

    def plural_class(self, number: int) -> str | int:
        """Return a key that a number shares with all others that take the same variants; else the number itself.

        The key is not a word that a text argument could be, such as ``other``.
        """
        category = self._category(number)
        return number if self._cached_stand_in(category, 0) is None else f"plural category {category}"

    def stand_in(self, number: int, place: int) -> int | None:
        """Return a number of the same plural category that no text contains, a different one for each place.

        ``None`` if only a few small numbers have that category.
        """
        return self._cached_stand_in(self._category(number), place)

    def _find_stand_in(self, category: str, place: int) -> int | None:
        first = FIRST_STAND_IN * (
            place + 1
        )  # far apart: in some languages millions have a plural category of their own
        return next(
            (number for number in range(first, first + TRIED) if self._category(number) == category), None
        )

    def _format(self, message: str, number: int) -> str:
        pattern = self._bundle.get_message(message).value
        text, _ = self._bundle.format_pattern(cast(Pattern, pattern), {"number": number})
        return str(text)


def format_template(
    bundle: FluentBundle,
    pattern: Pattern,
    arguments: Mapping[str, str | int],
    keys: Mapping[str, VariantKeys],
    numbers: NumberStandIns,
) -> str:
    """Return a message as a template for ``str.format_map``, or as it is if it has no arguments.

    Raises ``ValueError`` if an argument is missing.
    """
    given, placeholders = dict[str, str | int](), dict[str, str]()
    for place, (name, value) in enumerate(arguments.items()):
        given[name] = value
        if value in keys[name]:
            continue
        if not (keys[name] and isinstance(value, int)):
            given[name] = mark = f"\ue000{place}\ue001"
            placeholders[mark] = name
        elif (number := numbers.stand_in(value, place)) is not None:
            given[name] = number
            placeholders[numbers.written(number)] = name
    text, errors = bundle.format_pattern(pattern, given)
    if errors:
        raise ValueError(str(errors[0]))
    result = str(text)
    if not arguments:
        return result
    result = result.replace("{", "{{").replace("}", "}}")
    for mark, name in placeholders.items():
        result = result.replace(mark, f"{{{name}}}")
    return result
