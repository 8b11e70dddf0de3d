"""How much the table moves: its upper edges in every frame, and the browser's own measure of shifts."""

from typing import NamedTuple

from playwright.async_api import Page

SIZES = ((320, 568), (360, 640), (390, 844), (768, 1024), (1280, 800), (1920, 1080))
"""Windows of phones, tablets and desktops, in CSS pixels."""
MOST_SHIFT = 0.01

WATCH = """
() => {
  const found = { moved: 0, shift: 0, blank: 0, frames: 0, size: 0 };
  const first = {};
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries()) found.shift += value;
  }).observe({ type: "layout-shift" });
  const look = () => {
    const frame = document.getElementById("board");
    const picture = frame.querySelector("img");
    found.frames += 1;
    if (!picture?.complete || !picture.naturalWidth) found.blank += 1;
    for (const [name, element] of Object.entries({ frame, picture })) {
      if (!element) continue;
      const { top, width, height } = element.getBoundingClientRect();
      first[name] ??= { top, width, height };
      found.moved = Math.max(found.moved, Math.abs(top - first[name].top));
      found.size = Math.max(found.size, Math.abs(width - first[name].width));
      if (element === frame) found.size = Math.max(found.size, Math.abs(height - first[name].height));
    }
    requestAnimationFrame(look);
  };
  look();
  globalThis.steadiness = found;
}
"""
"""Looks at the board in every frame from now on, and at all shifts of the layout.

Those soon after an input count too, which the browser's own sum (CLS) leaves out: a tap must move nothing.
"""


class Steadiness(NamedTuple):
    """What was seen of a board's frame and picture."""

    moved: float
    """The greatest distance of an upper edge from where it was at first, in CSS pixels."""
    shift: float
    """The sum of all layout shifts on the table."""
    blank: int
    """In how many frames the picture was not there."""
    frames: int
    """How many frames were looked at."""
    size: float
    """The greatest difference of the frame's width or height, or the picture's width, in CSS pixels."""


async def watch(page: Page) -> None:
    """Look at the board that is shown from now on."""
    await page.evaluate(WATCH)


async def seen(page: Page) -> Steadiness:
    """Return what has been seen since ``watch``."""
    return Steadiness(**await page.evaluate("globalThis.steadiness"))
