"""Group settings: changed only by administrators."""

import asyncio
from dataclasses import replace

import pytest

from bot.core.actions import Chat, Player, Room
from bot.core.commands import ParameterKind, as_typed
from bot.core.replies import MAX_NOTICE, ReplyTarget
from bot.core.settings import GroupSettings, StartPermission
from bot.core.typed_input.lines import read_line
from bot.features.administration.service import MOST_CHANNELS
from bot.i18n.languages import finished_languages, own_name
from bot.i18n.texts import Texts
from tests.bot.desk import ANNA, BEN, Desk, labels, shown, ticks

HALL = Room(group=-100_200, channel=3, is_admin=True)
"""The group in which Anna is an administrator."""
GARDEN = replace(HALL, channel=4)
ONLY_ADMINISTRATORS = GroupSettings(starters=StartPermission.ADMINISTRATORS)

every_language = pytest.mark.parametrize("language", finished_languages())


@pytest.fixture
def hall(desk: Desk) -> Desk:
    """Provide a desk that acts as a group's administrator."""
    desk.room = HALL
    return desk


async def stored_settings(desk: Desk) -> GroupSettings:
    return await desk.store.groups.find(Chat.TELEGRAM, HALL.group)


async def test_all_group_settings_are_shown(hall: Desk) -> None:
    reply = await hall.type("/admin")
    assert reply.target is ReplyTarget.PRIVATE
    assert shown(reply).text == (
        "Settings for everyone in this server or group:\n"
        "Language: each player’s own\n"
        "Where games are allowed: everywhere\n"
        "Who can start games: everyone\n"
        "Who can see boards: everyone here"
    )
    assert ticks(reply) == ["Everyone can start", "Everyone sees boards"]


@pytest.mark.parametrize(
    ("lines", "group", "text"),
    [
        (("language de", "German"), GroupSettings("de"), "Sprache: Deutsch"),
        (("language own",), GroupSettings(), "Language: each player’s own"),
        (("here", "Play only here"), GroupSettings(channels=frozenset({3})), "in this channel or topic"),
        (("everywhere",), GroupSettings(), "Where games are allowed: everywhere"),
        (("starters administrators", "starters=admins"), ONLY_ADMINISTRATORS, "start games: only admins"),
        (("boards private", "private"), GroupSettings(is_private=True), "see boards: only the player"),
    ],
)
async def test_each_rule_can_be_typed(
    hall: Desk, lines: tuple[str, ...], group: GroupSettings, text: str
) -> None:
    for line in lines:
        await hall.store.groups.save_settings(Chat.TELEGRAM, HALL.group, GroupSettings())
        reply = await hall.type(f"/admin {line}")
        assert reply.target is ReplyTarget.PRIVATE
        assert text in shown(reply).text
        assert await stored_settings(hall) == group


@every_language
async def test_each_rule_has_a_button_in_every_language(hall: Desk, language: str) -> None:
    hall.room = replace(HALL, language=language)
    texts = Texts.load(language)
    page = await hall.type("/admin")
    for name, group in (
        ("administrators-begin", ONLY_ADMINISTRATORS),
        ("boards-private", replace(ONLY_ADMINISTRATORS, is_private=True)),
        ("here-alone", replace(ONLY_ADMINISTRATORS, is_private=True, channels=frozenset({3}))),
        ("everywhere", replace(ONLY_ADMINISTRATORS, is_private=True)),
        ("everyone-begins", GroupSettings(is_private=True)),
        ("boards-public", GroupSettings()),
    ):
        page = await hall.press(page, texts(f"button-{name}"))
        assert page.target is ReplyTarget.HERE
        assert await stored_settings(hall) == group
    for chosen in finished_languages():
        language_label = (await hall.app.texts(ANNA, hall.room))("setting-language")
        offered = await hall.press(await hall.type("/admin"), language_label)
        assert len(ticks(offered)) == 1
        label = next(one for one in labels(offered) if one.endswith(own_name(chosen)))
        page = await hall.press(offered, label)
        assert (await stored_settings(hall)).language == chosen
        assert shown(page).title == Texts.load(chosen)("admin-title")
        assert page.language == chosen


async def test_games_are_limited_to_a_hundred_channels_at_most(hall: Desk) -> None:
    full = frozenset(range(1000, 1000 + MOST_CHANNELS))
    await hall.store.groups.save_settings(Chat.TELEGRAM, HALL.group, GroupSettings(channels=full))
    notice = (await hall.type("/admin here")).notice
    assert f"allowed in {MOST_CHANNELS} places" in notice
    assert "/admin not here" in notice
    assert (await stored_settings(hall)).channels == full


async def test_channels_are_added_and_taken_away_one_by_one_but_the_last(hall: Desk) -> None:
    assert "Games are allowed everywhere now" in (await hall.type("/admin not here")).notice
    page = await hall.press(await hall.type("/admin"), "Play only here")
    assert "Play everywhere" in labels(page)
    assert "Don’t play here" not in labels(page)
    assert "only in this channel or topic" in (await hall.type("/admin not here")).notice
    assert (await stored_settings(hall)).channels == {3}
    hall.room = GARDEN
    assert shown(await hall.type("/admin not here")).title == "Server or group settings"
    assert (await stored_settings(hall)).channels == {3}
    page = await hall.type("/admin")
    assert "not here, but in 1 other channel or topic" in shown(page).text
    page = await hall.press(page, "Also play here")
    assert "here and in 1 other channel or topic" in shown(page).text
    assert (await stored_settings(hall)).channels == {3, 4}
    page = await hall.press(page, "Don’t play here")
    assert "not here, but in 1 other channel or topic" in shown(page).text
    assert (await stored_settings(hall)).channels == {3}
    page = await hall.press(page, "Play everywhere")
    assert (await stored_settings(hall)).channels == frozenset()


