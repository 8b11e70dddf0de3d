"""Texts that players type instead of a command: greetings, questions, and names of games, in any language.

The phrases of each language are messages of its ``typed-words.ftl``. They are read whatever
the player's own language is, without regard to capitals, accents, spaces and punctuation.
"""

import re
from collections import defaultdict
from collections.abc import Collection, Iterator, Mapping, Sequence, Set
from functools import cache
from itertools import combinations
from typing import TypeVar

from bot.i18n.catalog import languages
from bot.i18n.name_matching import letters
from bot.i18n.texts import Texts
from bot.i18n.typed_games import game_names, other_game_names
from bot.i18n.typed_words import SEPARATOR, UNSPACED

T = TypeVar("T")

PHRASE = "phrase-"
"""The beginning of the messages with the forms of phrases. The rest is the phrase's name: that of the command
that it means, if there is one."""
CHANGES = frozenset({"undo", "restart", "hint", "finish", "giveup"})
"""Phrases that change the game in progress."""
AROUND_PHRASE = "phrase-around"
"""The message with the words before or after a phrase or the name of a command that change nothing."""
AROUND_NAME = "phrase-around-name"
"""The same for the name of a game that a player wants to play."""
AROUND_RULES = "phrase-around-rules"
"""The message with the words before or after the name of a game whose rules a player wants to read."""
AROUND_LESSON = "phrase-around-lesson"
"""The same for the name of a game whose lesson a player wants to play."""
AROUND_PUZZLE = "phrase-around-puzzle"
"""The same for the name of a game of which a player wants to solve a puzzle."""
STRETCHED = re.compile(r"(\w)\1{2,}|(\w\w)\2{2,}")
"""A letter or two that are typed more than twice in a row."""
TALKS = frozenset({"thanks", "upset", "nice", "bye", "okay"})
"""The phrases that are small talk: they ask for nothing."""
TELLING = frozenset({"hint", "language", "theme", "zone", "harder", "rules", "thanks", "undo"})
"""Phrases of which one word within a line says what is wanted."""
TOGETHER = TELLING | {"restart", "new", "menu", "bye", "upset", "nice", "giveup", "puzzle", "daily"}
"""Phrases of which two words within a line say so."""
MOST_WORDS = 14
"""Words of a line that are read as a phrase."""
LONG_NAME = 7
"""The fewest letters of a game's name that is understood anywhere in a line."""
SHORT_NAME = 5
"""The fewest letters of a game's name whose typing errors are understood."""
SHORT_FORM, LONG_FORM = 4, 6
"""The fewest letters of a phrase whose typing errors are understood, and those with a wrong letter."""
COMMAND_NAME = "command-name-"
"""The beginning of the messages with the names of commands."""


def phrase_messages(language: str) -> tuple[str, ...]:
    """Return the messages with the forms of phrases in a language."""
    names = Texts.load(language).with_prefix(PHRASE)
    return tuple(name for name in names if not name.startswith(AROUND_PHRASE))


def phrase_meant(line: str) -> str:
    """Return the phrase that a typed line is, perhaps with words such as “please”; empty if it is none.

    Letters can be typed again and again, as in “nooooo” or “hahahaha”.
    """
    phrase = _phrases().get(_core(line, _phrases()), "")
    if phrase or not STRETCHED.search(line):
        return phrase
    return _short_phrases().get(_shortened(letters(line)), "")


def command_meant(line: str) -> str:
    """Return the command whose name a line is, perhaps with words such as “please”; empty if it is none."""
    return _commands().get(_core(line, _commands()), "")


def game_meant(line: str) -> tuple[str, ...]:
    """Return what requests the game that a typed line names, perhaps with words such as “let’s play”.

    That is its name, and the options that it is known for under the typed name; nothing if none is named.
    """
    return _game_named(line, game_names(), AROUND_NAME) or ()


def between_words_around_name(line: str) -> Iterator[tuple[str, ...]]:
    """Yield the words of a line without those such as “let’s play” before and after, the fewest first."""
    words = [word for word in line.split()[:MOST_WORDS] if letters(word)]
    plain, around = list(map(letters, words)), _around(AROUND_NAME)
    for before in reversed(_covered(plain, around)):
        for after in reversed(_covered(plain[before:][::-1], around, is_reversed=True)):
            yield tuple(words[before : len(words) - after])


def other_game_meant(line: str) -> str:
    """Return the well-known game that a typed line names and that the bot does not have; empty if none."""
    return _game_named(line, other_game_names(), AROUND_NAME) or ""


def rules_meant(line: str) -> str:
    """Return the game whose rules a typed line asks for, as in “rules of Wish”; empty if it does not.

    A line such as “Wish please”, whose words could also be those of one who wants to play, asks for no rules.
    """
    found = None if game_meant(line) else _game_named(line, game_names(), AROUND_RULES)
    return found[0] if found else ""


def lesson_meant(line: str) -> str:
    """Return the game whose lesson a typed line asks for, as in “teach me Wish”; empty if it does not."""
    return _other_part_meant(line, AROUND_LESSON)


