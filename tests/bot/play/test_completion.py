"""Completion of parameters."""

import pytest

from bot.core.actions import Room
from bot.core.commands import ParameterKind
from bot.core.retention import DAY
from bot.features import all_settings
from bot.i18n.languages import finished_languages
from bot.rendering.themes import all_themes
from bot.storage.keys import session_key
from bot.storage.player_store import MOST_UNFINISHED
from engine.games import games_in_order
from tests.bot.desk import ANNA, LOST, MORNING, WON, Desk, shown
from tests.bot.posts.post_office import FakeChat, FakeSender


@pytest.fixture(autouse=True)
def direct_messages(desk: Desk) -> None:
    """Let the bot send direct messages, so that reminders are possible."""
    desk.app.services.direct_messages[ANNA.chat] = FakeSender(FakeChat())


@pytest.mark.parametrize(
    ("kind", "typed", "values"),
    [
        (ParameterKind.GAME, "", ["wish", *(game.name for game in games_in_order() if game.name != "wish")]),
        (ParameterKind.GAME, "WI", ["wish"]),
        (ParameterKind.GAME, "x", []),
        (ParameterKind.OPTION, "op", ["open"]),
        (ParameterKind.OPTION, "hold=", ["hold=0", "hold=1", "hold=2", "hold=3"]),
        (ParameterKind.MOVE, "f h", ["take f h"]),
        (ParameterKind.MOVE, "j♦", ["take d h", "take e h", "take f h"]),
        (ParameterKind.DEAL, "4", ["4", "42"]),
        (ParameterKind.DEAL, "wish 4", ["42"]),
        (ParameterKind.STEP, "", []),
        ("theme", "", [f"theme={name}" for name in all_themes()]),
        ("theme", "GREEN", ["theme=green"]),
        ("theme", "tokyo", ["zone=Asia/Tokyo"]),
        ("language", "", ["language=chat", *(f"language={one}" for one in finished_languages())]),
        ("language", "deu", ["language=de"]),
        ("language", "日", ["language=ja"]),
        ("zone", "new york", ["zone=America/New_York"]),
        ("zone", "Europe/ber", ["zone=Europe/Berlin"]),
        ("zone", "13:45", ["zone=Asia/Kathmandu"]),
        ("zone", "nobody", ["results=nobody"]),
        ("zone", "xyz", []),
        ("boards", "", ["boards=picture", "boards=words"]),
        ("results", "", ["results=everyone", "results=group", "results=nobody"]),
        ("results", "server", ["results=group"]),
        ("reminder", "18", ["reminder=18:00"]),
        ("warning", "", ["warning=on", "warning=off"]),
        (ParameterKind.AUDIENCE, "", ["private", "public"]),
        (ParameterKind.AUDIENCE, "only", ["private"]),
        (ParameterKind.CHANGE, "", []),
    ],
)
async def test_matching_words_are_suggested(desk: Desk, kind: str, typed: str, values: list[str]) -> None:
    await desk.type("/play wish 42")
    assert [one.value for one in await desk.app.suggest(ANNA, kind, typed)] == values


async def test_no_more_is_suggested_than_discord_shows(desk: Desk) -> None:
    await desk.play(LOST)
    await desk.play(WON)
    for deal in range(MOST_UNFINISHED):
        await desk.type(f"/play wish {200 + deal}")
    for _ in range(4):
        given_up = await desk.press(await desk.press(await desk.type("/board"), "Give up"), "Yes")
        await desk.press(given_up, "New game")
    deals = [one.value for one in await desk.app.suggest(ANNA, ParameterKind.DEAL, "")]
    assert len(deals) == 25
    assert set(deals[:MOST_UNFINISHED]) == {
        str(game.record.deal) for game in await desk.store.unfinished_games(ANNA)
    }


async def test_a_game_that_is_over_or_unreadable_has_no_moves_to_suggest(
    desk: Desk, caplog: pytest.LogCaptureFixture
) -> None:
    await desk.type("/play wish 42")
    (game,) = await desk.store.unfinished_games(ANNA)
    await desk.type("/giveup yes")
    assert await desk.app.suggest(ANNA, ParameterKind.MOVE, "") == ()
    await desk.store.redis.set(session_key(ANNA, game.id), "nonsense")
    assert await desk.app.suggest(ANNA, ParameterKind.MOVE, "") == ()
    assert not caplog.records


async def test_open_games_are_suggested_by_name(desk: Desk) -> None:
    assert await desk.app.suggest(ANNA, ParameterKind.MOVE, "") == ()
    await desk.type("/play wish 42 open")
    (suggestion,) = await desk.app.suggest(ANNA, ParameterKind.SESSION, "42")
    assert suggestion.label == "Wish 42, open"
    assert await desk.app.suggest(ANNA, ParameterKind.SESSION, suggestion.value[2:6]) == ()
    assert await desk.app.suggest(ANNA, ParameterKind.SESSION, suggestion.value) == (suggestion,)
    assert shown(await desk.type(f"/resume {suggestion.value}")).title.startswith("Wish, deal 42")


