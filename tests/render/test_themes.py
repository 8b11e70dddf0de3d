"""Themes: files are complete, and colors differ in lightness, for color-blind eyes too."""

from collections.abc import Callable
from itertools import combinations
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat

from engine.cards.blink import BLINK_COLOURS
from engine.cards.decktet import DECKTET_SUIT_NAMES as DECKTET_NAMES
from engine.cards.french import FRENCH_SUITS
from render.artwork import french_suits
from render.cards.decks import DECKS, deck_colors
from render.cards.decks.blink import shape_color
from render.graphics.antialiasing import intermediate_colors
from render.graphics.theme import (
    FOLDER,
    TABLE,
    Color,
    Theme,
    check_themes,
    load_theme,
    parse_theme,
    theme_names,
)
from render.typography.text_sprites import TEXT_STYLES
from tests.render.eyes import SIMULATIONS, contrast, lightness, linear, simulated
from tests.render.pictures import painted, wish

GREEN = (FOLDER / "green.toml").read_text(encoding="utf-8")
STRICT = 7
"""The least contrast in a theme for low vision, which WCAG 2 calls enhanced (1.4.6)."""
SIDES = ("light", "dark")
SUITS = tuple(french_suits.SUIT_NAMES.values())
USUAL = "usual"
EYES = (USUAL, *SIMULATIONS)
STEP = 10
"""The least difference of CIE L* between two fields of Blink, which differ only in color.

It is about four times the just noticeable difference (2.3), and leaves room for six steps and the shapes.
"""
LARGE_STEP = 20
"""The least difference between suits of similar shape, inks and cards, marks and the table."""
SIDES_STEP = 70
"""The least difference between the light and the dark faces of Flip."""
SMALL = 20
"""The height of an index's suit on a phone, in pixels: half its height in the picture."""
SHAPE_DIFFERENCE = 0.25
"""The least share of their joint area that two suits of different shape do not have in common."""


@pytest.fixture(params=theme_names())
def theme(request: pytest.FixtureRequest) -> Theme:
    return load_theme(request.param)


def least(theme: Theme, usual: float) -> float:
    return STRICT if theme.has_large_print else usual


def test_all_promised_themes_exist() -> None:
    assert {"green", "night", "paper", "four-colour", "contrast", "safe"} <= set(theme_names())
    assert load_theme("contrast").has_large_print
    with pytest.raises(KeyError, match=r"mauve.*contrast, four-colour, green"):
        load_theme("mauve")


def test_every_theme_has_all_groups_names_and_sixteen_colors_for_each_deck(theme: Theme) -> None:
    usual = load_theme("green")
    assert set(theme.groups) == {TABLE, *map(deck_colors, DECKS.all())}
    assert all(usual[group].keys() <= theme[group].keys() for group in usual.groups), theme.name
    palettes = [theme.palette(deck_colors(deck)) for deck in DECKS.all()]
    assert all(len(set(palette)) == len(palette) == 16 for palette in palettes)
    assert len({palette[:10] for palette in palettes}) == 1


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("[table]", 'large = "yes"\n[table]', "true or false"),
        ("[table]", "broad = true\n[table]", r"no group \[broad\]"),
        ("[table]", "[cloth]", r"no group \[table\]"),
        ('felt = "#1f6a50"\n', "", r"\[table\] defines 9 colors, not 10"),
        ('hearts = "red"', 'hearts = "crimson"', r"\[french\] uses colors that aren't defined: crimson"),
        ('hearts = "red"', "hearts = 12", r"\[french\] has values that aren't text: hearts"),
        ('"#1f6a50"', '"#1f6a5"', "#rrggbb"),
        ('"#1f6a50"', '"#1f6a5g"', "non-hexadecimal"),
        ("[table]", "[table", "Expected"),
    ],
)
def test_a_wrong_file_is_reported_with_the_name_of_the_theme(old: str, new: str, problem: str) -> None:
    assert old in GREEN
    with pytest.raises(ValueError, match=f"^theme mauve: .*{problem}"):
        parse_theme("mauve", GREEN.replace(old, new, 1))


def test_an_alias_is_one_more_use_of_its_color() -> None:
    theme = parse_theme("mauve", GREEN.replace('hearts = "red"', 'hearts = "mark"', 1))
    assert theme["french"]["hearts"] == theme["table"]["mark"]
    assert theme["french"]["diamonds"] == theme["french"]["red"]
    assert len(theme.palette("french")) == len(load_theme("green").palette("french"))


def test_a_new_theme_is_one_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in theme_names():
        (tmp_path / f"{name}.toml").write_bytes((FOLDER / f"{name}.toml").read_bytes())
    text = GREEN.replace('felt = "#1f6a50"', 'felt = "#6a5080"')
    (tmp_path / "heather.toml").write_text(text, encoding="utf-8")
    monkeypatch.setattr("render.graphics.theme.FOLDER", tmp_path)
    assert "heather" in theme_names()
    board, marks = wish(42, 3)
    picture = painted(board, *marks, theme="heather")
    assert picture.getpixel((4, picture.height - 4)) == (0x6A, 0x50, 0x80)


@pytest.mark.parametrize(
    ("name", "content", "problem"),
    [
        ("plum", GREEN.partition("[flip]")[0].encode(), r"\[\w+\] has no color for "),
        ("pear", GREEN.replace('hearts = "red"\n', "", 1).encode(), r"\[french\] has no color for hearts$"),
        ("fig", GREEN.replace("#1f6a50", "#1f6a5").encode(), "#rrggbb"),
        ("quince", b"\xff", "isn't text in UTF-8"),
    ],
)
def test_an_incomplete_theme_is_reported_at_the_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, content: bytes, problem: str
) -> None:
    check_themes("green")
    (tmp_path / "green.toml").write_text(GREEN, encoding="utf-8")
    (tmp_path / f"{name}.toml").write_bytes(content)
    monkeypatch.setattr("render.graphics.theme.FOLDER", tmp_path)
    with pytest.raises(ValueError, match=f"^theme {name}: .*{problem}"):
        check_themes("green")


