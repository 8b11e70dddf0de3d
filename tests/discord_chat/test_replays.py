"""Replays in Discord: an animation, its steps in the same message, and the result as a picture."""

from simcord import ResponseMessage

from bot.core.actions import Verb
from bot.i18n.texts import Texts
from engine.record import Record
from tests.bot.projector import frames_of
from tests.discord_chat.players import Seat, button, buttons, shown
from tests.engine.transcripts import RECORDS

WON = Record.read(RECORDS["wish-won"])


async def seen(message: ResponseMessage) -> tuple[str, str, bool]:
    """Return the name of a message's one picture, what its file is, and whether it moves."""
    (attachment,) = message.attachments
    form, frames = frames_of(await attachment.read())
    return attachment.filename, form, frames > 1


async def test_a_game_is_replayed_as_an_animation_and_by_steps(anna: Seat, texts: Texts) -> None:
    await anna.types("play", game="wish", deal=str(WON.deal))
    for move in WON.moves:
        board = shown(await anna.types("move", move=move.text))
    film = shown(await anna.types("replay"))
    assert await seen(film) == ("wish-replay.gif", "GIF", True)
    for name, picture in (
        ("button-after", ("wish.png", "PNG", False)),
        ("button-film", ("wish-replay.gif", "GIF", True)),
    ):
        (way,) = [one for one in buttons(film, Verb.REPLAY) if one.label == texts(name)]
        await anna.presses(film, way)
        assert await seen(film) == picture
    card = shown(await anna.presses(board, button(board, Verb.SHARE)))
    assert await seen(card) == ("wish-result.png", "PNG", False)
