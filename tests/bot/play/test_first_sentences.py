"""The first ten presses of a new player show short sentences, in every chat, language and game."""

import pytest

from bot.app import App
from bot.core.actions import Chat, Player
from bot.i18n.texts import Texts
from bot.services import Services
from engine.games import games_in_order
from tests.bot.desk import Desk
from tests.bot.play.first_sentences import first_sentences, words
from tests.combinations import combined

MOST_WORDS = 16
"""One more than texts aim at, because sentences contain names of cards."""
MOST_CHARACTERS = 80
"""The same for Japanese, which has no spaces between words."""


@pytest.mark.parametrize(("chat", "language"), combined([*Chat], ["en", "de", "ja"]))
async def test_the_first_sentences_are_short(desk: Desk, chat: Chat, language: str) -> None:
    desk.app = App(Services(desk.store, Texts.load(language), now=lambda: desk.time))
    for number, game in enumerate(games_in_order()):
        shown = await first_sentences(desk, game.name, Player(chat, 100 + number))
        assert len(shown) > 10
        if language == "ja":
            assert not [one for one in shown if len(one) > MOST_CHARACTERS]
        else:
            assert not [one for one in shown if words(one) > MOST_WORDS]