def puzzle_meant(line: str) -> str:
    """Return the game of which a typed line asks for a puzzle, as in “Wish puzzles”; empty if it does not."""
    return _other_part_meant(line, AROUND_PUZZLE)


def _other_part_meant(line: str, around: str) -> str:
    is_other = game_meant(line) or rules_meant(line)
    found = None if is_other else _game_named(line, game_names(), around)
    return found[0] if found else ""


def is_question(line: str) -> bool:
    """Return whether a line asks for something that changes no game in progress, without naming a command."""
    phrase = phrase_meant(line)
    return (phrase != "" and phrase not in CHANGES | TALKS) or names_game(line)


def is_understood(line: str) -> bool:
    """Return whether a line is a phrase, or names a command or a game."""
    return bool(phrase_meant(line) or command_meant(line)) or names_game(line)


def names_game(line: str) -> bool:
    """Return whether a line names a game to be played, or its rules, its lesson or its puzzles."""
    return bool(game_meant(line) or rules_meant(line) or lesson_meant(line) or puzzle_meant(line))


def phrase_within(line: str) -> tuple[str, str]:
    """Return the phrase that is the longest part of a line, and its form; empty if there is none.

    Only phrases count whose words say what is wanted, such as “too easy” or “hint”.
    """
    parts = _parts(line)
    found = [
        part
        for part, count in parts.items()
        if len(part) >= SHORT_FORM and _phrases().get(part) in (TELLING if count == 1 else TOGETHER)
    ]
    if UNSPACED.search(line):
        typed = letters(line)
        found += [
            form for form, name in _phrases().items() if len(form) > 2 and name in TELLING and form in typed
        ]
    longest = max(found, key=lambda part: (_phrases()[part] in TELLING, len(part)), default="")
    return (_phrases()[longest], _phrase_forms()[longest]) if longest else ("", "")


def other_game_within(line: str) -> str:
    """Return the well-known game that is not here whose long name is a part of a line; empty if none."""
    return _game_within(line, other_game_names()) or ""


def game_within(line: str) -> str:
    """Return the game of the bot whose long name is a part of a line; empty if none."""
    found = _game_within(line, game_names())
    return found[0] if found else ""


def _game_within(line: str, names: Mapping[str, T]) -> T | None:
    found = [part for part in _parts(line) if len(part) >= LONG_NAME and part in names]
    return names[max(found, key=len)] if found else None


def _parts(line: str) -> Mapping[str, int]:
    """Return the letters of all neighboring words of a line, with the number of these words."""
    words = [word for word in map(letters, line.split()) if word][:MOST_WORDS]
    ends = combinations(range(len(words) + 1), 2)
    return {"".join(words[first:last]): last - first for first, last in ends}


def phrase_resembled(line: str) -> tuple[str, str]:
    """Return the phrase or command that a line is but for one typing error, and its form; else nothing."""
    typed = letters(line)
    if len(typed) < SHORT_FORM:
        return "", ""
    for length in (len(typed), len(typed) + 1, len(typed) - 1):
        for key in _ends(typed, length):
            for plain, form, meant in _alike_forms().get(key, ()):
                if _is_one_error(typed, plain):
                    return meant, form
    return "", ""


def _core(line: str, known: Collection[str]) -> str:
    """Return the letters of a line without the words around a known text; all of them if there is none."""
    typed = letters(line)
    if typed in known:
        return typed
    return next((core for core in _cores(line, AROUND_PHRASE) if core in known), typed)


def _cores(line: str, message: str) -> Iterator[str]:
    """Yield the letters of a line without words that change nothing before and after, the longest first."""
    words = [word for word in map(letters, line.split()[:MOST_WORDS]) if word]
    if len(words) > 1:
        around = _around(message)
        starts, ends = _covered(words, around), _covered(words[::-1], around, is_reversed=True)
        spans = sorted((before + after, before, after) for before in starts for after in ends)
        for taken, before, after in spans:
            if taken < len(words):
                yield "".join(words[before : len(words) - after])
    typed = letters(line)
    for start in _words(message) if UNSPACED.search(line) else ():  # Japanese words have no spaces
        if typed.startswith(start):
            for end in _words(message):
                if typed.endswith(end):
                    yield typed[len(start) : max(len(start), len(typed) - len(end))]


def _covered(words: Sequence[str], around: Set[str], *, is_reversed: bool = False) -> list[int]:
    """Return how many of the first words consist of words that change nothing."""
    found = [0]
    for end in range(1, len(words) + 1):
        for start in found:
            some = words[start:end]
            if "".join(some[::-1] if is_reversed else some) in around:
                found.append(end)
                break
    return found


def _game_named(line: str, names: Mapping[str, T], message: str) -> T | None:
    typed = letters(line)
    if typed in names:
        return names[typed]
    if core := next((core for core in _cores(line, message) if core in names), ""):
        return names[core]
    around = _around(message)
    for name, game in names.items() if UNSPACED.search(line) else ():
        before, found, after = typed.partition(name)
        if found and before in around and after in around:
            return game
    return None


