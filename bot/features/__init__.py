"""The use cases, a package each and all alike: ``service``, ``screens``, ``store``, and values of their own.

Each package exports its ``FEATURE``, and ``all_features`` finds them. ``bot/services.py`` and ``bot/app.py``
call the services. A feature imports lower packages, and of another feature only its ``service``.
"""

import pkgutil
from functools import cache
from importlib import import_module

from bot.core.feature import Feature


@cache
def all_features() -> tuple[Feature, ...]:
    """Return every feature, sorted by name: the ``FEATURE`` of each package here.

    Lower packages ask for them while they answer something, never while they are imported.
    """
    modules = (import_module(f"{__name__}.{module.name}") for module in pkgutil.iter_modules(__path__))
    features: list[Feature] = [module.FEATURE for module in modules]
    return tuple(sorted(features, key=lambda feature: feature.name))
