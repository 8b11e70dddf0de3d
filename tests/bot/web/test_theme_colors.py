"""The page in the colors of each theme: texts and controls are readable on whatever they lie on."""

import re
from importlib.resources import files

import pytest

from bot.chats.web.theme_colors import DAY_GROUND, NIGHT_GROUND, page_colors, theme_styles
from bot.core.charts import DEFAULT_THEME
from bot.rendering.themes import all_themes
from render.graphics.theme import load_theme, parse_color
from tests.render.eyes import contrast

STYLES = files("bot.chats.web").joinpath("page", "page.css").read_text("utf-8")
TEXTS = {
    "ink": ("ground", "bubble"),
    "quiet": ("ground", "bubble", "soft"),
    "on-green": ("green", "green-deep"),
    "on-mine": ("mine",),
    "on-soft": ("soft", "soft-deep"),
    "green": ("ground", "bubble"),
    "red": ("ground", "soft", "red-soft", "bubble"),
    "amber": ("ground", "bubble", "amber-soft"),  # a button of this color has letters of the bubble's
}
"""The colors of texts, with what they lie on."""
EDGES = {"edge": ("ground", "bubble"), "ring": ("ground", "bubble")}


@pytest.mark.parametrize("name", all_themes())
def test_texts_and_controls_are_readable_in_every_theme(name: str) -> None:
    theme = load_theme(name)
    colors, least = page_colors(theme), 7 if theme.has_large_print else 4.5
    for pairs, enough in ((TEXTS, least), (EDGES, 3)):
        poor = {
            (color, ground): found
            for color, grounds in pairs.items()
            for ground in grounds
            if (found := contrast(colors[color], colors[ground])) < enough
        }
        assert poor == {}


def test_the_page_by_day_and_by_night_is_readable_too() -> None:
    day, night, *_ = STYLES.partition("  color-scheme: ")[2].split("prefers-color-scheme: dark")
    for part, ground in ((day, DAY_GROUND), (night.partition("* {")[0], NIGHT_GROUND)):
        found = re.findall(r"--([a-z-]+): (#[0-9a-f]{3,6});", part)
        colors = {
            name: parse_color(color if len(color) == 7 else "#" + color[1] * 6) for name, color in found
        }
        assert colors["ground"] == parse_color(ground)
        poor = [
            (text, below)
            for text, grounds in TEXTS.items()
            for below in grounds
            if contrast(colors[text], colors[below]) < 4.5
        ]
        assert poor == []


def test_every_color_of_the_page_has_a_value_in_every_theme() -> None:
    used = set(re.findall(r"^  --(?!inset-)([a-z-]+): ", STYLES, re.MULTILINE)) - {"radius", "column"}
    for name in all_themes():
        rule = theme_styles().partition(f'[data-theme="{name}"]')[2].partition("}")[0]
        assert used <= set(re.findall(r"--([a-z-]+):", rule))
        assert name == DEFAULT_THEME or f'[data-theme="{name}"], ' in theme_styles()
