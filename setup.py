"""Compiles the searches of the engine if there is a C compiler; without one they run as plain Python, slower.

Everything else about the package is in pyproject.toml.
"""

import logging
import os
import sys
from pathlib import Path

from setuptools import Extension, setup

HERE = Path(__file__).parent


COMPILES_NOTHING = {"egg_info", "sdist"}
"""Commands of setuptools that would only put the generated C code among the sources."""


def searches() -> list[Extension]:
    """Return the searches as extensions whose build may fail; none if mypyc does not work here."""
    # 0 compiles sooner, and nothing is compiled for ``none``: for checks in which speed does not count.
    opt_level = os.environ.get("MYPYC_OPT_LEVEL", "3")
    if opt_level == "none" or not COMPILES_NOTHING.isdisjoint(sys.argv):
        return []
    try:
        from mypyc.build import mypycify  # noqa: PLC0415 - the build environment may lack it
    except ImportError as error:
        logging.getLogger(__name__).warning("the searches are not compiled: %s", error)
        return []
    files = sorted(path.relative_to(HERE).as_posix() for path in HERE.glob("engine/searches/**/[a-z]*.py"))
    extensions: list[Extension] = mypycify(files, opt_level=opt_level, group_name="engine.searches.compiled")
    for extension in extensions:
        extension.optional = True
        if os.name == "posix":
            # Python's usual -Wall takes gcc longer than all the rest, and speaks of code that nobody reads.
            extension.extra_compile_args.append("-Wno-all")
    return extensions


setup(ext_modules=searches())
