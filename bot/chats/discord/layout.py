"""How a message is laid out: a frame with words, the picture with its own alt text, rows of buttons.

These are Discord's Components V2: https://discord.com/developers/docs/components/reference
"""

from collections.abc import Callable, Iterable

import discord
from discord import ui

from bot.core.actions import Action
from bot.core.callback_data import pack
from bot.core.screens import Button, ButtonStyle

MAX_WORDS = 4000
"""Characters of all texts of a message together."""

ATTACHED = "attachment://"

STYLES = {
    ButtonStyle.MOVE: discord.ButtonStyle.primary,
    ButtonStyle.PLAIN: discord.ButtonStyle.secondary,
    ButtonStyle.DANGER: discord.ButtonStyle.danger,
}

Part = ui.TextDisplay[ui.LayoutView] | ui.MediaGallery[ui.LayoutView] | ui.File[ui.LayoutView]
Row = ui.ActionRow[ui.LayoutView]
Frame = ui.Container[ui.LayoutView]


def framed(parts: Iterable[Part], rows: Iterable[tuple[Button, ...]], colour: int | None) -> ui.LayoutView:
    """Return parts and rows of buttons, one beneath the other in a frame with an edge of that colour.

    A text, a picture and five full rows are 33 components; 40 is the most that Discord takes.
    """
    return view(frame([*parts, *map(row, rows)], colour))


def frame(parts: Iterable[Part | Row], colour: int | None) -> Frame:
    """Return parts one beneath the other in a frame with an edge of that colour."""
    return ui.Container(*parts, accent_colour=colour)


def view(*parts: ui.Item[ui.LayoutView]) -> ui.LayoutView:
    """Return parts that stand by themselves."""
    laid = ui.LayoutView(timeout=None)
    for part in parts:
        laid.add_item(part)
    laid.stop()  # each button carries its action, so discord.py need not remember any
    return laid


def words(text: str) -> Part:
    """Return a text, which may have markup."""
    return ui.TextDisplay(text)


def picture(file_name: str, alt: str) -> Part:
    """Return the place of an attached picture, with what is read out for it."""
    return ui.MediaGallery(discord.MediaGalleryItem(f"{ATTACHED}{file_name}", description=alt))


def document(file_name: str) -> Part:
    """Return the place of an attached file that is to be kept."""
    return ui.File(f"{ATTACHED}{file_name}")


def row(controls: Iterable[Button], write: Callable[[Action], str] = pack) -> Row:
    """Return a row of buttons, on which stands what ``write`` makes of their actions."""
    return ui.ActionRow(
        *(
            ui.Button(style=STYLES[one.style], label=one.label, custom_id=write(one.action))
            for one in controls
        )
    )
