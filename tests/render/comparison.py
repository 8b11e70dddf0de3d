"""Comparing a picture with what it is to look like; one that differs is kept beside the difference."""

from pathlib import Path

from PIL import Image, ImageChops

OUTPUT = Path(__file__).parents[2] / "test-output"
"""Where pictures go that are not as they are to be."""
PALED = 0.35
"""How much of the picture shows where nothing differs."""
SIGNAL = (255, 0, 64)
"""The color of what differs."""


def compare(name: str, actual: Image.Image, expected: Path, output: Path = OUTPUT) -> str:
    """Compare a picture with a file, pixel by pixel; return what is wrong with it, nothing if they are equal.

    Where they differ, the picture and one that points out the difference are written into ``output``, which
    the answer names.
    """
    seen = actual.convert("RGB")
    here, there = output / f"{name}-actual.png", output / f"{name}-difference.png"
    if not expected.exists():
        output.mkdir(parents=True, exist_ok=True)
        seen.save(here)
        return f"{name} has nothing to be compared with at {expected}: see {here}"
    with Image.open(expected) as file:
        wanted = file.convert("RGB")
    if seen.size == wanted.size and ImageChops.difference(seen, wanted).getbbox() is None:
        return ""
    output.mkdir(parents=True, exist_ok=True)
    seen.save(here)
    pointed, pixels = difference(seen, wanted)
    pointed.save(there)
    size = "" if seen.size == wanted.size else f" {seen.size} instead of {wanted.size} in size and"
    return f"{name} is{size} different in {pixels} pixels from {expected}: see {here} and {there}"


def difference(actual: Image.Image, expected: Image.Image) -> tuple[Image.Image, int]:
    """Return the picture, paled, with every pixel that differs in a color of its own, and their number.

    What only one of them has counts as different.
    """
    size = max(actual.width, expected.width), max(actual.height, expected.height)
    both = []
    for picture in (actual, expected):
        canvas = Image.new("RGBA", size)
        canvas.paste(picture, (0, 0))
        both.append(canvas)
    red, green, blue, alpha = ImageChops.difference(*both).split()
    most = ImageChops.lighter(ImageChops.lighter(red, green), ImageChops.lighter(blue, alpha))
    mask = most.point(lambda value: 255 * (value > 0))
    pointed = Image.blend(Image.new("RGB", size, "white"), both[0].convert("RGB"), PALED)
    pointed.paste(SIGNAL, (0, 0), mask)
    return pointed, mask.histogram()[255]
