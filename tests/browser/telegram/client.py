"""Telegram's web client: it signs launch data, shows the Mini App in a frame, and speaks its protocol.

Sources: https://core.telegram.org/api/bots/webapps and https://core.telegram.org/api/web-events.
"""

import json
import os
import re
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlencode, urlsplit

from playwright.async_api import Browser, BrowserContext, FrameLocator, Locator, Page, Route, expect

from bot.chats.web.embedding.embedded_page import TELEGRAM_SCRIPT
from bot.chats.web.embedding.launch_data import sign
from engine.board import Board
from engine.move import Move
from engine.record import Record
from render.boards.table import table_areas, table_size
from tests.bot.saved_games import described
from tests.browser.place import TEXTS
from tests.browser.table_play import places_of
from tests.telegram_chat.people import Person
from tests.telegram_chat.server import TOKEN

HERE = Path(__file__).parent
PUBLIC = "https://cards.example.org"
"""The public address of the page, behind which a proxy has its certificate."""
CLIENT = "https://web.telegram.org/k/"
STRANGER = "https://games.example/"
LIGHT, DARK = {"bg_color": "#ffffff"}, {"bg_color": "#17212b"}
NO_INSETS = {"top": 0, "bottom": 0, "left": 0, "right": 0}
SCRIPT = os.environ.get("TELEGRAM_SCRIPT", "")
"""A file with Telegram's own script, to be served instead of the short one here."""
PHONE = (390, 844)


@dataclass
class MiniApp:
    """The page in the frame of a client, played by taps and drags."""

    page: Page
    address: str

    @property
    def frame(self) -> FrameLocator:
        return self.page.frame_locator("iframe")

    @property
    def board(self) -> Locator:
        return self.frame.locator("#board")

    @property
    def line(self) -> Locator:
        """The line of state, refusal or notice."""
        return self.frame.locator("#line")

    async def is_at(self, view: str) -> None:
        await expect(self.frame.locator("body")).to_have_attribute("data-view", view)

    async def shows(self, record: Record) -> None:
        """Wait until the table shows the position of a record, and nothing is on its way."""
        words = re.escape(described(TEXTS, record))
        await expect(self.board).to_have_attribute("aria-label", re.compile(f"^{words}"))
        await expect(self.frame.locator("#table")).not_to_have_attribute("aria-busy", "true")

    async def point(self, board: Board, place: str) -> tuple[float, float]:
        """Return the middle of a place of a board that is shown, in pixels of the client's window."""
        area, box = table_areas(board)[place][0], await self.board.bounding_box()
        assert box, "the table is not shown"
        scale = box["width"] / table_size(board)[0]
        return box["x"] + (area.x + area.width / 2) * scale, box["y"] + (area.y + area.height / 2) * scale

    async def tap(self, record: Record, move: Move) -> None:
        """Tap the first place of a move, and the second one if the first has several moves."""
        position = record.replay()
        board, first = position.board(), move.places[0]
        has_several = sum(first in other.places for other in position.legal_moves()) > 1
        for place in places_of(board, move)[: 2 if has_several else 1]:
            await self.page.mouse.click(*await self.point(board, place))

    async def lift(self, record: Record, move: Move) -> None:
        """Begin to drag the card of a move, to where it goes, without letting it go."""
        board = record.replay().board()
        start, end = [await self.point(board, place) for place in places_of(board, move)[:2]]
        await self.page.mouse.move(*start)
        await self.page.mouse.down()
        await self.page.mouse.move(*end, steps=4)

    async def events(self, name: str) -> list[Any]:
        """Return the data of the events that the client got so far, by their name."""
        found: list[tuple[str, Any]] = await self.page.evaluate("events")
        return [data for kind, data in found if kind == name]

    async def gets(self, name: str) -> None:
        """Wait until the client has got an event."""
        await self.page.wait_for_function("name => events.some(([kind]) => kind === name)", arg=name)

    async def say(self, name: str, data: object = None) -> None:
        """Send the Mini App an event."""
        await self.page.evaluate("([name, data]) => say(name, data)", [name, data])

    async def reload(self) -> None:
        """Load the frame again, as the client's menu does."""
        await self.frame.locator("body").evaluate("() => location.reload()")

    async def close(self) -> None:
        """Close the Mini App; the client stays."""
        await self.page.locator("#close").click()


class Client:
    """Telegram Web in a browser context of its own, with an account that is logged in."""

    def __init__(self, context: BrowserContext, person: Person, server: str) -> None:
        self.context = context
        self.person = person
        self.complaints: list[str] = []
        self._server = server
        context.on("weberror", lambda error: self.complaints.append(str(error.error)))

    @classmethod
    async def open(
        cls,
        browser: Browser,
        person: Person,
        server: str,
        size: tuple[int, int] = PHONE,
        *,
        has_script: bool = True,
    ) -> "Client":
        """Open a client; ``has_script`` says whether telegram.org is reached."""
        width, height = size
        # To the browser, the client is a public site, which may frame no page of this machine.
        context = await browser.new_context(
            viewport={"width": width, "height": height}, permissions=["local-network-access"]
        )

        async def show_client(route: Route) -> None:
            await route.fulfill(body=(HERE / "client.html").read_text("utf-8"), content_type="text/html")

        async def serve_script(route: Route) -> None:
            if not has_script:
                return await route.abort("addressunreachable")
            path = Path(SCRIPT) if SCRIPT else HERE / "web_app.js"
            return await route.fulfill(body=path.read_text("utf-8"), content_type="text/javascript")

        for host in (CLIENT, STRANGER):
            await context.route(host, show_client)
        await context.route(f"{TELEGRAM_SCRIPT}**", serve_script)
        return cls(context, person, server)

    async def press(self, button: dict[str, Any], **launch: Any) -> MiniApp:  # noqa: ANN401 - of ``launch``
        """Press a button that opens a Mini App: one with its address, or a link to it."""
        if "web_app" in button:
            return await self.launch(button["web_app"]["url"], **launch)
        start = parse_qs(urlsplit(button["url"]).query)["startapp"][0]
        return await self.launch(f"{PUBLIC}/telegram?tgWebAppStartParam={start}", start=start, **launch)

    async def launch(
        self,
        address: str,
        theme: dict[str, str] = LIGHT,
        insets: dict[str, int] = NO_INSETS,
        start: str = "",
        host: str = CLIENT,
        version: str = "8.0",
    ) -> MiniApp:
        """Open an address as a Mini App in a frame of a host's page."""
        hidden = {
            "tgWebAppData": urlencode(dict(launch_data(self.person, start))),
            "tgWebAppVersion": version,
            "tgWebAppPlatform": "web",
            "tgWebAppThemeParams": json.dumps(theme, separators=(",", ":")),
        }
        page = await self.context.new_page()
        await page.goto(host)
        whole = f"{address.replace(f'{PUBLIC}/', self._server)}#{urlencode(hidden)}"
        await page.evaluate("given => open(...given)", [whole, theme, insets])
        return MiniApp(page, whole)


def launch_data(person: Person, start: str = "") -> Iterator[tuple[str, str]]:
    """Yield the fields of launch data that Telegram signs now."""
    fields = {
        "query_id": f"query-{time.time_ns()}",
        "user": json.dumps(person.user, separators=(",", ":")),
        "auth_date": str(int(time.time())),
    }
    if start:
        fields["start_param"] = start
    yield from fields.items()
    yield "hash", sign(fields, TOKEN)
