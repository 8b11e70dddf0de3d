"""Every game played to its end by a player who uses only the text boards."""

import random
import re
from pathlib import Path

import pytest

from bot.core.actions import Action, Verb
from bot.core.replies import Reply
from bot.screens.rules_pages import rules_page
from engine.game import Game
from engine.games import all_games
from tests.bot.desk import ANNA, Desk, labels, shown

FOLDER = Path(__file__).parent / "by_ear"
"""A file for each game. ``OPTIONS DEAL = SENTENCE`` is a deal and the beginning of its final text;
``prefer PATTERN`` is a pattern of the moves that a player who knows the rules prefers, best first."""
PREFER = "prefer "


def lines(game: str) -> list[str]:
    """Return the lines of a game's file that are not comments."""
    text = (FOLDER / f"{game}.txt").read_text("utf-8")
    return [line for line in text.splitlines() if line and not line.startswith("#")]


def likes(game: str) -> tuple[str, ...]:
    """Return the patterns of preferred moves, best first."""
    return tuple(line.removeprefix(PREFER) for line in lines(game) if line.startswith(PREFER))


GAMES = [
    (file.stem, *line.split(" = ", 1))
    for file in sorted(FOLDER.glob("*.txt"))
    for line in lines(file.stem)
    if not line.startswith(PREFER)
]
"""Game, options and deal, and the beginning of the final text."""
FIRST_OF_GAMES = {case[0]: case for case in reversed(GAMES)}.values()
CASES = [
    pytest.param(*case, marks=() if case in FIRST_OF_GAMES else pytest.mark.rare, id=" ".join(case[:2]))
    for case in GAMES
]


TO_TYPE = re.compile(r"(?:You can type(?:, [^:“]*)?|All moves): (.*?)\.(?=\n|$)", re.DOTALL)
ANY_OF = re.compile(r"You can type “(\S+)”, followed by any of these or none: (.*?)\.(?=\n|$)", re.DOTALL)
TURN = re.compile(r"Part \d+ of \d+")
NOTE = re.compile(r"\s\([^()]*\)")
"""What is said of a move, and not typed."""
MOVES_MADE = re.compile(r"after \d+ moves?")
MOST_BEHIND = 3
"""The highest number of places that the listener types after a word."""

MOST_ENTRIES = 250
"""After this number of lines the listener is going in circles, and restarts the deal."""
MOST_ATTEMPTS = 8


class Listener:
    """Plays by ear: knows only the text of the replies and its preferred moves.

    It repeats a line after the same text only if it has typed all other lines there.
    """

    def __init__(self, desk: Desk, seed: int, likes: tuple[str, ...] = ()) -> None:
        self._desk = desk
        self._chance = random.Random(seed)
        self._likes = tuple(re.compile(pattern) for pattern in likes)
        self._done: set[tuple[str, str]] = set()
        self.heard = ""
        self.typed = 0

    async def play(self, line: str) -> str:
        """Start a game with this line, play it to its end, and return the final text."""
        await self._desk.type("/settings boards words")
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
        """Read all pages of a reply."""
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
        """Return the next line to type; an empty string if the text offers none."""
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
        """Return the lines that the text offers; of optional places after a word, a random few."""
        entries = []
        if any_of := ANY_OF.search(self.heard):
            places = NOTE.sub("", any_of[2].replace("\n", " ")).split(", ")
            some = self._chance.sample(places, self._chance.randint(0, MOST_BEHIND))
            entries.append(" ".join((any_of[1], *some)))
        if to_type := TO_TYPE.search(self.heard):
            for part in NOTE.sub("", to_type[1].replace("\n", " ")).split("; "):
                start, colon, lasts = part.partition(": ")
                entries += [f"{start} {last}" for last in lasts.split(", ")] if colon else [start]
        return entries


@pytest.mark.parametrize(("game", "deal", "end"), CASES)
async def test_a_game_is_played_to_its_end_by_its_text_boards(
    desk: Desk, game: str, deal: str, end: str
) -> None:
    listener = Listener(desk, 1, likes(game))
    text = await listener.play(f"/play {game} {deal}")

    title, *lines_heard = text.splitlines()
    assert any(line.startswith(end) for line in lines_heard[:2]), title  # cards that went home come first
    assert await desk.store.unfinished_games(ANNA) == ()
    (session,) = await desk.store.past_games(ANNA, 5)
    record = session.record
    outcome = record.replay().outcome()
    assert outcome is not None
    automatic = sum(
        before.automatic() == move for before, move in zip(record.positions(), record.moves, strict=False)
    )
    assert listener.typed >= len(record.moves) - automatic > 0


def test_every_game_has_a_file_of_text_games() -> None:
    assert {game for game, _, _ in GAMES} == {game.name for game in all_games()}


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
async def test_rules_have_no_pictures_for_players_who_read_in_words(desk: Desk, game: Game) -> None:
    await desk.store.choose(ANNA, {"view": "words"})
    parts = len(rules_page(game.name, "en"))
    pages = [await desk.act(Action(Verb.RULES, (game.name, str(number)))) for number in range(1, parts + 1)]
    assert not any(shown(page).picture for page in pages)
    text = "\n".join(shown(page).text for page in pages)
    assert f"{game.title}, deal " in text
