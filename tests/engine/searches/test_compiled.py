"""The searches as they are compiled, beside the files that they are compiled of."""

import sys
from importlib import import_module
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from types import ModuleType

import pytest

import engine.searches

FOLDER = Path(engine.searches.__file__).parent
NAMES = sorted(path.stem for path in FOLDER.glob("[a-z]*.py"))


def as_it_stands(name: str) -> ModuleType:
    """Return a search read from its file, whether or not there is a compiled one."""
    loader = SourceFileLoader(f"as_it_stands_{name}", str(FOLDER / f"{name}.py"))
    spec = spec_from_loader(loader.name, loader)
    assert spec is not None
    module = module_from_spec(spec)
    sys.modules[loader.name] = module
    loader.exec_module(module)
    return module


@pytest.mark.parametrize("name", NAMES)
def test_what_is_compiled_is_not_older_than_its_file(name: str) -> None:
    used = Path(str(import_module(f"engine.searches.{name}").__file__))
    if used.suffix == ".py":
        pytest.skip("there was no compiler when the environment was set up, so nothing can be older")
    made = max(path.stat().st_mtime for path in FOLDER.glob(f"*__mypyc*{used.suffixes[0]}*"))
    assert made >= (FOLDER / f"{name}.py").stat().st_mtime, "it has changed since: run make test, or make run"


def test_chance_is_the_same_compiled_and_as_it_stands() -> None:
    usual, plain = import_module("engine.searches.chance"), as_it_stands("chance")
    for seed in (0, 1, 2, 2**31, 2**32, 2**53 - 1, 2**56 - 1):
        dice, other = usual.Dice(seed), plain.Dice(seed)
        rolled = [dice.below(limit) for limit in range(2, 200)]
        assert rolled == [other.below(limit) for limit in range(2, 200)]
        assert len(set(rolled)) > 40
