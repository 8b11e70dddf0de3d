"""Begins a language, or tells what is wrong in one: make language NEW=it, make language CHECK=it."""

import argparse
import shutil
import sys
from pathlib import Path

from babel import Locale, UnknownLocaleError

from bot.i18n.catalog import DEFAULT_LANGUAGE, languages
from bot.i18n.languages import FINISHED, is_finished
from bot.i18n.texts import Texts
from tests.translation.checks import CHECKS, no_message_is_missing

ROOT = Path(__file__).parents[2]
TEXTS, RULES, TERMS = ROOT / "bot" / "texts", ROOT / "seeds" / "rules", ROOT / "docs" / "languages"
EXAMPLE = "de"
"""The language whose page of terms a new one begins with."""
MOST_SHOWN = 20
"""Messages of a kind that are listed."""


def main() -> int:
    """Do what the arguments ask for; return 1 if something is wrong with the language."""
    parser = argparse.ArgumentParser(prog="make language", description=__doc__)
    parser.add_argument("--new", metavar="it", help="begin a language, by its tag in CLDR")
    parser.add_argument("--check", metavar="it", help="tell what is missing, too long or unused")
    chosen = parser.parse_args()
    if bool(chosen.new) == bool(chosen.check):
        print("Say which language: make language NEW=it begins Italian, make language CHECK=it checks it.")
        return 2
    return begin(chosen.new) if chosen.new else report(chosen.check)


def begin(language: str) -> int:
    """Lay down the files of a language, in English."""
    try:
        name = Locale.parse(language).get_display_name(DEFAULT_LANGUAGE)
    except (UnknownLocaleError, ValueError):
        print(f"“{language}” isn’t the tag of a language, such as it or uk. Nothing was changed.")
        return 2
    if "_" in language or language != language.lower() or language in languages():
        is_known = language in languages()
        print(
            f"{name} is already there: make language CHECK={language}"
            if is_known
            else "A language is a tag without a country, in small letters, such as it. Nothing was changed."
        )
        return 2
    shutil.copytree(TEXTS / DEFAULT_LANGUAGE, TEXTS / language, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(RULES / DEFAULT_LANGUAGE, RULES / language)
    (TERMS / f"{language}.md").write_text(terms_page(name or language), "utf-8")
    for folder, what in ((TEXTS, "the messages"), (RULES, "the rules pages")):
        print(f"{(folder / language).relative_to(ROOT)}  {what}, in English: translate them in place")
    print(f"{(TERMS / language).relative_to(ROOT)}.md  the terms: decide on them first")
    print(f"Then: make language CHECK={language}")
    return 0


def terms_page(name: str) -> str:
    """Return a page of terms without translations."""
    rows = (TERMS / f"{EXAMPLE}.md").read_text("utf-8").splitlines()
    cells = [row.split("|") for row in rows if row.startswith("| ") and not row.startswith("| English")]
    table = "\n".join(f"|{cell[1]}| | |{cell[-2]}|" for cell in cells)
    return (
        f"# {name}\n\nFor translators: how the texts in {name} speak, and their terms.\n\n"
        "- The form of address, quotation marks, numbers, pitfalls.\n\n"
        f"| English | not | {name} | meaning |\n|---|---|---|---|\n{table}\n"
    )


def report(language: str) -> int:
    """Print what is missing, wrong, or still in English; return 1 if something is missing or wrong."""
    if language not in languages():
        print(f"There is no language “{language}”. Begin it: make language NEW={language}")
        return 2
    catalog = Texts.load(language).catalog
    same = [name for name in catalog.untranslated() if name in catalog.sources]
    state = "finished" if is_finished(language) else f"unfinished, because it is below {FINISHED:.0%}"
    print(f"{language}: {catalog.translated():.1%} of the messages with words are translated: {state}")
    found = 0
    for check in CHECKS:
        problems = {} if language == DEFAULT_LANGUAGE and check is no_message_is_missing else check(language)
        found += len(problems)
        if problems:
            print(f"\n{check.__name__.replace('_', ' ')}: not true {len(problems)} times")
            for name, problem in [*problems.items()][:MOST_SHOWN]:
                print(f"  {name}: {problem}")
            if len(problems) > MOST_SHOWN:
                print(f"  … and {len(problems) - MOST_SHOWN} more")
    english = sorted((RULES / DEFAULT_LANGUAGE).glob("*.md"))
    pages = [page.name for page in english if not _is_translated(page, language)]
    if pages:
        print(f"\nRules pages still in English: {', '.join(pages)}")
    if same:
        print(
            f"\nThe same as in English, {len(same)} messages (names may be): {', '.join(same[:MOST_SHOWN])}"
            + (" …" if len(same) > MOST_SHOWN else "")
        )
    print(f"\n{found} problems" if found else "\nNothing is wrong.")
    return int(found > 0)


def _is_translated(page: Path, language: str) -> bool:
    if language == DEFAULT_LANGUAGE:
        return True
    own = RULES / language / page.name
    return own.is_file() and own.read_text("utf-8") != page.read_text("utf-8")


if __name__ == "__main__":
    sys.exit(main())
