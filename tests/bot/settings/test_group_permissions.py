"""Group permissions: in which channels games are played, who starts them, and who sees them."""

from dataclasses import replace

import pytest

from bot.core.actions import Action, Chat, Player, Room, Verb
from bot.core.commands import as_typed
from bot.core.replies import MAX_NOTICE, ReplyTarget
from bot.core.settings import GroupSettings, StartPermission
from bot.i18n.languages import finished_languages
from bot.i18n.texts import Texts
from tests.bot.desk import ANNA, LOST, Desk, button, controls, labels, shown

GROUP = 77
PLAYED = Room(group=GROUP, channel=1)
FORBIDDEN = Room(group=GROUP, channel=2)
READ_ANYWHERE = {
    Verb.START, Verb.HELP, Verb.RULES, Verb.ABOUT, Verb.SETTINGS, Verb.MY_DATA, Verb.PRIVACY, Verb.STATS,
    Verb.CALENDAR, Verb.LEADERBOARD, Verb.OPERATOR,
}  # fmt: skip
"""The commands that belong to no game; that of operators is unknown, and says so."""
NOT_HERE = "Games are turned off here."
NOT_YOURS = "Only admins can start games here."


@pytest.fixture
async def desk(desk: Desk) -> Desk:
    """Provide a desk in a group that allows games in one channel only."""
    await desk.store.groups.save_settings(Chat.TELEGRAM, GROUP, GroupSettings(channels=frozenset({1})))
    desk.room = FORBIDDEN
    return desk


async def begin_only_as_administrators(desk: Desk) -> None:
    await desk.store.groups.save_settings(
        Chat.TELEGRAM, GROUP, GroupSettings(starters=StartPermission.ADMINISTRATORS)
    )
    desk.room = PLAYED


async def test_in_other_channels_games_are_refused(desk: Desk) -> None:
    for verb in Verb:
        reply = await desk.act(Action(verb))
        assert bool(reply.screen) == (verb in READ_ANYWHERE), verb
        if verb not in (*READ_ANYWHERE, Verb.ADMIN):
            assert reply.notice.startswith(NOT_HERE), verb
        assert [key async for key in desk.store.redis.scan_iter("sb1:{telegram:7}*")] == [], verb


async def test_games_started_before_continue_only_elsewhere(desk: Desk) -> None:
    desk.room = PLAYED
    board = await desk.type("/play wish 42")
    before = await desk.store.unfinished_games(ANNA)
    desk.room = FORBIDDEN
    for label in labels(board):
        if label != "Rules":
            assert (await desk.press(board, label)).notice.startswith(NOT_HERE)
    assert "use /games in another channel or topic" in (await desk.type("de")).notice
    assert await desk.store.unfinished_games(ANNA) == before
    for room in (PLAYED, Room(), Room(group=5, channel=2)):
        desk.room = room
        assert shown(await desk.type("/resume")) == shown(board)


async def test_the_daily_challenge_is_played_there_in_private_messages(desk: Desk) -> None:
    """Posts can be in channels in which games are not allowed."""
    for action in (Action(Verb.DAILY), Action(Verb.START, ("wish-42",))):
        assert (await desk.act(action)).notice.startswith(NOT_HERE)
    assert await desk.store.unfinished_games(ANNA) == ()
    assert (await desk.act(Action(Verb.DAILY, ("1", "public")))).notice.startswith(NOT_HERE)
    offer = await desk.act(Action(Verb.DAILY, ("1", "private")))
    assert offer.is_only_for_player
    board = await desk.start_attempt(offer)
    assert board.is_only_for_player
    more = button(board, "More…").action
    assert (await desk.act(more)).notice.startswith(NOT_HERE)  # as if everybody could see the button
    desk.room = replace(FORBIDDEN, is_private=True)
    assert shown(await desk.act(more)).rows
    assert (await desk.press(board, "Give up")).screen
    assert (await desk.act(replace(more, verb=Verb.NEW))).notice.startswith(NOT_HERE)


