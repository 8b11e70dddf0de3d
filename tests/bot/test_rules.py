"""Rules pages: every game has one, it fits every chat, and it names its designer."""

import pytest

from bot.model import MAX_ALT, MAX_CAPTION, MAX_TEXT, MAX_TITLE, Picture
from bot.rules import rules_page
from bot.screens import rules_screen
from bot.texts import Texts
from engine.game import Game
from engine.games import all_games

HEADINGS = {"How to play", "How to type moves", "Rulings", "Good to know"}
"""What every page has, beside what its game wants."""

games = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)


@games
def test_every_part_fits_every_chat(game: Game) -> None:
    parts = rules_page(game.name, "en")
    assert parts[0].heading == game.title
    for number, part in enumerate(parts, start=1):
        assert 0 < len(part.heading) <= MAX_TITLE
        assert 0 < len(part.text) <= MAX_TEXT - MAX_TITLE
        screen = rules_screen(Texts.load("en"), game.name, number)
        assert screen.text == part.text
        most = MAX_CAPTION if part.record else MAX_TEXT
        assert len(screen.title) + 1 + len(screen.text) <= most


@games
def test_one_part_has_a_picture_told_in_words_and_all_else_is_its_text(game: Game) -> None:
    parts = rules_page(game.name, "en")
    screens = [rules_screen(Texts.load("en"), game.name, number) for number in range(1, len(parts) + 1)]
    assert [bool(screen.picture) for screen in screens] == [bool(part.record) for part in parts]
    (shown,) = (screen for screen in screens if screen.picture)
    assert isinstance(shown.picture, Picture)
    assert shown.picture.board.game == game.name
    assert shown.alt.startswith(f"{game.title}, deal ")
    assert len(shown.alt) <= MAX_ALT
    assert not any("](" in part.text for part in parts)


@games
def test_no_markup_is_left_in_what_is_shown(game: Game) -> None:
    for part in rules_page(game.name, "en"):
        assert not set("*_`#<>[]|\\") & set(part.heading + part.text)
        assert "\n- " not in part.text


@games
def test_lines_end_where_a_paragraph_or_a_point_of_a_list_does(game: Game) -> None:
    for part in rules_page(game.name, "en"):
        for block in part.text.split("\n\n"):
            lines = block.split("\n")
            assert len(lines) == 1 or all(line.startswith("• ") for line in lines)


@games
def test_every_page_names_the_designer_and_every_option_under_the_same_headings(game: Game) -> None:
    text = "\n".join(part.text for part in rules_page(game.name, "en"))
    assert game.designer in text
    assert all(option.name in text for option in game.options)
    headings = [part.heading for part in rules_page(game.name, "en")]
    assert set(headings) > HEADINGS
    assert len(set(headings)) == len(headings)


@games
def test_a_part_that_is_not_there_is_the_nearest_that_is(game: Game) -> None:
    texts = Texts.load("en")
    assert rules_screen(texts, game.name, 0) == rules_screen(texts, game.name, 1)
    assert rules_screen(texts, game.name, 99) == rules_screen(
        texts, game.name, len(rules_page(game.name, "en"))
    )
