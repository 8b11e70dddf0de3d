"""The statistics page over HTTP: the screens of the chat as sections of one read-only page."""

import re
from collections.abc import AsyncIterator
from html.parser import HTMLParser
from io import BytesIO

import pytest
from PIL import Image
from redis.asyncio import Redis

from bot.app import UNKNOWN_ROOM, App
from bot.chats.web.statistics_view import StatisticsView
from bot.core.actions import MAX_LINE, Action, Player, Room, Verb
from bot.core.charts import LineChart
from bot.core.replies import Reply
from bot.core.screens import Button, ButtonStyle, Screen
from tests.bot.browsing import TEXTS, Browser, browsing, serving

GUEST = '<script>alert("1")</script> & Söhne'
"""A possible name of a player."""


class KnownApp(App):
    """A bot with made-up statistics."""

    async def handle(self, player: Player, action: Action, room: Room = UNKNOWN_ROOM) -> Reply:
        asked = " ".join(action.words)
        rows: tuple[tuple[Button, ...], ...]
        match action.verb:
            case Verb.CALENDAR:
                chart = LineChart(asked or "now", ("Mon", "Tue"), (("won", (1, 2)),))
                rows = ((press("October", Verb.CALENDAR, "2026-10"), press("Play", Verb.DAILY)),)
                return Reply(Screen(f"Calendar {asked}", "Streak: 3 days", chart, 'A "calendar"', rows))
            case Verb.STATS if asked == "wish":
                back, more = press("◀ All", Verb.STATS), press("Next ▶", Verb.STATS, "wish", "2")
                return Reply(Screen("Statistics: Wish", "3 games", rows=((back, more),)))
            case Verb.STATS if asked == "odd":
                return Reply(notice="There is nothing of that.")
            case Verb.STATS:
                games = (press("Wish", Verb.STATS, "wish"), press("Odd", Verb.STATS, "odd"))
                rows = ((*games, press("Moves on", Verb.STATS, "moves"), press("Table", Verb.LEADERBOARD)),)
                return Reply(Screen("Your statistics", "12 games\n\nBest\nLast", rows=rows))
            case Verb.LEADERBOARD:
                chosen, other = asked.split()[0], "week" if asked.startswith("day") else "day"
                rows = (
                    (press(f"✓ {chosen}", Verb.LEADERBOARD, chosen, "all", "9", style=ButtonStyle.MOVE),
                     press(other, Verb.LEADERBOARD, other, "all", "9"),
                     press("Earlier", Verb.LEADERBOARD, chosen, "all", "8")),
                )  # fmt: skip
                return Reply(Screen(f"Table {asked}", f"1. Ann\n2. {GUEST}\n2. Cho\n\n3 played.", rows=rows))
        return await super().handle(player, action, room)


class AwayApp(App):
    """A bot that has lost its store when it is asked for statistics."""

    async def handle(self, player: Player, action: Action, room: Room = UNKNOWN_ROOM) -> Reply:
        if action.verb is Verb.START:
            return await super().handle(player, action, room)
        return Reply(notice=TEXTS("store-unavailable"))


def press(label: str, verb: Verb, *asked: str, style: ButtonStyle = ButtonStyle.PLAIN) -> Button:
    return Button(label, Action(verb, asked), style)


