"""The pictures of the listings, painted with the bot's own cards and boards."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from io import BytesIO

from PIL import Image, ImageChops, ImageDraw

from bot.core.charts import DEFAULT_THEME
from bot.i18n.texts import Texts
from bot.rendering.image_renderer import game_panels, paint_file
from bot.screens.welcome import welcome_picture
from engine.games import find_game
from render.cards.card_base import RADIUS, CardPainter, CardShape
from render.cards.card_base import WIDTH as DESIGN_WIDTH
from render.cards.decks import DECKS
from render.graphics.theme import TABLE, Color, load_theme
from render.painting.welcome_picture import GamePanel, small_board
from tests.gallery.readme import DESCRIPTION_TITLE, board, description_picture
from tests.listing.fields import listing_words
from tests.listing.lettering import Lettering

ICON_SIZE = (1024, 1024)
"""The icon of an application of Discord and the photo of a bot in Telegram: square, and shown as a circle.

Discord shows icons with at most 4,096 pixels a side (``reference.mdx``, "Image Formatting", of
https://github.com/discord/discord-api-docs); 1,024 are what its Developer Portal recommends.
"""
BANNER_SIZE = (1360, 480)
"""The banner of the bot's profile in Discord: twice the 680 x 240 that the Developer Portal recommends, for
sharp screens (see https://github.com/discord/discord-api-docs/issues/8551)."""
WIDE_SIZE = (1920, 1080)
"""The cover and the pictures of Discord's carousel: 16:9, at least 1,024 wide, as
``assets-and-metadata.mdx`` of https://github.com/discord/discord-api-docs asks of cover art; its pages on
discovery state no size."""
MOST_CAROUSEL_PICTURES, FIRST_IN_CAROUSEL = 5, 3
DESCRIPTION_SIZE = (640, 360)
"""The picture of a bot's description in Telegram: what @BotFather asks for."""
MAX_BYTES = 1024 * 1024
"""The largest file, so that each of them loads quickly; both platforms take more."""

SCALE, EDGE = 2, 4
"""Everything that is turned or rounded is painted in a multiple of its size, turned cards with an edge of so
many pixels around them, and reduced."""
MARGIN, RADIUS_OF_PANEL, PADDING = 28, 44, 52
BOARD_ROOM = 1100
"""The width for the board of a game, of that of its picture."""
BOARD_HEIGHT = WIDE_SIZE[1] - 2 * (MARGIN + PADDING)
COLUMN = MARGIN + PADDING + BOARD_ROOM + 60
"""Where the texts beside it begin."""
COLUMN_ROOM = WIDE_SIZE[0] - COLUMN - MARGIN - PADDING
NAME_SIZES, PITCH_SIZES, EFFORT_SIZES = (104, 92, 80, 72, 64), (56, 52, 48, 44, 42), (42, 40, 38)
"""Sizes of the texts, the largest first."""
NAME_LINES, PITCH_LINES = 2, 4
SEPARATOR = re.compile(r"\s*[·・]\s*")
"""What stands between the parts of how long and hard a game is: each part has a line of its own."""
RULE = (120, 8)
"""The line between the name of a game and what it is like."""
COVER_ROWS = 3
GAP = 24

ON_TABLE = "klondike"
"""The game that is shown on the table."""

ICON_CARDS = (("french", "AS", 383, 467, 14), ("french", "AH", 652, 561, -11))
"""Of each card its deck and code, its center, and by how many degrees it is turned."""
ICON_CARD = (416, 568)
BANNER_CARDS = (
    ("french", "KS"),
    ("blink", "3RM"),
    ("decktet", "8WL"),
    ("french", "QH"),
    ("blink", "4YS"),
    ("decktet", "3SK"),
    ("french", "AS"),
)
"""The cards of the fan, of the decks whose cards have this form."""
BANNER_CARD = (194, 266)


@dataclass(frozen=True, slots=True)
class Colors:
    """The colors of the pictures, from the default theme."""

    felt: Color
    bar: Color
    paper: Color
    line: Color
    mark: Color

    @classmethod
    @cache
    def of_theme(cls) -> "Colors":
        table = load_theme(DEFAULT_THEME)[TABLE]
        return cls(table["felt"], table["bar"], table["paper"], table["line"], table["mark"])


def icon() -> Image.Image:
    """Paint two aces on felt, within the circle that the platforms show."""
    picture = Image.new("RGB", ICON_SIZE, Colors.of_theme().felt)
    for deck, code, x, y, degrees in ICON_CARDS:
        _paste_turned(picture, _card(deck, code, ICON_CARD), (x, y), degrees)
    return picture


def banner() -> Image.Image:
    """Paint a fan of cards, beside the place at the lower left that the avatar covers."""
    picture = Image.new("RGB", BANNER_SIZE, Colors.of_theme().felt)
    middle = (len(BANNER_CARDS) - 1) / 2
    for number, (deck, code) in enumerate(BANNER_CARDS):
        away = number - middle
        center = (round(840 + away * 124), round(224 + away * away * 7))
        _paste_turned(picture, _card(deck, code, BANNER_CARD), center, -away * 6)
    return picture


@cache
def panels(texts: Texts) -> tuple[GamePanel, ...]:
    """Return what is shown of each game, in order."""
    return tuple(game_panels(welcome_picture(texts, DEFAULT_THEME)[0].games))


def carousel_picture(panel: GamePanel) -> Image.Image:
    """Paint the board of a game, and beside it what it is called and like."""
    painted = small_board(panel, DEFAULT_THEME, BOARD_ROOM, BOARD_HEIGHT)
    return _with_words(painted, panel.name, panel.pitch, SEPARATOR.split(panel.effort))


def table_picture(texts: Texts) -> Image.Image:
    """Paint a board as the table inside a chat shows it, and beside it the button that opens it."""
    shown = replace(board(ON_TABLE, texts), has_heading=False)
    with Image.open(BytesIO(paint_file(shown))) as file:
        painted = file.convert("RGB")
    felt = Image.new("RGB", painted.size, Colors.of_theme().felt)
    painted = painted.crop(
        ImageChops.difference(painted, felt).getbbox()
    )  # without the room for longer piles
    scale = min(BOARD_ROOM / painted.width, BOARD_HEIGHT / painted.height)
    size = round(painted.width * scale), round(painted.height * scale)
    small = painted.resize(size, Image.Resampling.LANCZOS)
    return _with_words(small, texts("button-open-table"), listing_words(texts.language)("table-pitch"))


def _with_words(painted: Image.Image, title: str, sentence: str, details: Sequence[str] = ()) -> Image.Image:
    """Paint a board, and beside it a title, a sentence and details, each of them on a line."""
    colors, (width, height) = Colors.of_theme(), WIDE_SIZE
    picture = _with_panels([(MARGIN, MARGIN, width - MARGIN, height - MARGIN)])
    left = MARGIN + PADDING + (BOARD_ROOM - painted.width) // 2
    picture.paste(painted, (left, (height - painted.height) // 2))
    name, names = Lettering.fitting(title, NAME_SIZES, COLUMN_ROOM, NAME_LINES)
    pitch, pitches = Lettering.fitting(sentence, PITCH_SIZES, COLUMN_ROOM, PITCH_LINES)
    parts = [(name, names, colors.paper), (pitch, pitches, colors.paper)]
    if details:
        effort, efforts = _each_on_a_line(details)
        parts.append((effort, efforts, colors.mark))
    total = sum(letters.line_height * len(lines) for letters, lines, _ in parts) + len(parts) * GAP + RULE[1]
    y = (height - total) // 2
    for letters, lines, color in parts:
        for line in lines:
            letters.print(picture, line, COLUMN, y, color)
            y += letters.line_height
        y += GAP
        if letters is name:
            draw = ImageDraw.Draw(picture)
            draw.rectangle((COLUMN, y, COLUMN + RULE[0] - 1, y + RULE[1] - 1), fill=colors.mark)
            y += RULE[1] + GAP
    return picture


def cover_boxes(games: int) -> list[tuple[int, int, int, int]]:
    """Return the edges of a panel for each game, and those of the title's, which fills the last row."""
    (width, height), columns = WIDE_SIZE, -(-(games + 1) // COVER_ROWS)
    pitch = ((width - 2 * MARGIN + GAP) // columns, (height - 2 * MARGIN + GAP) // COVER_ROWS)
    corners = [
        (MARGIN + number % columns * pitch[0], MARGIN + number // columns * pitch[1])
        for number in range(games + 1)
    ]
    boxes = [(x, y, x + pitch[0] - GAP, y + pitch[1] - GAP) for x, y in corners]
    left, top, _, bottom = boxes[-1]
    return [*boxes[:-1], (left, top, MARGIN + columns * pitch[0] - GAP, bottom)]


def cover(texts: Texts) -> Image.Image:
    """Paint the boards and names of all games, and in the last place what the bot is called."""
    colors, boxes = Colors.of_theme(), cover_boxes(len(panels(texts)))
    picture = _with_panels(boxes)
    for panel, box in zip(panels(texts), boxes[:-1], strict=True):
        letters, names = Lettering.fitting(panel.name, (52, 46, 40, 36, 30, 26, 24), box[2] - box[0] - GAP, 1)
        top = box[3] - letters.line_height - GAP // 2
        _print_centered(picture, letters, names, box, top, colors.paper)
        room = (box[2] - box[0] - 2 * GAP, top - box[1] - 2 * GAP)
        painted = small_board(panel, DEFAULT_THEME, *room)
        x, y = (box[0] + box[2] - painted.width) // 2, box[1] + GAP + (room[1] - painted.height) // 2
        picture.paste(painted, (x, y))
    letters, last = Lettering(104), boxes[-1]
    top = (last[1] + last[3] - letters.line_height * len(DESCRIPTION_TITLE)) // 2
    _print_centered(picture, letters, DESCRIPTION_TITLE, last, top, colors.paper)
    return picture


def _each_on_a_line(lines: Sequence[str]) -> tuple[Lettering, list[str]]:
    """Return the largest letters with which there is room for each line."""
    widest = max(lines, key=Lettering(EFFORT_SIZES[0]).width)
    return Lettering.fitting(widest, EFFORT_SIZES, COLUMN_ROOM, 1)[0], list(lines)


def carousel_panels(texts: Texts) -> list[GamePanel]:
    """Return the first games, then the first one of each family that is not shown yet."""
    every = panels(texts)
    shown, others = list(every[:FIRST_IN_CAROUSEL]), every[FIRST_IN_CAROUSEL:]
    families = {find_game(panel.board.game).family for panel in shown}
    for panel in others:
        if (family := find_game(panel.board.game).family) not in families:
            families.add(family)
            shown.append(panel)
    return shown[:MOST_CAROUSEL_PICTURES]


def language_pictures(texts: Texts, *, has_table: bool = False) -> dict[str, Image.Image]:
    """Return the pictures of a language, by the name of the file that each is written to.

    ``has_table`` says whether the table of this bot opens inside Discord: then the carousel ends with it.
    """
    shown = [(panel.board.game, carousel_picture(panel)) for panel in carousel_panels(texts)]
    if has_table:
        shown[-1] = ("table", table_picture(texts))
    carousel = {
        f"discord-carousel-{number}-{name}.png": picture for number, (name, picture) in enumerate(shown, 1)
    }
    return {
        "discord-cover.png": cover(texts),
        **carousel,
        "telegram-description-picture.png": description_picture(texts),
    }


def shared_pictures() -> dict[str, Image.Image]:
    """Return the pictures that are the same in all languages."""
    return {"icon.png": icon(), "discord-banner.png": banner()}


def _print_centered(
    picture: Image.Image,
    letters: Lettering,
    lines: Sequence[str],
    box: tuple[int, int, int, int],
    top: int,
    color: Color,
) -> None:
    for number, line in enumerate(lines):
        left = (box[0] + box[2] - letters.width(line)) // 2
        letters.print(picture, line, left, top + number * letters.line_height, color)


def _with_panels(boxes: Sequence[tuple[int, int, int, int]]) -> Image.Image:
    """Return a picture with panels of felt, which have round corners."""
    colors, (width, height) = Colors.of_theme(), WIDE_SIZE
    mask = Image.new("L", (width * SCALE, height * SCALE))
    for left, top, right, bottom in boxes:
        box = (left * SCALE, top * SCALE, right * SCALE - 1, bottom * SCALE - 1)
        ImageDraw.Draw(mask).rounded_rectangle(box, RADIUS_OF_PANEL * SCALE, 255)
    picture = Image.new("RGB", WIDE_SIZE, colors.bar)
    picture.paste(colors.felt, (0, 0), mask.reduce(SCALE))
    return picture


@cache
def _faces(deck: str, width: int, height: int) -> Mapping[str, Image.Image]:
    return DECKS.require(deck).faces(load_theme(DEFAULT_THEME), width, height)


def _card(deck: str, code: str, size: tuple[int, int]) -> Image.Image:
    """Return a card in a multiple of a size, transparent outside its round corners."""
    width, height = size[0] * SCALE, size[1] * SCALE
    shape, theme = CardShape(width, height), load_theme(DEFAULT_THEME)
    painter = CardPainter(theme, shape)
    face = _faces(deck, width, height)[code]
    card = painter.card(face, painter.felt()).crop((0, 0, width, height))
    mask = Image.new("L", card.size)
    radius = RADIUS * width / DESIGN_WIDTH
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, width - 1, height - 1), radius, 255)
    # With a transparent edge: what touches the edge of a picture isn't smooth when it is turned.
    padded = Image.new("RGBA", (width + 2 * EDGE, height + 2 * EDGE), (*theme[TABLE]["rim"], 0))
    padded.paste(card, (EDGE, EDGE), mask)
    return padded


def _paste_turned(picture: Image.Image, card: Image.Image, center: tuple[int, int], degrees: float) -> None:
    """Paste a card around a center, turned counterclockwise, with a shadow below it."""
    turned = card.rotate(degrees, Image.Resampling.BICUBIC, expand=True)
    small = turned.resize((turned.width // SCALE, turned.height // SCALE), Image.Resampling.LANCZOS)
    left, top = center[0] - small.width // 2, center[1] - small.height // 2
    drop = max(4, card.width // SCALE // 40)
    picture.paste(Colors.of_theme().bar, (left, top + drop), small.getchannel("A"))
    picture.paste(small, (left, top), small)
