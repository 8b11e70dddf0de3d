"""What operators do in a chat, and that nobody else can."""

import logging
from dataclasses import replace

import pytest
from redis.asyncio import Redis

from bot.core.actions import Action, Chat, Player, Room, Verb
from bot.core.replies import MAX_NOTICE, Reply, ReplyTarget
from bot.core.typed_input.lines import read_line
from bot.features.operator.screens import note_text
from bot.features.posts.poster import Poster
from bot.features.reminders.scheduler import ReminderScheduler
from bot.i18n.languages import finished_languages
from bot.i18n.texts import Texts
from bot.moderation.blocks import Subject
from bot.moderation.maintenance_note import LONGEST_NOTE, MaintenanceNote
from bot.moderation.store import MOST_BLOCKS
from bot.storage.keys import OperatorKey
from bot.storage.player_store import PlayerStore
from tests.bot.desk import ANNA, BEN, MORNING, Desk, button, labels, shown
from tests.bot.posts.post_office import (
    DAYS,
    FIRST,
    HOUR,
    FakeChat,
    FakeSender,
    TitleComposer,
    configure,
    settings_of,
)
from tests.bot.reminders.desk import turn_on
from tests.bot.services import services_on
from tests.security.support import counting_commands

GROUP = -100_1
FULL = 18_446_744_073_709_551_615
"""The largest number of an account in Discord."""


@pytest.fixture
def desk(desk: Desk) -> Desk:
    """Provide a bot whose operator is Anna."""
    desk.app.services.operators.set_owners(Chat.TELEGRAM, [ANNA.id])
    return desk


@pytest.fixture
async def elsewhere(other_redis: Redis) -> Desk:
    """Provide another process of the bot."""
    other = Desk(PlayerStore(other_redis))
    other.app.services.operators.set_owners(Chat.TELEGRAM, [ANNA.id])
    return other


def said(reply: Reply) -> str:
    return "\n".join((reply.notice, *((reply.screen.title, reply.screen.text) if reply.screen else ())))


async def test_for_everybody_else_the_command_does_not_exist(desk: Desk) -> None:
    for line in ("/{}", "/{} leave 5", "/{} delete 7", "{}", "/move {} 5", "/help {}"):
        answer = await desk.type(line.format("operator"), BEN)
        unknown = await desk.type(line.format("oqerator"), BEN)
        assert said(answer) == said(unknown).replace("oqerator", "operator"), line
        assert labels(answer) == labels(unknown)
        assert answer.target is unknown.target
    for owner in (BEN.id, ANNA.id, None):  # a forged button, and Anna's own
        pressed = await desk.act(Action(Verb.OPERATOR, ("delete", "t7", "00000000"), owner=owner), BEN)
        assert said(pressed) == said(await desk.type("/operator", BEN))
    assert "Operator" not in said(await desk.type("/help"))


