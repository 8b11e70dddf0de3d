"""The workflows and forms for GitHub: they are linted, and agree with the project's other files."""

import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

from bot.operations.checks.machine import check_searches
from tests.operation.release_notes import ReleaseError, release_notes

ROOT = Path(__file__).parents[2]
GITHUB = ROOT / ".github"
WORKFLOWS: dict[str, dict[str, Any]] = {
    path.name: yaml.safe_load(path.read_text("utf-8")) for path in sorted(GITHUB.glob("workflows/*"))
}
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
FORMS = sorted(path for path in GITHUB.glob("ISSUE_TEMPLATE/*") if path.name != "config.yml")


def run(*words: str, **options: Any) -> "subprocess.CompletedProcess[str]":  # noqa: ANN401 - of subprocess.run
    """Run a program in the project's folder."""
    places = {"cwd": ROOT} | options
    return subprocess.run(words, capture_output=True, text=True, check=False, timeout=60, **places)


def jobs() -> Iterator[dict[str, Any]]:
    """Yield the jobs of all workflows."""
    for workflow in WORKFLOWS.values():
        yield from workflow["jobs"].values()


def scripts() -> Iterator[str]:
    """Yield the shell commands of all steps."""
    for job in jobs():
        yield from (step["run"] for step in job.get("steps", []) if "run" in step)


def step_script(workflow: str, job: str, step: str) -> str:
    """Return the shell commands of the step with this id."""
    steps = WORKFLOWS[workflow]["jobs"][job]["steps"]
    (script,) = [one["run"] for one in steps if one.get("id") == step]
    return str(script)


@pytest.mark.parametrize(
    ("schema", "files"),
    [
        ("vendor.github-workflows", sorted(GITHUB.glob("workflows/*"))),
        ("vendor.dependabot", [GITHUB / "dependabot.yml"]),
        ("vendor.github-issue-forms", FORMS),
        ("vendor.github-issue-config", [GITHUB / "ISSUE_TEMPLATE" / "config.yml"]),
    ],
)
def test_the_files_have_the_form_that_github_reads(schema: str, files: list[Path]) -> None:
    assert files
    done = run(sys.executable, "-m", "check_jsonschema", "--builtin-schema", schema, *map(str, files))
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_workflows_have_no_known_weakness() -> None:
    """Such as an action without a pinned commit, a token with needless rights, or a name run as a command."""
    zizmor = str(Path(sys.executable).parent / "zizmor")
    done = run(zizmor, "--offline", "--quiet", "--strict-collection", "--color=never", "--no-progress", ".")
    assert done.returncode == 0, done.stdout + done.stderr


def test_every_action_has_one_commit_and_names_its_version() -> None:
    text = "\n".join(path.read_text("utf-8") for path in GITHUB.glob("workflows/*"))
    uses = re.findall(r"uses: (?!\./)(.+)", text)
    pinned = [re.fullmatch(r"([\w/-]+)@([0-9a-f]{40} # v\d+\.\d+\.\d+)", line) for line in uses]
    found = {(match[1], match[2]) for match in pinned if match}
    assert None not in pinned, uses
    assert len(found) == len({name for name, _ in found}) > 5


def test_every_job_ends_by_a_time_limit() -> None:
    assert [job["name"] for job in jobs() if "uses" not in job and "timeout-minutes" not in job] == []


def test_the_checks_run_with_every_supported_python() -> None:
    names = [line.rpartition(" ")[2] for line in PROJECT["project"]["classifiers"] if " :: 3." in line]
    assert WORKFLOWS["ci.yml"]["jobs"]["tests"]["strategy"]["matrix"]["python"] == names
    assert PROJECT["project"]["requires-python"] == f">={names[0]}"
    wheels = [f"cp{name.replace('.', '')}-*" for name in names]
    assert PROJECT["tool"]["cibuildwheel"]["build"] == wheels
    images = re.findall(r"PYTHON_IMAGE=python:([\d.]+)-", (ROOT / "Dockerfile").read_text("utf-8"))
    setups = [step["with"]["python-version"] for job in jobs() for step in job.get("steps", [])
              if "setup-python" in step.get("uses", "")]  # fmt: skip
    assert {*images, *setups} <= {*names, "${{ matrix.python }}"}
    assert images
    assert setups


