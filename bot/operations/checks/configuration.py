"""Whether the settings are understood, each of them."""

from collections.abc import Sequence

from bot.config.environment import Config, entries, misspelt
from bot.core.errors import StartError
from bot.operations.checks.finding import Findings, error_finding, note_finding, ok_finding


async def check_settings(settings: Config, faults: Sequence[StartError]) -> Findings:
    """Look at the settings, which are read already, with what was wrong with them."""
    given = [name.upper() for name in Config.model_fields if name in settings.model_fields_set]
    for fault in faults:
        yield error_finding(fault)
    for name, meant in misspelt():
        yield note_finding(name, f"there is no such setting, perhaps {meant} is meant")
    right = [name for name in given if name not in {fault.setting for fault in faults}]
    count = sum(1 for _ in entries())
    yield ok_finding(
        "settings", f"{len(right)} of {count} are given and understood: {', '.join(right) or 'none'}"
    )
    if not (settings.discord_token or settings.telegram_token):
        yield note_finding(
            "settings", "neither DISCORD_TOKEN nor TELEGRAM_TOKEN is given: the bot plays on its page alone"
        )
