"""Rules pages: every game has one in every language; it fits every chat and names the designer."""

import re
from collections import Counter
from importlib.resources import files
from pathlib import Path

import pytest

from bot.core.images import BoardPicture
from bot.core.screens import MAX_ALT, MAX_CAPTION, MAX_TEXT, MAX_TITLE
from bot.features.guide.screens import rules_screen
from bot.i18n.catalog import DEFAULT_LANGUAGE
from bot.i18n.languages import finished_languages
from bot.i18n.texts import Texts
from bot.screens.rules_pages import RulesPart, rules_page
from engine.game import Game
from engine.games import all_games

RULES = Path(str(files("seeds") / "rules"))
HEADINGS = {"How to play", "How to type moves", "Rulings", "Good to know"}
"""The headings that every English page has, besides those of its game."""

games = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
every_language = pytest.mark.parametrize("language", finished_languages())
translations = pytest.mark.parametrize("language", finished_languages()[1:])


@every_language
@games
def test_every_part_is_plain_text_that_fits_every_chat(game: Game, language: str) -> None:
    texts = Texts.load(language)
    parts = rules_page(game.name, language)
    assert parts[0].heading == texts(f"{game.name}-title")
    assert len({part.heading for part in parts}) == len(parts)
    screens = [rules_screen(texts, game.name, number) for number in range(1, len(parts) + 1)]
    for part, screen in zip(parts, screens, strict=True):
        assert 0 < len(part.heading) <= MAX_TITLE
        assert 0 < len(part.text) <= MAX_TEXT - MAX_TITLE, f"{language}: {part.heading}"
        assert not set("*_`#<>[]|\\") & set(part.heading + part.text), f"{language}: {part.heading}"
        for block in part.text.split("\n\n"):  # lines end only after a paragraph or an item of a list
            lines = block.split("\n")
            assert len(lines) == 1 or all(line.startswith("• ") for line in lines), f"{language}: {block}"
        assert screen.text == part.text
        most = MAX_CAPTION if part.record else MAX_TEXT
        assert len(screen.title) + 1 + len(screen.text) <= most, f"{language}: {part.heading}"
        assert bool(screen.picture) == bool(part.record)
    (shown,) = (screen for screen in screens if screen.picture)
    assert isinstance(shown.picture, BoardPicture)
    assert shown.picture.board.game == game.name
    title = texts.of_game(game.name, "title")
    assert shown.alt.startswith(texts("deal-title", game=title, deal="", count=0, options="").rstrip())
    assert len(shown.alt) <= MAX_ALT
    # If there is no part with that number, the nearest one is shown.
    assert rules_screen(texts, game.name, 0) == screens[0]
    assert rules_screen(texts, game.name, 99) == screens[-1]


@every_language
@games
def test_every_page_names_the_designer_and_every_option(game: Game, language: str) -> None:
    parts = rules_page(game.name, language)
    text = "\n".join(part.text for part in parts)
    assert all(option.name in text for option in game.options), language
    if game.designer[0].isupper() or language == DEFAULT_LANGUAGE:  # a name, not a word such as “traditional”
        assert all(part in text for part in re.split(r" *[(),] *", game.designer)), language
    if language == DEFAULT_LANGUAGE:
        assert {part.heading for part in parts} > HEADINGS


@translations
def test_the_same_heading_is_the_same_in_every_game(language: str) -> None:
    heading: dict[str, str] = {}
    for game in all_games():
        pages = [rules_page(game.name, one) for one in (DEFAULT_LANGUAGE, language)]
        if pages[0] == pages[1]:
            continue  # a page that is not translated yet
        for english, own in zip(*pages, strict=True):
            assert heading.setdefault(english.heading, own.heading) == own.heading, f"{language}: {game.name}"
    assert len(set(heading.values())) == len(heading)


@translations
@games
def test_a_translation_has_the_parts_the_points_and_the_picture_of_the_english_page(
    game: Game, language: str
) -> None:
    languages_compared = (DEFAULT_LANGUAGE, language)
    english, own = (
        [(part.record, part.text.count("• ")) for part in rules_page(game.name, one)]
        for one in languages_compared
    )
    assert own == english, language
    sources = [(RULES / one / f"{game.name}.md").read_text("utf-8") for one in languages_compared]
    # The pictures have the same links and titles, but translated descriptions.
    english_links, own_links = (
        re.findall(r"^!\[[^\]]+\](\(.*\))$", source, re.MULTILINE) for source in sources
    )
    assert own_links == english_links


@translations
@games
def test_a_translation_has_all_numbers_of_the_english_page(game: Game, language: str) -> None:
    """Each part has the same numbers in digits; numbers that are written as words are not compared."""
    pages = (rules_page(game.name, one) for one in (DEFAULT_LANGUAGE, language))
    lacking = {
        own.heading: sorted((_numbers(english) - _numbers(own)).elements())
        for english, own in zip(*pages, strict=True)
        if _numbers(english) - _numbers(own)
    }
    assert not lacking, language


def _numbers(part: RulesPart) -> Counter[str]:
    text = re.sub(r"(?<=\d)[.,\u00a0](?=\d{3})", "", part.text)
    return Counter(re.findall(r"\d+", text))
