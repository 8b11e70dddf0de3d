"""Buttons as many screens have them: ticked, and laid in rows."""

from collections.abc import Sequence
from typing import TypeAlias

from bot.model import Action, Control, Style
from bot.texts import Texts

Rows: TypeAlias = tuple[tuple[Control, ...], ...]


def tick(texts: Texts, name: str, action: Action, *, is_on: bool) -> Control:
    """Return the button of something that is chosen or not: a chosen one has a tick and stands out."""
    label = texts("tick-on" if is_on else "tick-off", place=name)
    return Control(label, action, Style.MOVE if is_on else Style.PLAIN)


def in_rows(controls: Sequence[Control], width: int) -> Rows:
    """Return buttons in rows of so many, the last one as long as it comes."""
    return tuple(tuple(controls[first : first + width]) for first in range(0, len(controls), width))
