"""Wish in Discord by the plainest bot that one would write: ``REDIS_URL DISCORD_API_URL TOKEN PICTURES``.

It uses the libraries as their tutorials do: discord.py's view and buttons, redis-py's get and set of JSON,
and Pillow, which composes RGBA pictures, loaded once, and saves each board as PNG.
"""

import json
import random
import sys
from io import BytesIO
from itertools import combinations
from pathlib import Path
from typing import TypeAlias

import discord
from discord import app_commands
from discord.http import Route
from PIL import Image, ImageDraw, ImageFont
from redis.asyncio import Redis

RANKS, SUITS = "A789TJQK", "CDHS"
NAMES = "abcdefgh"
LEFT, TOP, COLUMN, ROW, STRIP = 52, 134, 308, 576, 42
"""Pixels: where the first pile lies, from pile to pile, and from card to card of a pile."""
LETTER = 62
"""Pixels from a pile's letter to the pile."""

Piles: TypeAlias = list[list[str]]


def deal(number: int) -> Piles:
    cards = [rank + suit for rank in RANKS for suit in SUITS]
    random.Random(number).shuffle(cards)
    return [cards[place : place + 4] for place in range(0, len(cards), 4)]


def pairs(piles: Piles) -> list[tuple[int, int]]:
    tops = [(place, pile[-1][0]) for place, pile in enumerate(piles) if pile]
    return [(one, other) for (one, rank), (other, same) in combinations(tops, 2) if rank == same]


def title(piles: Piles) -> str:
    left = sum(map(len, piles))
    if not left:
        return "Wish: all cards are taken, you have won!"
    return f"Wish: {left} cards left" if pairs(piles) else f"Wish: no pair, {left} cards left"


class Painter:
    """Paints boards from pictures that are loaded once: ``table``, ``back``, and the cards."""

    def __init__(self, directory: Path) -> None:
        self._pictures = {
            file.stem: Image.open(file).convert("RGBA") for file in sorted(directory.glob("*.png"))
        }
        self._font = ImageFont.load_default(44)

    def paint(self, piles: Piles) -> BytesIO:
        board = self._pictures["table"].copy()
        draw = ImageDraw.Draw(board)
        draw.text((LEFT, 14), title(piles), "white", self._font)
        for place, pile in enumerate(piles):
            x, y = LEFT + place % 4 * COLUMN, TOP + place // 4 * ROW
            draw.text((x + 110, y - LETTER), NAMES[place], "white", self._font)
            for height, card in enumerate(pile):
                picture = self._pictures[card if height == len(pile) - 1 else "back"]
                board.alpha_composite(picture, (x, y + height * STRIP))
        file = BytesIO()
        board.save(file, "PNG")
        file.seek(0)
        return file


class PairButton(discord.ui.Button[discord.ui.View]):
    """Takes a pair."""

    def __init__(self, bot: "NaiveBot", one: int, other: int) -> None:
        super().__init__(label=f"{NAMES[one]} {NAMES[other]}")
        self._bot = bot
        self._pair = (one, other)

    async def callback(self, interaction: discord.Interaction) -> None:
        """Take the pair, store the game, and change the message."""
        key = f"wish:{interaction.user.id}"
        piles: Piles = json.loads(await self._bot.redis.get(key) or "[]")
        if self._pair not in pairs(piles):
            await interaction.response.send_message("That is no pair now.", ephemeral=True)
            return
        for place in self._pair:
            piles[place].pop()
        await self._bot.redis.set(key, json.dumps(piles))
        board = discord.File(self._bot.painter.paint(piles), "board.png")
        await interaction.response.edit_message(
            content=title(piles), attachments=[board], view=self._bot.buttons(piles)
        )


class NaiveBot(discord.AutoShardedClient):
    """The bot."""

    def __init__(self, redis: Redis, painter: Painter) -> None:
        super().__init__(intents=discord.Intents.default())
        self.redis = redis
        self.painter = painter
        self.tree = app_commands.CommandTree(self)

    async def setup_hook(self) -> None:
        @self.tree.command(description="Play Wish")
        async def wish(interaction: discord.Interaction, deal_number: int) -> None:
            piles = deal(deal_number)
            await self.redis.set(f"wish:{interaction.user.id}", json.dumps(piles))
            board = discord.File(self.painter.paint(piles), "board.png")
            await interaction.response.send_message(title(piles), file=board, view=self.buttons(piles))

        await self.tree.sync()

    def buttons(self, piles: Piles) -> discord.ui.View:
        view = discord.ui.View(timeout=None)
        for one, other in pairs(piles):
            view.add_item(PairButton(self, one, other))
        return view


if __name__ == "__main__":
    redis_url, api_url, token, pictures = sys.argv[1:]
    Route.BASE = f"{api_url}/v10"
    NaiveBot(Redis.from_url(redis_url), Painter(Path(pictures))).run(token, log_handler=None)
