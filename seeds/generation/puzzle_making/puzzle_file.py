"""Makes the file of a game's puzzles: deals are tried from number 1 upwards until there are enough.

Which puzzles of a deal are taken depends only on those taken before, so the same arguments make the same file
on every machine, however often they are interrupted.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import combinations, count
from pathlib import Path

from engine.games import find_game
from seeds.generation.data_file import MakingError, replace_file
from seeds.generation.parallel import Progress, parallel_map
from seeds.generation.puzzle_makers import puzzle_sets
from seeds.generation.puzzle_making.draft import PLAYOUTS, Draft, Outline, Task, drafts, remake, without_proof
from seeds.generation.puzzle_making.numbers import easy_numbers, free_numbers
from seeds.plan import Words
from seeds.puzzle import EASY_RATING, PLANNED, PuzzleEntry, length_of, read_puzzle

PUZZLES = Path(__file__).parents[2] / "puzzles"
SAVED_AFTER = 10
"""Puzzles after which the file is saved, so that an interruption loses little."""
MOST_A_DEAL = 2
MOST_OF_A_LENGTH = 1.5
"""No length has more than this multiple of an even share among all lengths of the game, and ``FEW`` more; in
the same way, no option set after some puzzles were replaced."""
FEW, MOST_OF_AN_OPTION_SET = 4, 1.5
MOST_SOUND_SHARE = 0.32
"""The sound player solves no larger share of all games."""
MOST_OF_STEPS, RUNG, MOST_OF_RUNG = 20, 100, 20
"""At most how many easy puzzles of a game have the same number of moves, or first ratings within ``RUNG``."""


@dataclass
class Collection:
    """The puzzles of a game that were taken so far."""

    game: str
    tried: int = 0
    """Tasks that were tried."""
    easy_tried: int = 0
    """Likewise for easy puzzles."""
    lines: dict[int, str] = field(default_factory=dict)
    """By number, the lines of those that are not easy."""
    easy_lines: dict[int, str] = field(default_factory=dict)
    """Those of the easy ones."""
    likenesses: Counter[str] = field(default_factory=Counter)
    outlines: dict[str, list[Outline]] = field(default_factory=dict)
    """By their sources."""
    lengths: Counter[int] = field(default_factory=Counter)
    option_sets: Counter[Words] = field(default_factory=Counter)
    steps: Counter[int] = field(default_factory=Counter)
    """How many easy puzzles have a number of moves."""
    rungs: Counter[int] = field(default_factory=Counter)
    """How many have a first rating within each ``RUNG`` points."""
    sound: int = 0
    """Games of the sound player that solve those that are not easy."""
    due: dict[int, str] = field(default_factory=dict)
    """The lines of puzzles that are to be replaced."""

    def takes(self, draft: Draft) -> bool:
        """Tell whether a draft is unlike all puzzles, and neither too common in length nor too easy."""
        after = len(self.lines) + max(1, len(self.due))
        most = FEW + MOST_OF_A_LENGTH * after / max(len(self.lengths), 1)
        is_common = self.lengths[length_of(draft.length)] >= most
        allowed = MOST_SOUND_SHARE * PLAYOUTS
        is_easy = draft.sound > allowed and self.sound + draft.sound > allowed * after
        return self._is_new(draft) and not is_common and not is_easy

    def takes_easy(self, draft: Draft) -> bool:
        """Tell whether a draft is unlike all puzzles, and a step of the way up that is still wanted."""
        is_wanted = self.steps[draft.length] < MOST_OF_STEPS and self.rungs[_rung(draft)] < MOST_OF_RUNG
        return self._is_new(draft) and is_wanted and draft.rating < EASY_RATING

    def _is_new(self, draft: Draft) -> bool:
        known = self.outlines.get(draft.outline.source, ())
        return draft.likeness not in self.likenesses and not any(map(draft.outline.is_like, known))

    def add(self, name: str, draft: Draft) -> None:
        """Take a draft as the puzzle of a number, with its edition if it is not the first one."""
        self._count(draft, 1)
        number = int(name.partition(".")[0])
        if number in easy_numbers(self.game):
            self.easy_lines[number] = f"{name} {draft.text}"
            self.steps[draft.length] += 1
            self.rungs[_rung(draft)] += 1
        else:
            self.lines[number] = f"{name} {draft.text}"
            self.lengths[length_of(draft.length)] += 1
            self.option_sets[draft.words] += 1
            self.sound += draft.sound

    def replace_later(self, number: int) -> None:
        """Take away the puzzle of a number, whose line stays in the file until there is another one."""
        line = self.due[number] = self.lines.pop(number)
        draft = read_draft(self.game, line)
        self._count(draft, -1)
        self.lengths[length_of(draft.length)] -= 1
        self.option_sets[draft.words] -= 1
        self.sound -= draft.sound

    def _count(self, draft: Draft, change: int) -> None:
        self.likenesses[draft.likeness] += change
        if not self.likenesses[draft.likeness]:
            del self.likenesses[draft.likeness]
        outlines = self.outlines.setdefault(draft.outline.source, [])
        (outlines.append if change > 0 else outlines.remove)(draft.outline)
        if not outlines:
            del self.outlines[draft.outline.source]

    @property
    def doubles(self) -> list[str]:
        """What puzzles that are alike have in common."""
        alike = [likeness for likeness, count in self.likenesses.items() if count > 1]
        for source, outlines in self.outlines.items():
            alike += [source for one, other in combinations(outlines, 2) if one.is_like(other)]
        return alike

    @property
    def text(self) -> str:
        """The content of the file."""
        rules = find_game(self.game).rules
        tried = (f"tried {self.tried}", f"easy {self.easy_tried}")
        head = (f"rules {rules}", f"playouts {PLAYOUTS}", *tried, "")
        lines = self.lines | self.easy_lines | self.due
        return "\n".join((*head, *(lines[number] for number in sorted(lines)), ""))


def _rung(draft: Draft) -> int:
    return draft.rating // RUNG


def make(
    game: str, wanted: int = 0, folder: Path = PUZZLES, cores: int = 0, replaced: Sequence[int] = ()
) -> Collection:
    """Make puzzles until there are ``wanted``, starting after the deals of the file; save the file.

    First those of the numbers in ``replaced`` are replaced by others.
    """
    wanted, path = wanted or PLANNED, _path(game, folder)
    made, progress = read_made(game, folder), Progress(f"{game} puzzles")
    numbers = free_numbers(game, used_numbers(folder))
    for number in replaced:
        made.replace_later(number)
    found = parallel_map(_tried, _tasks(made, wanted), cores)
    try:
        while made.due or len(made.lines) < wanted:
            task, proposed = next(found)
            if made.option_sets[task.words] < _share(made, wanted):
                taken = _chosen(made, proposed, wanted - len(made.lines), made.takes)
                for draft in taken:
                    made.add(_next_name(made, numbers), draft)
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


def make_easy(game: str, folder: Path = PUZZLES, cores: int = 0) -> Collection:
    """Make the easy puzzles of a game, starting after the deals that were tried for them; save the file."""
    path, made, progress = _path(game, folder), read_made(game, folder), Progress(f"{game}, easy")
    numbers = (number for number in easy_numbers(game) if number not in made.easy_lines)
    wanted = len(easy_numbers(game))
    found = parallel_map(_tried, _easy_tasks(made), cores)
    try:
        while len(made.easy_lines) < wanted:
            task, proposed = next(found)
            for draft in _chosen(made, proposed, wanted - len(made.easy_lines), made.takes_easy):
                made.add(str(next(numbers)), draft)
            made.easy_tried = task.number
            progress.show(f"{len(made.easy_lines)} of {wanted} made, {made.easy_tried} deals tried")
    finally:
        replace_file(path, made.text.encode())
        found.close()
    progress.show(f"{len(made.easy_lines)} made, {made.easy_tried} deals tried", is_last=True)
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
    made.tried, made.easy_tried = settings["tried"], settings.get("easy", 0)
    for line in rest.splitlines():
        made.add(line.partition(" ")[0], read_draft(game, line))
    return made


def read_draft(game: str, line: str) -> Draft:
    """Return the draft of a stored puzzle without proving it again."""
    text = line.partition(" ")[2]
    puzzle = read_puzzle(PuzzleEntry.read(game, line, PLAYOUTS))
    return without_proof(puzzle, text, int(text.partition(".")[0]))


def renew(game: str, folder: Path = PUZZLES, cores: int = 0) -> list[int]:
    """Write the stored puzzles of a game again, with their themes and what sets their ratings.

    Returns the numbers of those that are no puzzles any more: they stay as they are, to be replaced.
    """
    made, refused = read_made(game, folder), list[int]()
    for lines in (made.lines, made.easy_lines):
        found = parallel_map(partial(_remade, game), list(lines.values()), cores)
        for number, draft in zip(list(lines), found, strict=True):
            if draft:
                lines[number] = f"{lines[number].partition(' ')[0]} {draft.text}"
            else:
                refused.append(number)
    replace_file(_path(game, folder), made.text.encode())
    return refused


def _remade(game: str, line: str) -> Draft | None:
    return remake(read_puzzle(PuzzleEntry.read(game, line, PLAYOUTS)))


def _next_name(made: Collection, numbers: Iterator[int]) -> str:
    """Return the first number that is due with its next edition, else the next free number."""
    if not made.due:
        return str(next(numbers))
    number = next(iter(made.due))
    entry = PuzzleEntry.read(made.game, made.due.pop(number), PLAYOUTS)
    return f"{number}.{entry.edition + 1}"


def _tasks(made: Collection, wanted: int) -> Iterator[Task]:
    """Yield the deals after those that were tried, with each option set that lacks puzzles."""
    option_sets = puzzle_sets(made.game)
    for number in count(made.tried + 1):
        deal, place = divmod(number - 1, len(option_sets))
        if made.option_sets[option_sets[place]] < _share(made, wanted):
            yield Task(number, made.game, option_sets[place], deal + 1)


def _easy_tasks(made: Collection) -> Iterator[Task]:
    """Yield the deals after those that were tried for easy puzzles, with each option set in turn."""
    option_sets = puzzle_sets(made.game)
    for number in count(made.easy_tried + 1):
        yield Task(number, made.game, option_sets[number % len(option_sets)], number, is_easy=True)


def _share(made: Collection, wanted: int) -> int:
    """Return the most puzzles of one option set; more as long as some are replaced, and few fit for that."""
    even = -(-wanted // len(puzzle_sets(made.game)))
    return int(MOST_OF_AN_OPTION_SET * even) if made.due else even


def _tried(task: Task) -> tuple[Task, tuple[Draft, ...]]:
    return task, tuple(drafts(task))


def _chosen(
    made: Collection, proposed: tuple[Draft, ...], most: int, takes: Callable[[Draft], bool]
) -> list[Draft]:
    """Return up to two drafts of a deal, of the rarest lengths, without a decision or a walk in common."""
    chosen = list[Draft]()
    for draft in sorted(proposed, key=lambda draft: made.lengths[length_of(draft.length)]):
        is_new = all(
            draft.walk != one.walk
            and not draft.decisions & one.decisions
            and not draft.outline.is_like(one.outline)
            for one in chosen
        )
        if is_new and len(chosen) < min(MOST_A_DEAL, most) and takes(draft):
            chosen.append(draft)
    return chosen


def used_numbers(folder: Path = PUZZLES) -> set[int]:
    """Return the numbers of the puzzles of all games."""
    texts = (path.read_text("utf-8").partition("\n\n")[2] for path in folder.glob("*.txt"))
    names = (line.partition(" ")[0] for text in texts for line in text.splitlines())
    return {int(name.partition(".")[0]) for name in names}


def _path(game: str, folder: Path) -> Path:
    return folder / f"{game}.txt"
