"""The page of statistics over HTTP: the screens of the chat, as sections of one page that changes nothing."""

import re
from collections.abc import AsyncIterator
from html.parser import HTMLParser
from io import BytesIO

import pytest
from PIL import Image
from redis.asyncio import Redis

from bot.app import ALONE, App
from bot.model import MAX_LINE, Action, Control, CurveChart, Player, Reply, Room, Screen, Verb
from bot.page_chat.statistics import SECTIONS, View
from bot.page_chat.statistics_page import words
from bot.texts import Texts, languages
from tests.bot.browsing import TEXTS, Browser, browsing, serving

GUEST = '<script>alert("1")</script> & Söhne'
"""A name as a player may have it."""


class KnownApp(App):
    """A bot whose statistics are made up, and which does nothing else on that page."""

    async def handle(self, player: Player, action: Action, room: Room = ALONE) -> Reply:
        asked = " ".join(action.words)
        match action.verb:
            case Verb.CALENDAR:
                chart = CurveChart(asked or "now", ("Mon", "Tue"), (("won", (1, 2)),))
                rows = ((press("Earlier", Verb.CALENDAR, "2026-10"), press("Play", Verb.DAILY)),)
                return Reply(Screen(f"Calendar {asked}", "Streak: 3 days", chart, 'A "calendar"', rows))
            case Verb.STATS if asked == "nothing":
                return Reply(notice="There is nothing of that.")
            case Verb.STATS:
                rows = ((press("Week", Verb.LEADERBOARD, "week"), press("Year", Verb.LEADERBOARD, "year")),)
                return Reply(Screen(f"Statistics {asked}", "12 games\n\nBest\nLast", rows=rows))
            case Verb.LEADERBOARD:
                return Reply(Screen(f"Table {asked}", f"1. Ann\n2. {GUEST}\n2. Cho\n\n3 played."))
        return await super().handle(player, action, room)


class AwayApp(App):
    """A bot that has lost its store when it is asked for statistics."""

    async def handle(self, player: Player, action: Action, room: Room = ALONE) -> Reply:
        if action.verb is Verb.START:
            return await super().handle(player, action, room)
        return Reply(notice=TEXTS("store-unavailable"))


def press(label: str, verb: Verb, *asked: str) -> Control:
    return Control(label, Action(verb, asked))


class Outline(HTMLParser):
    """What a page consists of: its tags with their attributes, and the texts by tag."""

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
    """Provide a browser that has entered where the statistics are known."""
    async with serving(redis, app=KnownApp) as page, browsing(page) as browser:
        await browser.enter()
        yield browser


async def opened(browser: Browser, path: str = "/statistics") -> Outline:
    response = await browser.session.get(browser.url(path.partition("#")[0]))
    assert response.status == 200
    assert response.content_type == "text/html"
    assert response.headers["Cache-Control"] == "no-store"
    assert "default-src 'none'" in response.headers["Content-Security-Policy"]
    return Outline(await response.text())


async def test_every_section_has_its_heading_and_is_linked(known: Browser) -> None:
    page = await opened(known)
    assert page.texts["h1"] == [TEXTS("page-statistics")]
    assert page.texts["h2"] == [
        "Calendar", "Statistics", "Table day", "Table week", "Table month", "Table rating",
    ]  # fmt: skip
    names = [section["id"] for section in page.all("section")]
    assert names == [section.name for section in SECTIONS]
    linked = [link["href"] for link in page.all("a") if link["href"].startswith("#")]
    assert linked == ["#main", *(f"#{name}" for name in names)]
    ids = [attributes["id"] for _, attributes in page.tags if "id" in attributes]
    assert len(set(ids)) == len(ids)
    assert page.link(TEXTS("page-statistics-back")) == "/"
    assert "script" not in {tag for tag, _ in page.tags}


async def test_what_players_are_called_stays_text(known: Browser) -> None:
    page = await opened(known)
    assert page.texts["li"].count(GUEST) == 4
    assert [item.get("value") for item in page.all("li") if "value" in item] == ["1", "2", "2"] * 4


