"""The grids of Flip: the hand in rows, the brackets under its cards, and the rows of cards to come."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from engine.cards import Card
from render.boards.scene import MAX_HEIGHT, TITLE_HEIGHT, MarkBox, PlacedSprite, PlacedText, PressArea
from render.cards.card_base import CardSize
from render.cards.decks.flip import COMPACT, SMALL
from render.graphics.palette import round_to_even

PLAY_CARDS = 4
NUMBER_HEIGHT = 40
"""The distance from the top of a card's number to the card."""
BRACKET_GAP = 6
"""The distance from a card down to the ends of a bracket."""
LANES = 3
"""The number of brackets below one another. Brackets that begin three cards apart share a lane: each begins
right of a card's center and ends left of one."""
LANE_PITCH, COMPACT_LANE_PITCH = 20, 13
"""The distance from one lane to the next."""
LINE = 9
"""The thickness of the line of a bracket that can be chosen."""
EDGE_LABEL_WIDTH = 64
"""The greatest width of a label at the end of a row, wider than a number of two digits."""
END_OFFSET = 8
"""The distance from the center of a card to the end of a bracket."""
COMING_PITCH, COMING_ROW_PITCH = SMALL[0] + 4, SMALL[1] + 4
"""The least distance from one card to come to the next, and the distance from row to row."""
NEXT_MARGIN = 2, 4
"""How far the mark of the next card extends beyond it, horizontally and vertically."""
NEXT = "next"
"""The caption beside the arrow to the next card."""
NEXT_ROOM, COUNT_ROOM = 400, 100
"""The greatest widths of that caption, and of the number of the cards to come."""
COUNT_GAP = 8
"""The distance from that number to the arrow, where there is no room right of it."""


