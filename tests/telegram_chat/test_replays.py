"""Replays in Telegram: a film, its steps in the same message, and the result as a picture."""

import pytest

from bot.i18n.texts import Texts
from engine.record import Record
from tests.bot.projector import frames_of
from tests.engine.transcripts import RECORDS
from tests.telegram_chat.chats import Json
from tests.telegram_chat.people import Person
from tests.telegram_chat.server import Server

pytestmark = pytest.mark.usefixtures("bot")

TEXTS = Texts.load("en")
WON = Record.read(RECORDS["wish-won"])


def seen(server: Server, message: Json) -> tuple[str, str, bool]:
    """Return as what a picture is shown, what its file is, and whether it moves."""
    kind, file = server.chats.picture(message)
    form, frames = frames_of(file)
    return kind, form, frames > 1


async def test_a_game_is_seen_again_as_a_film_and_by_steps(anna: Person, server: Server) -> None:
    await anna.say(f"/play wish {WON.deal} {' '.join(WON.option_words)}")
    for move in WON.moves:
        await anna.say(move.text)
    film = await anna.say("/replay")
    assert seen(server, film) == ("animation", "GIF", True)
    await anna.change(film, TEXTS("button-after"))
    assert seen(server, film) == ("photo", "PNG", False)
    await anna.change(film, TEXTS("button-film"))
    assert seen(server, film) == ("animation", "GIF", True)
    card = await anna.say("/share")
    assert seen(server, card) == ("photo", "PNG", False)
    assert server.refused == []
