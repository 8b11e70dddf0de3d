"""Makes the file of a game's puzzles: deals are tried from number 1 upwards until there are enough.

Which puzzles of a deal are taken depends only on those taken before, so the same arguments make the same file
on every machine, however often they are interrupted.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path

from engine.declarations import Declarations
from engine.games import find_game
from seeds.generation.data_file import MakingError, replace_file
from seeds.generation.parallel import Progress, parallel_map
from seeds.generation.puzzle_makers import maker_of
from seeds.generation.puzzle_making.draft import PLAYOUTS, Draft, Task, drafts, without_proof
from seeds.plan import Words
from seeds.puzzle import PLANNED, PuzzleEntry, length_of, read_puzzle

PUZZLES = Path(__file__).parents[2] / "puzzles"
FIRST_PUZZLES = Declarations("engine.puzzles", "FIRST_PUZZLE", int)
SAVED_AFTER = 10
"""Puzzles after which the file is saved, so that an interruption loses little."""
MOST_A_DEAL = 2
MOST_OF_A_LENGTH = 1.5
"""No length has more than this multiple of an even share among all lengths of the game, and ``FEW`` more."""
FEW = 4
MOST_SOUND_SHARE = 0.32
"""The sound player solves no larger share of all games."""


@dataclass
class Collection:
    """The puzzles of a game that were taken so far."""

    game: str
    tried: int = 0
    """Tasks that were tried."""
    lines: list[str] = field(default_factory=list)
    likenesses: set[str] = field(default_factory=set)
    lengths: Counter[int] = field(default_factory=Counter)
    option_sets: Counter[Words] = field(default_factory=Counter)
    sound: int = 0
    """Games of the sound player that solve them."""

    def takes(self, draft: Draft) -> bool:
        """Tell whether a draft is unlike all puzzles, and neither too common in length nor too easy."""
        after = len(self.lines) + 1
        most = FEW + MOST_OF_A_LENGTH * after / max(len(self.lengths), 1)
        is_common = self.lengths[length_of(draft.length)] >= most
        allowed = MOST_SOUND_SHARE * PLAYOUTS
        is_easy = draft.sound > allowed and self.sound + draft.sound > allowed * after
        return draft.likeness not in self.likenesses and not is_common and not is_easy

    def add(self, number: int, draft: Draft) -> None:
        """Take a draft as the puzzle of a number."""
        self.lines.append(f"{number} {draft.text}")
        self.likenesses.add(draft.likeness)
        self.lengths[length_of(draft.length)] += 1
        self.option_sets[draft.words] += 1
        self.sound += draft.sound

    @property
    def text(self) -> str:
        """The content of the file."""
        rules = find_game(self.game).rules
        head = (f"rules {rules}", f"playouts {PLAYOUTS}", f"tried {self.tried}", "")
        return "\n".join((*head, *self.lines, ""))


def make(game: str, wanted: int = 0, folder: Path = PUZZLES, cores: int = 0) -> Collection:
    """Make puzzles until there are ``wanted``, starting after the deals of the file; save the file."""
    wanted, path = wanted or PLANNED, _path(game, folder)
    made, progress = read_made(game, folder), Progress(f"{game} puzzles")
    numbers = _free_numbers(game, folder)
    found = parallel_map(_tried, _tasks(made, wanted), cores)
    try:
        while len(made.lines) < wanted:
            task, proposed = next(found)
            if made.option_sets[task.words] < _share(game, wanted):
                taken = _chosen(made, proposed, wanted - len(made.lines))
                for draft in taken:
                    made.add(next(numbers), draft)
                if taken and len(made.lines) % SAVED_AFTER < len(taken):
                    made.tried = task.number
                    replace_file(path, made.text.encode())
            made.tried = task.number
            progress.show(f"{len(made.lines)} of {wanted} made, {made.tried} deals tried")
    finally:
        replace_file(path, made.text.encode())
        found.close()
    progress.show(f"{len(made.lines)} made, {made.tried} deals tried", is_last=True)
    return made


def read_made(game: str, folder: Path = PUZZLES) -> Collection:
    """Return the puzzles of a file; raise ``MakingError`` if other rules or settings made them."""
    made, path = Collection(game), _path(game, folder)
    if not path.exists():
        return made
    head, _, rest = path.read_text("utf-8").partition("\n\n")
    settings = {name: int(value) for name, value in (line.split(" ") for line in head.splitlines())}
    if (settings["rules"], settings["playouts"]) != (find_game(game).rules, PLAYOUTS):
        raise MakingError(f"{path.name} was made by other rules, or with other playouts: delete it")
    made.tried = settings["tried"]
    for line in rest.splitlines():
        number, text = line.split(" ", 1)
        puzzle = read_puzzle(PuzzleEntry(int(number), game, 0, line))
        made.add(puzzle.number, without_proof(puzzle, text, int(text.partition(".")[0])))
    return made


def _tasks(made: Collection, wanted: int) -> Iterator[Task]:
    """Yield the deals after those that were tried, with each option set that lacks puzzles."""
    option_sets = maker_of(made.game).option_sets
    for number in count(made.tried + 1):
        deal, place = divmod(number - 1, len(option_sets))
        if made.option_sets[option_sets[place]] < _share(made.game, wanted):
            yield Task(number, made.game, option_sets[place], deal + 1)


def _share(game: str, wanted: int) -> int:
    """Return the most puzzles of one option set."""
    return -(-wanted // len(maker_of(game).option_sets))


def _tried(task: Task) -> tuple[Task, tuple[Draft, ...]]:
    return task, tuple(drafts(task))


def _chosen(made: Collection, proposed: tuple[Draft, ...], most: int) -> list[Draft]:
    """Return up to two drafts of a deal, of the rarest lengths, without a decision or a walk in common."""
    chosen = list[Draft]()
    for draft in sorted(proposed, key=lambda draft: made.lengths[length_of(draft.length)]):
        is_new = all(draft.walk != one.walk and not draft.decisions & one.decisions for one in chosen)
        if is_new and len(chosen) < min(MOST_A_DEAL, most) and made.takes(draft):
            chosen.append(draft)
    return chosen


def _free_numbers(game: str, folder: Path) -> Iterator[int]:
    """Yield the numbers of the next puzzles: those planned for the game, then those after all games'."""
    texts = (path.read_text("utf-8").partition("\n\n")[2] for path in folder.glob("*.txt"))
    used = {int(line.split(" ", 1)[0]) for text in texts for line in text.splitlines()}
    first = FIRST_PUZZLES.find(game)
    planned = range(first, first + PLANNED) if first else ()
    last = max(FIRST_PUZZLES.all().values()) + PLANNED - 1
    yield from (number for number in planned if number not in used)
    yield from count(1 + max((*used, last)))


def _path(game: str, folder: Path) -> Path:
    return folder / f"{game}.txt"