def game_resembled(line: str) -> tuple[str, ...]:
    """Return the same as ``game_meant`` for a name with one typing error; nothing if none is like that."""
    return _resembling(line, game_names()) or ()


def other_game_resembled(line: str) -> str:
    """Return the same as ``other_game_meant`` for a name with one typing error; else nothing."""
    return _resembling(line, other_game_names()) or ""


def _resembling(line: str, names: Mapping[str, T]) -> T | None:
    """Return what is called like a line, or what is left of it without words around a name."""
    for typed in (letters(line), *_cores(line, AROUND_NAME)):
        if len(typed) >= SHORT_NAME and not any(letter.isdigit() for letter in typed):
            found = (name for name in _alike_names(typed) if name in names and _is_one_error(typed, name))
            if name := next(found, ""):
                return names[name]
    return None


def _alike_names(typed: str) -> Iterator[str]:
    """Yield the names of games that end or begin like a text, those of its own length first."""
    for length in (len(typed), len(typed) + 1, len(typed) - 1):
        for key in _ends(typed, length):
            yield from _names_by_ends().get(key, ())


@cache
def _names_by_ends() -> Mapping[tuple[str, int], list[str]]:
    """Return the names of games, also of those that the bot does not have, by their ends."""
    found = defaultdict[tuple[str, int], list[str]](list)
    for name in (*game_names(), *other_game_names()):
        for key in _ends(name, len(name)) if len(name) >= SHORT_NAME else ():
            found[key].append(name)
    return found


def _is_one_error(typed: str, meant: str) -> bool:
    """Return whether one letter too much, too few, or wrong, or two in the wrong order, tell texts apart.

    In short texts no letter may be wrong: too many words are alike but for one.
    """
    if typed == meant or abs(len(typed) - len(meant)) > 1:
        return False
    pairs = enumerate(zip(typed, meant, strict=False))
    same = next((at for at, (one, other) in pairs if one != other), min(len(typed), len(meant)))
    rest, wanted = typed[same:], meant[same:]
    if len(typed) != len(meant):
        shorter, longer = sorted((rest, wanted), key=len)
        return longer[1:] == shorter
    if rest[:2] == wanted[:2][::-1] and rest[2:] == wanted[2:]:
        return True
    return len(meant) >= LONG_FORM and rest[1:] == wanted[1:]


@cache
def _phrases() -> Mapping[str, str]:
    return {
        letters(form): name.removeprefix(PHRASE)
        for language in languages()
        for name in phrase_messages(language)
        for form in _forms(language, name)
    }


@cache
def _phrase_forms() -> Mapping[str, str]:
    """Return the forms of phrases, as they are typed, by their letters."""
    return {
        letters(form): form
        for language in languages()
        for name in phrase_messages(language)
        for form in _forms(language, name)
    }


@cache
def _short_phrases() -> Mapping[str, str]:
    """Return the phrases by their letters, none of which is repeated again and again."""
    short = ((_shortened(form), phrase) for form, phrase in _phrases().items())
    return {form: phrase for form, phrase in short if len(form) > 1}


def _shortened(plain: str) -> str:
    return STRETCHED.sub(lambda found: found[1] or found[2] * 2, plain)


@cache
def _commands() -> Mapping[str, str]:
    """Return every command by the letters of its names."""
    return {
        letters(texts(name)): name.removeprefix(COMMAND_NAME)
        for texts in map(Texts.load, reversed(languages()))
        for name in texts.with_prefix(COMMAND_NAME)
    }


def _ends(plain: str, length: int) -> set[tuple[str, int]]:
    """Return the first and the last letters of a text, each with a length: an error spares one of these."""
    some = 2 if length >= LONG_FORM else 1
    return {(plain[:some], length), (plain[-some:], length)}


@cache
def _alike_forms() -> Mapping[tuple[str, int], list[tuple[str, str, str]]]:
    """Return the letters, the form and the name of phrases and commands, by their ends."""
    found = defaultdict[tuple[str, int], list[tuple[str, str, str]]](list)
    for language in languages():
        commands = Texts.load(language).with_prefix(COMMAND_NAME)
        for name in (*phrase_messages(language), *commands):
            for form in _forms(language, name):
                plain = letters(form)
                meant = name.removeprefix(PHRASE).removeprefix(COMMAND_NAME)
                for key in _ends(plain, len(plain)) if len(plain) >= SHORT_FORM else ():
                    found[key].append((plain, form, meant))
    return found


@cache
def _around(message: str) -> Set[str]:
    return frozenset(_words(message))


@cache
def _words(message: str) -> tuple[str, ...]:
    """Return the letters of the words around something, the longest first; the last are none."""
    found = {letters(form) for language in languages() for form in _forms(language, message)}
    return (*sorted(found, key=len, reverse=True), "")


def _forms(language: str, message: str) -> list[str]:
    return Texts.load(language)(message).split(SEPARATOR)
