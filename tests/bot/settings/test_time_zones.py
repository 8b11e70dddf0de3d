"""Time zones as people type them: abbreviations, offsets, cities and countries in their language, typos."""

import pytest

from bot.core.actions import Room
from bot.core.replies import Reply
from bot.core.request_context import RequestContext
from bot.i18n.places import ABBREVIATIONS, PLACES
from bot.i18n.time_zones import all_zones, existing_zone
from bot.i18n.zone_names import ZoneNames, known_zone
from bot.storage.decoding import read_hash
from bot.storage.keys import PlayerPart, first_game_key, player_key
from tests.bot.desk import ANNA, MORNING, Desk, controls, labels, shown
from tests.bot.posts.post_office import FakeChat, FakeSender

SUMMER = MORNING + 180 * 86_400

ONE = (
    ("en", "EST", "America/New_York"), ("en", "edt", "America/New_York"), ("en", "ET", "America/New_York"),
    ("en", "US/Eastern", "America/New_York"), ("en", "Eastern Time", "America/New_York"),
    ("en", "PST", "America/Los_Angeles"), ("en", "San Francisco", "America/Los_Angeles"),
    ("en", "MT", "America/Denver"), ("en", "GMT", "UTC"), ("en", "utc", "UTC"), ("en", "UK", "Europe/London"),
    ("en", "CEST", "Europe/Berlin"), ("en", "berlin time", "Europe/Berlin"), ("en", "India", "Asia/Kolkata"),
    ("en", "JST", "Asia/Tokyo"), ("en", "AEDT", "Australia/Sydney"), ("en", "BRT", "America/Sao_Paulo"),
    ("de", "MESZ", "Europe/Berlin"), ("de", "Wien", "Europe/Vienna"), ("de", "Deutschland", "Europe/Berlin"),
    ("de", "Mitteleuropäische Zeit", "Europe/Berlin"), ("de", "München", "Europe/Berlin"),
    ("fr", "heure de Paris", "Europe/Paris"), ("fr", "Londres", "Europe/London"),
    ("es", "Ciudad de México", "America/Mexico_City"), ("es", "Japón", "Asia/Tokyo"),
    ("pt", "horário de Brasília", "America/Sao_Paulo"), ("ru", "МСК", "Europe/Moscow"),
    ("ru", "Москва", "Europe/Moscow"), ("ru", "Питер", "Europe/Moscow"), ("ja", "東京", "Asia/Tokyo"),
    ("ja", "日本", "Asia/Tokyo"), ("ja", "大阪", "Asia/Tokyo"), ("id", "WIB", "Asia/Jakarta"),
    ("id", "WITA", "Asia/Makassar"), ("id", "Waktu Indonesia Barat", "Asia/Jakarta"),
)  # fmt: skip

SEVERAL = (
    ("IST", {"Asia/Kolkata", "Europe/Dublin", "Asia/Jerusalem"}),
    ("CST", {"America/Chicago", "Asia/Shanghai", "America/Havana"}),
    ("BST", {"Europe/London", "Asia/Dhaka"}),
    ("AST", {"America/Halifax", "Asia/Riyadh"}),
    ("Georgia", {"America/New_York", "Asia/Tbilisi"}),
)


def offered(reply: Reply) -> set[str]:
    """Return the zones that buttons of a reply choose."""
    return {one.action.words[-1] for one in controls(reply)} & set(all_zones())


async def context_of(desk: Desk) -> RequestContext:
    return await desk.app.services.contexts.load(ANNA, desk.room)


@pytest.mark.parametrize(("language", "typed", "zone"), ONE)
def test_a_zone_is_understood_as_people_write_it(language: str, typed: str, zone: str) -> None:
    assert ZoneNames.of_language(language).meant(typed.split()) == zone


@pytest.mark.parametrize("before", ["", "zone "])
@pytest.mark.parametrize(("typed", "zones"), SEVERAL)
async def test_what_can_be_several_zones_is_asked(
    desk: Desk, typed: str, zones: set[str], before: str
) -> None:
    page = await desk.type(f"/settings {before}{typed}")
    assert shown(page).text == f"Which clock do you mean by “{typed}”?"
    assert offered(page) == zones
    assert not (await desk.store.settings(ANNA)).zone
    zone = min(zones)
    await desk.act(next(one for one in controls(page) if one.action.words[-1] == zone).action)
    assert (await desk.store.settings(ANNA)).zone == zone


