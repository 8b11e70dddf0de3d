"""How long something took, as clocks show it: the same in every language."""

MINUTE, HOUR = 60, 60 * 60


def duration(seconds: int) -> str:
    """Return so many seconds as ``2:14`` or ``1:02:14``."""
    hours, rest = divmod(max(0, seconds), HOUR)
    minutes, left = divmod(rest, MINUTE)
    return f"{hours}:{minutes:02}:{left:02}" if hours else f"{minutes}:{left:02}"
