"""The first load of the page is small, so that it is there at once on a phone."""

from playwright.async_api import Browser

from tests.browser.first_load import first_load
from tests.browser.place import Place

MOST_KIB = 150


async def test_the_first_load_is_at_most_150_kib(browser: Browser, place: Place) -> None:
    found = await first_load(browser, place.address)
    assert found.requests > 1
    assert found.sent <= MOST_KIB * 1024
    assert 0 < found.pictures < found.sent
    assert found.sent - found.pictures < 0.5 * found.unpacked  # texts are compressed
