"""The colors of the page in each theme, made from those of its table, so that page and cards match.

The default theme has colors in ``page.css``, by day and by night; in all others the whole page lies on the
felt. An element of the class ``felt`` does so in every theme.
"""

from collections.abc import Iterable, Iterator, Mapping
from functools import cache

from bot.core.charts import DEFAULT_THEME
from bot.rendering.themes import all_themes
from render.graphics.theme import TABLE, Color, Theme, load_theme

WHITE: Color = (255, 255, 255)
BLACK: Color = (0, 0, 0)
RED: Color = (214, 64, 60)
"""The color of what cannot be undone and of failures, before it is made readable on a ground."""

READABLE, VISIBLE = 4.5, 3.0
"""The least contrast of texts (WCAG 2.2, 1.4.3), and of the edges of controls (1.4.11)."""
STRICT = 7.0
"""The least contrast of texts in themes with large print (1.4.6)."""

DAY_GROUND, NIGHT_GROUND = "#f6f4ef", "#101613"
"""The grounds of the default theme, as ``page.css`` has them."""

STEPS = 20
"""The number of tones that are tried between two colors."""


def felt(theme: str) -> str:
    """Return the color of a theme's felt."""
    return written(load_theme(theme)[TABLE]["felt"])


def grounds(theme: str) -> tuple[str, str]:
    """Return the color of the page's ground by day and by night, for the browser's own bars."""
    if theme == DEFAULT_THEME:
        return DAY_GROUND, NIGHT_GROUND
    return felt(theme), felt(theme)


def color_schemes(theme: str) -> str:
    """Return the color schemes of the page, for what the browser shows before the style sheets are there."""
    return "light dark" if theme == DEFAULT_THEME else _scheme(page_colors(load_theme(theme)))


@cache
def theme_styles() -> str:
    """Return the style sheet with the colors of all themes."""
    return "\n".join(_rules(theme) for theme in all_themes())


def page_colors(theme: Theme) -> Mapping[str, Color]:
    """Return the colors of the page on the felt of a theme, by the names of the custom properties."""
    table, least = theme[TABLE], STRICT if theme.has_large_print else READABLE
    ground, ink, bar = table["felt"], table["name"], table["bar"]
    is_light = luminance(ground) > luminance(ink)
    bubble = table["paper"] if is_light else _mixed(ground, bar, 0.5)
    plain, pressed = _mixed(ground, bar, 0.75), bar
    accent, on_accent = (table["back"] if is_light else table["paper"]), table["paper" if is_light else "ink"]
    surfaces = (ground, bubble, plain, pressed)
    red_ground, amber_ground = _mixed(bubble, RED, 0.12), _mixed(bubble, table["mark"], 0.12)
    return {
        "ground": ground,
        "bubble": bubble,
        "ink": ink,
        "quiet": _faint(ink, ground, surfaces, least),
        "line": table["line"] if theme.has_large_print else _mixed(ground, ink, 0.2),
        "edge": _faint(ink, ground, (ground, bubble), VISIBLE),
        "green": accent,
        "green-deep": _mixed(accent, ground, 0.12),
        "on-green": on_accent,
        "mine": table["back"] if is_light else bar,
        "on-mine": table["paper"],
        "soft": plain,
        "soft-deep": pressed,
        "on-soft": ink,
        "red": _readable(RED, (*surfaces, red_ground), least),
        "red-soft": red_ground,
        "amber": _readable(table["mark"], (*surfaces, amber_ground), least),
        "amber-soft": amber_ground,
        "ring": _readable(table["choice"], (ground, bubble), VISIBLE),
    }


def luminance(color: Color) -> float:
    """Return the relative luminance of a color, 0 to 1, as WCAG 2 defines it."""
    red, green, blue = (
        part / 255 / 12.92 if part <= 10 else ((part / 255 + 0.055) / 1.055) ** 2.4 for part in color
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Color, other: Color) -> float:
    """Return the contrast ratio of two colors, 1 to 21, as WCAG 2 defines it."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def written(color: Color) -> str:
    """Return a color as style sheets write it."""
    return "#" + bytes(color).hex()


def _rules(name: str) -> str:
    """Return the rules of a theme: for the whole page, or for its parts that lie on the felt."""
    theme = load_theme(name)
    selectors = [f'[data-theme="{name}"] .felt']
    if name != DEFAULT_THEME:
        selectors.insert(0, f'[data-theme="{name}"]')
    return f"{', '.join(selectors)} {{\n{''.join(_declarations(theme))}}}\n"


def _declarations(theme: Theme) -> Iterator[str]:
    colors = page_colors(theme)
    scheme = _scheme(colors)
    yield f"  color-scheme: {scheme};\n"
    for name, color in colors.items():
        yield f"  --{name}: {written(color)};\n"
    yield f"  --bar: {written(colors['ground'])}dc;\n"
    yield f"  --shadow: 0 1px 2px {written(BLACK)}{'14' if scheme == 'light' else '66'};\n"
    yield "  background: var(--ground);\n  color: var(--ink);\n"


def _scheme(colors: Mapping[str, Color]) -> str:
    return "light" if luminance(colors["ground"]) > luminance(colors["ink"]) else "dark"


def _mixed(one: Color, other: Color, share: float) -> Color:
    """Return a color between two; ``share`` is how much of it is the other one."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
    return red, green, blue


def _tones(one: Color, other: Color) -> list[Color]:
    return [_mixed(one, other, step / STEPS) for step in range(STEPS + 1)]


def _least(color: Color, surfaces: Iterable[Color]) -> float:
    return min(contrast(color, surface) for surface in surfaces)


def _faint(ink: Color, ground: Color, surfaces: Iterable[Color], least: float) -> Color:
    """Return the faintest tone of the ink that is seen on all surfaces."""
    surfaces = tuple(surfaces)
    return next((tone for tone in _tones(ground, ink)[STEPS // 2 :] if _least(tone, surfaces) >= least), ink)


def _readable(color: Color, surfaces: Iterable[Color], least: float) -> Color:
    """Return the tone nearest to a color that is seen on all surfaces; it is lighter or darker."""
    surfaces = tuple(surfaces)
    for tones in zip(_tones(color, WHITE), _tones(color, BLACK), strict=True):
        best = max(tones, key=lambda tone: _least(tone, surfaces))
        if _least(best, surfaces) >= least:
            return best
    return max((WHITE, BLACK), key=lambda tone: _least(tone, surfaces))
