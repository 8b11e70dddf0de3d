"""The puzzle of a day, and its post with the solution of an earlier one.

It is the same one on every instance that has the same puzzles. The position and the film are the same for all
groups of a language in a chat, so that each is painted once.
"""

from dataclasses import dataclass, replace
from functools import cache, lru_cache

from bot.core.actions import Action, Chat, Verb
from bot.core.commands import ONLY_PLAYER
from bot.core.images import ReplayAnimation
from bot.core.posts import Post, PostFilm
from bot.core.screens import MAX_CAPTION, Button, Screen
from bot.features.puzzles.known_puzzle import KnownPuzzle, known_puzzle
from bot.features.puzzles.offers import puzzle_goal, puzzle_offer_screen
from bot.features.puzzles.profile import MIDDLE
from bot.features.puzzles.store import PuzzleStore
from bot.i18n.texts import Texts, clipped
from bot.screens.button_rows import as_main
from bot.screens.descriptions import move_name, pile_captions
from bot.services import Services
from engine.shuffle import shuffled
from seeds.puzzle import all_entries, entries_of, numbers_of_days, puzzle_games

OF_EACH_GAME = 150
"""How many puzzles of a game come, those of medium rating: with five games two years without a repetition."""
CACHED = 64
SEPARATOR = " · "
"""Between moves, whose names may contain commas and arrows."""


def puzzle_of_day(number_of_day: int) -> int | None:
    """Return the number of the puzzle of a day, which counts from 1; ``None`` if there are no puzzles.

    The games take turns.
    """
    games = puzzle_games()
    if not games:
        return None
    turn, place = divmod(number_of_day - 1, len(games))
    numbers = _numbers_in_turn(games[place])
    return numbers[turn % len(numbers)]


@cache
def _numbers_in_turn(game: str) -> tuple[int, ...]:
    """Return the stored numbers of a game; if it has none, those of puzzles of medium rating."""
    stored = numbers_of_days().get(game, ())
    if stored and set(stored) <= all_entries().keys():
        return stored
    entries = sorted(entries_of(game), key=lambda entry: (abs(entry.rating - MIDDLE), entry.number))
    return tuple(shuffled([entry.number for entry in entries[:OF_EACH_GAME]], 0))


@dataclass(frozen=True, slots=True)
class PastPuzzle:
    """An earlier day's puzzle, whose solution is shown."""

    number: int
    """The number of the puzzle."""
    tried: int
    """How many players tried it as the puzzle of its day, everywhere on this instance."""
    solved: int


def puzzle_screen(texts: Texts, chat: Chat, number: int, past: PastPuzzle | None) -> Screen:
    """Show a puzzle to everybody, and below its goal how an earlier one was solved.

    Nothing of it hints at its own solution. Raises ``LookupError`` if there is no such puzzle.
    """
    screen = _offer(texts, chat, number)
    if past is None or (known := known_puzzle(past.number)) is None:
        return screen
    room = MAX_CAPTION - _units(screen.title) - 1
    return replace(screen, text=_with_solution(texts, screen.text, known, past, room))


@lru_cache(CACHED)
def _offer(texts: Texts, chat: Chat, number: int) -> Screen:
    known = known_puzzle(number)
    if known is None:
        raise LookupError(f"no puzzle {number}")
    screen = puzzle_offer_screen(texts, known, chat)
    solve = Action(Verb.PUZZLE, (str(number), ONLY_PLAYER))
    rows = ((as_main(Button(texts("button-puzzle-solve"), solve)),),)
    return replace(screen, text=f"{screen.text}\n{texts('announce-puzzle-next')}", rows=rows, copy="")


def _with_solution(texts: Texts, offer: str, known: KnownPuzzle, past: PastPuzzle, room: int) -> str:
    """Return the text with as many moves of the solution as fit into ``room`` units."""
    names, film_line = _move_names(texts, past.number), solution_film(texts, past.number).line
    goal = puzzle_goal(texts, known.puzzle.goal, known.start)
    head = texts(
        "announce-puzzle-past",
        number=str(past.number),
        game=texts.of_game(known.puzzle.game, "title"),
        goal=goal,
        tried=past.tried,
        solved=past.solved,
    )
    for count in range(len(names), 0, -1):
        moves = SEPARATOR.join(names[:count])
        solution = texts("announce-puzzle-solution", moves=moves, more=len(names) - count)
        text = f"{offer}\n\n{head}\n{solution}\n{film_line}"
        if _units(text) <= room:
            return text
    return clipped(f"{offer}\n\n{head}\n{film_line}", room)


def _units(text: str) -> int:
    """Return the length of a text in UTF-16 units, as Telegram counts: emoji of suits have two."""
    return len(text.encode("utf-16-le")) // 2


@lru_cache(CACHED)
def _move_names(texts: Texts, number: int) -> tuple[str, ...]:
    known = known_puzzle(number)
    if known is None:
        return ()
    steps = zip(known.positions, known.puzzle.solution, strict=False)
    return tuple(move_name(texts, position, position.board(), move) for position, move in steps)


@lru_cache(CACHED)
def solution_film(texts: Texts, number: int) -> PostFilm:
    """Return the animation of a puzzle's solution; raise ``LookupError`` if there is no such puzzle."""
    known = known_puzzle(number)
    if known is None:
        raise LookupError(f"no puzzle {number}")
    puzzle, digits = known.puzzle, str(number)
    film = ReplayAnimation(
        puzzle.solved_record.text,
        texts("puzzle-name", number=digits),
        captions=pile_captions(texts, puzzle.game),
        since=puzzle.base,
    )
    alt = texts("announce-puzzle-film-alt", number=digits, moves=len(puzzle.solution))
    line = texts("announce-puzzle-film", number=digits)
    return PostFilm(film, texts("announce-puzzle-film-title", number=digits), alt, line)


class PuzzlePosts:
    """Composes the posts of the puzzles of days. Raises ``StoreUnavailableError``."""

    def __init__(self, services: Services) -> None:
        self._store = PuzzleStore(services.redis)

    async def compose(self, texts: Texts, chat: Chat, number: int, before: int) -> Post:
        """Return the post of a day's puzzle; raise ``LookupError`` if there is none.

        ``before`` is the day whose puzzle was posted last: that day is over, so its solution is shown; 0 for
        none. The post is silent: it follows that of the day.
        """
        puzzle = puzzle_of_day(number)
        if puzzle is None:
            raise LookupError(f"no puzzle on day {number}")
        await self._store.note_of_day(number, all_entries()[puzzle].key)
        earlier = puzzle_of_day(before) if 0 < before < number else None
        past = await self._past(before, earlier) if earlier else None
        screen = puzzle_screen(texts, chat, puzzle, past)
        film = solution_film(texts, past.number) if past else None
        return Post(screen, texts.language, film, is_silent=True)

    async def _past(self, day: int, number: int) -> PastPuzzle | None:
        """Return the puzzle of an earlier day; ``None`` if another one has its number since."""
        key, tried, solved = await self._store.day_counts(day)
        return PastPuzzle(number, tried, solved) if (key or number) == all_entries()[number].key else None