async def test_days_and_months_are_suggested(desk: Desk) -> None:
    for kind, typed, found in (
        (ParameterKind.DAY, "", {"yesterday": "Yesterday’s challenge", "archive": "Past days"}),
        (ParameterKind.DAY, "past", {"archive": "Past days"}),
        (ParameterKind.MONTH, "2027-0", {"2027-02": "February 2027", "2027-01": "January 2027"}),
        (ParameterKind.MONTH, "decem", {"2026-12": "December 2026", "2025-12": "December 2025"}),
    ):
        desk.time = MORNING + 20 * DAY
        offered = await desk.app.suggest(ANNA, kind, typed)
        assert {one.value: one.label for one in offered} == found


async def test_options_are_those_of_the_game_named_before_but_for_what_stands_there(desk: Desk) -> None:
    for before, names in (
        (("kittyhawk",), {"level", "blind", "open"}),
        (("Kittyhawk", "level=3"), {"blind", "open"}),
        (("kittyhawk", "blind"), {"level"}),
        (("kittyhawk", "open"), {"level"}),
        (("follow-the-suit",), {"open"}),
        (("follow-the-suit", "open"), set()),
    ):
        offered = await desk.app.suggest(ANNA, ParameterKind.OPTION, "", before)
        assert {one.value.partition("=")[0] for one in offered} == names


async def test_after_a_game_its_options_are_suggested_before_deals(desk: Desk) -> None:
    await desk.type("/play wish 42")
    offered = await desk.app.suggest(ANNA, ParameterKind.DEAL, "", ("kittyhawk",))
    assert [one.value for one in offered] == [*(f"level={level}" for level in range(1, 6)), "blind", "open"]
    offered = await desk.app.suggest(ANNA, ParameterKind.DEAL, "", ("wish",))
    assert [one.value for one in offered] == ["open", "42"]
    assert [one.value for one in await desk.app.suggest(ANNA, ParameterKind.DEAL, "bl", ("kittyhawk",))] == [
        "blind"
    ]
    assert [one.value for one in await desk.app.suggest(ANNA, ParameterKind.DEAL, "")] == ["42"]


async def test_steps_of_a_replay_are_suggested_by_their_moves(desk: Desk) -> None:
    assert await desk.app.suggest(ANNA, ParameterKind.STEP, "") == ()
    await desk.play(WON)
    offered = await desk.app.suggest(ANNA, ParameterKind.STEP, "")
    assert [one.value for one in offered] == [str(number) for number in range(1, 17)]
    assert offered[11].label == "8♠ + 8♣"
    (found,) = await desk.app.suggest(ANNA, ParameterKind.STEP, "8♠ + 8")
    assert "Move 12 of 16: 8♠ + 8♣." in shown(await desk.type(f"/replay {found.value}")).text


async def test_large_cities_are_suggested_with_the_time_there(desk: Desk) -> None:
    offered = await desk.app.suggest(ANNA, "zone", "")
    assert len(offered) == 25
    assert [one.label for one in offered[:3]] == [
        "Europe/London · 08:00",
        "Europe/Berlin · 09:00",
        "Asia/Tokyo · 17:00",
    ]
    desk.time += 90 * 60
    assert (await desk.app.suggest(ANNA, "zone", "berlin"))[0].label == "Europe/Berlin · 10:30"


@pytest.mark.parametrize("language", finished_languages())
async def test_what_is_suggested_fits_a_choice_and_does_what_it_says(desk: Desk, language: str) -> None:
    desk.room = Room(language)
    for kind in (*all_settings(), ParameterKind.AUDIENCE):
        for one in await desk.app.suggest(ANNA, kind, "", room=desk.room):
            assert 0 < len(one.value) <= 100
            assert 0 < len(one.label) <= 100
            line = f"/play wish {one.value}" if kind == ParameterKind.AUDIENCE else f"/settings {one.value}"
            reply = await desk.type(line)
            assert bool(reply.notice) == (kind == "zone")  # it says what time it is there
            if kind not in (ParameterKind.AUDIENCE, "language"):
                assert one.label in shown(reply).text
        await desk.type("/settings language=chat")


async def test_moves_of_many_cards_are_named_by_the_cards(desk: Desk) -> None:
    await desk.type("/play follow 42")
    await desk.type("exchange 4c 5d yes")
    (first,) = await desk.app.suggest(ANNA, ParameterKind.STEP, "")
    assert first.label.startswith("Exchange 2 cards")
    assert first.label.endswith(" · 4♣, 5♦") or first.label.endswith(" · 5♦, 4♣")


async def test_a_deal_that_was_played_twice_is_offered_once(desk: Desk) -> None:
    for line in ("/play wish 42", "/play wish 42", "/play flip 42"):
        await desk.type(line)
    offered = await desk.app.suggest(ANNA, ParameterKind.DEAL, "42")
    assert sorted(one.label for one in offered) == ["42", "Flip 42", "Wish 42"]


async def test_a_typed_number_is_offered_first_then_deals_of_the_same_game(desk: Desk) -> None:
    for line in ("/play wish 42", "/play kittyhawk 1634", "/play wish 1634 open", "/play wish 164"):
        desk.time += 60
        await desk.type(line)
    for typed, values in (
        ("", ["164", "1634", "42"]),
        ("16", ["16", "164", "1634"]),
        ("1634", ["1634"]),
        ("1 634", ["1634"]),
        ("7", ["7"]),
        ("open", ["1634"]),
        (str(2**53), []),
    ):
        offered = await desk.app.suggest(ANNA, ParameterKind.DEAL, typed, ("wish",), has_fields=True)
        assert [one.value for one in offered] == values
        assert not any("Kittyhawk" in one.label for one in offered)