async def test_administrators_are_bound_as_well_and_can_change_the_setting(desk: Desk) -> None:
    desk.room = replace(FORBIDDEN, is_admin=True)
    assert (await desk.type("/play wish 42")).notice.startswith(NOT_HERE)
    await desk.press(await desk.type("/admin"), "Also play here")
    assert shown(await desk.type("/play wish 42")).title == "Wish, deal 42"


@pytest.mark.parametrize("language", finished_languages())
@pytest.mark.parametrize("chat", Chat)
async def test_a_refusal_says_what_to_do_instead(desk: Desk, language: str, chat: Chat) -> None:
    player = Player(chat, 9)
    command = as_typed(chat, "games", Texts.load(language))
    channels = frozenset({1})
    await desk.store.groups.save_settings(
        chat, GROUP, GroupSettings(channels=channels, starters=StartPermission.ADMINISTRATORS)
    )
    action = Action(Verb.PLAY, ("wish", "42"))
    away = await desk.app.handle(player, action, replace(FORBIDDEN, language=language))
    here = await desk.app.handle(player, action, replace(PLAYED, language=language))
    assert command in away.notice
    assert here.notice == Texts.load(language)("refused-not-your-start")
    assert max(len(away.notice), len(here.notice)) < MAX_NOTICE


async def test_only_administrators_start_games_if_set_so(desk: Desk) -> None:
    await begin_only_as_administrators(desk)
    lines = ("/play", "/play wish", "/play wish 42 private", "/play 42", "/new", "/start wish-42")
    for line in lines:
        assert (await desk.type(line)).notice.startswith(NOT_YOURS), line
    assert await desk.store.unfinished_games(ANNA) == ()
    desk.room = replace(PLAYED, is_admin=True)
    for line in lines:
        reply = await desk.type(line)
        assert reply.screen, line
        assert not reply.notice


async def test_no_button_starts_a_game_there_either(desk: Desk) -> None:
    desk.room = Room()
    boards = [await desk.type("/play wish 42"), await desk.play(LOST), await desk.type("/share")]
    offers = [*boards, await desk.type("/start"), await desk.type("/play")]
    games = await desk.store.unfinished_games(ANNA)
    await begin_only_as_administrators(desk)
    pressed = 0
    for control in (control for offer in offers for control in controls(offer)):
        if control.action.verb in (Verb.PLAY, Verb.NEW):
            assert (await desk.act(control.action)).notice.startswith(NOT_YOURS)
            pressed += 1
    assert pressed > 10
    assert (await desk.type("/restart")).notice.startswith(NOT_YOURS)  # it would start a new game
    assert await desk.store.unfinished_games(ANNA) == games


async def test_games_from_elsewhere_are_not_brought_there(desk: Desk) -> None:
    desk.room = Room()
    await desk.type("/play wish 42")
    await desk.type("df")
    games = await desk.store.unfinished_games(ANNA)
    await begin_only_as_administrators(desk)
    typed = ["/resume", "/board", "/undo", "/restart", "/replay", "/share", "/hint", "/chance", "de"]
    for line in (*typed, "/move de", "/verdict yes"):
        assert (await desk.type(line)).notice.startswith(NOT_YOURS), line
    assert (await desk.press(await desk.type("/games"), "Wish 42")).notice.startswith(NOT_YOURS)
    assert await desk.store.unfinished_games(ANNA) == games


@pytest.mark.parametrize(
    ("is_private", "words", "room", "is_only_for_player"),
    [
        (False, "", None, False),
        (True, "", None, True),
        (True, "public", None, False),
        (False, "private", None, True),
        (False, "", True, True),
        (True, "", False, False),
        (True, "Private", False, True),
    ],
)
async def test_privacy_is_set_by_the_player_then_the_message_then_the_group(
    desk: Desk, is_private: bool, words: str, room: bool | None, is_only_for_player: bool
) -> None:
    await desk.store.groups.save_settings(Chat.TELEGRAM, GROUP, GroupSettings(is_private=is_private))
    desk.room = replace(PLAYED, is_private=room)
    reply = await desk.type(f"/play wish 42 {words}")
    assert reply.is_private is is_only_for_player
    assert reply.target is ReplyTarget.NEW
    assert shown(reply).title == "Wish, deal 42"
