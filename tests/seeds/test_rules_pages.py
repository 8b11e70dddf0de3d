"""The rules pages tell the same figures in every language, and what the bot does."""

from pathlib import Path

import pytest

from bot.i18n.texts import Texts
from engine.game import Game
from engine.games import all_games
from seeds.known_figures import MARKED

RULES = Path(__file__).parents[2] / "seeds" / "rules"
LANGUAGES = sorted(folder.name for folder in RULES.iterdir())


def page(language: str, game: str) -> str:
    return (RULES / language / f"{game}.md").read_text("utf-8")


def figures(part: str) -> list[tuple[str, str]]:
    """Return the names of the figures in a part of a page, and with how many decimals each is shown."""
    return sorted((found["name"], found["digits"] or "0") for found in MARKED.finditer(part))


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
@pytest.mark.parametrize("language", LANGUAGES)
def test_each_part_of_a_page_tells_the_figures_of_the_english_one(language: str, game: Game) -> None:
    own, english = (
        [figures(part) for part in page(one, game.name).split("\n## ")] for one in (language, "en")
    )
    assert own == english
    assert own[-1], "the last part is what is good to know"


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
