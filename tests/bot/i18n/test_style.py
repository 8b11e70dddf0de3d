"""The style of what players read: plain words of the glossary, in every language and in the documents.

The patterns are words that were used before plainer ones were chosen, so that they do not come back. An
exception names the message, page or document in which a word is right.
"""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from bot.i18n.catalog import DEFAULT_LANGUAGE
from bot.i18n.languages import finished_languages
from tests.bot.i18n.catalogue import entries

ROOT = Path(__file__).parents[3]
DOCUMENTS = (
    "README.md",
    "PRIVACY.md",
    "TERMS.md",
    *(
        f"docs/{path.name}"
        for path in sorted((ROOT / "docs").glob("*.md"))
        if path.name != "decisions.md"  # for engineers, with the names that the code has
    ),
)

OLD_WORDS: dict[str, tuple[str, ...]] = {
    "en": (
        r"\balone\b",
        r"\bbehind\b",
        r"[,;] for (it|they|you|there|nobody|no|a|the|all)\b (?!example)",
        r"\bshall\b",
        r"\bsettle[sd]?\b|\bholds? for\b|\bgovern(s|ed|or)?\b",
        r"\bha(ve|s|d) (a|the|one|it|games|them)?( \w+)? ?dealt\b|\bbeg(in|an|un|ins)\b",
        r"\btold\b|\b[Tt]ells? (the|you|me|how)\b",
        r"\bput away\b|\bforg(et|ets|ot|otten)\b|\b(is|are|be) kept\b",
        r"\bis no (move|deal|game|command|card)\b|\bnames? no\b|\bsays nothing\b",
        r"\bThere (is|are): ",
        r"\bfrom (\{ ?\$?\w+ ?\}|\d+)( points?)? on\b",
        r"\bthe one who\b|\bwhoever\b",
        r"\bmended\b|\bparted by\b|\banew\b|\blawful\b",
        r"\bin the place of\b|\bbut for\b",
        r"\b(of|by) itself\b",
        r"[Pp]uzzle of the day|[Dd]aily puzzle|[Tt]oday’s puzzle",
        r"\bhome piles?\b|\btalon\b|\bin words\b|\badvised?\b|\btutorial\b",
        r"\bassisted\b|\bunassisted\b|\bcertified\b|\bthe film\b|\badministrators?\b",
        r"\bcolours?\b|\bfavourite|\bpractise|\blicence\b|\bgrey\b|\bcentre\b|\bneighbour",
        r"\b[Tt]ick(s|ed)?\b|\bthrow(s|n)? away\b|\bany more\b|\bscore known\b|\bat the first try\b",
    ),
    "de": (
        r"Aussicht(en)?\b",
        r"Frosttag",
        r"Spielst[aä]nd",
        r"\bin diesem Server\b|\bim Server\b",
        r"Mitspieler",
        r"\bes gibt nichts\b.*\bzu\b|\bEs gibt nichts\b.*\bzu\b",
        r"Rätsel des Tages|Tagesrätsel",
        r"\b[Tt]ippe\b|\btipp\b",
        r"\bSitzung\b",
        r"\bmacht? gemacht\b",
        r"Spiel beginnen lassen|sich nicht mehr austeilen|ausgeteilt bekommen",
        r"\bUngeprüft\b",
        r"\bzertifiziert",
        r"\bSie\b haben|\bIhre[nmrs]? (Partie|Spiel|Daten)",
    ),
    "ja": (
        r"勝つ道|勝ちへの道",
        r"分かり|分かる|出来ま|出来る|(?<!\w)今は|今の|今、",
        r"一回|二回|三回|一人|二人|一枚|二枚|一手|二手",
        r"～",
        r"ご覧|お見せ|いただ",
        r"パズル",
        r"[0-9}] (枚|手|回|件|組|点|日|人|個)",
        r"[?？] ?(?=[ぁ-んァ-ヶ一-龠])",
        r"フィルム",
        r"腕前",
    ),
}
"""Patterns of words that are not used, by language."""