async def test_a_button_is_a_link_to_the_view_it_shows_and_back(known: Browser) -> None:
    earlier = (await opened(known)).link("Earlier")
    assert earlier == "/statistics?calendar=2026-10#calendar"
    page = await opened(known, earlier)
    assert page.texts["h2"][:2] == ["Calendar 2026-10", "Statistics"]
    assert page.link("Week") == "/statistics?calendar=2026-10#week"  # what the page shows anyway
    assert page.link("Year") == "/statistics?calendar=2026-10&day=year#day"
    assert (await opened(known, page.link("Year"))).texts["h2"][2] == "Table year"


async def test_what_would_change_something_is_no_link(known: Browser) -> None:
    assert "Play" not in (await opened(known)).texts["a"]


async def test_a_picture_is_painted_of_what_is_shown_and_told_in_words(known: Browser) -> None:
    for path in ("/statistics", "/statistics?calendar=2026-10"):
        (image,) = (img for img in (await opened(known, path)).all("img") if img["alt"])
        assert image["alt"] == 'A "calendar"'
        response = await known.session.get(known.url(image["src"]))
        assert response.status == 200
        assert "immutable" in response.headers["Cache-Control"]
        with Image.open(BytesIO(await response.read())) as picture:
            assert picture.format == "PNG"
        other = re.sub(r"v=\w+", "v=0123456789ab", image["src"])
        assert (await known.session.get(known.url(other))).headers["Cache-Control"] == "no-store"


@pytest.mark.parametrize(
    "path",
    [
        "/statistics/statistics.png",
        "/statistics/calendar.gif",
        "/statistics/nothing.png",
        "/statistics/../x.png",
    ],
)
async def test_there_is_no_other_picture(known: Browser, path: str) -> None:
    assert (await known.session.get(known.url(path))).status == 404


async def test_what_is_not_there_is_said_in_its_section(known: Browser) -> None:
    page = await opened(known, "/statistics?statistics=nothing")
    assert "There is nothing of that." in page.texts["p"]
    assert len(page.all("section")) == len(SECTIONS)


async def test_who_has_no_cookie_begins_in_the_chat(redis: Redis) -> None:
    async with serving(redis, app=KnownApp) as page, browsing(page) as stranger:
        response = await stranger.session.get(stranger.url("/statistics"), allow_redirects=False)
        assert (response.status, response.headers["Location"]) == (303, "/")
        picture = await stranger.session.get(stranger.url("/statistics/calendar.png"))
        assert picture.status == 403
        elsewhere = await stranger.session.get(stranger.url("/statistics"), headers={"Host": "evil.example"})
        assert elsewhere.status == 421


async def test_looking_changes_nothing(browser: Browser, redis: Redis) -> None:
    """With the real bot: whatever is kept is the same before and after."""
    await browser.type("/play wish 42")
    before = {key: await redis.dump(key) for key in sorted(await redis.keys())}
    page = await opened(browser)
    for link in page.all("a"):
        if link["href"].startswith("/statistics"):
            await opened(browser, link["href"])
    for image in page.all("img"):
        await browser.session.get(browser.url(image["src"]))
    after = {key: await redis.dump(key) for key in sorted(await redis.keys())}
    assert after == before


@pytest.mark.parametrize("language", languages())
async def test_the_page_is_in_the_language_of_its_player(known: Browser, language: str) -> None:
    response = await known.session.get(known.url("/statistics"), headers={"Accept-Language": language})
    page = Outline(await response.text())
    assert page.all("html") == [{"lang": language}]
    assert page.texts["h1"] == [Texts.load(language)("page-statistics")]


async def test_what_holds_for_the_whole_page_is_said_once(redis: Redis) -> None:
    async with serving(redis, app=AwayApp) as page, browsing(page) as browser:
        await browser.enter()
        shown = await opened(browser)
        assert shown.texts["p"] == [TEXTS("store-unavailable")]
        assert len(shown.all("section")) == 1


def test_of_an_address_only_what_is_known_is_read() -> None:
    view = View.read({"calendar": "  2026-10 ", "day": "x" * 5000, "other": "1"})
    assert view.words == {"calendar": ("2026-10",), "day": ("x" * MAX_LINE,)}


def test_lines_become_paragraphs_and_lists() -> None:
    assert [*words("One.\n\n1. a\n2. <b>\nBeside\n\nx\ny")] == [
        "<p>One.</p>",
        '<ol><li value="1">a</li><li value="2">&lt;b&gt;</li></ol>',
        "<p>Beside</p>",
        "<ul><li>x</li><li>y</li></ul>",
    ]
