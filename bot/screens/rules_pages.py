"""The rules pages: the Markdown files of ``seeds/rules``, part by part."""

import re
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from bot.i18n.catalog import DEFAULT_LANGUAGE
from seeds.known_figures import without_names


@dataclass(frozen=True, slots=True)
class RulesPart:
    """A part of a rules page: plain text under a heading."""

    heading: str
    text: str
    record: str = ""


PICTURE = re.compile(r"!\[[^\]]*\]\([^)]* \"(?P<record>[^\"]+)\"\)")
"""A picture of a position in Markdown: its file, and as its title the record that it shows."""


@cache
def rules_page(game: str, language: str) -> tuple[RulesPart, ...]:
    """Return the parts of a game's page in a language: one for each heading of its Markdown file.

    The files have only headings, paragraphs, lists and pictures of positions, so that nothing is lost in
    plain text; the lines of a paragraph are joined. A page that is not translated is in English.
    """
    own, english = (files("seeds") / "rules" / one / f"{game}.md" for one in (language, DEFAULT_LANGUAGE))
    source = (own if own.is_file() else english).read_text("utf-8")
    source = without_names(source)
    parts: list[RulesPart] = []
    for section in source.split("\n#"):
        heading, _, body = section.strip().partition("\n")
        pictures = [found["record"] for found in PICTURE.finditer(body)]
        blocks = [_block(block) for block in PICTURE.sub("", body).strip().split("\n\n") if block.strip()]
        parts.append(RulesPart(heading.lstrip("# "), "\n\n".join(blocks), "".join(pictures)))
    return tuple(parts)


def example_record(game: str, language: str) -> str:
    """Return the record of the first picture on a game's page."""
    return next(part.record for part in rules_page(game, language) if part.record)


def _block(block: str) -> str:
    joined = block.replace("\n  ", " ")
    if joined.startswith("- "):
        return "\n".join("• " + line.removeprefix("- ") for line in joined.splitlines())
    return " ".join(joined.splitlines())
