"""The page of statistics as HTML: each screen becomes a section, its buttons links to other views."""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from html import escape
from importlib.resources import files
from itertools import groupby
from string import Template

from bot.chats.web.statistics_view import OVERALL, StatisticsSection, StatisticsView, home
from bot.core.actions import Verb
from bot.core.replies import Reply
from bot.core.screens import Button, ButtonStyle, Screen
from bot.i18n.texts import Texts

PARTS = {
    Verb.CALENDAR: "button-calendar",
    Verb.STATS: "button-stats",
    Verb.LEADERBOARD: "button-leaderboard",
}
"""What the parts of the page are called."""
NUMBERED = re.compile(r"(\d+)\. (.*)")
"""A line of a table of places."""


@cache
def _frame() -> Template:
    return Template(files("bot.chats.web").joinpath("statistics.html").read_text("utf-8"))


def statistics_page(texts: Texts, view: StatisticsView, replies: Mapping[StatisticsSection, Reply]) -> str:
    """Return the page in the language of the texts."""
    parts = {
        verb: [section for section in replies if section.verb is verb]
        for verb in dict.fromkeys(section.verb for section in replies)
    }
    return _frame().substitute(
        language=texts.language,
        title=escape(f"{texts('page-statistics')} · {texts('page-title')}"),
        heading=escape(texts("page-statistics")),
        skip=escape(texts("page-statistics-skip")),
        back=escape(texts("page-statistics-back")),
        contents=escape(texts("page-statistics-contents")),
        links="\n".join(_contents(texts, parts)),
        parts="\n".join(_part(texts, view, replies, verb, sections) for verb, sections in parts.items()),
    )


def _contents(texts: Texts, parts: Mapping[Verb, list[StatisticsSection]]) -> Iterator[str]:
    """Yield links to the parts of the page, and to the sections that have a name of their own."""
    for verb, sections in parts.items():
        linked = [(f"part-{verb}", texts(PARTS[verb]))]
        linked += [(section.name, section.label) for section in sections if section.label]
        for anchor, label in linked:
            yield f'        <li><a href="#{anchor}">{escape(label)}</a></li>'


def _part(
    texts: Texts,
    view: StatisticsView,
    replies: Mapping[StatisticsSection, Reply],
    verb: Verb,
    sections: list[StatisticsSection],
) -> str:
    """Return sections of a kind below their common heading."""
    title = f'    <h2 id="part-{verb}" tabindex="-1">{escape(texts(PARTS[verb]))}</h2>'
    return "\n".join((title, *(_section(texts, view, replies, section) for section in sections)))


def _section(
    texts: Texts, view: StatisticsView, replies: Mapping[StatisticsSection, Reply], section: StatisticsSection
) -> str:
    """Return a section: its heading, its words, its picture, and links to what else can be seen there."""
    name, reply = section.name, replies[section]
    parts = []
    if reply.notice:
        parts.append(f'<p class="told">{escape(reply.notice)}</p>')
    if reply.screen:
        account = (*words(reply.screen.text), *_links(texts, view, replies, section))
        parts += [*_picture(view, section, reply.screen), f'<div class="account">{"".join(account)}</div>']
    label = section.label or texts(PARTS[section.verb])
    title = _title(replies, section)
    if title:
        parts.insert(0, f'<h3 id="{name}-title">{escape(title)}</h3>')
    label = f'aria-labelledby="{name}-title"' if title else f'aria-label="{escape(label)}"'
    inside = "\n".join(f"      {part}" for part in parts)
    return f'    <section id="{name}" {label} tabindex="-1">\n{inside}\n    </section>'


def _title(replies: Mapping[StatisticsSection, Reply], section: StatisticsSection) -> str:
    """Return the title of a section: that of its screen, or what led to it where another one is called so."""
    titles = {one: reply.screen.title for one, reply in replies.items() if reply.screen}
    title = titles.get(section, "")
    is_taken = section != OVERALL and title == titles.get(OVERALL)
    return section.label if section.label and (is_taken or not title) else title


def _picture(view: StatisticsView, section: StatisticsSection, screen: Screen) -> Iterator[str]:
    if screen.picture:
        address = escape(view.picture(section, screen.picture))
        yield f'<img src="{address}" alt="{escape(screen.alt)}" loading="lazy" decoding="async">'


def words(text: str) -> Iterator[str]:
    """Yield a text as HTML: a line alone is a paragraph, several are a list, numbered where they are."""
    for block in filter(str.strip, re.split(r"\n\s*\n", text)):
        lines = [line.strip() for line in block.splitlines()]
        for kind, group in groupby(lines, _kind):
            yield _list(list(group), kind)


def _kind(line: str) -> str:
    """Tell what a line is: a place of a table, what introduces other lines, or one of several."""
    if NUMBERED.fullmatch(line):
        return "place"
    return "introduction" if line.endswith((":", "：")) else "line"


def _list(lines: list[str], kind: str) -> str:
    if kind == "place":
        places = (NUMBERED.fullmatch(line) for line in lines)
        items = (f'<li value="{place[1]}">{escape(place[2])}</li>' for place in places if place)
        return f"<ol>{''.join(items)}</ol>"
    if len(lines) == 1:
        return f"<p>{escape(lines[0])}</p>"
    return f"<ul>{''.join(f'<li>{escape(line)}</li>' for line in lines)}</ul>"


def _links(
    texts: Texts, view: StatisticsView, replies: Mapping[StatisticsSection, Reply], section: StatisticsSection
) -> Iterator[str]:
    """Yield links to what else can be seen in a section; what others show, or it already, needs none."""
    screen = replies[section].screen
    controls = [control for row in screen.rows for control in row] if screen else []
    others = [control for control in controls if control.style is not ButtonStyle.MOVE]
    own = [control for control in others if home(replies, control.action) == section]
    links = "".join(f"<li>{_link(view, section, control)}</li>" for control in own)
    if links:
        yield f'<ul class="views" aria-label="{escape(texts("page-statistics-views"))}">{links}</ul>'


def _link(view: StatisticsView, section: StatisticsSection, control: Button) -> str:
    address = escape(view.showing(section, control.action.words).address(section))
    spoken = f' aria-label="{escape(control.spoken)}"' if control.spoken else ""
    return f'<a href="{address}"{spoken}>{escape(control.label)}</a>'
