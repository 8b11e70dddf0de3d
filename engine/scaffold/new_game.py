"""Writes the files of a new game from templates, and finds those of any game that are not finished."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from keyword import iskeyword
from pathlib import Path

from engine.errors import RefusedError
from engine.scaffold.steps import STEPS, Part, Step

NAME = re.compile("[a-z]{3,9}")
"""The names of games and decks: they stand in records, buttons, files and messages."""
TEMPLATES = Path(__file__).parent / "templates"
FAMILY_TEMPLATES = TEMPLATES / "families"
"""In a folder for each family, the templates of files that its games write in another way."""
BLANK = re.compile("<<([A-Za-z]+)>>")
"""A place of a template that the name of the game, its title or its deck is written into."""
TODO = "TODO"
"""The mark of what is still to be written; a template has one or more."""
TEXTS = "bot/texts"


@dataclass(frozen=True, slots=True)
class NewGame:
    """The names of a game, and the parts whose files it has."""

    name: str
    deck: str
    """The name of the deck, its own or another game's."""
    title: str = ""
    """What players call the game; if empty, the name with a capital."""
    parts: frozenset[Part] = frozenset((Part.GAME,))
    family: str = ""
    """The name of the family that it is a game of; empty for a game by itself."""

    def blanks(self) -> dict[str, str]:
        """Return what is written into the blanks of templates, by their names."""
        return {
            "name": self.name,
            "Name": self.name.title(),
            "title": self.title or self.name.title(),
            "deck": self.deck,
            "Deck": self.deck.title(),
            "family": self.family,
        }

    def paths(self, root: Path, step: Step, words: Sequence[str] = ("*",)) -> list[str]:
        """Return the paths of a step's files: one for each language and word, if it names such."""
        folders = languages(root) if "LANGUAGE" in step.path else [""]
        words = words if "WHAT" in step.path else [""]
        path = step.path.replace("NAME", self.name).replace("DECK", self.deck)
        return [
            path.replace("LANGUAGE", folder).replace("WHAT", word) for folder in folders for word in words
        ]

    def command(self, step: Step) -> str:
        """Return the command that writes or completes a step's file; empty if there is none."""
        return step.command.replace("NAME", self.name).replace("DECK", self.deck)

    def steps(self, root: Path) -> Iterator[Step]:
        """Yield the steps of the game's parts, in order, without those that its family has done."""
        return (step for step in STEPS if step.part in self.parts and not self._is_done(root, step))

    def _is_done(self, root: Path, step: Step) -> bool:
        """Tell whether the family of the game has a step's file, or a package instead of it."""
        if not self.family or not step.is_of_family:
            return False
        files = [root / path for path in replace(self, name=self.family).paths(root, step)]
        return all(file.exists() or (file.with_suffix("") / "__init__.py").exists() for file in files)


def languages(root: Path) -> list[str]:
    """Return the languages of the project, English first."""
    found = [folder.name for folder in (root / TEXTS).iterdir() if folder.is_dir() and folder.name[0] != "_"]
    return sorted(found, key=lambda name: (name != "en", name))


def write_new_game(root: Path, game: NewGame) -> list[str]:
    """Write a file from each template; return their paths, in order.

    Raises ``RefusedError`` if a name cannot be used or a file is there already; then nothing is written.
    """
    check_names(root, game)
    steps = [step for step in game.steps(root) if not step.is_generated]
    files = {path: step for step in steps for path in game.paths(root, step, step.words)}
    for path in files:
        if (root / path).exists():
            raise RefusedError(
                "file-exists", f"{path} is there already, and no file is overwritten", path=path
            )
    for path, step in files.items():
        (root / path).parent.mkdir(parents=True, exist_ok=True)
        with (root / path).open("x", encoding="utf-8") as file:
            file.write(filled(step, game))
    return list(files)