class Outline(HTMLParser):
    """The content of a page: its tags with their attributes, and its texts by tag."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str]]] = []
        self.texts: dict[str, list[str]] = {}
        self._open = ""
        self.feed(text)

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, {name: value or "" for name, value in attributes}))
        self._open = tag

    def handle_data(self, text: str) -> None:
        if text.strip():
            self.texts.setdefault(self._open, []).append(text.strip())

    def all(self, tag: str) -> list[dict[str, str]]:
        return [attributes for name, attributes in self.tags if name == tag]

    def link(self, text: str) -> str:
        return self.all("a")[self.texts["a"].index(text)]["href"]


@pytest.fixture
async def known(redis: Redis) -> AsyncIterator[Browser]:
    """Provide a browser that has opened the page of a bot with made-up statistics."""
    async with serving(redis, app=KnownApp) as page, browsing(page) as browser:
        await browser.enter()
        yield browser


async def open_page(browser: Browser, path: str = "/statistics") -> Outline:
    response = await browser.session.get(browser.url(path.partition("#")[0]))
    assert response.status == 200
    assert response.content_type == "text/html"
    assert response.headers["Cache-Control"] == "no-store"
    assert "default-src 'none'" in response.headers["Content-Security-Policy"]
    return Outline(await response.text())


async def test_every_section_has_its_heading_and_is_reached_by_a_link(known: Browser) -> None:
    page = await open_page(known)
    parts = [TEXTS(name) for name in ("button-calendar", "button-stats", "button-leaderboard")]
    assert page.texts["h1"] == [TEXTS("page-statistics")]
    assert page.texts["h2"] == parts
    tables = [f"Table {kind}" for kind in ("day", "week", "month", "rating")]
    # The screen of moves has the same title as that of all games, so its heading is the button's label.
    assert page.texts["h3"] == [
        "Calendar", "Your statistics", "Statistics: Wish", "Odd", "Moves on", *tables,
    ]  # fmt: skip
    linked = [link["href"] for link in page.all("a") if link["href"].startswith("#")]
    assert linked == [
        "#main", "#part-calendar", "#part-stats", "#wish", "#odd", "#moves", "#part-leaderboard",
    ]  # fmt: skip
    ids = [attributes["id"] for _, attributes in page.tags if "id" in attributes]
    assert len(set(ids)) == len(ids)
    assert {anchor[1:] for anchor in linked} <= set(ids)
    assert all(attributes["aria-labelledby"] in ids for attributes in page.all("section"))
    assert page.link(TEXTS("page-home")) == "/"
    assert "script" not in {tag for tag, _ in page.tags}
    assert "There is nothing of that." in page.texts["p"]
    assert page.texts["li"].count(GUEST) == 4, "names are escaped"
    assert [item.get("value") for item in page.all("li") if "value" in item] == ["1", "2", "2"] * 4
    changing = {"Play", "Table", "◀ All", "✓ day", "week"}
    assert not set(page.texts["a"]) & changing, "buttons that change something are not links"


async def test_a_button_is_a_link_to_the_view_it_shows_and_others_stay(known: Browser) -> None:
    october = (await open_page(known)).link("October")
    assert october == "/statistics?calendar=2026-10#calendar"
    page = await open_page(known, october)
    assert page.texts["h3"][0] == "Calendar 2026-10"
    earlier = page.link("Earlier")
    assert earlier == "/statistics?calendar=2026-10&day=day+all+8#day"
    page = await open_page(known, earlier)
    assert "Calendar 2026-10" in page.texts["h3"]
    assert "Table day all 8" in page.texts["h3"]
    assert page.link("Next ▶").endswith("&wish=wish+2#wish")


async def test_a_section_has_its_picture_with_alt_text(known: Browser) -> None:
    for path in ("/statistics", "/statistics?calendar=2026-10"):
        (image,) = (img for img in (await open_page(known, path)).all("img") if img["alt"])
        assert image["alt"] == 'A "calendar"'
        response = await known.session.get(known.url(image["src"]))
        assert response.status == 200
        assert "immutable" in response.headers["Cache-Control"]
        with Image.open(BytesIO(await response.read())) as picture:
            assert picture.format == "PNG"
        other = re.sub(r"v=\w+", "v=0123456789ab", image["src"])
        assert (await known.session.get(known.url(other))).headers["Cache-Control"] == "no-store"
    for path in ("statistics.png", "calendar.gif", "nothing.png", "../x.png"):
        assert (await known.session.get(known.url(f"/statistics/{path}"))).status == 404


async def test_without_a_cookie_visitors_are_redirected_to_the_chat(redis: Redis) -> None:
    async with serving(redis, app=KnownApp) as page, browsing(page) as stranger:
        response = await stranger.session.get(stranger.url("/statistics"), allow_redirects=False)
        assert (response.status, response.headers["Location"]) == (303, "/")
        picture = await stranger.session.get(stranger.url("/statistics/calendar.png"))
        assert picture.status == 403
        elsewhere = await stranger.session.get(stranger.url("/statistics"), headers={"Host": "evil.example"})
        assert elsewhere.status == 421


async def test_looking_changes_nothing(browser: Browser, redis: Redis) -> None:
    """With the real bot; the first request is made before, because it draws the daily challenge."""
    await browser.type("/play wish 42")
    page = await open_page(browser)
    before = {key: await redis.dump(key) for key in await redis.keys()}
    for link in page.all("a"):
        if link["href"].startswith("/statistics"):
            await open_page(browser, link["href"])
    images = [image["src"] for image in page.all("img") if image["alt"]]
    assert images
    for image in images:
        assert (await browser.session.get(browser.url(image))).status == 200
    assert {key: await redis.dump(key) for key in await redis.keys()} == before


async def test_a_refusal_of_the_whole_page_is_shown_once(redis: Redis) -> None:
    async with serving(redis, app=AwayApp) as page, browsing(page) as browser:
        await browser.enter()
        shown = await open_page(browser)
        assert shown.texts["p"] == [TEXTS("store-unavailable")]
        assert len(shown.all("section")) == 1


def test_unknown_parts_of_a_url_are_ignored() -> None:
    asked = {"calendar": "  2026-10 ", "day": "x" * 5000, "statistics": "wish", "A b": "1", "week": " "}
    assert StatisticsView.read(asked).words == {"calendar": ("2026-10",), "day": ("x" * MAX_LINE,)}
    many = {"x" * length: "1" for length in range(1, 60)}
    assert len(StatisticsView.read(many).words) == 20
