"""Texts that mean harm: markup of every kind, what calls somebody, what cannot be seen, what is long."""

NASTY = (
    "<b>x</b><img src=x onerror=alert(1)>",
    "<script>alert(1)</script>",
    "'\" onmouseover=alert(1) x='&lt;&amp;",
    "@everyone @here @somebody",
    "<@123> <@&5> <#1> </play:6> <t:0:R> <:smile:7>",
    "[free](http://evil.example) http://evil.example t.me/evil",
    "**b** __u__ ~~s~~ ||spoiler|| `c` ```x```",
    "# heading > quote 1. list - item",
    '{ $name } {{ }} { -brand } {"x"} { game-title }',
    "$name ${title} %s %(x)s {0} {0.__class__}",
    "\u202egnp.exe\u202c \u2066a\u2069 \u200f\u061c",
    "two\nlines\r\n2026-01-01 00:00:00 CRITICAL root forged",
    "\x1b[31mred\x1b[0m \x00\x07\x7f \x9b31m",
    "Z" + "\u0301\u0489\u0336" * 30 + "algo",
    "\ue000name\ue001 \ufeff\u00ad\u2028\u2029",
    "/undo /start wish-42 @solitaire_bot",
    "x" * 400,
    "ｗｉｓｈ／４２ 🂡🂡🂡",
)
