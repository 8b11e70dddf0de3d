"""Time zones: which ones exist, their names, and how players choose theirs by what their clock shows."""

from zoneinfo import ZoneInfo, available_timezones

import pytest

from bot.core.actions import Room
from bot.core.callback_data import MAX_BYTES, pack
from bot.core.replies import ReplyTarget
from bot.core.retention import DAY
from bot.core.screens import MAX_LABEL, MAX_ROWS
from bot.core.settings import SettingName
from bot.i18n.text_width import columns
from bot.i18n.texts import Texts, languages
from bot.i18n.time_zones import HOURS, LARGE, all_zones, city, clock, existing_zone, zone_names
from bot.storage.keys import player_key
from tests.bot.desk import ANNA, MORNING, Desk, button, controls, labels, shown

HALF = 1_800_027_000  # 15:30 by the clock of UTC
SUMMER = MORNING + 180 * DAY


def test_zones_are_areas_with_a_city_and_occur_once() -> None:
    zones = all_zones()
    assert len(zones) > 400
    assert len(set(zones)) == len(zones)
    assert set(zones) <= available_timezones()
    assert set(LARGE) <= set(zones)
    assert zones[: len(LARGE)] == LARGE
    assert [zone for zone in zones if "/" not in zone] == ["UTC"]
    assert {zone.partition("/")[0] for zone in zones} == {
        "Africa", "America", "Antarctica", "Arctic", "Asia", "Atlantic", "Australia", "Europe", "Indian",
        "Pacific", "UTC",
    }  # fmt: skip


def test_old_names_mean_the_zones_of_today() -> None:
    for old, zone in (
        ("Asia/Calcutta", "Asia/Kolkata"),
        ("US/Pacific", "America/Los_Angeles"),
        ("Europe/Kiev", "Europe/Kyiv"),
        ("America/Buenos_Aires", "America/Argentina/Buenos_Aires"),
        ("GMT", "UTC"),
    ):
        assert old not in all_zones()
        assert zone_names().meant((old,)) == zone


def test_every_zone_is_found_by_its_name_and_by_its_city() -> None:
    names = zone_names()
    for zone in all_zones():
        for typed in (zone, zone.lower(), zone.replace("_", " "), zone.replace("/", " ")):
            assert names.meant(typed.split()) == zone
        found = names.meant(city(zone).split())
        assert found is not None
        assert city(found) == city(zone)


def test_an_unknown_zone_is_utc() -> None:
    for name in ("", "Mars/Olympus", "../UTC", "/etc/passwd", "x" * 300, "Europe", "Europe/\0"):
        assert existing_zone(name) == ZoneInfo("UTC")


@pytest.mark.parametrize(("language", "now"), [*zip(languages(), (MORNING, HALF, SUMMER), strict=True)])
async def test_every_zone_can_be_chosen_with_buttons(desk: Desk, language: str, now: int) -> None:
    desk.room, desk.time = Room(language=language), now
    texts = Texts.load(language)
    hours = await desk.type("/settings zone")
    assert len(shown(hours).rows) == MAX_ROWS
    found = set()
    for hour in range(HOURS):
        page = await desk.press(hours, texts("zone-hour", hour=f"{hour:02}"))
        assert page.target is ReplyTarget.HERE
        of_hour: set[str] = set()
        while True:
            offered = [one for one in controls(page) if one.action.words[-1] in all_zones()]
            if of_hour.intersection(one.label for one in offered):
                break
            of_hour |= {one.label for one in offered}
            for one in offered:
                zone = one.action.words[1]
                found.add(zone)
                assert columns(one.label) <= MAX_LABEL
                assert len(pack(one.action)) <= MAX_BYTES
                assert clock(zone, now) in one.label
                assert clock(zone, now)[:2] == f"{hour:02}"
            if texts("button-more") not in labels(page):
                break
            page = await desk.press(page, texts("button-more"))
    assert found == set(all_zones())


async def test_a_button_chooses_a_zone_and_others_lead_back(desk: Desk) -> None:
    page = await desk.press(await desk.type("/settings zone"), "17")
    assert labels(page)[0].endswith(" · 17:00")
    hours = await desk.press(page, "◀ Another hour")
    assert len(controls(hours)) == HOURS + 1
    assert shown(await desk.press(hours, "◀ Settings")).title == "Settings"
    page = await desk.press(hours, "09")
    reply = await desk.press(page, "Berlin · 09:00")
    assert "• Time zone: Europe/Berlin · 09:00" in shown(reply).text
    assert (await desk.store.settings(ANNA)).zone == "Europe/Berlin"


async def test_a_button_of_an_hour_means_the_same_zones_later(desk: Desk) -> None:
    hours = await desk.type("/settings zone")
    page = await desk.press(hours, "13")
    desk.time += 55 * 60  # by now some clocks show another hour, and India's is none of them
    later = await desk.press(hours, "13")
    assert [one.action for one in controls(later)] == [one.action for one in controls(page)]
    assert button(later, "Kolkata · 14:25")


async def test_typed_pages_of_zones_are_checked(desk: Desk) -> None:
    for words in ("24 0 0", "1 60 0", "-1 0 0", "a b c", "1 2", "1 2 3 4", "", "1 2 ²", "1 1 99999"):
        reply = await desk.type(f"/settings zone ahead {words}")
        assert "There is no time zone “ahead" in reply.notice
    first = shown(await desk.type("/settings zone ahead 12 0 0"))
    assert shown(await desk.type("/settings zone ahead 12 0 2")) == first  # after the last page


async def test_games_are_dealt_although_the_zone_no_longer_exists(desk: Desk) -> None:
    await desk.store.choose(ANNA, {SettingName.ZONE: "Mars/Olympus"})
    assert shown(await desk.type("/play wish 42")).title.startswith("Wish")
    assert await desk.store.redis.exists(player_key(ANNA, "first:wish:2027-01-15"))
    assert "• Time zone: UTC · 08:00" in shown(await desk.type("/settings")).text
