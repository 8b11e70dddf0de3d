"""Words as Discord shows them: whatever a text holds, nothing in it acts as markup.

Source: https://support.discord.com/hc/en-us/articles/210298617
"""

import re

import discord

ANYWHERE = re.compile(r"[\\*_~`|<\[]|:(?=//)")
"""Emphasis, code, spoilers, whatever stands in angle brackets, masked links and bare ones."""
AT_LINE_START = re.compile(r"^(\s*)([#>+-])|^(\s*\d+)(?=[.)]\s)", re.MULTILINE)
"""Headings, small print, quotations and lists."""
FENCE, PARTED = re.compile("`(?=``)"), "`\u200b"
"""What would end a block; and the same with what is not seen in between."""


def plain(text: str) -> str:
    """Return the text so that Discord shows it as it stands, with no markup, mention, emoji or link."""
    text = ANYWHERE.sub(r"\\\g<0>", text)
    text = AT_LINE_START.sub(lambda found: f"{found[1]}\\{found[2]}" if found[2] else f"{found[3]}\\", text)
    return discord.utils.escape_mentions(text)


def to_copy(text: str) -> str:
    """Return a text as a block of its own, which Discord lets one copy as it stands."""
    return f"```\n{FENCE.sub(PARTED, text)}\n```"


def headed(title: str, text: str, room: int) -> str:
    """Return a title and a text made plain, the title as a heading where that leaves both whole in the room.

    A screen of the bot has 2,000 characters at most, twice as many made plain: without the heading's mark it
    fits the 4,000 of a message always.
    """
    words = "\n".join(part for part in (plain(title), plain(text)) if part)
    heading = f"### {words}" if title else words
    return heading if len(heading) <= room else words
