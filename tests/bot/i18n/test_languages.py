"""Translations have the same messages and variables as English, and each fits its place."""

import pytest

from bot.i18n.catalog import languages
from bot.i18n.languages import finished_languages
from bot.i18n.texts import Texts
from engine.games import all_games
from tests.bot.i18n.catalogue import details, messages
from tests.translation.checks import CHECKS, Check, files_are_well_formed, notices, quoted


@pytest.mark.parametrize("language", finished_languages())
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: str(check.__name__))
def test_nothing_is_wrong_with_a_finished_language(check: Check, language: str) -> None:
    assert check(language) == {}


@pytest.mark.parametrize("language", languages())
def test_an_unfinished_language_can_be_read(language: str) -> None:
    assert files_are_well_formed(language) == {}


NUMBERS = (0, 1, 2, 5, 21, 101, 1_000_000)


@pytest.mark.parametrize("language", finished_languages())
def test_messages_can_be_formatted_with_any_number(language: str) -> None:
    texts = Texts.load(language)
    for name in messages(language):
        wanted = details(language, name)
        for number in NUMBERS if wanted else ():
            said = texts(name, **dict.fromkeys(wanted, number))
            assert not {"\ue000", "\ue001"} & set(said), name


def test_the_checks_look_at_much() -> None:
    assert {"busy", "sorry", "moved-on", "nothing-to-undo", "telegram-failed"} <= notices()
    assert len([name for name in messages("en") if name.endswith("-title")]) > len(all_games())
    assert quoted("en", messages("en")["wish-typing"].text) == {"ac", "7s 7h"}