@pytest.mark.parametrize(
    ("typed", "now", "first", "others"),
    [
        ("GMT+9", MORNING, "Tokyo · 17:00", {"Asia/Seoul"}),
        ("UTC+5:30", MORNING, "Kolkata · 13:30", {"Asia/Colombo"}),
        ("utc -3", MORNING, "Sao Paulo · 05:00", {"America/Argentina/Buenos_Aires"}),
        ("+02:00", MORNING, "Cairo · 10:00", {"Europe/Kyiv"}),
        ("+02:00", SUMMER, "Berlin · 10:00", {"Europe/Paris"}),
        ("＋９", MORNING, "Tokyo · 17:00", {"Asia/Seoul"}),
        ("МСК+2", MORNING, "Yekaterinburg · 13:00", set()),
    ],
)
async def test_an_offset_is_answered_with_cities_that_have_it_now(
    desk: Desk, typed: str, now: int, first: str, others: set[str]
) -> None:
    desk.time = now
    page = await desk.type(f"/settings zone {typed}")
    assert labels(page)[0] == first
    assert offered(page) >= others
    assert {label[-5:] for label in labels(page) if " · " in label} == {first[-5:]}


async def test_further_cities_of_an_offset_are_on_the_next_page(desk: Desk) -> None:
    page = await desk.type("/settings zone -3")
    more = await desk.press(page, "More")
    assert offered(more)
    assert not offered(more) & offered(page)


@pytest.mark.parametrize(
    ("typed", "zones"),
    [
        ("berln", {"Europe/Berlin", "Europe/Zurich"}),
        ("Tokio", {"Asia/Tokyo"}),
        ("new yrok", {"America/New_York"}),
        ("Sydny", {"Australia/Sydney"}),
    ],
)
async def test_a_typing_error_is_answered_with_the_names_that_it_resembles(
    desk: Desk, typed: str, zones: set[str]
) -> None:
    page = await desk.type(f"/settings zone {typed}")
    assert shown(page).text == f"Unknown time zone “{typed}”. Is it one of these?"
    assert offered(page) == zones
    assert not (await desk.store.settings(ANNA)).zone


@pytest.mark.parametrize("typed", ["xx", "qst", "+13:37", "GMT+25", "xyzzy"])
async def test_what_resembles_no_zone_is_answered_with_none(desk: Desk, typed: str) -> None:
    reply = await desk.type(f"/settings zone {typed}")
    assert reply.screen is None
    assert reply.notice.endswith(f"“{typed}”. Type a large city, such as Tokyo, Berlin, New York.")


@pytest.mark.parametrize(
    ("language", "typed", "said"),
    [
        ("en", "EST", "Time zone: New York, where it’s 03:00 now."),
        ("de", "JST", "Zeitzone: Tokio, dort ist es jetzt 17:00 Uhr."),
        ("ru", "МСК", "Часовой пояс: Москва, там сейчас 11:00."),
    ],
)
async def test_what_was_understood_is_said_with_its_clock(
    desk: Desk, language: str, typed: str, said: str
) -> None:
    desk.room = Room(language)
    assert (await desk.type(f"/settings zone {typed}")).notice == said
    desk.app.services.post_senders[ANNA.chat] = FakeSender(FakeChat())
    desk.room = Room(language, -5, 3, is_admin=True)
    await desk.type("/admin post here")
    assert (await desk.type(f"/admin post zone {typed}")).notice == said


async def test_admins_are_asked_the_same_for_posts(desk: Desk) -> None:
    desk.app.services.post_senders[ANNA.chat] = FakeSender(FakeChat())
    desk.room = Room("en", -5, 3, is_admin=True)
    await desk.type("/admin post here")
    for typed, zones in (*SEVERAL, ("berln", {"Europe/Berlin", "Europe/Zurich"})):
        page = await desk.type(f"/admin post zone {typed}")
        chosen = {one.action.words[-1].removeprefix("zone=") for one in controls(page)}
        assert chosen & set(all_zones()) == zones
    await desk.press(page, "Berlin · 09:00")
    assert "Europe/Berlin" in shown(await desk.type("/admin post")).text