def test_make_knows_every_target_that_a_workflow_asks_for() -> None:
    commands = [
        line.split() for script in scripts() for line in script.splitlines() if line.startswith("make ")
    ]
    assert len(commands) >= 4
    for words in commands:
        done = run(words[0], "--dry-run", *words[1:])
        assert done.returncode == 0, done.stderr


def test_every_package_that_a_workflow_installs_is_pinned() -> None:
    pins = {line.split("==")[0] for line in (ROOT / "constraints.txt").read_text("utf-8").splitlines()}
    lines = re.findall(r"pip install (.+)", "\n".join(scripts()))
    assert lines
    for line in lines:
        option, file, *names = line.split()
        assert (option, file) == ("--constraint", "constraints.txt")
        assert {name for name in names if not name.startswith("dist/")} <= pins


async def test_a_package_or_image_without_compiled_searches_is_not_published() -> None:
    """Every package and image is asked by ``solitaire-bot check`` in the words that it really uses."""
    command = PROJECT["tool"]["cibuildwheel"]["test-command"]
    asked = [
        re.search(r"grep (?:--quiet )?'(.+?)'", text) for text in (command, *scripts()) if " check" in text
    ]
    said = [finding.text async for finding in check_searches()]
    assert len(asked) == 4
    assert all(match and match[1] in said[0] for match in asked), (asked, said)


def test_a_release_has_images_for_amd64_and_arm64_built_without_emulation() -> None:
    release = WORKFLOWS["release.yml"]["jobs"]
    builds = release["image"]["strategy"]["matrix"]["include"]
    assert {build["platform"] for build in builds} == {"linux/amd64", "linux/arm64"}
    for build in builds:
        assert build["runner"].endswith("-arm") == build["platform"].endswith("/arm64")
    assert {build["runner"] for build in builds} == set(release["wheels"]["strategy"]["matrix"]["runner"])
    assert f"test ${{#images[@]}} -eq {len(builds)}\n" in step_script("release.yml", "publish-image", "join")


def test_all_images_of_a_release_are_built_from_one_digest(tmp_path: Path) -> None:
    """It is looked up once, handed to each build, and recorded in the labels of the image."""
    dockerfile = (ROOT / "Dockerfile").read_text("utf-8")
    assert set(re.findall(r"^FROM (\S+)", dockerfile, re.MULTILINE)) == {
        "${PYTHON_IMAGE}", "${NODE_IMAGE}", "libraries"
    }  # fmt: skip
    (options,) = [
        step["with"] for step in WORKFLOWS["release.yml"]["jobs"]["image"]["steps"]
        if step.get("id") == "build"
    ]  # fmt: skip
    outputs = {name: f"${{{{ needs.base.outputs.{name} }}}}" for name in ("name", "digest")}
    assert options["build-args"] == "PYTHON_IMAGE={name}@{digest}".format_map(outputs)
    labels = dict(line.split("=", 1) for line in options["labels"].splitlines())
    assert labels["org.opencontainers.image.base.digest"] == outputs["digest"]
    assert labels["org.opencontainers.image.base.name"].endswith(outputs["name"])
    script = step_script("release.yml", "base", "base")
    looked_up = 'docker() { echo "$ANSWER"; }\n'  # by a registry, which the tests don't ask
    output = tmp_path / "output"
    for answer, status in ((f"sha256:{64 * 'a'}", 0), ("sha256:", 1)):
        env = {"PATH": os.environ["PATH"], "GITHUB_OUTPUT": str(output), "ANSWER": answer}
        done = run("bash", "-e", "-o", "pipefail", "-c", looked_up + script, env=env)
        assert done.returncode == status, done.stderr
    assert output.read_text("utf-8") == f"name=python:3.13-slim\ndigest=sha256:{64 * 'a'}\n"


