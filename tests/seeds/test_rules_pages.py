"""The rules pages agree with ``seeds/FIGURES.md`` and with what the bot does."""

import re
from pathlib import Path

import pytest

from bot.i18n.texts import Texts

SEEDS = Path(__file__).parents[2] / "seeds"
FIGURES = (SEEDS / "FIGURES.md").read_text("utf-8").split("\n## ")
LANGUAGES = sorted(folder.name for folder in (SEEDS / "rules").iterdir())

SEARCH, PLAYERS, SCORES = 1, 2, 3
"""The parts of ``FIGURES.md``."""
SHARES: dict[str, tuple[tuple[int, int, str, int], ...]] = {
    "blink": (
        (83, PLAYERS, "Blink Solitaire, table roomy", 1),
        (87, PLAYERS, "Blink Solitaire, table roomy", 2),
        (87, PLAYERS, "Blink Solitaire, table roomy", 3),
        (41, PLAYERS, "Blink Solitaire, table tight", 2),
        (87, PLAYERS, "Blink Solitaire, table tight", 3),
    ),
    "flip": ((3, SEARCH, "Flip", 2),),
    "follow": ((93, SEARCH, "Follow-the-Suit", 2),),
    "kittyhawk": (
        (98, SEARCH, "Kittyhawk, level 4", 2),
        (93, SEARCH, "Kittyhawk, level 5", 2),
        (2, SEARCH, "Kittyhawk, level 5", 3),
        (5, SEARCH, "Kittyhawk, level 5", 4),
    ),
    "wish": ((62, SEARCH, "Wish", 2), (18, PLAYERS, "Wish", 1), (30, PLAYERS, "Wish", 2)),
}
"""Deals of 100 that a page tells, with the part, row and column of the share that it rests on."""
SEARCHED = {
    "de": [[1, 2, 4, 2000], [3, 1980, 2000, 9, 11], [4, 98, 100], [5, 93, 100, 2, 5]],
    "en": [[1, 2, 4, 2000], [3, 1980, 2000, 9, 11], [4, 98, 100], [5, 93, 100, 2, 5]],
    "fr": [[1, 2, 4, 2000], [3, 1980, 2000, 9, 11], [4, 98, 100], [5, 93, 100, 2, 5]],
    "es": [[1, 2, 4, 2000], [3, 1980, 2000, 9, 11], [4, 98, 100], [5, 93, 100, 2, 5]],
    "ja": [[1, 2, 2000, 4], [3, 2000, 1980, 9, 11], [4, 100, 98, 5, 100, 93], [5, 2, 5]],
    "pt": [[1, 2, 4, 2000], [3, 1980, 2000, 9, 11], [4, 98, 100], [5, 93, 100, 2, 5]],
    "id": [[1, 2, 4, 2000], [3, 1980, 2000, 9, 11], [4, 98, 100], [5, 93, 100, 2, 5]],
    "ru": [[1, 2, 4, 2000], [3, 1980, 2000, 9, 11], [4, 98, 100], [5, 93, 100, 2, 5]],
}
"""The numbers of each sentence about what searches find of Kittyhawk; 2,000 deals are deals 1 to 2,000."""
MEANS = {"blink": ((149, 1), (240, 2), (261, 3))}
"""Mean scores that a page tells, with the column of the row of the game's first table."""


def page(language: str, game: str) -> str:
    return (SEEDS / "rules" / language / f"{game}.md").read_text("utf-8")


def cells(part: int, row: str, table: int = 0) -> list[str]:
    """Return the cells of the row of a table."""
    rows = [line for line in FIGURES[part].splitlines() if line.startswith(f"| {row} |")]
    return [cell.strip() for cell in rows[table].strip("|").split("|")]


def all_numbers(text: str) -> list[int]:
    """Return the numbers of a text in their order; their thousands may be separated."""
    return [int(re.sub("[.,]", "", number)) for number in re.findall(r"\d+(?:[.,]\d{3})*", text)]


def numbers(text: str) -> set[int]:
    return set(all_numbers(text))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_shares_on_the_pages_lie_in_the_intervals_of_the_figures(language: str) -> None:
    for game, claims in SHARES.items():
        told = numbers(page(language, game))
        for share, part, row, column in claims:
            low, high = map(float, re.findall(r"[\d.]+", cells(part, row)[column])[1:])
            assert share in told, (game, share)
            assert low <= share <= high, (game, share)
    for game, means in MEANS.items():
        told = numbers(page(language, game))
        for mean, column in means:
            assert mean in told
            assert round(float(cells(PLAYERS, "Blink Solitaire, table roomy", 1)[column].split()[0])) == mean


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_searches_find_of_kittyhawk_is_said_level_by_level(language: str) -> None:
    (told,) = (line for line in page(language, "kittyhawk").splitlines() if 1980 in numbers(line))
    sentences = [all_numbers(sentence) for sentence in re.split("[.。] ?(?![0-9])", told)]
    assert [found for found in sentences if found] == SEARCHED[language]


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_forfeits_the_wish_is_said(language: str) -> None:
    (ruling,) = (line for line in page(language, "wish").splitlines() if "UTC" in line)
    texts = Texts.load(language)
    for button in ("button-hint", "button-chance", "button-verdict"):
        assert texts(button).lower() in ruling.lower()


@pytest.mark.parametrize("language", LANGUAGES)
def test_how_to_play_says_that_anything_answers_a_led_joker(language: str) -> None:
    followed, free, led_joker = (
        line for line in page(language, "follow").split("\n## ")[1].splitlines() if line.startswith("- ")
    )
    joker = {"ja": "ジョーカー", "pt": "Curinga", "ru": "джокер"}.get(language, "Joker")
    assert [joker in line for line in (followed, free, led_joker)] == [True, False, True]
