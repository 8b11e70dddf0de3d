"""Screens of every kind and an app that shows them in turn, for tests of how adapters send images."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from io import BytesIO

from PIL import Image
from redis.asyncio import Redis

from bot.app import UNKNOWN_ROOM, App
from bot.core.actions import Action, Player, Room, Verb
from bot.core.images import BoardPicture, Renderable, ReplayAnimation, ResultCard
from bot.core.replies import Reply, ReplyTarget
from bot.core.screens import Button, Screen
from bot.i18n.catalog import DEFAULT_LANGUAGE
from bot.i18n.texts import Texts
from bot.services import Services
from bot.storage.player_store import PlayerStore
from engine.record import Record
from tests.engine.transcripts import RECORDS

RECORD = Record.read(RECORDS["wish-open"])
NEXT = Button("Next", Action(Verb.BOARD, ("next",)))
"""The button below every screen."""


def _screens() -> dict[str, Screen]:
    board = RECORD.replay().board()
    pictures: dict[str, Renderable] = {
        "board": BoardPicture(board, ("Wish 42", "the end")),
        "film": ReplayAnimation(RECORD.text, "Wish 42"),
        "card": ResultCard(board, "Wish 42", ("Won", "16 moves")),
    }
    words = Screen("In words", "Nothing but words.", rows=((NEXT,),))
    return {"words": words} | {
        name: replace(words, title=f"A {name}", picture=picture, alt=f"What the {name} shows.")
        for name, picture in pictures.items()
    }


SCREENS = _screens()
"""A screen of each kind: only text, a board, an animation, a result card."""
CHANGES = tuple((before, after) for before in SCREENS for after in SCREENS if before != after)
"""Every change of a message from one kind of screen to another."""


class ScreenApp(App):
    """An app that answers every action with the next of its screens, in the same message."""

    def __init__(self, redis: Redis) -> None:
        super().__init__(Services(PlayerStore(redis), Texts.load("en")))
        self._screens_to_show: Iterator[Screen] = iter(())

    def load(self, names: Iterable[str]) -> None:
        """Show the screens with these names, one for each action."""
        self._screens_to_show = (SCREENS[name] for name in names)

    async def handle(self, _player: Player, _action: Action, _room: Room = UNKNOWN_ROOM) -> Reply:
        return Reply(next(self._screens_to_show), ReplyTarget.HERE, language=DEFAULT_LANGUAGE)


def frames_of(file: bytes) -> tuple[str, int]:
    """Return the format of an image and the number of its frames, after decoding all frames."""
    with Image.open(BytesIO(file)) as picture:
        frames = getattr(picture, "n_frames", 1)
        for number in range(frames):
            picture.seek(number)
            picture.load()
        return picture.format or "", frames