def test_nothing_is_published_before_all_checks_have_passed() -> None:
    release = WORKFLOWS["release.yml"]["jobs"]
    publishing = {name for name, job in release.items() if "write" in job["permissions"].values()}
    assert publishing == {"image", "publish-image", "publish-release"}

    def needed(name: str) -> set[str]:
        names = release[name].get("needs", [])
        direct = {names} if isinstance(names, str) else set(names)
        return direct.union(*map(needed, direct))

    assert all({"notes", "checks"} <= needed(name) for name in publishing)
    assert needed("publish-release") == release.keys() - {"publish-release"}


CHANGELOG = """# Changelog

## [Unreleased]

## [1.2.0] - 2026-12-01

### Added
- A game whose line
  is long.
- Another one.

## [1.1.0] - 2026-11-01

- Older.
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """Provide the files of a project whose version 1.2.0 can be released."""
    operation = tmp_path / "tests" / "operation"
    (operation / "releases").mkdir(parents=True)
    (operation / "releases" / "1.2.0.xz").touch()
    shutil.copy(ROOT / "tests" / "operation" / "release_notes.py", operation)
    (tmp_path / "pyproject.toml").write_text('[project]\nversion = "1.2.0"\n', "utf-8")
    (tmp_path / "CHANGELOG.md").write_text(CHANGELOG, "utf-8")
    return tmp_path


def test_the_first_step_of_a_release_writes_its_notes_version_and_image(project: Path) -> None:
    python = project / "bin" / "python"
    python.parent.mkdir()
    python.symlink_to(sys.executable)
    output = project / "output"
    env = {
        "PATH": f"{python.parent}{os.pathsep}{os.environ['PATH']}",
        "TAG": "v1.2.0",
        "GITHUB_OUTPUT": str(output),
        "GITHUB_REPOSITORY": "Someone/Solitaire",
    }
    words = ("bash", "-e", "-o", "pipefail", "-c", step_script("release.yml", "notes", "release"))
    done = run(*words, cwd=project, env=env)
    assert done.returncode == 0, done.stderr
    notes = (project / "notes.md").read_text("utf-8")
    assert notes == "### Added\n- A game whose line is long.\n- Another one.\n"
    assert output.read_text("utf-8") == "version=1.2.0\nimage=ghcr.io/someone/solitaire\n"
    assert run(*words, cwd=project, env=env | {"TAG": "v1.3.0"}).returncode == 1


@pytest.mark.parametrize(
    ("file", "old", "new", "message"),
    [
        ("pyproject.toml", "1.2.0", "1.3.0", "the tag should be v1.3.0"),
        ("pyproject.toml", "1.2.0", "1.2.0rc1", "isn't three numbers: 1.2.0rc1"),
        ("CHANGELOG.md", "[Unreleased]\n", "[Unreleased]\n\n- New.\n", "has unreleased changes"),
        ("CHANGELOG.md", "2026-12-01", "soon", "says nothing below a heading “## [1.2.0] - YYYY-MM-DD”"),
    ],
)
def test_a_release_whose_files_disagree_is_refused(
    project: Path, file: str, old: str, new: str, message: str
) -> None:
    path = project / file
    path.write_text(path.read_text("utf-8").replace(old, new), "utf-8")
    with pytest.raises(ReleaseError, match=re.escape(message)):
        release_notes("v1.2.0", project)


def test_a_release_whose_store_is_not_saved_is_refused(project: Path) -> None:
    (project / "tests" / "operation" / "releases" / "1.2.0.xz").unlink()
    with pytest.raises(ReleaseError, match=r"run python -m tests\.operation\.release 1\.2\.0"):
        release_notes("v1.2.0", project)


def test_the_forms_ask_for_what_makes_a_report_useful() -> None:
    forms = {path.stem: yaml.safe_load(path.read_text("utf-8")) for path in FORMS}
    asked = {name: {part["id"] for part in form["body"] if "id" in part} for name, form in forms.items()}
    assert asked["bug"] >= {"happened", "chat", "game", "record", "version", "log"}
    assert asked["rules"] >= {"game", "rule", "record"}
    assert asked["translation"] >= {"language", "text", "better"}
    assert "idea" in asked
