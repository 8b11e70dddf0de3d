"""Stored messages of the web chat are the same after loading."""

from itertools import product

import pytest
from redis.asyncio import Redis

from bot.core.actions import Action, Chat, Player, Verb
from bot.core.charts import DEFAULT_THEME, Chart
from bot.core.images import BoardPicture, Renderable, ReplayAnimation, ResultCard
from bot.core.screens import Button, Screen
from bot.storage.chat_history import ChatHistory
from bot.storage.stored_messages import MESSAGE, MessageAuthor, StoredMessage
from engine.board import Board, Mark, MarkKind
from engine.record import Record
from tests.bot.standings.chart_values import CHARTS
from tests.engine.transcripts import RECORDS

PLAYER = Player(Chat.PAGE, 1)
KINDS = ("picture", "film", "card")


def of_kind(kind: str, record: Record, board: Board, theme: str) -> Renderable:
    """Return an image of that kind."""
    match kind:
        case "film":
            return ReplayAnimation(record.text, "A title", theme)
        case "card":
            return ResultCard(board, "A title", ("Won", "in 3 moves"), theme)
        case _:
            marks = (Mark(board.piles[0].name, MarkKind.CHOICE, "12"), Mark(board.piles[-1].name))
            return BoardPicture(board, ("left", "right"), theme, marks)


@pytest.mark.parametrize("name", RECORDS)
async def test_every_screen_reads_back_as_it_was(redis: Redis, name: str) -> None:
    record = Record.read(RECORDS[name])
    positions = [*record.positions()]
    boards = {position.board() for position in (positions[0], positions[len(positions) // 2], positions[-1])}
    messages = [
        StoredMessage(
            MessageAuthor.BOT,
            1_800_000_000,
            screen=Screen("A", "B", of_kind(kind, record, board, theme), alt="C"),
        )
        for kind, board, theme in product(KINDS, boards, (DEFAULT_THEME, "another"))
    ]
    history = ChatHistory(redis, PLAYER)
    added = await history.add("entry", messages)
    stored = await history.some(added.answer.numbers)
    assert stored == added.messages
    assert [one.message for one in stored] == messages
    assert len({one.version for one in stored}) == len(set(messages))


@pytest.mark.parametrize("chart", CHARTS.values(), ids=CHARTS)
def test_every_chart_reads_back_as_it_was(chart: Chart) -> None:
    message = StoredMessage(
        MessageAuthor.BOT, 1_800_000_000, screen=Screen("A", "B", chart, alt="C", copy="D")
    )
    stored = MESSAGE.validate_json(MESSAGE.dump_json(message))
    assert stored == message
    assert stored.screen is not None
    assert type(stored.screen.picture) is type(chart)


def test_a_button_stored_without_accessible_name_is_read() -> None:
    screen = Screen("A", rows=((Button("Undo", Action(Verb.UNDO)),),))
    stored = MESSAGE.dump_json(StoredMessage(MessageAuthor.BOT, 1_800_000_000, screen=screen))
    assert stored.count(b',"spoken":""') == 1
    assert MESSAGE.validate_json(stored.replace(b',"spoken":""', b"")).screen == screen
