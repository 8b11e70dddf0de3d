"""The documents: links work, what they name exists, contents lists are complete, the README stays short."""

import re
import tomllib
from fnmatch import filter as matching
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parent.parent
OWN_PAGES = {*ROOT.glob("*.md"), *ROOT.glob("docs/*.md")}
PAGES = sorted({*OWN_PAGES, *ROOT.glob("seeds/FIGURES*.md"), *ROOT.glob("seeds/rules/**/*.md")})
CURRENT = [path for path in PAGES if path.name != "CHANGELOG.md"]
"""The pages that name current paths; the changelog names paths of earlier versions."""

LONG_PAGES = [ROOT / name for name in ("README.md", "PRIVACY.md", "SECURITY.md")] + sorted(
    ROOT.glob("docs/*.md")
)
"""The pages that begin with a contents list."""

GUIDES = [ROOT / name for name in ("ARCHITECTURE.md", "CONTRIBUTING.md", "GLOSSARY.md")]
"""The pages that name nothing of libraries in code."""

FOLDERS = (".ci", ".github", "bot", "docs", "engine", "render", "seeds", "tests")
SOURCES = {".py", ".lua", ".js"}
PLACEHOLDERS = "NAME|FAMILY|LANGUAGE|DECK|GAME|WHAT|NEW|NUMBER"
"""Words in paths that stand for others."""

MAX_README_WORDS = 1500
MAX_ARCHITECTURE_WORDS = 1800
FIRST_SCREEN = 25
"""Lines of the README that a reader sees without scrolling."""


def prose(path: Path) -> str:
    """Return the text of a page without its code."""
    text = path.read_text("utf-8")
    text = re.sub(r"^( *)```.*?^\1```", "", text, flags=re.MULTILINE | re.DOTALL)
    return re.sub(r"`[^`\n]*`", "", re.sub(r"^ {4,}\S.*$", "", text, flags=re.MULTILINE))


def headings(path: Path, marks: str = "#{1,6}") -> list[str]:
    """Return the headings of a page, in order."""
    return re.findall(rf"^{marks} (.+?)\s*$", path.read_text("utf-8"), re.MULTILINE)


def anchor(heading: str) -> str:
    """Return the fragment by which GitHub links to a heading."""
    return re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")


def links(path: Path) -> list[str]:
    """Return the targets of the relative links and pictures of a page."""
    text = prose(path)
    found = re.findall(r'\]\(([^)\s]+)(?: "[^"]*")?\)', text) + re.findall(r'\bsrc="([^"]+)"', text)
    return [link for link in found if re.match(r"[a-z]+:", link) is None]


def is_found(path: Path, link: str) -> bool:
    """Return whether a page's link leads to a file of the project and, with a fragment, to a heading."""
    name, _, fragment = link.partition("#")
    target = (path.parent / name).resolve() if name else path
    if not target.is_relative_to(ROOT) or not target.exists():
        return False
    return not fragment or fragment in map(anchor, headings(target))


def test_every_relative_link_leads_to_a_file_or_heading() -> None:
    assert [f"{path}: {link}" for path in PAGES for link in links(path) if not is_found(path, link)] == []
    assert sum(len(links(path)) for path in PAGES) > 50


@cache
def existing() -> frozenset[str]:
    """Return the paths of all files and folders, from the project's root and from each folder within."""
    paths = [path for top in FOLDERS for path in (ROOT / top, *(ROOT / top).rglob("*"))] + [*ROOT.glob("*")]
    parts = [path.relative_to(ROOT).parts for path in paths if path.suffix != ".pyc"]
    ends = {names[start:] for names in parts for start in range(1, len(names))}
    return frozenset("/".join(names) for names in {*parts, *(end for end in ends if end[0] not in FOLDERS)})


def exists(name: str) -> bool:
    """Return whether there is a path, which may leave out its first folders."""
    pattern = re.sub(PLACEHOLDERS, "*", name)
    return pattern in existing() or ("*" in pattern and bool(matching(existing(), pattern)))