@pytest.mark.parametrize(
    ("typed", "values"),
    [
        ("est", ["America/New_York"]),
        ("IST", ["Asia/Kolkata", "Europe/Dublin", "Asia/Jerusalem"]),
        ("gmt+9", ["Asia/Tokyo", "Asia/Seoul"]),
    ],
)
async def test_completion_offers_what_is_meant_first(desk: Desk, typed: str, values: list[str]) -> None:
    found = await desk.app.suggest(ANNA, "zone", typed, room=desk.room)
    assert [one.value.removeprefix("zone=") for one in found][: len(values)] == values


def test_stored_names_mean_what_they_meant() -> None:
    """Only typed words are read anew: an old name that is stored keeps its rules."""
    assert existing_zone("EST").key == "EST"


def test_all_places_are_in_zones_that_can_be_chosen() -> None:
    zones = {zone for names in (ABBREVIATIONS, PLACES) for meant in names.values() for zone in meant}
    assert zones <= set(all_zones())


async def stored_fields(desk: Desk) -> dict[str, str]:
    return await read_hash(desk.store.redis, player_key(ANNA, PlayerPart.SETTINGS))


async def test_the_zone_of_the_device_counts_until_another_one_is_chosen(desk: Desk) -> None:
    desk.room = Room(zone="Asia/Tokyo")
    assert "• Time zone: Asia/Tokyo · 17:00 (from your device)" in shown(await desk.type("/settings")).text
    assert "Your device says Asia/Tokyo · 17:00." in shown(await desk.type("/settings zone")).text
    desk.room = Room(zone="America/New_York")  # the player travels
    assert (await context_of(desk)).zone.key == "America/New_York"
    assert "• Time zone: Europe/Berlin · 09:00\n" in shown(await desk.type("/settings zone Berlin")).text
    assert (await context_of(desk)).zone.key == "Europe/Berlin"
    page = shown(await desk.type("/settings zone"))
    assert (
        "You chose Europe/Berlin · 09:00. To use the time zone of your device, type /settings zone "
        in page.text
    )
    assert (
        "America/New_York · 03:00 (from your device)" in shown(await desk.type("/settings zone device")).text
    )


async def test_the_zone_of_the_device_is_stored_with_the_first_game_and_when_it_has_changed(
    desk: Desk,
) -> None:
    desk.room = Room(zone="Asia/Tokyo")
    desk.time += 10 * 3600  # after midnight in Tokyo
    for line in ("/start", "/rules wish", "/settings"):
        await desk.type(line)
    assert await stored_fields(desk) == {}
    await desk.type("/play wish 42")
    assert (await stored_fields(desk))["device-zone"] == "Asia/Tokyo"
    assert await desk.store.redis.exists(first_game_key(ANNA, "wish", "2027-01-16"))
    desk.room = Room()  # a request that does not say it
    assert (await context_of(desk)).zone.key == "Asia/Tokyo"
    desk.room = Room(zone="Europe/Berlin")
    await desk.type("d e")
    assert (await stored_fields(desk))["device-zone"] == "Europe/Berlin"
    await desk.type("/settings zone Seoul")
    desk.room = Room(zone="America/New_York")
    await desk.type("/undo")
    assert (await stored_fields(desk))["device-zone"] == "Europe/Berlin"


@pytest.mark.parametrize(
    ("said", "zone"),
    [
        ("Europe/Berlin", "Europe/Berlin"),
        ("Asia/Calcutta", "Asia/Kolkata"),
        ("UTC", "UTC"),
        ("Etc/GMT+3", "Etc/GMT+3"),
        ("Mars/Olympus", ""),
        ("../etc/passwd", ""),
        ("", ""),
    ],
)
def test_what_a_device_says_is_a_zone_or_ignored(said: str, zone: str) -> None:
    assert known_zone(said) == zone
    assert existing_zone(known_zone(said)).key == (zone or "UTC")
