"""The welcome's golden pictures: by name, the theme and the language of each."""

from pathlib import Path

from bot.i18n.texts import Texts
from bot.rendering.image_renderer import panel_groups
from bot.screens.welcome import welcome_picture
from render.graphics.indexed_image import IndexedImage
from render.painting.welcome_picture import GamePanel, PanelGroup, paint_welcome

FOLDER = Path(__file__).parent / "golden" / "welcome"
WELCOMES = {
    "green": ("green", "en"),
    "paper-german": ("paper", "de"),
    "contrast-japanese": ("contrast", "ja"),
}


def groups(language: str) -> list[PanelGroup]:
    return panel_groups(welcome_picture(Texts.load(language), "green")[0].groups)


def panels(language: str) -> list[GamePanel]:
    return [panel for group in groups(language) for panel in group.panels]


def welcome(name: str) -> IndexedImage:
    theme, language = WELCOMES[name]
    return paint_welcome(theme, groups(language))