def test_letters_and_suits_contrast_with_their_background(theme: Theme) -> None:
    table, flip = theme["table"], theme["flip"]
    pairs = [(table[style.ink], table[style.background]) for style in TEXT_STYLES.values()]
    pairs += [(table["ink"], table["face"]), (theme["decktet"]["ink"], table["face"])]
    pairs += [(theme["french"][suit], table["face"]) for suit in SUITS]
    pairs += [(flip[f"{side}-{suit}"], flip[side]) for suit in SUITS for side in SIDES]
    assert all(contrast(ink, background) >= least(theme, 4.5) for ink, background in pairs)
    # The Decktet's suits have a rim of ink, which differs from both sides of it.
    for suit in DECKTET_NAMES.values():
        assert contrast(theme["decktet"][suit], theme["decktet"]["ink"]) >= least(theme, 3), suit
    assert contrast(flip["light"], flip["dark"]) >= 7


def test_shapes_of_blink_contrast_with_their_fields_and_fields_with_one_another(theme: Theme) -> None:
    colors = theme["blink"]
    for color in BLINK_COLOURS:
        assert contrast(shape_color(theme, color), colors[color]) >= least(theme, 3), color
    for one, other in combinations(BLINK_COLOURS, 2):
        assert contrast(colors[one], colors[other]) >= 1.25, (one, other)
    if theme.has_large_print:
        fields = [*(colors[color] for color in BLINK_COLOURS), theme["table"]["felt"]]
        assert all(step(one, other) >= STEP for one, other in combinations(fields, 2))


def test_cards_places_and_marks_are_visible_wherever_they_are(theme: Theme) -> None:
    """Marks are visible by their color or by the outline along it."""
    table = theme["table"]
    assert contrast(table["rim"], table["felt"]) >= least(theme, 3)
    assert contrast(table["line"], table["felt"]) >= least(theme, 1.5)
    assert contrast(table["line"], table["hollow"]) >= least(theme, 1.5)
    assert contrast(table["rim"], table["back"]) >= 2.5, "the stripes of a back"
    fields = [(theme["blink"][field], 3.0) for field in BLINK_COLOURS]
    cards = [(color, least(theme, 3)) for color in (table["face"], table["back"], theme["flip"]["dark"])]
    for mark in ("mark", "choice"):
        assert contrast(table[mark], table["felt"]) >= least(theme, 3)
        assert contrast(table[mark], table["label"]) >= least(theme, 4.5)
        for background, needed in (*cards, *fields):
            assert max(contrast(table[color], background) for color in (mark, "label")) >= needed


def test_prints_have_a_color_between_ink_and_background_for_their_edges(theme: Theme) -> None:
    table, french, flip = theme["table"], theme["french"], theme["flip"]
    prints = [
        (table[ink], table[color], theme.palettes[TABLE])
        for ink, color in (("title", "bar"), ("name", "felt"))
    ]
    prints += [(french[suit], table["face"], theme.palette("french")) for suit in SUITS]
    prints += [
        (flip[f"{side}-{suit}"], flip[side], theme.palette("flip")) for suit in SUITS for side in SIDES
    ]
    assert all(len(intermediate_colors(*colors)) >= 3 for colors in prints)


def seen(color: Color, eye: str) -> float:
    """Return the lightness (CIE L*) that a kind of eye sees."""
    return lightness(linear(color) if eye == USUAL else simulated(color, eye))


def step(one: Color, other: Color, eye: str = USUAL) -> float:
    return abs(seen(one, eye) - seen(other, eye))


def shape_difference(mask: Callable[[str, int], Image.Image], one: str, other: str) -> float:
    """Return the share of the joint area of two suits, at phone size, that only one of them covers."""
    shapes = [mask(suit, 2 * SMALL).reduce(2) for suit in (one, other)]
    both = ImageStat.Stat(ImageChops.lighter(*shapes)).sum[0]
    return float(ImageStat.Stat(ImageChops.difference(*shapes)).sum[0] / both)


@pytest.mark.parametrize("eye", EYES)
def test_the_safe_theme_differs_in_lightness_to_colour_blind_eyes(eye: str) -> None:
    theme = load_theme("safe")
    table, blink, flip, french = (theme[group] for group in ("table", "blink", "flip", "french"))
    for one, other in combinations(BLINK_COLOURS, 2):
        assert step(blink[one], blink[other], eye) >= STEP, (one, other)
    assert step(flip["light"], flip["dark"], eye) >= SIDES_STEP
    for suit in SUITS:
        assert step(french[suit], table["face"], eye) >= 2 * LARGE_STEP
        assert all(step(flip[f"{side}-{suit}"], flip[side], eye) >= 2 * LARGE_STEP for side in SIDES)
    for mark in ("mark", "choice"):
        assert all(step(table[mark], table[other], eye) >= LARGE_STEP for other in ("felt", "label"))
    for one, other in combinations(FRENCH_SUITS, 2):
        if shape_difference(french_suits.suit_mask, one, other) < SHAPE_DIFFERENCE:
            first, second = (french_suits.SUIT_NAMES[suit] for suit in (one, other))
            for colors, prefix, needed in ((french, "", 20), (flip, "light-", 20), (flip, "dark-", STEP)):
                assert step(colors[prefix + first], colors[prefix + second], eye) >= needed, first
