"""The application commands, such as ``/solitaire play``, built from the commands that the bot declares."""

from collections.abc import Awaitable, Callable, Coroutine, Iterable, Iterator, Mapping
from dataclasses import dataclass
from inspect import Parameter as Argument
from inspect import Signature
from typing import Any, TypeVar

from discord import Locale, app_commands
from discord.app_commands import locale_str

from bot.app import App
from bot.chats.discord.identity import Interaction, player_of, room_of
from bot.chats.discord.typed_lines import read_typed
from bot.completion import common_suggestions
from bot.core.actions import Action, Chat
from bot.core.commands import GROUP, IN_MENUS, Command, ParameterKind, answered
from bot.core.replies import Suggestion
from bot.features import all_settings
from bot.i18n.languages import client_language, finished_languages
from bot.i18n.texts import Texts
from bot.observability.tracing import trace_event

Value = TypeVar("Value")

MAX_CHOICES = 25  # Discord's limit, for choices and for autocomplete
MAX_CHOICE = 100  # characters of a choice's name and of its value
MAX_DESCRIPTION = 100

OF_GAME = (ParameterKind.DEAL, ParameterKind.OPTION)
"""What is completed by the game in its own field."""

Choice = app_commands.Choice[str]
Act = Callable[[Interaction, Action], Awaitable[None]]
Autocomplete = Callable[[Interaction, str], Coroutine[Any, Any, list[Choice]]]


class CommandTranslator(app_commands.Translator):
    """Translates texts of commands for discord.py."""

    async def translate(
        self, string: locale_str, locale: Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        """Return the translation for a locale; ``None`` if it is the default text."""
        del context
        translation: str | None = string.extras.get("others", {}).get(client_language(locale.value))
        return None if translation == string.message else translation


@dataclass(frozen=True, slots=True)
class Field:
    """A parameter of an application command."""

    name: locale_str
    description: locale_str
    kind: str
    is_required: bool = False
    choices: tuple[Choice, ...] = ()
    """The choices; if there are none, players type freely and Discord asks for autocomplete."""

    @property
    def key(self) -> str:
        """The name of the field in code, the same in all languages."""
        return self.name.message

    def argument(self) -> Argument:
        """Return the field as a function argument, from which discord.py builds the command."""
        default = Argument.empty if self.is_required else ""
        return Argument(self.key, Argument.KEYWORD_ONLY, annotation=str, default=default)


def solitaire(app: App, texts: Texts, act: Act) -> app_commands.Group:
    """Return the group of the commands in menus, for guild installs and user installs.

    ``texts`` are for clients in a language that the bot does not have.
    """
    group = app_commands.Group(
        name=GROUP,
        description=_translated_description(texts, "discord-group"),
        allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=True),
        allowed_installs=app_commands.AppInstallationType(guild=True, user=True),
    )
    for command in answered(IN_MENUS):
        fields = [_field(texts, kind, command) for kind in _kinds(command)]
        group.add_command(_command(app, texts, command, fields, act))
    return group


def _kinds(command: Command) -> Iterator[str]:
    """Yield the kinds of a command's parameters, without settings that players cannot have here."""
    for kind in command.parameters:
        setting = all_settings().get(kind)
        if setting is None or Chat.DISCORD in setting.chats:
            yield kind


def _field(texts: Texts, kind: str, command: Command) -> Field:
    # Values that are the same for all players become choices of the command.
    choices = _translated_choices(
        _by_language(lambda language: tuple(common_suggestions(language, kind))), texts
    )
    name = _translated_name(kind, f"parameter-name-{kind}")
    description = _translated_description(texts, f"parameter-{kind}")
    if len(choices) > MAX_CHOICES:
        choices = ()
    return Field(name, description, kind, command.needs_word, choices)


def _translated_choices(offered: dict[str, tuple[Suggestion, ...]], texts: Texts) -> tuple[Choice, ...]:
    labels: dict[str, dict[str, str]] = {}
    for language, suggestions in offered.items():
        for suggestion in suggestions:
            labels.setdefault(suggestion.value, {})[language] = suggestion.label[:MAX_CHOICE]
    return tuple(
        app_commands.Choice(name=translated(texts, names), value=value)
        for value, names in labels.items()
        if names
    )


def _command(
    app: App, texts: Texts, command: Command, fields: Iterable[Field], act: Act
) -> app_commands.Command[Any, ..., None]:
    async def run(interaction: Interaction, **filled: str) -> None:
        words = [_command_words(field, filled[field.key]) for field in fields]
        await act(interaction, read_typed(" ".join([f"/{command.name}", *words])))

    first = Argument("interaction", Argument.POSITIONAL_OR_KEYWORD, annotation=Interaction)
    run.__signature__ = Signature([first, *(field.argument() for field in fields)])  # type: ignore[attr-defined]
    app_commands.rename(**{field.key: field.name for field in fields})(run)
    app_commands.describe(**{field.key: field.description for field in fields})(run)
    app_commands.choices(**{field.key: [*field.choices] for field in fields if field.choices})(run)
    autocomplete = {field.key: _autocomplete(app, field.kind) for field in fields if not field.choices}
    app_commands.autocomplete(**autocomplete)(run)
    return app_commands.Command(
        name=_translated_name(command.name, f"command-name-{command.name}"),
        description=_translated_description(texts, f"command-{command.name}"),
        callback=run,
    )


def _command_words(field: Field, words: str) -> str:
    """Return the value of a field as words of a command line; a typed value of a setting gets its name."""
    is_typed = field.kind in all_settings() and words.strip() and "=" not in words
    return f"{field.kind} {words}" if is_typed else words


def _autocomplete(app: App, kind: str) -> Autocomplete:
    async def complete(interaction: Interaction, typed: str) -> list[Choice]:
        with trace_event(Chat.DISCORD):
            game = getattr(interaction.namespace, ParameterKind.GAME, None) or ""
            others = tuple(str(game).split()) if kind in OF_GAME else ()
            suggestions = await app.suggest(
                player_of(interaction), kind, typed, others, room_of(interaction), has_fields=True
            )
        fitting = [suggestion for suggestion in suggestions if 0 < len(suggestion.value) <= MAX_CHOICE]
        return [
            app_commands.Choice(name=(one.label or one.value)[:MAX_CHOICE], value=one.value)
            for one in fitting[:MAX_CHOICES]
        ]

    return complete


def _translated_description(texts: Texts, name: str) -> locale_str:
    return translated(texts, _by_language(lambda language: language(name)[:MAX_DESCRIPTION]))


def _translated_name(name: str, message: str) -> locale_str:
    """Return the name of a command or a field, with its translations from the catalog."""
    return locale_str(name, others=_by_language(lambda language: language(message)))


def _by_language(value_in: Callable[[Texts], Value]) -> dict[str, Value]:
    return {language: value_in(Texts.load(language)) for language in finished_languages()}


def translated(texts: Texts, translations: Mapping[str, str]) -> locale_str:
    """Return a text by language; clients in other languages see it in the language of ``texts``."""
    default = translations.get(texts.language) or next(iter(translations.values()))
    return locale_str(default, others=dict(translations))
