"""What the page loads when it is opened for the first time, with the picture of the games."""

from collections.abc import Sequence
from dataclasses import dataclass

from playwright.async_api import Browser, Request


@dataclass(frozen=True, slots=True)
class FirstLoad:
    """The requests of a first load, and the bytes of their answers."""

    requests: int
    sent: int
    """The bytes of all bodies as they are sent, compressed or not."""
    pictures: int
    """Those of them that are pictures."""
    unpacked: int
    """The bytes of the other bodies as the browser reads them."""


async def first_load(browser: Browser, address: str) -> FirstLoad:
    """Open the page as a new visitor; return what it loads until nothing is asked for any more."""
    context = await browser.new_context(viewport={"width": 390, "height": 844})
    requests = list[Request]()
    context.on("requestfinished", lambda request: requests.append(request))  # noqa: PLW0108 - Playwright marks it
    try:
        page = await context.new_page()
        await page.goto(address)
        await page.wait_for_load_state("networkidle")
        return await sizes_of(requests)
    finally:
        await context.close()


async def sizes_of(requests: Sequence[Request]) -> FirstLoad:
    """Return how many requests these are, and what was sent as their answers."""
    sizes = {one: (await one.sizes())["responseBodySize"] for one in requests}
    pictures = [one for one in requests if await _is_picture(one)]
    texts = [one for one in requests if one not in pictures]
    bodies = [await response.body() for one in texts if (response := await one.response())]
    sent_pictures = sum(sizes[one] for one in pictures)
    return FirstLoad(len(requests), sum(sizes.values()), sent_pictures, sum(map(len, bodies)))


async def _is_picture(request: Request) -> bool:
    response = await request.response()
    return response is not None and response.headers.get("content-type", "").startswith("image/")
