"""The names of the two views of a board, as players type them."""

from functools import cache
from types import MappingProxyType

from bot.i18n.name_matching import NameIndex
from bot.i18n.texts import Texts

VIEWS = MappingProxyType({"picture": ("pictures",), "words": ("text",)})
"""How boards can be shown, with other English words for it."""


@cache
def view_names(language: str) -> NameIndex:
    """Return the names of the views in English and in another language: of the setting and of the button."""
    texts = Texts.load(language)
    return NameIndex(
        {
            view: (view, *also, texts(f"boards-{view}"), texts(f"button-{view}"))
            for view, also in VIEWS.items()
        }
    )
