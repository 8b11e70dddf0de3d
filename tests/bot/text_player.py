"""A player who cannot see pictures: reads the texts of the bot's answers, and types what they name."""

import random
import re

from bot.core.replies import Reply
from tests.bot.desk import Desk, labels, shown

TO_TYPE = re.compile(r"You can type: (.*?)\.(?=\n|$)", re.DOTALL)
ANY_OF = re.compile(r"You can type “(\S+)”, and behind it any of these, or none: (.*?)\.(?=\n|$)", re.DOTALL)
TURN = re.compile(r"Part \d+ of \d+")
MOVES_MADE = re.compile(r"after \d+ moves?")
MOST_BEHIND = 3
"""The most places after a word that this player types."""

MOST_ENTRIES = 250
"""Then this player goes in circles, and begins the deal again."""
MOST_ATTEMPTS = 8


class Listener:
    """Plays by ear: knows nothing of a game but the words that it likes best, and what it hears.

    What it has typed where it heard the same before, it does not type again while there is anything else.
    """

    def __init__(self, desk: Desk, seed: int, likes: tuple[str, ...] = ()) -> None:
        self._desk = desk
        self._chance = random.Random(seed)
        self._likes = tuple(re.compile(pattern) for pattern in likes)
        self._done: set[tuple[str, str]] = set()
        self.heard = ""
        self.typed = 0

    async def play(self, line: str) -> str:
        """Have a game dealt, play it to its end, and return what is said there."""
        await self._desk.type(line)
        await self._hear(await self._desk.type("/board"))
        for _ in range(MOST_ATTEMPTS):
            for _ in range(MOST_ENTRIES):
                entry = self._choose()
                if not entry:
                    return self.heard
                before, self.typed = self.heard, self.typed + 1
                await self._hear(await self._desk.type(entry))
                assert self.heard != before, entry
            await self._hear(await self._desk.type("/restart"))
        raise AssertionError(f"no end after {MOST_ATTEMPTS} attempts: {self.heard}")

    async def _hear(self, reply: Reply) -> None:
        """Hear an answer, with every page of it."""
        assert reply.notice == ""
        screen = shown(reply)
        assert screen.picture is None
        head, _, page = screen.text.partition("\n\n")
        pages: list[str] = []
        while page not in pages:
            pages.append(page)
            turns = [label for label in labels(reply) if TURN.fullmatch(label)]
            if not turns:
                break
            reply = await self._desk.press(reply, turns[0])
            head_there, _, page = shown(reply).text.partition("\n\n")
            assert (shown(reply).title, head_there) == (screen.title, head)
        self.heard = "\n".join((screen.title, head, *pages))

    def _choose(self) -> str:
        """Return what to type next; nothing where the text names nothing."""
        heard = MOVES_MADE.sub("", self.heard)
        named = self._named()
        fresh = [entry for entry in named if (heard, entry) not in self._done] or named
        liked = ([entry for entry in fresh if like.match(entry)] for like in self._likes)
        if not fresh:
            return ""
        entry = self._chance.choice(next(filter(None, liked), fresh))
        self._done.add((heard, entry))
        return entry

    def _named(self) -> list[str]:
        """Return the lines that the text offers; of places after a word, a few."""
        entries = []
        if any_of := ANY_OF.search(self.heard):
            places = any_of[2].split(", ")
            some = self._chance.sample(places, self._chance.randint(0, MOST_BEHIND))
            entries.append(" ".join((any_of[1], *some)))
        if to_type := TO_TYPE.search(self.heard):
            for part in to_type[1].replace("\n", " ").split("; "):
                start, colon, lasts = part.partition(": ")
                entries += [f"{start} {last}" for last in lasts.split(", ")] if colon else [start]
        return entries
