"""The welcome's golden pictures: by name, the theme and the language of each."""

from pathlib import Path

from bot.i18n.texts import Texts
from bot.rendering.image_renderer import game_panels
from bot.screens.welcome import welcome_picture
from render.graphics.indexed_image import IndexedImage
from render.painting.welcome_picture import GamePanel, paint_welcome

FOLDER = Path(__file__).parent / "golden" / "welcome"
WELCOMES = {
    "green": ("green", "en"),
    "paper-german": ("paper", "de"),
    "contrast-japanese": ("contrast", "ja"),
}


def panels(language: str) -> list[GamePanel]:
    return game_panels(welcome_picture(Texts.load(language), "green")[0].games)


def welcome(name: str) -> IndexedImage:
    theme, language = WELCOMES[name]
    return paint_welcome(theme, panels(language))
