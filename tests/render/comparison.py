"""Comparing a picture with a golden one."""

from pathlib import Path

from PIL import Image, ImageChops

OUTPUT = Path(__file__).parents[2] / "test-output"
"""Where pictures that differ are written."""
PALE = 0.35
"""How much of the picture shows where nothing differs."""
DIFFERENT = (255, 0, 64)
"""The color of pixels that differ."""


def compare(name: str, actual: Image.Image, golden: Path, output: Path = OUTPUT) -> str:
    """Compare a picture with a file, pixel by pixel; return the problem, or nothing if they are equal.

    A picture that differs, and one that shows where, are written into ``output``; the problem names both.
    """
    picture = actual.convert("RGB")
    actual_file, difference_file = output / f"{name}-actual.png", output / f"{name}-difference.png"
    if not golden.exists():
        output.mkdir(parents=True, exist_ok=True)
        picture.save(actual_file)
        return f"{name} has no golden picture at {golden}: see {actual_file}"
    with Image.open(golden) as file:
        expected = file.convert("RGB")
    if picture.size == expected.size and picture.tobytes() == expected.tobytes():
        return ""
    output.mkdir(parents=True, exist_ok=True)
    picture.save(actual_file)
    shown, pixels = difference(picture, expected)
    shown.save(difference_file)
    files = f"see {actual_file} and {difference_file}"
    size = "" if picture.size == expected.size else f" {picture.size} instead of {expected.size} in size and"
    return f"{name} is{size} different in {pixels} pixels from {golden}: {files}"


def difference(actual: Image.Image, expected: Image.Image) -> tuple[Image.Image, int]:
    """Return the picture, paled, with every pixel that differs in its own color, and their number.

    What only one of the two has counts as different.
    """
    size = max(actual.width, expected.width), max(actual.height, expected.height)
    canvases = [Image.new("RGBA", size) for _ in range(2)]
    for canvas, picture in zip(canvases, (actual, expected), strict=True):
        canvas.paste(picture, (0, 0))
    red, green, blue, alpha = ImageChops.difference(*canvases).split()
    most = ImageChops.lighter(ImageChops.lighter(red, green), ImageChops.lighter(blue, alpha))
    mask = most.point(lambda value: 255 * (value > 0))
    shown = Image.blend(Image.new("RGB", size, "white"), canvases[0].convert("RGB"), PALE)
    shown.paste(DIFFERENT, (0, 0), mask)
    return shown, mask.histogram()[255]