@pytest.mark.parametrize(
    "line",
    ["foo", "language klingon", "starters nobody", "boards", "here there", "!", "x" * 300, "{ $known }"],
)
async def test_an_unknown_rule_is_refused_and_nothing_changes(hall: Desk, line: str) -> None:
    await hall.type("/admin private")
    before = await stored_settings(hall)
    reply = await hall.type(f"/admin {line}")
    assert "Available: language de, here, not here, everywhere," in reply.notice
    assert reply.screen is None
    assert await stored_settings(hall) == before


@every_language
@pytest.mark.parametrize("chat", Chat)
async def test_no_refusal_is_cut(hall: Desk, language: str, chat: Chat) -> None:
    player = Player(chat, 7)
    rooms = {
        "": Room(language),
        "here": Room(language, group=5, channel=1),
        "not here": Room(language, group=5, channel=1, is_admin=True),
        "W" * 60: Room(language, group=5, channel=1, is_admin=True),
    }
    for words, room in rooms.items():
        reply = await hall.app.handle(player, read_line(f"/admin {words}"), room)
        assert 0 < len(reply.notice) <= MAX_NOTICE
        assert not reply.notice.endswith("…")
        if chat is Chat.DISCORD and words != "here" and "W" not in words:
            assert as_typed(chat, "admin", Texts.load(language)) in reply.notice


async def test_only_administrators_change_settings_and_only_with_their_own_buttons(hall: Desk) -> None:
    page = await hall.type("/admin")
    hall.room = replace(HALL, is_admin=False)
    notice = "Only admins of this server or group can change this. Please ask one of them."
    for line in ("", "here", "everywhere", "language de", "boards private", "nonsense"):
        reply = await hall.type(f"/admin {line}")
        assert (reply.notice, reply.screen) == (notice, None)
    for label in labels(page):  # each press is checked, too
        assert (await hall.press(page, label)).notice == notice
    hall.room = HALL
    reply = await hall.press(page, "Play only here", BEN)
    assert reply.target is ReplyTarget.PRIVATE
    assert shown(reply).text == shown(page).text
    assert await stored_settings(hall) == GroupSettings()


@pytest.mark.usefixtures("bare_store")
@pytest.mark.parametrize("is_admin", [False, True])
async def test_a_private_chat_has_no_group_settings(desk: Desk, is_admin: bool) -> None:
    desk.room = Room(is_admin=is_admin)
    assert "Admins set this in their server or group" in (await desk.type("/admin here")).notice
    assert [key async for key in desk.store.redis.scan_iter("*")] == []


async def test_changes_at_the_same_time_are_all_stored(hall: Desk) -> None:
    lines = ("language de", "private")
    await asyncio.gather(
        *(hall.type(f"/admin {line}", Player(Chat.TELEGRAM, 50 + len(line))) for line in lines),
        *(hall.app.handle(ANNA, read_line("/admin here"), replace(HALL, channel=one)) for one in (3, 4)),
    )
    assert await stored_settings(hall) == GroupSettings("de", frozenset({3, 4}), is_private=True)


@pytest.mark.usefixtures("bare_store")
async def test_group_settings_never_expire_and_belong_to_one_group(hall: Desk) -> None:
    await hall.type("/admin everywhere")  # no change
    assert [key async for key in hall.store.redis.scan_iter("*")] == []
    await hall.type("/admin private")
    (key,) = [key async for key in hall.store.redis.scan_iter("*")]
    assert key == b"sb1:{telegram:group:-100200}:self"
    assert await hall.store.redis.ttl(key) == -1
    assert await hall.store.groups.find(Chat.TELEGRAM, 5) == GroupSettings()
    assert await hall.store.groups.find(Chat.DISCORD, HALL.group) == GroupSettings()


async def test_the_group_language_comes_after_the_players_and_before_the_clients(hall: Desk) -> None:
    await hall.type("/admin language ja")
    hall.room = replace(HALL, language="de")
    assert shown(await hall.type("/help all")).title == Texts.load("ja")("help-title")
    await hall.type("/settings language en")
    assert shown(await hall.type("/help all")).title == "How to play"
    assert shown(await hall.type("/help all", BEN)).title == Texts.load("ja")("help-title")
    hall.room = Room("de")
    assert shown(await hall.type("/help all", BEN)).title == Texts.load("de")("help-title")


async def test_rules_are_suggested_only_to_administrators(hall: Desk) -> None:
    offered = await hall.app.suggest(ANNA, ParameterKind.CHANGE, "boards", room=HALL)
    assert [one.value for one in offered] == ["boards=public", "boards=private"]
    hall.room = GARDEN
    for one in await hall.app.suggest(ANNA, ParameterKind.CHANGE, "", room=HALL):
        await hall.store.groups.save_settings(
            Chat.TELEGRAM, HALL.group, GroupSettings(channels=frozenset({3, 4}))
        )
        assert (await hall.type(f"/admin {one.value}")).screen
    assert await hall.app.suggest(ANNA, ParameterKind.CHANGE, "", room=replace(HALL, is_admin=False)) == ()
