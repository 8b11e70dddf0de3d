"""Messages with blanks say, filled in, just what Fluent says."""

import pytest
from fluent.runtime import FluentBundle, FluentResource

from bot.i18n.message_template import FIRST_STAND_IN, NumberStandIns
from bot.i18n.texts import Texts

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
def test_messages_are_worded_as_by_fluent_in_any_language(language: str) -> None:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(SOURCE))
    texts = Texts(language, {"one.ftl": SOURCE})
    for name in ("cards", "hand"):
        pattern = bundle.get_message(name).value
        assert pattern is not None
        for count in (*range(130), 1000, 1_000_000, 1_234_567):
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


def test_numbers_that_stand_for_others_are_numbers_as_well() -> None:
    texts = Texts("en", {"one.ftl": FEW})
    for count in (FIRST_STAND_IN, 2, 2 * FIRST_STAND_IN, 3):
        assert texts("cards", count=count) == f"{count:,} of others"


def test_a_text_that_is_called_as_a_form_of_numbers_is_not_taken_for_one() -> None:
    texts = Texts("en", {"one.ftl": FEW})
    for count in ("other", 2, "one", 1, "other", 3):
        said = "one" if count in ("one", 1) else f"{count} of others"
        assert texts("cards", count=count) == said


def test_numbers_that_go_with_the_same_words_are_alike() -> None:
    numbers = NumberStandIns("ru")
    assert numbers.plural_class(21) == numbers.plural_class(101) != numbers.plural_class(22) == numbers.plural_class(3)
    assert NumberStandIns("en").plural_class(1) == 1  # no other one goes with its words
