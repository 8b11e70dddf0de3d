"""A simulated player, for tests of what players do and what they are shown."""

from bot.app import App
from bot.core import callback_data
from bot.core.actions import Action, Chat, Player, Room, Verb
from bot.core.game_counts import ALL, GameCounts
from bot.core.images import BoardPicture, ReplayAnimation
from bot.core.replies import Reply
from bot.core.screens import Button, Screen
from bot.core.typed_input.lines import read_line
from bot.i18n.texts import Texts
from bot.runtime.analysis_jobs import AnalysisJobs
from bot.services import Services
from bot.storage.keys import PlayerPart, player_key
from bot.storage.player_store import PlayerStore
from engine.games import all_games
from engine.record import Record
from tests.engine.transcripts import RECORDS

ANNA = Player(Chat.TELEGRAM, 7)
BEN = Player(Chat.TELEGRAM, 8)
MORNING = 1_800_000_000  # 2027-01-15, 08:00 UTC

WON = Record.read(RECORDS["wish-won"])
LOST = Record.read(RECORDS["wish-lost"])
NO_FIRST_PAIR = Record.read(RECORDS["wish-no-first-pair"])


class Desk:
    """A simulated player: types lines and presses the buttons that are shown."""

    def __init__(self, store: PlayerStore, jobs: AnalysisJobs | None = None) -> None:
        self.store = store
        self.time = MORNING
        self.room = Room()
        """The room in which the players act."""
        self.deals = iter(range(100, 1000))
        self.app = App(
            Services(
                store,
                Texts.load("en"),
                now=lambda: self.time,
                choose_deal=lambda *_: next(self.deals),
                jobs=jobs or AnalysisJobs(),
            )
        )

    async def act(self, action: Action, player: Player = ANNA) -> Reply:
        reply = await self.app.handle(player, action, self.room)
        for control in controls(reply):
            assert callback_data.unpack(callback_data.pack(control.action)) == control.action
        return reply

    async def type(self, line: str, player: Player = ANNA) -> Reply:
        return await self.act(read_line(line), player)

    async def press(self, reply: Reply, label: str, player: Player = ANNA) -> Reply:
        return await self.act(button(reply, label).action, player)

    async def press_offered(self, reply: Reply, label: str, player: Player = ANNA) -> Reply:
        """Press a button, which may be under “More…”."""
        shown_at_once = label in labels(reply)
        return await self.press(reply if shown_at_once else await self.press(reply, "More…"), label, player)

    async def offered(self, reply: Reply) -> list[str]:
        """Return the labels of all buttons, those under “More…” too."""
        return [*labels(reply), *labels(await self.press(reply, "More…"))]

    async def daily(self, player: Player = ANNA, line: str = "/daily") -> Reply:
        """Type a line that leads to a daily challenge, and start the ranked attempt if it is offered."""
        return await self.start_attempt(await self.type(line, player), player)

    async def start_attempt(self, offer: Reply, player: Player = ANNA) -> Reply:
        """Press the button that starts the ranked attempt; return the reply itself if it has none."""
        start = start_of(offer)
        return await self.act(start, player) if start else offer

    async def know_all_games(self, player: Player = ANNA) -> None:
        """Count a finished game of each kind, so that the player is no newcomer."""
        for game in all_games():
            kind, counts = f"{game.name} {ALL}", GameCounts(played=1).text
            await self.store.redis.hset(player_key(player, PlayerPart.STATISTICS), kind, counts)

    async def play(self, record: Record, player: Player = ANNA) -> Reply:
        reply = await self.type(f"/play {record.game} {record.deal} {' '.join(record.option_words)}", player)
        for move in record.moves:
            reply = await self.press(reply, " ".join(move.places), player)
        return reply


def check_buttons(screen: Screen) -> None:
    """Check that all buttons of a screen have different labels and actions that fit in callback data."""
    buttons = [control for row in screen.rows for control in row]
    assert len({control.label for control in buttons}) == len(buttons)
    for control in buttons:
        assert callback_data.unpack(callback_data.pack(control.action)) == control.action


async def last_update(reply: Reply) -> Reply:
    """Return the last of the updates of a reply, or the reply itself if it has none."""
    if reply.updates:
        async for update in reply.updates:
            reply = update
    return reply


def controls(reply: Reply) -> list[Button]:
    return [control for row in reply.screen.rows for control in row] if reply.screen else []


def button(reply: Reply, label: str) -> Button:
    """Return the button with a label that is or begins so, or of the move between places such as ``d e``."""
    named = [control for control in controls(reply) if control.label.startswith(label)]
    named = [control for control in named if control.label == label] or named
    (found,) = named or [
        control
        for control in controls(reply)
        if control.action.verb is Verb.MOVE and " ".join(control.action.words[1:]) == label
    ]
    return found


def start_of(reply: Reply) -> Action | None:
    """Return the action of the button that starts the ranked attempt of a day, if there is one."""
    starts = (one.action for one in controls(reply) if one.action.words[:1] == ("start",))
    return next(starts, None)


def labels(reply: Reply) -> list[str]:
    return [control.label for control in controls(reply)]


def ticks(reply: Reply) -> list[str]:
    """Return the labels of the ticked buttons."""
    return [label.removeprefix("✓ ") for label in labels(reply) if label.startswith("✓ ")]


def shown(reply: Reply) -> Screen:
    assert reply.screen is not None
    return reply.screen


def picture_of(reply: Reply) -> BoardPicture:
    picture = shown(reply).picture
    assert isinstance(picture, BoardPicture)
    return picture


def animation_of(reply: Reply) -> ReplayAnimation:
    animation = shown(reply).picture
    assert isinstance(animation, ReplayAnimation)
    return animation


def tops(reply: Reply) -> str:
    return " ".join(pile.top.code if pile.top else "--" for pile in picture_of(reply).board.piles)
