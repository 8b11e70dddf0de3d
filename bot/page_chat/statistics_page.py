"""The page of statistics as HTML: each screen becomes a section, its buttons links to other views."""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from html import escape
from importlib.resources import files
from itertools import groupby
from string import Template

from bot.model import Control, Reply, Screen, Verb
from bot.page_chat.statistics import SECTIONS, Section, View
from bot.texts import Texts

READ = frozenset({Verb.CALENDAR, Verb.STATS, Verb.LEADERBOARD})
"""What only shows something: a button that does anything else belongs into the chat."""
NUMBERED = re.compile(r"(\d+)\. (.*)")
"""A line of a table of places."""


@cache
def _frame() -> Template:
    return Template(files("bot.page_chat").joinpath("statistics.html").read_text("utf-8"))


def statistics_page(texts: Texts, view: View, replies: Mapping[Section, Reply]) -> str:
    """Return the page in the language of the texts."""
    titles = {section: _title(texts, reply) for section, reply in replies.items()}
    links = (f'        <li><a href="#{one.name}">{escape(title)}</a></li>' for one, title in titles.items())
    sections = (_section(texts, view, one, reply, titles[one]) for one, reply in replies.items())
    return _frame().substitute(
        language=texts.language,
        title=escape(f"{texts('page-statistics')} · {texts('page-title')}"),
        heading=escape(texts("page-statistics")),
        skip=escape(texts("page-statistics-skip")),
        back=escape(texts("page-statistics-back")),
        contents=escape(texts("page-statistics-contents")),
        links="\n".join(links),
        sections="\n".join(sections),
    )


def _title(texts: Texts, reply: Reply) -> str:
    return reply.screen.title if reply.screen and reply.screen.title else texts("page-statistics")


def _section(texts: Texts, view: View, section: Section, reply: Reply, title: str) -> str:
    """Return a section: its heading, its words, its picture, and links to what else can be seen there."""
    name = section.name
    parts = [f'<h2 id="{name}-title">{escape(title)}</h2>']
    if reply.notice:
        parts.append(f'<p class="told">{escape(reply.notice)}</p>')
    if reply.screen:
        parts += [*_picture(view, section, reply.screen), *words(reply.screen.text)]
        parts += _links(texts, view, section, reply.screen)
    inside = "\n".join(f"      {part}" for part in parts)
    return f'    <section id="{name}" aria-labelledby="{name}-title" tabindex="-1">\n{inside}\n    </section>'


def _picture(view: View, section: Section, screen: Screen) -> Iterator[str]:
    if screen.picture:
        address = escape(view.picture(section, screen.picture))
        yield f'<img src="{address}" alt="{escape(screen.alt)}" loading="lazy" decoding="async">'


def words(text: str) -> Iterator[str]:
    """Yield a text as HTML: a line alone is a paragraph, several are a list, numbered where they are."""
    for block in filter(str.strip, re.split(r"\n\s*\n", text)):
        lines = [line.strip() for line in block.splitlines()]
        for is_numbered, group in groupby(lines, lambda line: bool(NUMBERED.fullmatch(line))):
            yield _list(list(group), is_numbered=is_numbered)


def _list(lines: list[str], *, is_numbered: bool) -> str:
    if is_numbered:
        places = (NUMBERED.fullmatch(line) for line in lines)
        items = (f'<li value="{place[1]}">{escape(place[2])}</li>' for place in places if place)
        return f"<ol>{''.join(items)}</ol>"
    if len(lines) == 1:
        return f"<p>{escape(lines[0])}</p>"
    return f"<ul>{''.join(f'<li>{escape(line)}</li>' for line in lines)}</ul>"


def _links(texts: Texts, view: View, section: Section, screen: Screen) -> Iterator[str]:
    """Yield what else can be seen, as a list of links."""
    known = [control for row in screen.rows for control in row if control.action.verb in READ]
    links = "".join(f"<li>{link}</li>" for link in (_link(view, section, one) for one in known) if link)
    if links:
        yield f'<ul class="views" aria-label="{escape(texts("page-statistics-views"))}">{links}</ul>'


def _link(view: View, section: Section, control: Control) -> str:
    """Return a button as a link: to the section that shows it, else to the view that has it in this one."""
    action = control.action
    asked = (action.verb, action.words)
    shown = next((one for one in SECTIONS if (one.verb, one.words) == asked and one != section), None)
    if shown is None and action.verb is not section.verb:
        shown = next(one for one in SECTIONS if one.verb is action.verb)
        view = view.showing(shown, action.words)
    elif shown is None:
        shown, view = section, view.showing(section, action.words)
    spoken = f' aria-label="{escape(control.spoken)}"' if control.spoken else ""
    return f'<a href="{escape(view.address(shown))}"{spoken}>{escape(control.label)}</a>'
