"""Layout of a message: a container with texts, the picture with its alt text, and rows of buttons.

These are Discord's Components V2: https://discord.com/developers/docs/components/reference
"""

from collections.abc import Callable, Iterable

import discord
from discord import ui

from bot.core.actions import Action
from bot.core.callback_data import pack
from bot.core.screens import Button, ButtonStyle

MAX_MESSAGE_TEXT = 4000
"""Characters of all texts of a message together."""

ATTACHMENT = "attachment://"

STYLES = {
    ButtonStyle.MOVE: discord.ButtonStyle.primary,
    ButtonStyle.PLAIN: discord.ButtonStyle.secondary,
    ButtonStyle.DANGER: discord.ButtonStyle.danger,
}

Component = ui.TextDisplay[ui.LayoutView] | ui.MediaGallery[ui.LayoutView] | ui.File[ui.LayoutView]
Row = ui.ActionRow[ui.LayoutView]
Container = ui.Container[ui.LayoutView]


def container_view(
    components: Iterable[Component], rows: Iterable[tuple[Button, ...]], color: int | None
) -> ui.LayoutView:
    """Return a view of one container with components and rows of buttons.

    A text, a picture and five full rows are 33 components; Discord accepts 40.
    """
    return view(container([*components, *map(action_row, rows)], color))


def container(components: Iterable[Component | Row], color: int | None) -> Container:
    """Return components, one below the other, in a container with an accent color."""
    return ui.Container(*components, accent_color=color)


def view(*items: ui.Item[ui.LayoutView]) -> ui.LayoutView:
    """Return a view of these items."""
    view = ui.LayoutView(timeout=None)
    for item in items:
        view.add_item(item)
    view.stop()  # each button contains its action, so discord.py need not remember any
    return view


def text_display(text: str) -> Component:
    """Return a text, which may contain markup."""
    return ui.TextDisplay(text)


def gallery(file_name: str, alt: str) -> Component:
    """Return a media gallery with one attached picture and its alt text."""
    return ui.MediaGallery(discord.MediaGalleryItem(f"{ATTACHMENT}{file_name}", description=alt))


def file_item(file_name: str) -> Component:
    """Return an attached file for download."""
    return ui.File(f"{ATTACHMENT}{file_name}")


def action_row(buttons: Iterable[Button], encode: Callable[[Action], str] = pack) -> Row:
    """Return a row of buttons; ``encode`` turns their actions into custom ids."""
    return ui.ActionRow(
        *(
            ui.Button(style=STYLES[button.style], label=button.label, custom_id=encode(button.action))
            for button in buttons
        )
    )
