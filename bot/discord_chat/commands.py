"""The commands as Discord shows them: ``/solitaire play`` and the others, made from what the bot declares."""

from collections.abc import Awaitable, Callable, Coroutine, Iterable
from dataclasses import dataclass
from inspect import Parameter as Argument
from inspect import Signature
from typing import Any

from discord import app_commands

from bot.app import App
from bot.commands import COMMANDS, Command, Kind, Parameter, read_line
from bot.discord_chat.answers import player_of
from bot.discord_chat.exchange import Interaction
from bot.model import Action, Chat, Player, Suggestion
from bot.suggestions import option_choices
from bot.texts import Texts

GROUP = "solitaire"
MAX_CHOICES = 25  # Discord's, for choices and for completions alike
MAX_CHOICE = 100  # characters, of a choice's name and of its value
MAX_DESCRIPTION = 100

CHOSEN = {Kind.GAME}
"""What is the same for every player, and so is chosen from a list that stands in the command."""

ANYBODY = Player(Chat.DISCORD, 0)

Act = Callable[[Interaction, Action], Awaitable[None]]
Completion = Callable[[Interaction, str], Coroutine[Any, Any, list[app_commands.Choice[str]]]]


@dataclass(frozen=True, slots=True)
class Field:
    """Something that a command lets the player fill in."""

    name: str
    description: str
    kind: Kind
    is_required: bool = False
    choices: tuple[Suggestion, ...] = ()
    """What can be filled in; where there is nothing, anything can, and Discord asks for completions."""

    def argument(self) -> Argument:
        """Return it as the argument of a function, from which discord.py makes the command."""
        default = Argument.empty if self.is_required else ""
        return Argument(self.name, Argument.KEYWORD_ONLY, annotation=str, default=default)


async def solitaire(app: App, texts: Texts, act: Act) -> app_commands.Group:
    """Return the group of all commands, for servers and for users who installed the bot for themselves."""
    group = app_commands.Group(
        name=GROUP,
        description=_described(texts, "discord-group"),
        allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=True),
        allowed_installs=app_commands.AppInstallationType(guild=True, user=True),
    )
    for command in COMMANDS:
        fields = [field for one in command.parameters for field in await _fields(app, texts, one)]
        group.add_command(_command(app, texts, command, fields, act))
    return group


async def _fields(app: App, texts: Texts, parameter: Parameter) -> list[Field]:
    """Return a parameter as one field, or, for the options of the games, a field for each."""
    kind = parameter.kind
    if kind is Kind.OPTION:
        return [
            Field(one.name, one.description[:MAX_DESCRIPTION], kind, choices=one.choices[:MAX_CHOICES])
            for one in option_choices(texts)
        ]
    choices = await app.suggest(ANYBODY, kind, "") if kind in CHOSEN else ()
    few = choices if len(choices) <= MAX_CHOICES else ()
    return [
        Field(
            parameter.name, _described(texts, f"parameter-{parameter.name}"), kind, parameter.is_required, few
        )
    ]


def _command(
    app: App, texts: Texts, command: Command, fields: Iterable[Field], act: Act
) -> app_commands.Command[Any, ..., None]:
    async def run(interaction: Interaction, **filled: str) -> None:
        words = [filled[field.name] for field in fields]
        await act(interaction, read_line(" ".join([f"/{command.name}", *words])))

    first = Argument("interaction", Argument.POSITIONAL_OR_KEYWORD, annotation=Interaction)
    run.__signature__ = Signature([first, *(field.argument() for field in fields)])  # type: ignore[attr-defined]
    app_commands.describe(**{field.name: field.description for field in fields})(run)
    app_commands.choices(**{field.name: _choices(field.choices) for field in fields if field.choices})(run)
    completed = {field.name: _completion(app, field.kind) for field in fields if not field.choices}
    app_commands.autocomplete(**completed)(run)
    return app_commands.Command(
        name=command.name, description=_described(texts, f"command-{command.name}"), callback=run
    )


def _completion(app: App, kind: Kind) -> Completion:
    async def complete(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return _choices(await app.suggest(player_of(interaction), kind, typed))

    return complete


def _choices(suggestions: Iterable[Suggestion]) -> list[app_commands.Choice[str]]:
    fitting = [suggestion for suggestion in suggestions if 0 < len(suggestion.value) <= MAX_CHOICE]
    return [
        app_commands.Choice(name=(suggestion.label or suggestion.value)[:MAX_CHOICE], value=suggestion.value)
        for suggestion in fitting[:MAX_CHOICES]
    ]


def _described(texts: Texts, name: str) -> str:
    return texts(name)[:MAX_DESCRIPTION]
