"""Themes: files that are whole, and colors that can be told apart by their lightness."""

from itertools import combinations
from pathlib import Path

import pytest

from engine.cards.blink import BLINK_COLOURS
from render.artwork.french_suits import SUIT_NAMES as FRENCH_SUITS
from render.cards.decks import deck_colors, deck_names
from render.cards.decks.blink import shape_color
from render.cards.decks.decktet import SUIT_NAMES as DECKTET_SUITS
from render.graphics.antialiasing import intermediate_colors
from render.graphics.theme import (
    FOLDER,
    TABLE,
    Theme,
    check_themes,
    load_theme,
    parse_color,
    parse_theme,
    theme_names,
    theme_title,
)
from render.painting.painter import paint_board
from render.typography.text_sprites import TEXT_STYLES
from tests.render.eyes import contrast
from tests.render.pictures import wish

GREEN = (FOLDER / "green.toml").read_text(encoding="utf-8")
STRICT = 7
"""The least contrast in a theme for low vision: what WCAG 2 calls enhanced (1.4.6)."""
SIDES = ("light", "dark")
MARKS = ("mark", "choice")


@pytest.fixture(params=theme_names())
def theme(request: pytest.FixtureRequest) -> Theme:
    """Provide each theme."""
    return load_theme(request.param)


def least(theme: Theme, usual: float) -> float:
    """Return the least contrast of what usually needs as much."""
    return STRICT if theme.has_large_print else usual


def test_the_themes_are_those_that_players_were_promised() -> None:
    assert {"green", "night", "paper", "four-colour", "contrast", "safe"} <= set(theme_names())
    assert load_theme("contrast").has_large_print


def test_themes_are_called_by_different_titles() -> None:
    titles = {theme_title(name, "en") for name in theme_names()}
    assert len(titles) == len(theme_names())
    assert theme_title("green", "tlh") == theme_title("green", "en")


def test_a_theme_is_called_by_its_title_in_a_language_that_has_one() -> None:
    read = parse_theme("mauve", GREEN.replace("[title]", '[title]\nit = "Malva"', 1))
    assert read.title("it") == "Malva"
    assert read.title("fr") == read.title("en") == "Green felt"


def test_every_theme_has_the_groups_and_the_names_of_the_usual_one(theme: Theme) -> None:
    usual = load_theme("green")
    assert set(theme.groups) == {TABLE, *map(deck_colors, deck_names())}
    for group in usual.groups:
        assert usual[group].keys() <= theme[group].keys(), f"[{group}] of {theme.name} lacks names"


def test_every_deck_has_sixteen_colours_and_shares_those_of_the_table(theme: Theme) -> None:
    palettes = [theme.palette(deck_colors(deck)) for deck in deck_names()]
    for one in palettes:
        assert len(set(one)) == len(one) == 16, theme.name
        assert one[:10] == palettes[0][:10]


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ('en = "Green felt"', 'it = "Panno verde"', "no title in English"),
        ('en = "Green felt"', "en = 3", r"\[title\] has no text for en"),
        ('[title]\nen = "Green felt"', "", "no title in English"),
        ('[title]\nen = "Green felt"', 'title = "Green felt"', "no title in English"),
        ("[title]", 'large = "yes"\n[title]', "true or false"),
        ("[title]", "broad = true\n[title]", r"no group \[broad\]"),
        ("[table]", "[cloth]", r"no group \[table\]"),
        ('felt = "#1f6a50"\n', "", r"\[table\] defines 9 colors, not 10"),
        ("[decktet]", '[decktet]\nstars = "#ffffff"', r"\[decktet\] defines 7 colors, not 6"),
        ('hearts = "red"', 'hearts = "crimson"', r"\[french\] uses colors that are not defined: crimson"),
        ('title = "paper"', 'title = "red"', r"\[table\] uses colors that are not defined: red"),
        ('hearts = "red"', "hearts = 12", r"\[french\] has values that are not text: hearts"),
        ('"#1f6a50"', '"#1f6a5"', "#rrggbb"),
        ('"#1f6a50"', '"#1f6a5g"', "non-hexadecimal"),
        ("[table]", "[table", "Expected"),
    ],
)
def test_what_is_wrong_in_a_file_is_said_with_the_name_of_the_theme(old: str, new: str, problem: str) -> None:
    assert old in GREEN
    with pytest.raises(ValueError, match=f"^theme mauve: .*{problem}"):
        parse_theme("mauve", GREEN.replace(old, new, 1))


def test_an_unknown_theme_is_named_with_those_that_there_are() -> None:
    with pytest.raises(KeyError, match=r"mauve.*contrast, four-colour, green"):
        load_theme("mauve")


def test_a_new_theme_is_one_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in theme_names():
        (tmp_path / f"{name}.toml").write_bytes((FOLDER / f"{name}.toml").read_bytes())
    text = GREEN.replace("Green felt", "Heather").replace('felt = "#1f6a50"', 'felt = "#6a5080"')
    (tmp_path / "heather.toml").write_text(text, encoding="utf-8")
    monkeypatch.setattr("render.graphics.theme.FOLDER", tmp_path)
    assert "heather" in theme_names()
    assert theme_title("heather", "en") == "Heather"
    board, marks = wish(42, 3)
    picture = paint_board(board, "heather", ("Wish", "Deal 42"), marks).image().convert("RGB")
    assert picture.getpixel((4, picture.height - 4)) == (0x6A, 0x50, 0x80)