async def test_an_operator_is_answered_in_private_and_each_action_is_logged(
    desk: Desk, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    desk.room = Room(group=GROUP)
    await desk.type("/help", Player(Chat.PAGE, 5))
    reply = await desk.type("/operator")
    assert (reply.target, reply.is_private) == (ReplyTarget.PRIVATE, True)
    assert "Active players: 1 today, 1 in 7 days, 1 in 30 days" in shown(reply).text
    for line in ("block discord:5", "unblock discord:5", "note Back soon", "note off", "blocks", "block x"):
        await desk.type(f"/operator {line}")
    logged = [line.removeprefix("operator telegram:7 ") for line in caplog.messages]
    assert logged[:2] == ["blocks discord:5: blocked", "unblocks discord:5"]
    assert [line.split()[0] for line in logged] == ["blocks", "unblocks", "sets", "removes"]
    assert "Back soon" not in caplog.text


@pytest.mark.parametrize(
    "line",
    [
        "block",
        "block anna",
        "block 0",
        "block 99999999999999999999",
        "block discord:-5",
        "block signal:5",
        "block 5 6",
        "block page:g5",
        "delete server 5",
        "leave ../5",
    ],
)
async def test_what_is_no_id_changes_nothing_and_says_how_to_write_one(desk: Desk, line: str) -> None:
    reply = await desk.type(f"/operator {line}")
    assert "as an ID" in reply.notice
    assert not desk.app.services.moderation.blocks
    assert await desk.store.redis.exists(OperatorKey.BLOCKS) == 0


async def test_a_blocked_player_gets_one_answer_in_every_process_and_still_the_own_data(
    desk: Desk, elsewhere: Desk
) -> None:
    await desk.type("/play wish 42", BEN)
    assert "is blocked" in said(await desk.type("/operator block 8"))
    await elsewhere.app.services.moderation.refresh()
    for process in (desk, elsewhere):
        async with counting_commands(desk.store.redis) as commands:
            first, second = await process.type("/board", BEN), await process.type("de", BEN)
        assert commands.total == 0
        assert "blocked you" in first.notice
        assert (first.is_already_notified, second.is_already_notified) == (False, True)
        assert first.is_refused
    assert await desk.app.suggest(BEN, "game", "w") == ()
    desk.time += HOUR
    assert not (await desk.type("/board", BEN)).is_already_notified

    started_later = Desk(desk.store)  # as after a restart
    await started_later.app.services.moderation.refresh()
    assert "deleted" in said(await started_later.type("/mydata delete yes", BEN))
    assert (await started_later.type("/play", BEN)).is_refused
    await desk.type("/operator unblock 8")
    await started_later.app.services.moderation.refresh()
    assert shown(await started_later.type("/play", BEN))


async def test_a_blocked_group_has_no_games_for_anybody_but_operators(desk: Desk) -> None:
    await desk.type(f"/operator block {GROUP}")
    desk.room = Room(group=GROUP)
    assert "turned this bot off here" in (await desk.type("/mydata", BEN)).notice
    assert not await desk.app.join_group(Chat.TELEGRAM, GROUP)
    assert await desk.app.join_group(Chat.TELEGRAM, GROUP - 1)
    await desk.app.move_group(Chat.TELEGRAM, GROUP, GROUP - 2)
    assert not await desk.app.join_group(Chat.TELEGRAM, GROUP - 2)
    assert "no longer blocked" in said(await desk.type(f"/operator unblock {GROUP}"))
    desk.room = Room()
    assert shown(await desk.type("/play wish", BEN))


async def test_where_the_store_does_not_count_players_all_else_is_shown(desk: Desk, redis_url: str) -> None:
    # As with the rights that earlier versions needed.
    await desk.store.redis.acl_setuser(
        "old", enabled=True, nopass=True, keys=["*"], commands=["+@all", "-pfadd", "-pfcount"]
    )
    async with Redis.from_url(redis_url, username="old", password="x") as redis:  # noqa: S106 - any will do
        other = Desk(PlayerStore(redis))
        other.app.services.operators.set_owners(Chat.TELEGRAM, [ANNA.id])
        await other.type("/play", BEN)
        overview = await other.type("/operator")
    await desk.store.redis.acl_deluser("old")
    assert "Web page\n\nBlocked: 0" in shown(overview).text


async def test_operators_cannot_be_blocked(desk: Desk) -> None:
    assert "can’t be blocked" in (await desk.type("/operator block 7")).notice
    # One who became an operator later is let in.
    await desk.app.services.moderation.store.block(Subject.of(ANNA), MORNING)
    assert "telegram:7" in said(await desk.type("/operator blocks"))


async def test_posts_and_reminders_stop_while_somebody_is_blocked(redis: Redis) -> None:
    noon, evening = DAYS.begins(10) + 12 * HOUR, DAYS.begins(10) + 18 * HOUR + 1800
    group, chat = Subject(Chat.TELEGRAM, GROUP, is_group=True), FakeChat()
    await configure(redis, settings_of(GROUP))
    await turn_on(redis)
    now = evening
    services = services_on(redis, FIRST, lambda: now)
    services.post_senders[Chat.TELEGRAM] = services.direct_messages[Chat.TELEGRAM] = FakeSender(chat)
    moderation = services.moderation

    async def block() -> None:
        for subject in (group, Subject.of(ANNA)):
            await moderation.store.block(subject, noon)
        await moderation.refresh()

    posting = Poster(services, TitleComposer(services, before=block), pause=0)
    await posting.post_due(noon)  # it is blocked while the post is composed
    await posting.post_due(noon + HOUR)
    reminding = ReminderScheduler(services, pause=0)
    await reminding.remind_due()
    assert (chat.arrived, chat.sent) == ([], [])
    await moderation.store.unblock(group, Subject.of(ANNA))
    await moderation.refresh()
    posting = Poster(services, TitleComposer(services), pause=0)
    await posting.post_due(noon + 2 * HOUR)
    now += HOUR
    await reminding.remind_due()
    assert chat.titles == ["day 10"]
    assert [player for player, _ in chat.sent] == [ANNA]


async def test_the_note_is_read_once_by_each_player_and_ends(desk: Desk, elsewhere: Desk) -> None:
    board = await desk.act(replace(read_line("/play wish 42"), event="1"), BEN)
    assert "until 2027-01-15 12:00 UTC" in said(await desk.type("/operator note until 12:00 Restart at noon"))
    await elsewhere.app.services.moderation.refresh()
    first = await elsewhere.type("/help", BEN)
    assert first.notice == "From the operator, until 2027-01-15 12:00 UTC: Restart at noon"
    # This process has the settings from before in its cache.
    assert not (await desk.act(replace(button(board, "d e").action, event="2"), BEN)).notice
    for process in (elsewhere, desk, elsewhere, desk):
        assert not (await process.type("/help", BEN)).notice
    visitor = Player(Chat.PAGE, 5)  # of whom nothing is stored, and nothing is
    assert (await desk.type("/help", visitor)).notice
    assert not (await desk.type("/help", visitor)).notice
    assert not [key async for key in desk.store.redis.scan_iter("sb1:{page:5}*")]
    late = Player(Chat.TELEGRAM, 9)
    desk.time += 4 * HOUR
    assert not (await desk.type("/help", late)).notice
    await desk.type("/operator note Another one")
    await desk.type("/operator note off")
    assert not (await desk.type("/help", late)).notice


async def test_a_note_fits_into_a_notice_in_every_language(desk: Desk) -> None:
    note = MaintenanceNote("1", "w" * LONGEST_NOTE, MORNING, is_end_said=True)
    for language in finished_languages():
        assert len(note_text(Texts.load(language), note, "America/Argentina/Buenos_Aires")) <= MAX_NOTICE
    for line, answer in {
        f"note {'w' * (LONGEST_NOTE + 1)}": "the most",
        "note": "after the command",
        "note until 12:00": "after the command",
        "note until noon Hello": "Can’t read when",
        "note until 2027-13-01 12:00 Hello": "Can’t read when",
        "note until 2026-01-01 12:00 Hello": "Can’t read when",
        "note until 2027-03-01 12:00 Hello": "Can’t read when",
    }.items():
        assert answer in (await desk.type(f"/operator {line}")).notice, line
    assert desk.app.services.moderation.note is None


async def test_a_press_costs_no_more_than_without_operators_blocks_and_a_note(desk: Desk) -> None:
    async def costs() -> list[int]:
        """Return the commands of a move and of a screen."""
        await desk.type("/play wish 42", BEN)
        found = []
        for line in ("de", "/board"):
            async with counting_commands(desk.store.redis) as commands:
                await desk.type(line, BEN)
            found.append(commands.total)
        return found

    await costs()
    before = await costs()
    await desk.type("/operator block 9")
    await desk.type("/operator note Hello")
    await desk.type("/help", BEN)  # reads the note
    assert await costs() == before


async def test_ten_thousand_blocks_are_learned_at_once_and_listed_in_pages(desk: Desk) -> None:
    moderation = desk.app.services.moderation
    await desk.store.redis.hset(
        OperatorKey.BLOCKS, mapping={f"discord:{FULL - number}": MORNING for number in range(MOST_BLOCKS - 1)}
    )
    await desk.type("/operator block 9")
    assert len(moderation.blocks) == MOST_BLOCKS
    assert f"{MOST_BLOCKS:,} are blocked" in (await desk.type("/operator block 10")).notice
    desk.time += 1
    assert "already blocked" in said(await desk.type(f"/operator block discord:{FULL}"))
    page = await desk.type("/operator blocks")
    following = await desk.press(page, "Next")
    assert shown(following).text.startswith("9. Player discord:")
    after = await desk.press(following, "Unblock 16")
    assert "no longer blocked" in said(after)
    assert len(moderation.blocks) == MOST_BLOCKS - 1
    assert "\n9. Player" in shown(after).text
    assert labels(await desk.type("/operator blocks 9999999999"))[0] == "Unblock 1"


async def test_a_deletion_is_asked_again_if_another_process_has_dealt_a_game(
    desk: Desk, elsewhere: Desk
) -> None:
    board = await elsewhere.type("/play wish 42", BEN)
    asked = await desk.type("/operator delete 8")
    await elsewhere.type("/play wish 43", BEN)
    again = await desk.press(asked, "Yes, delete everything")
    assert "2 games" in shown(again).text
    await desk.press(again, "Yes, delete everything")
    # A press on a board that the other process still has in its cache finds no game, and stores none.
    pressed = await elsewhere.press(board, "d e", BEN)
    assert "isn’t stored anymore" in said(pressed)
    assert not [key async for key in desk.store.redis.scan_iter("sb1:{telegram:8}:game:*")]
    biggest = Player(Chat.DISCORD, FULL)
    await desk.type("/play wish", biggest)
    last = await desk.type(f"/operator delete discord:{FULL}")
    assert "is deleted" in said(await desk.press(last, "Yes, delete everything"))
    assert "Nothing is stored" in (await desk.type(f"/operator delete discord:{FULL}")).notice