EXCEPTIONS: dict[tuple[str, str], frozenset[str]] = {
    # Words that players type.
    ("en", "rules/blink.md"): frozenset({"grey"}),
    ("de", "command-name-hint"): frozenset({"tipp"}),
    ("en", "phrase-restart"): frozenset({"begin"}),
    ("en", "phrase-menu"): frozenset({"begin"}),
    ("en", "phrase-around-rules"): frozenset({"tutorial"}),
    ("en", "phrase-learn"): frozenset({"tutorial"}),
    ("de", "phrase-help"): frozenset({"tipp"}),
    ("de", "phrase-hint"): frozenset({"tipp"}),
    ("ja", "phrase-help"): frozenset({"分かり"}),
    ("ja", "phrase-undo"): frozenset({"一手"}),
    ("ja", "phrase-restart"): frozenset({"一回"}),
    ("ja", "klondike-called"): frozenset({"一人"}),
    # Names of what is stored.
    ("en", "PRIVACY.md"): frozenset({"began", "assisted"}),
}
"""For a language and a message, page or document, the words that are right there."""

QUOTED_NAMES = frozenset({"The Wish", "Patience Wish", "The bot", "This isn’t the address of this page"})
"""Quoted texts with a capital that are no buttons: other names of a game, and what others say."""


class Words(Visitor):
    """The words of a message, with the names of its variables and of the messages in it, in braces."""

    def __init__(self, node: ast.BaseNode) -> None:
        self.text = ""
        self.visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802  (the library's name)
        self.text += node.value

    def visit_StringLiteral(self, node: ast.StringLiteral) -> None:  # noqa: N802
        self.text += node.value

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.text += f"{{ ${node.id.name} }}"

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.text += f"{{ {node.id.name} }}"

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        for variant in node.variants:
            self.visit(variant.value)
            self.text += "\n"


def without_names(text: str) -> str:
    """Return a text without the names of variables and messages in braces, which nobody reads."""
    return re.sub(r"\{[^{}]*\}", "{}", text)


def found_words(language: str) -> Iterator[tuple[str, str]]:
    """Yield the name of each text that has an old word, and the word."""
    for name, text in player_texts(language):
        for pattern in OLD_WORDS.get(language, ()):
            for match in re.finditer(pattern, without_names(text)):
                yield name, match[0]


def player_texts(language: str) -> Iterator[tuple[str, str]]:
    """Yield every text that players of a language read, with the name of its message or page."""
    for entry in entries(language):
        if isinstance(entry, ast.Message) and entry.value:
            yield entry.id.name, Words(entry.value).text
    for page in sorted((ROOT / "seeds" / "rules" / language).glob("*.md")):
        yield f"rules/{page.name}", page.read_text("utf-8")
    if language == "en":
        for name in DOCUMENTS:
            yield name, (ROOT / name).read_text("utf-8")


@pytest.mark.parametrize("language", finished_languages())
def test_old_words_do_not_come_back(language: str) -> None:
    found = set(found_words(language))
    excepted = {(name, word) for (of, name), words in EXCEPTIONS.items() if of == language for word in words}
    assert found - excepted == set()
    assert excepted - found == set(), "not needed any more"


def test_french_signs_stay_beside_their_words() -> None:
    """At a plain space, a line could break before a sign or inside quotation marks."""
    texts = list(player_texts("fr"))
    assert any("\u00a0:" in text for _, text in texts)
    assert [(name, text) for name, text in texts if re.search("(?<=\\S) [:;!?%»]|« ", text)] == []


def test_quoted_names_of_buttons_exist() -> None:
    """In English, quoted text with a capital is the label of a button. The others quote what English does."""
    labels = {
        without_names(label).replace("{}", "").strip(" ◀▶…")
        for entry in entries(DEFAULT_LANGUAGE)
        if isinstance(entry, ast.Message) and entry.value
        for label in Words(entry.value).text.splitlines()
    }
    quoted = {
        (name, words)
        for name, text in player_texts(DEFAULT_LANGUAGE)
        for words in re.findall("“([A-Z][^”{}]*)”", text)
    }
    assert len(quoted) > len(QUOTED_NAMES)
    assert {
        (name, words) for name, words in quoted if words.strip(" ◀▶…") not in labels | QUOTED_NAMES
    } == set()
