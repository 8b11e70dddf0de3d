"""The commands as Discord shows them: ``/solitaire play`` and the others, made from what the bot declares."""

from collections.abc import Awaitable, Callable, Coroutine, Iterable
from contextlib import suppress
from dataclasses import dataclass
from inspect import Parameter as Argument
from inspect import Signature
from typing import Any, TypeVar

from discord import app_commands
from discord.app_commands import locale_str

from bot.app import App
from bot.chats.discord.identity import Interaction, player_of, room_of
from bot.chats.discord.translation import said
from bot.completion import common_suggestions, option_choices
from bot.core.actions import Action, Chat
from bot.core.commands import COMMANDS, Command, Parameter, ParameterKind, read_line
from bot.core.replies import Suggestion
from bot.i18n.texts import TextError, Texts, languages
from bot.observability.tracing import trace_event

Value = TypeVar("Value")

GROUP = "solitaire"
MAX_CHOICES = 25  # Discord's, for choices and for completions alike
MAX_CHOICE = 100  # characters, of a choice's name and of its value
MAX_DESCRIPTION = 100

Act = Callable[[Interaction, Action], Awaitable[None]]
Completion = Callable[[Interaction, str], Coroutine[Any, Any, list[app_commands.Choice[str]]]]


@dataclass(frozen=True, slots=True)
class Choice:
    """Something that can be filled in: the words, and what they are called in each language."""

    value: str
    name: locale_str


@dataclass(frozen=True, slots=True)
class Field:
    """Something that a command lets the player fill in."""

    name: locale_str
    description: locale_str
    kind: ParameterKind
    is_required: bool = False
    choices: tuple[Choice, ...] = ()
    """What can be filled in; where there is nothing, anything can, and Discord asks for completions."""

    @property
    def key(self) -> str:
        """What the field is called in code, whatever the player's language."""
        return self.name.message

    def argument(self) -> Argument:
        """Return it as the argument of a function, from which discord.py makes the command."""
        default = Argument.empty if self.is_required else ""
        return Argument(self.key, Argument.KEYWORD_ONLY, annotation=str, default=default)


def solitaire(app: App, texts: Texts, act: Act) -> app_commands.Group:
    """Return the group of all commands, for servers and for users who installed the bot for themselves.

    ``texts`` is for the clients whose language the bot does not speak.
    """
    group = app_commands.Group(
        name=GROUP,
        description=_described(texts, "discord-group"),
        allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=True),
        allowed_installs=app_commands.AppInstallationType(guild=True, user=True),
    )
    for command in COMMANDS:
        fields = [field for one in command.parameters for field in _fields(texts, one)]
        group.add_command(_command(app, texts, command, fields, act))
    return group


def _fields(texts: Texts, parameter: Parameter) -> list[Field]:
    """Return a parameter as one field, or, for the options of the games, a field for each."""
    kind = parameter.kind
    if kind is ParameterKind.OPTION:
        return _option_fields(texts)
    # What is the same for every player is chosen from a list that stands in the command.
    choices = _choices(_in_all_languages(lambda to: tuple(common_suggestions(to, kind))), texts)
    name = _named(parameter.name, f"parameter-name-{parameter.name}")
    description = _described(texts, f"parameter-{parameter.name}")
    few = choices if len(choices) <= MAX_CHOICES else ()
    return [Field(name, description, kind, parameter.is_required, few)]


def _option_fields(texts: Texts) -> list[Field]:
    """Return a field for each option that any of the games has."""
    in_all = _in_all_languages(option_choices)
    fields = []
    for number, one in enumerate(option_choices(texts)):
        same = {language: options[number] for language, options in in_all.items()}
        described = {language: option.description[:MAX_DESCRIPTION] for language, option in same.items()}
        choices = _choices({language: option.choices for language, option in same.items()}, texts)
        name = _named(one.name, f"option-name-{one.name}")
        fields.append(Field(name, said(texts, described), ParameterKind.OPTION, choices=choices))
    return fields


def _choices(offered: dict[str, tuple[Suggestion, ...]], texts: Texts) -> tuple[Choice, ...]:
    """Return choices by what is offered in each language."""
    labels: dict[str, dict[str, str]] = {}
    for language, those in offered.items():
        for one in those:
            labels.setdefault(one.value, {})[language] = one.label[:MAX_CHOICE]
    return tuple(Choice(value, said(texts, called)) for value, called in labels.items() if called)


def _command(
    app: App, texts: Texts, command: Command, fields: Iterable[Field], act: Act
) -> app_commands.Command[Any, ..., None]:
    async def run(interaction: Interaction, **filled: str) -> None:
        words = [_meant(field, filled[field.key]) for field in fields]
        await act(interaction, read_line(" ".join([f"/{command.name}", *words])))

    first = Argument("interaction", Argument.POSITIONAL_OR_KEYWORD, annotation=Interaction)
    run.__signature__ = Signature([first, *(field.argument() for field in fields)])  # type: ignore[attr-defined]
    app_commands.rename(**{field.key: field.name for field in fields})(run)
    app_commands.describe(**{field.key: field.description for field in fields})(run)
    listed = {
        field.key: [app_commands.Choice(name=one.name, value=one.value) for one in field.choices]
        for field in fields
        if field.choices
    }
    app_commands.choices(**listed)(run)
    completed = {field.key: _completion(app, field.kind) for field in fields if not field.choices}
    app_commands.autocomplete(**completed)(run)
    return app_commands.Command(
        name=_named(command.name, f"command-name-{command.name}"),
        description=_described(texts, f"command-{command.name}"),
        callback=run,
    )


def _meant(field: Field, words: str) -> str:
    """Return what was filled in; a time zone that was typed and not chosen says that it is one."""
    is_typed = field.kind is ParameterKind.ZONE and words.strip() and "=" not in words
    return f"{field.kind} {words}" if is_typed else words


def _completion(app: App, kind: ParameterKind) -> Completion:
    async def complete(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        with trace_event(Chat.DISCORD):
            offered = await app.suggest(player_of(interaction), kind, typed, room=room_of(interaction))
        fitting = [suggestion for suggestion in offered if 0 < len(suggestion.value) <= MAX_CHOICE]
        return [
            app_commands.Choice(name=(one.label or one.value)[:MAX_CHOICE], value=one.value)
            for one in fitting[:MAX_CHOICES]
        ]

    return complete


def _described(texts: Texts, name: str) -> locale_str:
    return said(texts, _in_all_languages(lambda to: to(name)[:MAX_DESCRIPTION]))


def _named(name: str, message: str) -> locale_str:
    """Return the name of a command or a field, in other languages as the catalogue has it."""
    return locale_str(name, others=_in_all_languages(lambda to: to(message)))


def _in_all_languages(say: Callable[[Texts], Value]) -> dict[str, Value]:
    """Return what is said in each language; one that has no words for it yet is left out."""
    spoken = {}
    for language in languages():
        with suppress(TextError):
            spoken[language] = say(Texts.load(language))
    return spoken
