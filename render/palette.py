"""The one palette of a sheet: the theme's own colours, and those in between that smooth edges need most."""

from collections.abc import Iterable, Sequence

from PIL import Image

from render.theme import Colour

SIZE = 44
"""How many colours: more make larger pictures, fewer show at the edges."""
COARSE = 0xF8
"""Mixed colours are counted to this many bits."""
SEEN = 4
"""How often a mixed colour must occur to be considered."""


def choose_colours(
    named: Sequence[Colour], pictures: Iterable[Image.Image], size: int = SIZE
) -> tuple[Colour, ...]:
    """Return the named colours, then the mixed ones that are farthest from all chosen, weighed by number.

    The same pictures give the same colours: there is no chance in it, and ties go by the colour itself.
    """
    counts = {colour: count for colour, count in _count(pictures).items() if count >= SEEN}
    chosen = list(dict.fromkeys(named))[:size]
    away = {colour: min(_distance(colour, other) for other in chosen) for colour in counts}
    while len(chosen) < size and away:
        best = max(away, key=lambda colour: (away[colour] * min(counts[colour], 400) ** 0.5, colour))
        if away[best] == 0:
            break
        chosen.append(best)
        for colour, nearest in away.items():
            distance = _distance(colour, best)
            if distance < nearest:
                away[colour] = distance
    return tuple(chosen)


def palette_picture(colours: Sequence[Colour]) -> Image.Image:
    """Return a picture that carries the palette, for ``quantize``."""
    picture = Image.new("P", (1, 1))
    picture.putpalette([part for colour in colours for part in colour])
    return picture


def _count(pictures: Iterable[Image.Image]) -> dict[Colour, int]:
    counts: dict[Colour, int] = {}
    for picture in pictures:
        coarse = picture.point(lambda value: (value & COARSE) + (value >> 5))
        for count, colour in coarse.getcolors(picture.width * picture.height) or ():
            if isinstance(colour, tuple):
                red, green, blue = colour
                counts[red, green, blue] = counts.get((red, green, blue), 0) + count
    return counts


def _distance(one: Colour, other: Colour) -> int:
    """Return how unlike two colours look: squares, green counting most."""
    red, green, blue = (a - b for a, b in zip(one, other, strict=True))
    return 3 * red * red + 4 * green * green + 2 * blue * blue