@dataclass(frozen=True, slots=True)
class Grid:
    """Rows of cards of one size."""

    width: int
    card_size: CardSize
    columns: int
    rows: int
    left: int
    column_pitch: int
    row_pitch: int
    label_height: int
    """The greatest height of labels."""
    lane: int
    """The distance from a card to the first of the brackets, so large that a label on it has room."""
    is_compact: bool = False
    """Whether labels are on the numbers of cards, because below these there is no room for them."""

    @property
    def cells(self) -> int:
        """The number of cards for which there is room."""
        return self.columns * self.rows

    @property
    def height(self) -> int:
        """The lower edge of the last row."""
        return TITLE_HEIGHT + self.rows * self.row_pitch

    @property
    def below(self) -> "ComingRows":
        """The rows of cards to come below the hand, as wide as the hand."""
        width = self.width - 2 * self.left
        columns = (width - SMALL[0]) // COMING_PITCH + 1
        pitch = (width - SMALL[0]) // (columns - 1) // 2 * 2
        left = round_to_even((self.width - (columns - 1) * pitch - SMALL[0]) // 2)
        return ComingRows(left, self.height + NUMBER_HEIGHT, columns, pitch)

    def around(self, hand: int) -> "ComingRows":
        """Return two rows of cards to come: right of the last row of a hand, and below it."""
        last = TITLE_HEIGHT + -(-hand // self.columns) * self.row_pitch
        return replace(self.below, top=last + BRACKET_GAP - COMING_ROW_PITCH)

    def beside(self, coming: int) -> "ComingRows":
        """Return the row of cards to come at the right end of the last row of the hand."""
        _, top = self.corner(self.cells - 1)
        left = self.width - self.left - (coming - 1) * COMING_PITCH - SMALL[0]
        return ComingRows(left, top, coming, COMING_PITCH)

    def has_room(self, hand: int, coming: int) -> bool:
        """Tell whether a hand fits with the cards to come below it."""
        return hand <= self.cells and self.below.bottom(coming) <= MAX_HEIGHT

    def height_with(self, hand: int, coming: int) -> int:
        """Return the height of a hand with the cards to come at the lower edge, the last one in the corner.

        The first row of these may be right of the last row of the hand.
        """
        last = TITLE_HEIGHT + max(1, -(-hand // self.columns)) * self.row_pitch
        strip, in_row = self.below, (hand - 1) % self.columns + 1
        lower_rows, in_first = divmod(coming - 1, strip.columns)
        if lower_rows < 0:
            return last
        beside, _ = strip.corner(strip.columns - in_first - 1)
        lower = lower_rows * COMING_ROW_PITCH
        if beside >= self.left + in_row * self.column_pitch:
            first = last - self.row_pitch + NUMBER_HEIGHT + COMING_ROW_PITCH
            return max(last, first) + lower
        return last + NUMBER_HEIGHT + COMING_ROW_PITCH + lower

    def corner(self, cell: int) -> tuple[int, int]:
        """Return the upper left corner of a card, by its number from 0."""
        row, column = divmod(cell, self.columns)
        return self.left + column * self.column_pitch, TITLE_HEIGHT + NUMBER_HEIGHT + row * self.row_pitch

    def bracket(self, first: int) -> MarkBox:
        """Return the bracket under four cards from a number on, in two parts if a row ends between them."""
        (start, top), (end, last_top) = self.corner(first), self.corner(first + PLAY_CARDS - 1)
        x, y = self.corner(first + PLAY_CARDS // 2 - 1)
        card_width, card_height = self.card_size
        middle, offset = card_width // 2, card_height + BRACKET_GAP
        lane = self.lane + first % LANES * (COMPACT_LANE_PITCH if self.is_compact else LANE_PITCH)
        start, end = start + middle + END_OFFSET, end + middle - END_OFFSET
        if self.is_compact:
            return self._compact_bracket(first, start, end, lane)
        label_x = x + (card_width + self.column_pitch) // 2
        label_room = (self.column_pitch - 2, self.label_height)
        if label_x + label_room[0] // 2 > self.width:  # at the end of a row, as far right as possible
            label_room = (EDGE_LABEL_WIDTH, self.label_height)
            label_x = self.width - EDGE_LABEL_WIDTH // 2
        label_center = (label_x, y + card_height + lane + LINE // 2)
        height = lane + LINE - BRACKET_GAP
        if top == last_top:
            return MarkBox(start, top + offset, end - start, height, label_center, label_room, "both")
        rest = MarkBox(0, last_top + offset, end, height, bracket_ends="right")
        return MarkBox(
            start, top + offset, self.width - start, height, label_center, label_room, "left", rest
        )

    def _compact_bracket(self, first: int, start: int, end: int, lane: int) -> MarkBox:
        """Return a bracket whose label is on the number of its first card.

        A part in the next row has the label once more, below the last card.
        """
        (left, top), (last_left, last_top) = self.corner(first), self.corner(first + PLAY_CARDS - 1)
        card_width, card_height = self.card_size
        middle, offset, height = card_width // 2, card_height + BRACKET_GAP, lane + LINE - BRACKET_GAP
        room = self.column_pitch - 2, self.label_height
        number = left + middle, top - NUMBER_HEIGHT // 2
        if top == last_top:
            return MarkBox(start, top + offset, end - start, height, number, room, "both")
        below = last_left + middle, last_top + (card_height + self.row_pitch - NUMBER_HEIGHT) // 2
        rest = MarkBox(self.left, last_top + offset, end - self.left, height, below, room, "right")
        right = self.left + (self.columns - 1) * self.column_pitch + card_width
        return MarkBox(start, top + offset, right - start, height, number, room, "left", rest)

    def press_areas(self, first: int) -> tuple[PressArea, ...]:
        """Return where the play from a card on is pressed, by the card's number from 0.

        These are the card with its number, and below the cards the middle of the bracket. No plays overlap.
        On a compact grid the label is on the number.
        """
        (x, y), (width, height), card = self.corner(first), self.card_size, self.card_area(first)
        if self.is_compact:
            return (card,)
        bracket = self.bracket(first)
        center, _ = bracket.label_center or (x + width // 2, y)
        room, _ = bracket.label_room or (width, height)
        _, middle = self.corner(first + PLAY_CARDS // 2 - 1)
        below = self.row_pitch - NUMBER_HEIGHT - height
        return card, PressArea(center - room // 2, middle + height, room, below)

    def card_area(self, cell: int) -> PressArea:
        """Return where a card is pressed, by its number from 0: on its face, or on the number above."""
        (x, y), (width, height) = self.corner(cell), self.card_size
        return PressArea(x, y - NUMBER_HEIGHT, width, NUMBER_HEIGHT + height)


@dataclass(frozen=True, slots=True)
class ComingRows:
    """Rows of cards to come."""

    left: int
    top: int
    columns: int
    pitch: int
    """The distance from one card to the next."""

    def corner(self, number: int) -> tuple[int, int]:
        """Return the upper left corner of a card, by its number from 0, the next one."""
        row, column = divmod(number, self.columns)
        return self.left + column * self.pitch, self.top + row * COMING_ROW_PITCH

    def sprites(self, cards: Sequence[Card | None], first: int = 0) -> Iterator[PlacedSprite]:
        """Place cards from a number on."""
        for number, card in enumerate(cards, first):
            if card:
                yield PlacedSprite(f"{card.code}/small", *self.corner(number))

    def bottom(self, cards: int) -> int:
        """Return the lower edge of the rows for a number of cards, with the margin below them."""
        return self.top + -(-cards // self.columns) * COMING_ROW_PITCH

    def next_box(self, first: int = 0) -> MarkBox:
        """Return the box for the mark of the next card: larger than the card, whose own margin is narrow."""
        (across, down), (width, height), (left, top) = NEXT_MARGIN, SMALL, self.corner(first)
        return MarkBox(left - across, top - down, width + 2 * across, height + 2 * down)

    def names(
        self, cards: int, *, is_named: bool, first: int = 0, is_count_left: bool = False
    ) -> Iterator[PlacedText]:
        """Yield an arrow above the next card, its name if there is room, and the number of the cards.

        The number is at the right end of the rows, or left of the arrow.
        """
        (left, top), right = self.corner(first), self.left + (self.columns - 1) * self.pitch + SMALL[0]
        y = top - NUMBER_HEIGHT
        yield PlacedText("↓", "small", left + SMALL[0] // 2, y)
        if is_named:
            yield PlacedText(NEXT, "small", left + SMALL[0], y, "left", NEXT, NEXT_ROOM)
        if cards > 1:
            yield PlacedText(f"×{cards}", "small", left - COUNT_GAP if is_count_left else right, y, "right")


GRIDS = (
    Grid(980, (140, 254), 6, 2, 30, 156, 389, 54, 28),
    Grid(1280, (140, 254), 8, 3, 24, 156, 389, 54, 28),
    *(Grid(900, COMPACT, 9, rows, 12, 98, 194, 46, 7, is_compact=True) for rows in (3, 4, 5, 6)),
)
"""The first with room for all cards is used. Chats show a narrow picture, and so its cards, larger."""


OPEN_GRIDS = (
    Grid(980, (140, 254), 6, 1, 30, 156, 389, 54, 28),
    *GRIDS[:1],
    Grid(1280, (140, 254), 8, 2, 24, 156, 389, 54, 28),
    *GRIDS[1:2],
    *GRIDS[2:],
)
"""The same for a hand with cards to come below it. If none has room, these are right of its last row."""
