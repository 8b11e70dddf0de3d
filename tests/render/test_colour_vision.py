"""The safe theme as colour-blind eyes see it: what must be told apart differs in lightness, or in shape.

Themes for low vision hold to the lightness of Blink's fields as well, as usual eyes see it.
"""

from collections.abc import Callable
from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageStat

from engine.cards.blink import BLINK_COLOURS
from engine.cards.decktet import DECKTET_SUITS
from engine.cards.french import FRENCH_SUITS
from render.artwork import decktet_suits as emblems
from render.artwork import french_suits as suits
from render.artwork.french_suits import SUIT_NAMES
from render.graphics.theme import Color, Theme, load_theme, theme_names
from tests.render.eyes import SIMULATIONS, lightness, linear, simulated

USUAL = "usual"
EYES = (USUAL, *SIMULATIONS)
STEP = 10
"""The least difference of CIE L* between two fields of Blink, which nothing but their color tells apart.

About four times what is just seen (2.3), so that six such steps and the shapes on them have room.
"""
GULF = 20
"""The same between suits that are not told apart by their shapes, inks and cards, marks and the table."""
SIDES_APART = 70
"""The same between the light and the dark faces of Flip."""
SMALL = 20
"""About as high as the suit of an index is on a phone, in pixels: half as high as it is printed."""
UNLIKE = 0.25
"""The least part of two suits that is not in both of them."""
LARGE = [name for name in theme_names() if load_theme(name).has_large_print]


@pytest.fixture(scope="module")
def theme() -> Theme:
    """Provide the theme for colour-blind eyes."""
    return load_theme("safe")


def seen(color: Color, eye: str) -> float:
    """Return how light a color is to an eye, as CIE L*."""
    return lightness(linear(color) if eye == USUAL else simulated(color, eye))


def apart(one: Color, other: Color, eye: str) -> float:
    return abs(seen(one, eye) - seen(other, eye))


@pytest.mark.parametrize("eye", EYES)
@pytest.mark.parametrize(("one", "other"), list(combinations(BLINK_COLOURS, 2)))
def test_colors_of_blink_differ_in_lightness(theme: Theme, eye: str, one: str, other: str) -> None:
    colors = theme["blink"]
    assert apart(colors[one], colors[other], eye) >= STEP


@pytest.mark.parametrize("name", LARGE)
def test_fields_of_blink_in_themes_for_low_vision_differ_in_lightness_from_one_another_and_the_table(
    name: str,
) -> None:
    theme = load_theme(name)
    grounds = [theme["blink"][color] for color in BLINK_COLOURS] + [theme["table"]["felt"]]
    for one, other in combinations(grounds, 2):
        assert apart(one, other, USUAL) >= STEP


@pytest.mark.parametrize("eye", EYES)
def test_light_and_dark_faces_differ_in_lightness(theme: Theme, eye: str) -> None:
    colors = theme["flip"]
    assert apart(colors["light"], colors["dark"], eye) >= SIDES_APART


def unlike(mask: Callable[[str, int], Image.Image], one: str, other: str) -> float:
    """Return how much of two suits of one color, on a phone, is not in both of them."""
    shapes = [mask(suit, 2 * SMALL).reduce(2) for suit in (one, other)]
    both = ImageStat.Stat(ImageChops.lighter(*shapes)).sum[0]
    return float(ImageStat.Stat(ImageChops.difference(*shapes)).sum[0] / both)


@pytest.mark.parametrize("eye", EYES)
@pytest.mark.parametrize(("one", "other"), list(combinations(FRENCH_SUITS, 2)))
def test_french_suits_differ_in_shape_or_in_lightness(theme: Theme, eye: str, one: str, other: str) -> None:
    if unlike(suits.suit_mask, one, other) < UNLIKE:
        assert apart(theme["french"][SUIT_NAMES[one]], theme["french"][SUIT_NAMES[other]], eye) >= GULF
        assert (
            apart(theme["flip"][f"light-{SUIT_NAMES[one]}"], theme["flip"][f"light-{SUIT_NAMES[other]}"], eye)
            >= GULF
        )
        assert (
            apart(theme["flip"][f"dark-{SUIT_NAMES[one]}"], theme["flip"][f"dark-{SUIT_NAMES[other]}"], eye)
            >= STEP
        )


@pytest.mark.parametrize(("one", "other"), list(combinations(DECKTET_SUITS, 2)))
def test_suits_of_the_decktet_differ_in_shape(one: str, other: str) -> None:
    assert unlike(emblems.suit_mask, one, other) >= UNLIKE


@pytest.mark.parametrize("eye", EYES)
def test_suits_differ_in_lightness_from_their_cards(theme: Theme, eye: str) -> None:
    for suit in SUIT_NAMES.values():
        assert apart(theme["french"][suit], theme["table"]["face"], eye) >= 2 * GULF
        for side in ("light", "dark"):
            assert apart(theme["flip"][f"{side}-{suit}"], theme["flip"][side], eye) >= 2 * GULF


@pytest.mark.parametrize("eye", EYES)
def test_marks_differ_in_lightness_from_the_table(theme: Theme, eye: str) -> None:
    table = theme["table"]
    for mark in ("mark", "choice"):
        assert apart(table[mark], table["felt"], eye) >= GULF
        assert apart(table[mark], table["label"], eye) >= GULF


def test_greys_look_grey_to_all_eyes_and_red_looks_dark_without_its_cones() -> None:
    for kind in SIMULATIONS:
        for grey in ((0, 0, 0), (128, 128, 128), (255, 255, 255)):
            assert simulated(grey, kind) == pytest.approx(linear(grey), abs=1e-5)
    red = (255, 0, 0)
    assert seen(red, "protanopia") < seen(red, USUAL) - STEP
    assert seen(red, "deuteranopia") > seen(red, USUAL)


def test_the_usual_theme_would_not_do() -> None:
    """Reds and blues or greens of one lightness are what the simulation is to find."""
    colors = load_theme("green")["blink"]
    pairs = list(combinations(BLINK_COLOURS, 2))
    for eye in ("protanopia", "deuteranopia"):
        assert min(apart(colors[one], colors[other], eye) for one, other in pairs) < STEP / 2
