"""Buttons with ticks, and buttons in rows."""

from collections.abc import Sequence
from dataclasses import replace
from typing import TypeAlias

from bot.core.actions import Action, Verb
from bot.core.screens import MAX_ROWS, Button, ButtonStyle
from bot.i18n.text_width import columns
from bot.i18n.texts import Texts

Rows: TypeAlias = tuple[tuple[Button, ...], ...]

WIDTHS = ((6, 5), (10, 4), (15, 3))
"""How many buttons fit in a row of a phone without being cut, by the columns of the longest label."""
WIDEST = 2
MOST_OTHERS = 4
"""Buttons beside the main one, on a screen that is neither a board in play nor a list to choose from."""
SIDE_BY_SIDE, ALONE = 18, 34
"""Columns of the longest label that a phone shows whole, with another button beside it and without one."""


def tick_button(texts: Texts, name: str, action: Action, *, is_on: bool) -> Button:
    """Return the button of something that can be selected: if it is, it has a tick and another color."""
    label = texts("tick-on" if is_on else "tick-off", place=name)
    return Button(label, action, ButtonStyle.MOVE if is_on else ButtonStyle.PLAIN)


def as_main(button: Button) -> Button:
    """Return a button as the one that its screen is for."""
    return replace(button, style=ButtonStyle.MOVE, is_main=True)


def in_rows(controls: Sequence[Button], width: int) -> Rows:
    """Return buttons in rows of ``width``, the last one perhaps shorter."""
    return tuple(tuple(controls[first : first + width]) for first in range(0, len(controls), width))


def in_rows_before_back(controls: Sequence[Button]) -> Rows:
    """Return buttons in pairs, or in longer rows if one for the way back would not fit otherwise."""
    return in_rows(controls, max(2, -(-len(controls) // (MAX_ROWS - 1))))


def split_wide_rows(rows: Rows) -> Rows:
    """Split rows whose labels are too long to fit side by side, as long as there is room for more rows."""
    found: list[tuple[Button, ...]] = []
    for number, row in enumerate(rows):
        is_split = len(row) > row_width(row) and len(found) + len(rows) - number < MAX_ROWS
        half = -(-len(row) // 2) if is_split else len(row)
        found += filter(None, (row[:half], row[half:]))
    return tuple(found)


def wrap_rows(rows: Rows) -> Rows:
    """Split rows whose labels are too long to fit side by side, into any number of rows."""
    found: list[tuple[Button, ...]] = []
    for row in rows:
        width = row_width(row)
        found += in_rows(row, -(-len(row) // -(-len(row) // width)))
    return tuple(found)


def few_rows(controls: Sequence[Button], more: Button) -> Rows:
    """Return the first button and at most four others: if there are others still, ``more`` leads to them."""
    main, others = controls[0], tuple(controls[1:])
    if len(others) > MOST_OTHERS:
        others = (*others[: MOST_OTHERS - 1], more)
    return ((main,), *wrap_rows((others,) if others else ()))


def in_few_rows(rows: Rows, most: int) -> Rows:
    """Return rows with no label cut on a phone, if at most ``most`` of them are enough; else full ones."""
    wrapped = wrap_rows(rows)
    if len(wrapped) <= most:
        return wrapped
    if len(rows) > 1:
        return rows
    return in_rows(rows[0], -(-len(rows[0]) // most))


def word_rows(controls: Sequence[Button], most: int) -> Rows:
    """Return buttons in at most ``most`` rows that show their labels whole; none if they do not fit."""
    rows: list[tuple[Button, ...]] = []
    for control in controls:
        row = (*rows[-1], control) if rows else (control,)
        is_whole = max(columns(one.label) for one in row) <= SIDE_BY_SIDE and len(row) <= row_width(row)
        if rows and is_whole:
            rows[-1] = row
        else:
            rows.append((control,))
    fits = len(rows) <= most and all(columns(control.label) <= ALONE for control in controls)
    return tuple(rows) if fits else ()


def with_button(rows: Rows, button: Button, instead: Verb) -> Rows:
    """Return rows with one more button: in a row of its own, or else in the place of the one with a verb.

    Without room for either, the rows stay as they are.
    """
    if len(rows) < MAX_ROWS:
        return (*rows, (button,))
    found = []
    for row in rows:
        changed = tuple(button if one.action.verb is instead else one for one in row)
        fits = max(columns(one.label) for one in row) >= columns(button.label) or len(row) <= row_width(
            changed
        )
        found.append(changed if fits else row)
    return tuple(found)


def row_width(controls: Sequence[Button]) -> int:
    """Return how many buttons with such labels fit in a row."""
    longest = max(columns(control.label) for control in controls)
    return next((width for most, width in WIDTHS if longest <= most), WIDEST)
