"""Rules pages: every game has one in every language, it fits every chat, and it names its designer."""

import re
from collections import Counter
from importlib.resources import files
from pathlib import Path

import pytest

from bot.core.images import BoardPicture
from bot.core.screens import MAX_ALT, MAX_CAPTION, MAX_TEXT, MAX_TITLE
from bot.features.guide.screens import rules_screen
from bot.i18n.texts import DEFAULT_LANGUAGE, Texts, languages
from bot.screens.rules_pages import RulesPart, rules_page
from engine.game import Game
from engine.games import all_games

RULES = Path(str(files("seeds") / "rules"))
HEADINGS = {"How to play", "How to type moves", "Rulings", "Good to know"}
"""What every English page has, beside what its game wants."""

games = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
every_language = pytest.mark.parametrize("language", languages())
translations = pytest.mark.parametrize("language", languages()[1:])


@every_language
@games
def test_every_part_fits_every_chat(game: Game, language: str) -> None:
    texts = Texts.load(language)
    parts = rules_page(game.name, language)
    assert parts[0].heading == texts(f"{game.name}-title")
    for number, part in enumerate(parts, start=1):
        assert 0 < len(part.heading) <= MAX_TITLE
        assert 0 < len(part.text) <= MAX_TEXT - MAX_TITLE, f"{language}: {part.heading}"
        screen = rules_screen(texts, game.name, number)
        assert screen.text == part.text
        most = MAX_CAPTION if part.record else MAX_TEXT
        assert len(screen.title) + 1 + len(screen.text) <= most, f"{language}: {part.heading}"


@every_language
@games
def test_one_part_has_a_picture_with_alt_text(game: Game, language: str) -> None:
    texts = Texts.load(language)
    parts = rules_page(game.name, language)
    screens = [rules_screen(texts, game.name, number) for number in range(1, len(parts) + 1)]
    assert [bool(screen.picture) for screen in screens] == [bool(part.record) for part in parts]
    (shown,) = (screen for screen in screens if screen.picture)
    assert isinstance(shown.picture, BoardPicture)
    assert shown.picture.board.game == game.name
    assert shown.alt.startswith(texts("deal-title", game=game.title, deal="", count=0, options="").rstrip())
    assert len(shown.alt) <= MAX_ALT
    assert not any("](" in part.text for part in parts)


@every_language
@games
def test_no_markup_is_left(game: Game, language: str) -> None:
    for part in rules_page(game.name, language):
        assert not set("*_`#<>[]|\\") & set(part.heading + part.text), f"{language}: {part.heading}"
        assert "\n- " not in part.text


@every_language
@games
def test_lines_end_where_a_paragraph_or_a_point_of_a_list_does(game: Game, language: str) -> None:
    for part in rules_page(game.name, language):
        for block in part.text.split("\n\n"):
            lines = block.split("\n")
            assert len(lines) == 1 or all(line.startswith("• ") for line in lines), f"{language}: {block}"


@every_language
@games
def test_every_page_names_the_designer_and_every_option(game: Game, language: str) -> None:
    text = "\n".join(part.text for part in rules_page(game.name, language))
    assert all(option.name in text for option in game.options), language
    if game.designer[0].isupper():  # a name, and no word such as “traditional”
        assert game.designer in text, language


@games
def test_every_english_page_says_who_made_the_game_under_the_same_headings(game: Game) -> None:
    assert game.designer in "\n".join(part.text for part in rules_page(game.name, DEFAULT_LANGUAGE))
    headings = [part.heading for part in rules_page(game.name, DEFAULT_LANGUAGE)]
    assert set(headings) > HEADINGS


@translations
def test_the_same_heading_is_the_same_in_every_game(language: str) -> None:
    heading: dict[str, str] = {}
    for game in all_games():
        pages = (rules_page(game.name, one) for one in (DEFAULT_LANGUAGE, language))
        for english, own in zip(*pages, strict=True):
            assert heading.setdefault(english.heading, own.heading) == own.heading, f"{language}: {game.name}"
    assert len(set(heading.values())) == len(heading)


@translations
@games
def test_a_translation_has_the_parts_the_points_and_the_picture_of_the_english_page(
    game: Game, language: str
) -> None:
    english, own = (rules_page(game.name, one) for one in (DEFAULT_LANGUAGE, language))
    assert [part.record for part in own] == [part.record for part in english], language
    points = {
        part.heading: (part.text.count("• "), like.text.count("• "))
        for part, like in zip(own, english, strict=True)
    }
    assert not {heading: counts for heading, counts in points.items() if counts[0] != counts[1]}, language
    assert _links(game, language) == _links(game, DEFAULT_LANGUAGE)


def _links(game: Game, language: str) -> list[str]:
    """Return where a page has its pictures, each with its title, but not what is said of it."""
    source = (RULES / language / f"{game.name}.md").read_text("utf-8")
    return re.findall(r"^!\[[^\]]+\](\(.*\))$", source, re.MULTILINE)


@translations
@games
def test_a_translation_has_all_numbers_of_the_english_page(game: Game, language: str) -> None:
    """Numbers in figures stand in the same part; in words they may be written as the language likes."""
    pages = (rules_page(game.name, one) for one in (DEFAULT_LANGUAGE, language))
    lacking = {
        own.heading: sorted((_numbers(english) - _numbers(own)).elements())
        for english, own in zip(*pages, strict=True)
        if _numbers(english) - _numbers(own)
    }
    assert not lacking, language


def _numbers(part: RulesPart) -> Counter[str]:
    text = re.sub(r"(?<=\d)[.,](?=\d{3})", "", part.text)
    return Counter(re.findall(r"\d+", text))


@every_language
@games
def test_a_missing_part_is_replaced_by_the_nearest(game: Game, language: str) -> None:
    texts = Texts.load(language)
    assert rules_screen(texts, game.name, 0) == rules_screen(texts, game.name, 1)
    last = len(rules_page(game.name, language))
    assert rules_screen(texts, game.name, 99) == rules_screen(texts, game.name, last)
    headings = [part.heading for part in rules_page(game.name, language)]
    assert len(set(headings)) == len(headings)
