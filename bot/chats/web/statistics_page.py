"""The statistics page as HTML: each screen becomes a section, its buttons links to other views."""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from html import escape
from importlib.resources import files
from itertools import groupby
from string import Template

from bot.chats.web.statistics_view import OVERALL, StatisticsSection, StatisticsView, section_for
from bot.chats.web.theme_colors import color_schemes, grounds
from bot.core.actions import Verb
from bot.core.replies import Reply
from bot.core.screens import Button, ButtonStyle
from bot.i18n.texts import Texts

PARTS = {Verb.CALENDAR: "button-calendar", Verb.STATS: "button-stats", Verb.LEADERBOARD: "button-leaderboard"}
"""The titles of the parts of the page."""
NUMBERED = re.compile(r"(\d+)\. (.*)")
"""A row of a leaderboard."""


@cache
def _template() -> Template:
    return Template(files("bot.chats.web").joinpath("statistics.html").read_text("utf-8"))


def statistics_page(
    texts: Texts, theme: str, view: StatisticsView, replies: Mapping[StatisticsSection, Reply]
) -> str:
    """Return the page in the language of the texts, and in the colors of a theme."""
    day, night = grounds(theme)
    parts = {
        verb: [section for section in replies if section.verb is verb]
        for verb in dict.fromkeys(section.verb for section in replies)
    }
    return _template().substitute(
        language=texts.language,
        theme=theme,
        schemes=color_schemes(theme),
        day=day,
        night=night,
        title=escape(f"{texts('page-statistics')} · {texts('page-title')}"),
        heading=escape(texts("page-statistics")),
        skip=escape(texts("page-statistics-skip")),
        back=escape(texts("page-home")),
        contents=escape(texts("page-statistics-contents")),
        links="\n".join(_contents(texts, parts)),
        parts="\n".join(_part_html(texts, view, replies, verb, sections) for verb, sections in parts.items()),
    )


def _contents(texts: Texts, parts: Mapping[Verb, list[StatisticsSection]]) -> Iterator[str]:
    for verb, sections in parts.items():
        linked = [(f"part-{verb}", texts(PARTS[verb]))]
        linked += [(section.name, section.label) for section in sections if section.label]
        for anchor, label in linked:
            yield f'        <li><a href="#{anchor}">{escape(label)}</a></li>'


def _part_html(
    texts: Texts,
    view: StatisticsView,
    replies: Mapping[StatisticsSection, Reply],
    verb: Verb,
    sections: list[StatisticsSection],
) -> str:
    title = f'    <h2 id="part-{verb}" tabindex="-1">{escape(texts(PARTS[verb]))}</h2>'
    return "\n".join((title, *(_section_html(texts, view, replies, section) for section in sections)))


def _section_html(
    texts: Texts, view: StatisticsView, replies: Mapping[StatisticsSection, Reply], section: StatisticsSection
) -> str:
    name, reply = section.name, replies[section]
    parts = []
    if reply.notice:
        parts.append(f'<p class="reply-notice">{escape(reply.notice)}</p>')
    if screen := reply.screen:
        if screen.picture:
            address = escape(view.picture_address(section, screen.picture))
            parts.append(f'<img src="{address}" alt="{escape(screen.alt)}" loading="lazy" decoding="async">')
        body = (*text_html(screen.text), *_view_links(texts, view, replies, section))
        parts.append(f'<div class="details">{"".join(body)}</div>')
    label = section.label or texts(PARTS[section.verb])
    title = _section_title(replies, section)
    if title:
        parts.insert(0, f'<h3 id="{name}-title">{escape(title)}</h3>')
    label = f'aria-labelledby="{name}-title"' if title else f'aria-label="{escape(label)}"'
    inside = "\n".join(f"      {part}" for part in parts)
    return f'    <section id="{name}" {label} tabindex="-1">\n{inside}\n    </section>'


def _section_title(replies: Mapping[StatisticsSection, Reply], section: StatisticsSection) -> str:
    """Return the title of a section: its screen's, or the label of its button if the title is taken."""
    titles = {one: reply.screen.title for one, reply in replies.items() if reply.screen}
    title = titles.get(section, "")
    is_taken = section != OVERALL and title == titles.get(OVERALL)
    return section.label if section.label and (is_taken or not title) else title


def text_html(text: str) -> Iterator[str]:
    """Yield a text as HTML: a single line is a paragraph, several are a list, numbered if the lines are."""
    for block in filter(str.strip, re.split(r"\n\s*\n", text)):
        lines = [line.strip() for line in block.splitlines()]
        for kind, group in groupby(lines, _line_kind):
            yield _list_html(list(group), kind)


def _line_kind(line: str) -> str:
    if NUMBERED.fullmatch(line):
        return "place"
    return "introduction" if line.endswith((":", "：")) else "line"


def _list_html(lines: list[str], kind: str) -> str:
    if kind == "place":
        places = (NUMBERED.fullmatch(line) for line in lines)
        items = (f'<li value="{place[1]}">{escape(place[2])}</li>' for place in places if place)
        return f"<ol>{''.join(items)}</ol>"
    if len(lines) == 1:
        return f"<p>{escape(lines[0])}</p>"
    return f"<ul>{''.join(f'<li>{escape(line)}</li>' for line in lines)}</ul>"


def _view_links(
    texts: Texts, view: StatisticsView, replies: Mapping[StatisticsSection, Reply], section: StatisticsSection
) -> Iterator[str]:
    screen = replies[section].screen
    buttons = [button for row in screen.rows for button in row] if screen else []
    own = [
        button
        for button in buttons
        if button.style is not ButtonStyle.MOVE and section_for(replies, button.action) == section
    ]
    links = "".join(f"<li>{_view_link(view, section, button)}</li>" for button in own)
    if links:
        yield f'<ul class="views" aria-label="{escape(texts("page-statistics-views"))}">{links}</ul>'


def _view_link(view: StatisticsView, section: StatisticsSection, button: Button) -> str:
    address = escape(view.with_section(section, button.action.words).address(section))
    label = f' aria-label="{escape(button.spoken)}"' if button.spoken else ""
    return f'<a href="{address}"{label}>{escape(button.label)}</a>'
