"""Escaping of texts for Discord: nothing in them acts as markup.

Source: https://support.discord.com/hc/en-us/articles/210298617
"""

import re

import discord

INLINE_MARKUP = re.compile(r"[\\*_~`|<\[]|:(?=//)")
"""Emphasis, code, spoilers, anything in angle brackets, masked links and bare links."""
LINE_MARKUP = re.compile(r"^(\s*)([#>+-])|^(\s*\d+)(?=[.)]\s)", re.MULTILINE)
"""Headings, subtext, quotes and lists."""
FENCE, BROKEN_FENCE = re.compile("`(?=``)"), "`\u200b"
"""What would end a code block, and the same with a zero-width space in it."""


def plain(text: str) -> str:
    """Return the text so that Discord shows it literally, with no markup, mention, emoji or link."""
    text = INLINE_MARKUP.sub(r"\\\g<0>", text)
    text = LINE_MARKUP.sub(lambda found: f"{found[1]}\\{found[2]}" if found[2] else f"{found[3]}\\", text)
    return discord.utils.escape_mentions(text)


def code_block(text: str) -> str:
    """Return a text as a code block, which Discord lets players copy."""
    return f"```\n{FENCE.sub(BROKEN_FENCE, text)}\n```"


def with_heading(title: str, text: str, max_length: int) -> str:
    """Return an escaped title and text, the title as a heading unless that exceeds the length.

    A screen has at most 2,000 characters, escaped at most twice as many: without the heading's mark it always
    fits the 4,000 of a message.
    """
    escaped = "\n".join(part for part in (plain(title), plain(text)) if part)
    heading = f"### {escaped}" if title else escaped
    return heading if len(heading) <= max_length else escaped