@cache
def texts() -> dict[Path, str]:
    """Return the text of each page and each source file, except those about games which are made up."""
    paths = {path for top in FOLDERS for path in (ROOT / top).rglob("*") if path.suffix in SOURCES}
    paths -= {ROOT / "tests" / "test_sixth_game.py", ROOT / "tests" / "test_family_game.py"}
    return {path: path.read_text("utf-8") for path in (*CURRENT, ROOT / "Makefile", *paths)}


def found(pattern: str) -> set[tuple[str, Path]]:
    """Return what the group of a pattern matches in pages and sources, with where."""
    return {(name, path) for path, text in texts().items() for name in re.findall(pattern, text)}


def test_every_path_that_is_named_exists() -> None:
    """In pages, docstrings and comments: a string of a program fails where it is used."""
    path = rf"(?:{'|'.join(map(re.escape, FOLDERS))})/[\w./*-]*[\w*]|[\w/*-]*\w\.(?:py|lua|js)"
    names = found(rf"(?<![\w./*{{}}\"'<-])({path})(?!\.?\w|[*{{\"'-]|/\w)")
    assert [f"{page}: {name}" for name, page in names if not exists(name)] == []
    assert len(names) > 300


def test_every_program_that_is_named_exists() -> None:
    names = found(r"python -m ((?:bot|engine|seeds)\b(?:\.\w+)*|tests(?:\.\w+)+)")
    files = [(name.replace(".", "/"), page) for name, page in names]
    missing = [name for name, _ in files if not exists(f"{name}.py") and not exists(f"{name}/__main__.py")]
    assert missing == []
    assert len(names) > 20


def test_every_name_in_code_that_a_page_names_exists() -> None:
    sources = [text for path, text in texts().items() if path.suffix in SOURCES]
    words = set(re.findall(r"\w+", "\n".join(sources)))
    for page in GUIDES:
        for name in re.findall(r"`([A-Za-z_][\w.]*)[`(]", texts()[page]):
            written = re.sub(PLACEHOLDERS, "", name)
            assert name.endswith(".py") or set(filter(None, written.split("."))) <= words, f"{page}: {name}"


def test_every_test_that_a_page_names_exists() -> None:
    sources = [path.read_text("utf-8") for path in (ROOT / "tests").rglob("test_*.py")]
    existing = set(re.findall(r"def (test_\w+)", "\n".join(sources)))
    for path in CURRENT:
        assert set(re.findall(r"`(test_\w+)`", path.read_text("utf-8"))) <= existing, path


def test_the_contents_list_has_every_section() -> None:
    for path in LONG_PAGES:
        contents = path.read_text("utf-8").partition("\n## ")[0].partition("**Contents**")[2]
        listed = re.findall(r"\[([^\]]+)\]\(#([^)]+)\)", contents)
        assert listed == [(heading, anchor(heading)) for heading in headings(path, "##")], path


def test_every_dependency_has_a_reason() -> None:
    listed = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["dependencies"]
    reasons = (ROOT / "docs" / "decisions.md").read_text("utf-8").partition("## Dependencies")[2]
    assert [name for line in listed if (name := re.split(r"[\[<>=;]", line)[0]) not in reasons] == []


def test_the_readme_links_to_every_page() -> None:
    linked = {(ROOT / link.partition("#")[0]).resolve() for link in links(ROOT / "README.md")}
    assert OWN_PAGES - linked == {ROOT / "README.md"}


def test_the_readme_is_short_and_starts_with_the_two_commands() -> None:
    text = (ROOT / "README.md").read_text("utf-8")
    assert len(text.split()) <= MAX_README_WORDS
    first = "\n".join(text.splitlines()[:FIRST_SCREEN])
    assert re.findall(r"^    make (\w+)", first, re.MULTILINE) == ["run", "test"]


def test_the_architecture_is_short() -> None:
    assert len((ROOT / "ARCHITECTURE.md").read_text("utf-8").split()) <= MAX_ARCHITECTURE_WORDS