@pytest.mark.parametrize(
    ("name", "content", "problem"),
    [
        ("plum", GREEN.partition("[flip]")[0].encode(), r"\[\w+\] has no color for "),
        ("pear", GREEN.replace('hearts = "red"\n', "", 1).encode(), r"\[french\] has no color for hearts$"),
        ("fig", GREEN.replace("#1f6a50", "#1f6a5").encode(), "#rrggbb"),
        ("quince", b"\xff", "not text in UTF-8"),
    ],
)
def test_a_theme_with_which_nothing_could_be_painted_is_told_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, content: bytes, problem: str
) -> None:
    check_themes("green")
    (tmp_path / "green.toml").write_text(GREEN, encoding="utf-8")
    (tmp_path / f"{name}.toml").write_bytes(content)
    monkeypatch.setattr("render.graphics.theme.FOLDER", tmp_path)
    with pytest.raises(ValueError, match=f"^theme {name}: .*{problem}"):
        check_themes("green")


def test_a_name_in_a_file_is_one_more_use_of_its_color() -> None:
    read = parse_theme("mauve", GREEN.replace('hearts = "red"', 'hearts = "mark"', 1))
    assert read["french"]["hearts"] == read["table"]["mark"]
    assert read["french"]["diamonds"] == read["french"]["red"]
    assert len(read.palette("french")) == len(load_theme("green").palette("french"))


@pytest.mark.parametrize("text", ["", "red", "#12345", "123456#", "#gggggg"])
def test_a_wrong_color_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"#rrggbb|non-hexadecimal"):
        parse_color(text)


def test_letters_can_be_read(theme: Theme) -> None:
    table = theme["table"]
    for style in TEXT_STYLES.values():
        assert contrast(table[style.ink], table[style.background]) >= least(theme, 4.5), style
    assert contrast(table["ink"], table["face"]) >= least(theme, 4.5)


def test_suits_differ_in_lightness_from_their_cards(theme: Theme) -> None:
    face = theme["table"]["face"]
    for suit in FRENCH_SUITS.values():
        assert contrast(theme["french"][suit], face) >= least(theme, 4.5), suit
        for side in SIDES:
            ink = theme["flip"][f"{side}-{suit}"]
            assert contrast(ink, theme["flip"][side]) >= least(theme, 4.5), (side, suit)
    # The Decktet's suits have a rim of ink, which differs from both sides of it.
    rim = theme["decktet"]["ink"]
    assert contrast(rim, face) >= least(theme, 4.5)
    for suit in DECKTET_SUITS.values():
        assert contrast(theme["decktet"][suit], rim) >= least(theme, 3), suit


def test_the_two_faces_of_flip_differ_in_lightness(theme: Theme) -> None:
    assert contrast(theme["flip"]["light"], theme["flip"]["dark"]) >= 7


def test_shapes_of_blink_differ_in_lightness_from_their_fields_and_fields_from_one_another(
    theme: Theme,
) -> None:
    colors = theme["blink"]
    for color in BLINK_COLOURS:
        assert contrast(shape_color(theme, color), colors[color]) >= least(theme, 3), color
    for one, other in combinations(BLINK_COLOURS, 2):
        assert contrast(colors[one], colors[other]) >= 1.25, (one, other)


def test_cards_and_places_can_be_seen_on_the_table(theme: Theme) -> None:
    table = theme["table"]
    assert contrast(table["rim"], table["felt"]) >= least(theme, 3), "whatever face is in force"
    assert contrast(table["line"], table["felt"]) >= least(theme, 1.5)
    assert contrast(table["line"], table["hollow"]) >= least(theme, 1.5)
    assert contrast(table["rim"], table["back"]) >= 2.5, "the stripes of a back"


@pytest.mark.parametrize("mark", MARKS)
def test_marks_can_be_seen_wherever_they_are(theme: Theme, mark: str) -> None:
    """By their color or by the edge along it."""
    table = theme["table"]
    assert contrast(table[mark], table["felt"]) >= least(theme, 3)
    assert contrast(table[mark], table["label"]) >= least(theme, 4.5)
    for ground in (table["face"], table["back"], theme["flip"]["dark"]):
        seen = max(contrast(table[color], ground) for color in (mark, "label"))
        assert seen >= least(theme, 3), ground
    for field in BLINK_COLOURS:
        seen = max(contrast(table[color], theme["blink"][field]) for color in (mark, "label"))
        assert seen >= 3, field


def test_what_is_printed_has_a_tone_between_ink_and_ground_for_its_edges(theme: Theme) -> None:
    table, french, flip = theme["table"], theme["french"], theme["flip"]
    for letters, ground in (("title", "bar"), ("name", "felt")):
        assert len(intermediate_colors(table[letters], table[ground], theme.palettes[TABLE])) >= 3, letters
    for suit in FRENCH_SUITS.values():
        assert len(intermediate_colors(french[suit], table["face"], theme.palette("french"))) >= 3, suit
        for side in SIDES:
            inks = intermediate_colors(flip[f"{side}-{suit}"], flip[side], theme.palette("flip"))
            assert len(inks) >= 3, (side, suit)
