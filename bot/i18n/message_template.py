"""Messages taken apart, so that Fluent words each of them once, and not anew for every player.

What a message says depends on few of its details, and on little of these: whether there is one card or
several, whether a place is empty. Whatever else is put into it leaves its words as they are. So a message is
worded with blanks for its details, once for each choice of words, and the blanks are filled in by ourselves.
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

Deciding: TypeAlias = frozenset[str | int]
"""The values of a detail that decide about words, each for itself; of other numbers it is their form."""

REMEMBERED = 4096
"""Numbers of which is known how they are written."""
UNUSED, TRIED = 10**15, 1000
"""From here on numbers are in no text; and how many are looked through for one of a form."""

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
"""How a number is written, and which form of the words beside it goes with it."""


class MentionedVariables(Visitor):
    """What a message mentions: its details, each with the words and numbers that decide; other messages."""

    def __init__(self, message: Message) -> None:
        self.details: dict[str, set[str | int]] = {}
        self.messages: set[str] = set()
        self.visit(message)

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802  (as the library calls it)
        """Note a detail."""
        self.details.setdefault(node.id.name, set())

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802
        """Note another message."""
        self.messages.add(node.id.name)

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802
        """Note a detail by which is decided, and what makes a difference."""
        if not isinstance(node.selector, VariableReference):
            raise TypeError(f"only details decide about words, not {type(node.selector).__name__}")
        words = self.details.setdefault(node.selector.id.name, set())
        for variant in node.variants:
            match variant.key:
                case Identifier(name=name):
                    words.add(name)
                case NumberLiteral(value=value):
                    words.add(int(value))
        self.generic_visit(node)


class NumberStandIns:
    """How numbers are written in a language, and which form of a word goes with them."""

    def __init__(self, language: str) -> None:
        self._bundle = FluentBundle([language], use_isolating=False)
        self._bundle.add_resource(FluentResource(NUMBERS))
        self.written = lru_cache(REMEMBERED)(partial(self._told, "written"))
        self._form = lru_cache(REMEMBERED)(partial(self._told, "form"))
        self._stand_in = cache(self._found)

    def likeness(self, number: int) -> str | int:
        """Return what a number has in common with all that go with the same words; else itself.

        It is no word that a text could be: ``other`` is one.
        """
        form = self._form(number)
        return number if self._stand_in(form, 0) is None else f"of the form {form}"

    def stand_in(self, number: int, place: int) -> int | None:
        """Return a number that goes with the same words and is in no text, another one for each place.

        ``None`` where there is no other than the few small ones, each of which has words of its own.
        """
        return self._stand_in(self._form(number), place)

    def _found(self, form: str, place: int) -> int | None:
        first = UNUSED * (place + 1)  # far apart, for in some languages millions have a form of their own
        return next((number for number in range(first, first + TRIED) if self._form(number) == form), None)

    def _told(self, message: str, number: int) -> str:
        pattern = self._bundle.get_message(message).value
        text, _ = self._bundle.format_pattern(cast(Pattern, pattern), {"number": number})
        return str(text)


def template(
    bundle: FluentBundle,
    pattern: Pattern,
    details: Mapping[str, str | int],
    words: Mapping[str, Deciding],
    numbers: NumberStandIns,
) -> str:
    """Return a message with blanks for its details as ``str.format`` has them, or just as it is without any.

    Raise ``ValueError`` where a detail is missing.
    """
    given, blanks = dict[str, str | int](), dict[str, str]()
    for place, (name, value) in enumerate(details.items()):
        given[name] = value
        if value in words[name]:
            continue
        if not (words[name] and isinstance(value, int)):
            given[name] = mark = f"\ue000{place}\ue001"
            blanks[mark] = name
        elif (number := numbers.stand_in(value, place)) is not None:
            given[name] = number
            blanks[numbers.written(number)] = name
    text, errors = bundle.format_pattern(pattern, given)
    if errors:
        raise ValueError(str(errors[0]))
    told = str(text)
    if not details:
        return told
    told = told.replace("{", "{{").replace("}", "}}")
    for mark, name in blanks.items():
        told = told.replace(mark, f"{{{name}}}")
    return told
