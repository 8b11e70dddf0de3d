"""Cached messages read exactly as Fluent formats them."""

import pytest
from fluent.runtime import FluentBundle, FluentResource

from bot.i18n.texts import TextError, Texts

SOURCE = """
cards = { $count ->
    [0] none { $whose }
    [one] { $count } of one form, { $whose } {"{"}{ $count }{"}"}
    [few] { $count } of few
    [many] { $count } of many
   *[other] { $count } of others
}
hand = { $whose ->
    [mine] my { cards }
   *[yours] { $whose }: { cards }
}
"""


@pytest.mark.parametrize("language", ["en", "de", "ja", "ru", "fr", "ar"])
def test_messages_read_as_fluent_formats_them_in_any_language(language: str) -> None:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(SOURCE))
    texts = Texts(language, {"one.ftl": SOURCE})
    for name in ("cards", "hand"):
        pattern = bundle.get_message(name).value
        assert pattern is not None
        for count in (*range(130), 1000, 1_000_000, 1_234_567, 10**15):
            for whose in ("mine", "yours", "{count}", "\ue0000\ue001", "1", ""):
                said, errors = bundle.format_pattern(pattern, {"count": count, "whose": whose})
                assert not errors
                assert texts(name, count=count, whose=whose) == said


FEW = """
cards = { $count ->
    [one] one
   *[other] { $count } of others
}
"""


def test_a_text_named_like_a_plural_form_is_not_taken_for_that_form() -> None:
    texts = Texts("en", {"one.ftl": FEW})
    for count in ("other", 2, "one", 1, "other", 3):
        said = "one" if count in ("one", 1) else f"{count} of others"
        assert texts("cards", count=count) == said


def test_texts_longer_than_fluent_inserts_are_inserted() -> None:
    texts = Texts("en", {"one.ftl": SOURCE})
    long = "7♠, " * 1000
    assert texts("hand", count=3, whose=long) == f"{long}: 3 of others"


def test_messages_that_only_insert_their_arguments_read_the_same() -> None:
    texts = Texts("en", {"one.ftl": "place = { $name }:\n    { $cards }."})
    assert texts("place", name="{a}", cards="7♠") == "{a}:\n7♠."
    assert texts("place", name=1234, cards="7♠") == "1,234:\n7♠."
    with pytest.raises(TextError, match="lacks 'cards'"):
        texts("place", name="a")