def check_names(root: Path, game: NewGame) -> None:
    """Raise ``RefusedError`` for names that cannot be used, or outside of the project's folder."""
    if not (root / TEXTS).is_dir() or not (root / "engine" / "games").is_dir():
        problem = f"{root} is not the folder of the project: there is no engine/games, or no {TEXTS}"
        raise RefusedError("not-the-project", problem, path=str(root))
    if (root / "engine" / "games" / f"{game.name}.py").exists():
        raise RefusedError("game-exists", f"there is a game {game.name} already", name=game.name)
    if game.family and not (root / "engine" / "families" / game.family).is_dir():
        problem = f"there is no family {game.family}: name a folder of engine/families, {_families(root)}"
        raise RefusedError("no-such-family", problem, name=game.family)
    if game.family and Part.DECK in game.parts:
        problem = f"a game of a family has the family's cards: leave out --new-deck {game.deck}"
        raise RefusedError("deck-of-family", problem, name=game.deck)
    if Part.DECK not in game.parts and not (root / "engine" / "cards" / f"{game.deck}.py").exists():
        problem = f"there is no deck {game.deck}: name one of engine/cards, or start one with --new-deck"
        raise RefusedError("no-such-deck", problem, name=game.deck)
    if Part.DECK in game.parts and (root / "engine" / "cards" / f"{game.deck}.py").exists():
        problem = f"there is a deck {game.deck} already: share it with --deck {game.deck}"
        raise RefusedError("deck-exists", problem, name=game.deck)
    for name in {game.name, game.deck} if Part.DECK in game.parts else {game.name}:
        if not NAME.fullmatch(name) or iskeyword(name):
            problem = f"{name!r} cannot be a name: it takes three to nine small letters, as in wish"
            raise RefusedError("bad-name", problem, name=name)
        if message := _message_of(root, name):
            problem = f"{name} cannot be a name: the message {message} is not about it"
            raise RefusedError("name-taken", problem, name=name)


def _families(root: Path) -> str:
    """Return the names of the families, which are packages, as words of a sentence."""
    return " or ".join(sorted(file.parent.name for file in root.glob("engine/families/*/__init__.py")))


def _message_of(root: Path, name: str) -> str:
    """Return a message that begins with a name, which would be taken for one of the game or deck."""
    pattern = re.compile(rf"^{name}(-[a-z0-9-]+)? =", re.MULTILINE)
    for file in sorted((root / TEXTS / "en").glob("*.ftl")):
        if found := pattern.search(file.read_text("utf-8")):
            return found[0].removesuffix(" =")
    return ""


def filled(step: Step, game: NewGame) -> str:
    """Return the template of a step with its blanks filled in."""
    folders = (FAMILY_TEMPLATES / game.family, TEMPLATES) if game.family else (TEMPLATES,)
    file = next(file for folder in folders if (file := folder / f"{step.path}.txt").exists())
    text = file.read_text("utf-8")
    return BLANK.sub(lambda blank: game.blanks()[blank[1]], text)


def unfinished(root: Path, game: NewGame) -> Iterator[str]:
    """Yield a sentence for each file of a game that is missing, or in which something is left to write."""
    for step in game.steps(root):
        run = f" Run {game.command(step)}." if step.command else ""
        for path in game.paths(root, step):
            files = sorted(root.glob(path))
            if len(files) < max(1, len(step.words)):
                yield f"{path} is missing: {step.purpose}.{run}"
            marks = {} if step.is_generated else {file: _mark(file) for file in files}
            for file, mark in marks.items():
                if mark:
                    name = file.relative_to(root).as_posix()
                    yield f"{name} is not finished: {step.purpose}. {mark}.{run}"


def _mark(file: Path) -> str:
    """Return the first line that is marked as left to write, with its number; empty if there is none."""
    for number, line in enumerate(file.read_text("utf-8").splitlines(), start=1):
        if TODO in line:
            what = line[line.index(TODO) :].rstrip(" .\"')")
            return f"Line {number}: {what}"
    return ""
