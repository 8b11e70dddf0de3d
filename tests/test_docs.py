"""The documents: links work, contents lists are complete, and the README stays short."""

import re
import tomllib
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


def test_every_path_that_a_page_names_exists() -> None:
    pattern = r"`((?:bot|docs|engine|render|seeds|tests)/[\w./-]+)`"
    for path in CURRENT:
        for name in re.findall(pattern, path.read_text("utf-8")):
            assert re.search("NAME|DECK|LANGUAGE", name) or (ROOT / name).exists(), f"{path}: {name}"


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
