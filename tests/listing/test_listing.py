"""The listings: texts within the platforms' limits and pictures of the exact size, in every language."""

from io import BytesIO
from math import hypot

import pytest
from PIL import Image, ImageChops

from bot.core.public_links import NO_POLICIES, PolicyAddresses
from bot.i18n.languages import finished_languages
from bot.i18n.texts import Texts
from engine.games import games_in_order
from tests.bot.i18n.catalogue import TEXTS
from tests.combinations import mostly_rare
from tests.listing.app_icons import FOLDER as APP_FOLDER
from tests.listing.app_icons import MAX_BYTES as ICON_BYTES
from tests.listing.app_icons import SAFE_ZONE, app_icon_files, app_icons
from tests.listing.fields import LIMITS, LONGEST_TAG, MOST_TAGS, TAGS, fields, listing_words, shared_fields
from tests.listing.lettering import Lettering
from tests.listing.pictures import (
    BANNER_SIZE,
    DESCRIPTION_SIZE,
    ICON_SIZE,
    MAX_BYTES,
    MOST_CAROUSEL_PICTURES,
    WIDE_SIZE,
    cover_boxes,
    language_pictures,
    shared_pictures,
)

every_language = pytest.mark.parametrize("language", finished_languages())


@every_language
def test_every_text_is_within_the_limits_of_its_platform(language: str) -> None:
    texts = Texts.load(language)
    for has_table in (False, True):
        written = fields(texts, has_table=has_table)
        assert written.keys() == LIMITS.keys()
        assert {name: len(text) for name, text in written.items() if not 0 < len(text) <= LIMITS[name]} == {}
        details = written["discord-details.md"]
        assert all(texts(f"{game.name}-title") in details for game in games_in_order())
        assert (texts("button-open-table") in details) == has_table


@every_language
def test_what_only_the_listings_say_is_translated(language: str) -> None:
    words, english = listing_words(language), listing_words("en")
    assert words.catalog.names == english.catalog.names
    if language != "en":
        assert not set(words.catalog.sources.values()) & set(english.catalog.sources.values())
    assert (TEXTS / language).is_dir()


def test_tags_and_languages_are_those_that_discord_takes() -> None:
    shared = shared_fields(NO_POLICIES)
    assert 0 < len(set(TAGS)) <= MOST_TAGS
    assert all(len(tag) <= LONGEST_TAG for tag in TAGS)
    lines = shared["discord-languages.txt"].splitlines()
    assert {"en-US English", "es-ES Spanish", "pt-BR Portuguese"} <= set(lines)
    assert len({line.split()[1] for line in lines}) == len(finished_languages())


def test_the_addresses_of_the_operator_replace_the_placeholders() -> None:
    address = "https://example.org/privacy"
    assert "YOUR_PRIVACY_URL" in shared_fields(NO_POLICIES)["discord-links.txt"]
    shared = shared_fields(PolicyAddresses(privacy=address))
    assert f"Privacy policy: {address}" in shared["discord-links.txt"]
    assert "Terms of service: YOUR_TERMS_URL" in shared["discord-links.txt"]
    assert shared["telegram-privacy-policy.txt"] == address


def sized(picture: Image.Image) -> tuple[tuple[int, int], bool]:
    """Return the size of a picture, and whether its file is small enough."""
    file = BytesIO()
    picture.save(file, "PNG")
    return picture.size, len(file.getvalue()) <= MAX_BYTES


@pytest.mark.parametrize("language", mostly_rare(finished_languages(), seconds=2.0))
def test_every_picture_has_the_size_that_is_asked_for(language: str) -> None:
    pictures = language_pictures(Texts.load(language), has_table=True)
    carousel = [name for name in pictures if name.startswith("discord-carousel-")]
    assert len(carousel) == MOST_CAROUSEL_PICTURES
    assert carousel[-1].endswith("-table.png")
    sizes = dict.fromkeys(("discord-cover.png", *carousel), WIDE_SIZE)
    sizes["telegram-description-picture.png"] = DESCRIPTION_SIZE
    assert {name: sized(picture) for name, picture in pictures.items()} == {
        name: (size, True) for name, size in sizes.items()
    }


def test_the_cover_has_room_for_every_game_and_the_title() -> None:
    for games in (2, 5, len(games_in_order()), 7, 8):
        boxes = cover_boxes(games)
        assert len(boxes) == games + 1
        for number, (left, top, right, bottom) in enumerate(boxes):
            assert 0 < left < right < WIDE_SIZE[0]
            assert 0 < top < bottom < WIDE_SIZE[1]
            later = boxes[number + 1 :]
            assert all(right < other[0] or bottom < other[1] for other in later), "they do not overlap"


def test_nothing_is_cut_off_at_the_edge_of_the_shared_pictures() -> None:
    pictures = shared_pictures()
    assert {name: sized(picture) for name, picture in pictures.items()} == {
        "icon.png": (ICON_SIZE, True),
        "discord-banner.png": (BANNER_SIZE, True),
    }
    for picture in pictures.values():
        felt = Image.new("RGB", picture.size, picture.getpixel((0, 0)))
        left, top, right, bottom = ImageChops.difference(picture, felt).getbbox() or (0, 0, 0, 0)
        assert 0 < left < right < picture.width
        assert 0 < top < bottom < picture.height


def test_the_icons_of_the_page_are_those_that_are_painted_and_small() -> None:
    assert {file.name for file in APP_FOLDER.glob("*.png")} == set(app_icons())
    for name, painted in app_icon_files().items():
        file = (APP_FOLDER / name).read_bytes()
        assert len(file) <= ICON_BYTES
        with Image.open(BytesIO(file)) as stored, Image.open(BytesIO(painted)) as expected:
            size = int(name.removesuffix(".png").rpartition("-")[2])
            assert stored.size == (size, size)
            assert stored.convert("RGBA").tobytes() == expected.convert("RGBA").tobytes(), "make listing"


def test_what_is_on_a_maskable_icon_is_within_its_safe_zone() -> None:
    picture = app_icons()["icon-maskable-512.png"]
    middle, felt = picture.width / 2, picture.getpixel((0, 0))
    shown = ImageChops.difference(picture, Image.new("RGB", picture.size, felt)).convert("L").tobytes()
    pixels = [(number % picture.width, number // picture.width) for number, part in enumerate(shown) if part]
    away = {hypot(x + 0.5 - middle, y + 0.5 - middle) for x, y in pixels}
    assert picture.width / 4 < max(away) <= SAFE_ZONE * middle


def test_a_text_without_room_is_an_error() -> None:
    letters, lines = Lettering.fitting("one two, three four", (60, 50), 300, 2)
    assert (letters.size, lines) == (60, ["one two,", "three four"])
    with pytest.raises(ValueError, match="does not fit"):
        Lettering.fitting("one two, three four", (60, 30), 100, 2)
