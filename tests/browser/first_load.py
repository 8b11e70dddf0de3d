"""What the page loads when it is opened for the first time, without the pictures of boards."""

from dataclasses import dataclass

from playwright.async_api import Browser, Request

from bot.chats.web.static_files import common_files


@dataclass(frozen=True, slots=True)
class FirstLoad:
    """The requests of a first load, and the bytes of their answers."""

    requests: int
    sent: int
    """The bytes of the bodies as they are sent, compressed or not."""
    unpacked: int
    """The bytes of the bodies as the browser reads them."""


async def first_load(browser: Browser, address: str) -> FirstLoad:
    """Open the page as a new visitor; return what it loads until nothing is asked for any more."""
    context = await browser.new_context(viewport={"width": 390, "height": 844})
    requests = list[Request]()
    context.on("requestfinished", lambda request: requests.append(request))  # noqa: PLW0108 - Playwright marks it
    try:
        page = await context.new_page()
        await page.goto(address)
        await page.wait_for_load_state("networkidle")
        counted = [one for one in requests if not await _is_board(one)]
        sizes = [await one.sizes() for one in counted]
        bodies = [await response.body() for one in counted if (response := await one.response())]
    finally:
        await context.close()
    return FirstLoad(len(counted), sum(one["responseBodySize"] for one in sizes), sum(map(len, bodies)))


async def _is_board(request: Request) -> bool:
    """Return whether a request is for a picture that the bot paints."""
    response = await request.response()
    kind = response.headers.get("content-type", "") if response else ""
    path = "/" + request.url.split("/", 3)[3].partition("?")[0]
    return kind.startswith(("image/png", "image/gif")) and path not in common_files()
