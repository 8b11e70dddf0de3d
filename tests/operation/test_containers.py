"""Deployment files: the Dockerfile, the Compose file and the systemd unit are linted and checked."""

import asyncio
import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any

import pytest
import yaml
from aiohttp import ClientSession

from bot.application import HANDING_OVER_SECONDS
from bot.config.environment import entries, load_config
from bot.config.page_names import PageName
from tests.bot.program import Program, running
from tests.store.servers import free_port, server, until

ROOT = Path(__file__).parent.parent.parent
UNIT = ROOT / "bot" / "operations" / "solitaire-bot.service"
COMPOSE: dict[str, Any] = yaml.safe_load((ROOT / "docker-compose.yml").read_text("utf-8"))
BOT, REDIS = COMPOSE["services"]["bot"], COMPOSE["services"]["redis"]
DOCKERFILE = (ROOT / "Dockerfile").read_text("utf-8")
NOBODY = "10001:10001"
MOST_EXPOSED = 2.0
"""The largest allowed exposure by ``systemd-analyze security``: 10 is a service without restrictions."""


def tool(name: str) -> str:
    """Return the path of a program, next to this Python or on PATH; skip the test if it is missing."""
    found = shutil.which(name, path=f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}")
    if found is None:
        pytest.skip(f"there is no {name} here")
    return found


def run(*words: str, **options: Any) -> "subprocess.CompletedProcess[str]":  # noqa: ANN401 - of subprocess.run
    """Run a program in the project's folder."""
    places = {"cwd": ROOT} | options
    return subprocess.run(words, capture_output=True, text=True, check=False, timeout=60, **places)


def compose() -> list[str]:
    """Return the command of Docker Compose, as a plug-in or as a separate program."""
    docker = shutil.which("docker")
    if docker and run(docker, "compose", "version").returncode == 0:
        return [docker, "compose"]
    return [tool("docker-compose")]


def stages() -> list[list[str]]:
    """Return the instructions of each stage of the Dockerfile, one per line."""
    joined = re.sub(r"\\\n\s*", "", re.sub(r"^#.*\n", "", DOCKERFILE, flags=re.MULTILINE))
    return [part.splitlines() for part in re.split(r"^FROM", joined, flags=re.MULTILINE)[1:]]


def test_the_dockerfile_is_linted() -> None:
    done = run(tool("hadolint"), "--no-color", "Dockerfile")
    assert (done.returncode, done.stdout) == (0, ""), done.stderr


def test_the_last_stage_has_no_compiler_and_runs_as_nobody() -> None:
    first, *_, last = stages()
    assert any("gcc" in line for line in first)
    text = "\n".join(last)
    assert "apt-get" not in text
    assert f"USER {NOBODY}" in last
    assert "WORKDIR" not in text  # only its user can enter /data; backups run as another
    assert [line for line in last if line.startswith("ENTRYPOINT")] == ['ENTRYPOINT ["solitaire-bot"]']
    assert 'CMD ["python", "-m", "bot.operations.health_probe"]' in text


def test_the_libraries_are_a_layer_that_does_not_depend_on_the_sources() -> None:
    libraries, activity, build, last = stages()
    assert [line for line in libraries if line.startswith("COPY ")] == [
        "COPY constraints.txt pyproject.toml ./"
    ]
    assert [line for line in activity if line.startswith("COPY ")] == [
        "COPY package.json package-lock.json .npmrc ./"
    ]
    assert "COPY --from=libraries /bot /bot" in last  # before the bot, which changes more often
    assert last.index("COPY --from=libraries /bot /bot") < last.index("COPY --from=build /own/bot /bot")
    for line in build:
        if " pip " in line:
            for step in line.split("&&"):
                assert {"--no-index", "--no-deps"} <= set(step.split()), step


def test_the_image_installs_what_the_project_needs(tmp_path: Path) -> None:
    """The commands of the Dockerfile that read this from pyproject.toml, with Python for ``python``."""
    (command,) = [line for line in stages()[0] if "tomllib" in line]
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    for step in command.removeprefix("RUN ").split(" && "):
        if "tomllib" in step:
            done = run("sh", "-c", step.replace("python", sys.executable, 1).replace("> ", f"> {tmp_path}/"))
            assert done.returncode == 0, done.stderr
    for name, needed in (
        ("to-run.txt", project["project"]["dependencies"]),
        ("to-build.txt", project["build-system"]["requires"]),
    ):
        assert (tmp_path / name).read_text("utf-8").splitlines() == needed
        assert f"--requirement {name}" in command


def test_a_backup_gets_neither_into_git_nor_into_the_image(tmp_path: Path) -> None:
    """Its name is that of the manual; an interrupted backup leaves hidden files beside it."""
    manual = (ROOT / "docs" / "operate.md").read_text("utf-8")
    files = set(re.findall(r" backup (?:/backup/)?([\w.]+)$", manual, re.MULTILINE))
    assert files
    leftovers = {f".{name}.0a1b2c3d.{ending}" for name in files for ending in ("part", "names")}
    ignored = (ROOT / ".dockerignore").read_text("utf-8").splitlines()
    last_included = max(number for number, line in enumerate(ignored) if line.startswith("!"))
    (tmp_path / ".gitignore").write_bytes((ROOT / ".gitignore").read_bytes())
    run(tool("git"), "init", "--quiet", str(tmp_path))
    for name in sorted(files | leftovers):
        for path in (name, f"bot/{name}"):
            done = run("git", "check-ignore", "--quiet", path, cwd=tmp_path)
            assert done.returncode == 0, f"git does not ignore {path}"
        patterns = [line.removeprefix("**/") for line in ignored[last_included:]]
        assert any(fnmatchcase(name, pattern) for pattern in patterns), f"the image may have {name}"
        assert not any(fnmatchcase(name, line[1:]) for line in ignored if line.startswith("!"))


def test_every_source_of_the_image_is_in_the_build_context() -> None:
    included = set(re.findall(r"^!(.+)$", (ROOT / ".dockerignore").read_text("utf-8"), re.MULTILINE))
    lines = [line.split()[1:-1] for stage in stages() for line in stage if line.startswith("COPY ")]
    copied = {name for names in lines if "--from" not in names[0] for name in names}
    assert copied == included
    assert all((ROOT / name).exists() for name in copied)


def test_the_readme_names_what_containers_need_and_the_manual_where_to_look() -> None:
    readme, manual = ((ROOT / name).read_text("utf-8") for name in ("README.md", "docs/operate.md"))
    for text in (readme, manual):
        assert all(name in text for name in ("Compose 2", "buildx 0.17", "vm.overcommit_memory=1"))
    assert all(
        command in manual for command in ("docker compose ps --all", "docker compose logs --tail 20 bot")
    )


def test_compose_accepts_the_file() -> None:
    done = run(*compose(), "--env-file", ".env.example", "config", "--format", "json")
    assert json.loads(done.stdout)["services"].keys() == {"bot", "redis"}, done.stderr


def test_every_setting_reaches_the_bot_and_can_be_set() -> None:
    names = {name for name, _, _ in entries()}
    assert names - BOT["environment"].keys() == {"DATA_DIR"}  # for the embedded server, unused here
    assert BOT["environment"].keys() <= names
    fixed = {name for name, value in BOT["environment"].items() if value != f"${{{name}:-}}"}
    assert fixed == {
        "REDIS_URL", "PAGE_HOST", "PAGE_PORT", "OPERATION_HOST", "OPERATION_PORT", "TELEGRAM_WEBHOOK_HOST",
        "TELEGRAM_WEBHOOK_PORT", "PAGE_NAMES",
    }  # fmt: skip


@pytest.mark.parametrize(("port", "names"), [("", ""), ("9000", "cards.example.org")])
def test_the_page_is_named_as_its_port_is_published(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, port: str, names: str
) -> None:
    """Behind a web server the page answers to the names that are set too."""
    file = tmp_path / "env"
    file.write_text(f"PAGE_PORT={port}\nPAGE_NAMES={names}\n", "utf-8")
    done = run(*compose(), "--env-file", str(file), "config", "--format", "json")
    service = json.loads(done.stdout)["services"]["bot"]
    (published,) = [one["published"] for one in service["ports"] if one["target"] == 8080]
    monkeypatch.setenv("PAGE_NAMES", service["environment"]["PAGE_NAMES"])
    expected = [PageName("localhost", int(published)), *([PageName(names)] if names else [])]
    assert [*load_config().page_names] == expected
    assert published == (port or "8080")


def test_the_bot_has_no_rights_nothing_to_write_to_and_ports_on_this_machine_only() -> None:
    assert BOT["user"] == NOBODY
    assert BOT["read_only"] is True
    assert BOT["cap_drop"] == ["ALL"]
    assert all(mount.startswith(("/tmp:", "/data:")) for mount in BOT["tmpfs"])  # noqa: S108 - in the container
    for service in (BOT, REDIS):
        assert service["security_opt"] == ["no-new-privileges:true"]
        assert service["mem_limit"]
        assert service["logging"]["options"]["max-size"]
        assert service["healthcheck"]["test"]
    assert int(BOT["stop_grace_period"].removesuffix("s")) > HANDING_OVER_SECONDS + 2
    assert "ports" not in REDIS
    inside = {str(BOT["environment"][f"{name}_PORT"]) for name in ("PAGE", "TELEGRAM_WEBHOOK", "OPERATION")}
    assert {port.rpartition(":")[2] for port in BOT["ports"]} == inside
    assert all(port.startswith("127.0.0.1:") for port in BOT["ports"])
    assert set(re.findall(r"\d+", re.findall(r"^EXPOSE (.+)$", DOCKERFILE, re.MULTILINE)[0])) == inside


def test_another_redis_and_a_released_image_need_no_change_of_the_file(tmp_path: Path) -> None:
    """Without the settings Redis runs next to the bot, and the image is built."""
    file = tmp_path / "env"
    found = []
    for settings in (
        "REDIS_URL=\n",
        "REDIS_URL=rediss://u:p@here:6380\nREDIS_CONTAINERS=0\nBOT_IMAGE=ghcr.io/o/n:1\n",
    ):
        file.write_text(settings, "utf-8")
        done = run(*compose(), "--env-file", str(file), "config", "--format", "json")
        services = json.loads(done.stdout)["services"]
        bot, scale = services["bot"], services["redis"]["scale"]
        found.append((bot["environment"]["REDIS_URL"], scale, bot["image"]))
    assert found == [
        ("redis://redis:6379/0", 1, "solitaire-bot"),
        ("rediss://u:p@here:6380", 0, "ghcr.io/o/n:1"),
    ]


def test_redis_stores_every_move_and_drops_none() -> None:
    words = REDIS["command"].split()
    options = dict(zip(words[1::2], words[2::2], strict=True))
    assert options.items() >= {
        "--appendonly": "yes", "--appendfsync": "always", "--maxmemory-policy": "noeviction",
        "--maxmemory": "${REDIS_MEMORY:-512mb}",
    }.items()  # fmt: skip
    assert REDIS["volumes"] == ["games:/data"]
    assert BOT["depends_on"] == {"redis": {"condition": "service_healthy"}}


KUBERNETES: dict[str, Any] = yaml.safe_load((UNIT.parent / "kubernetes.yml").read_text("utf-8"))
POD = KUBERNETES["spec"]["template"]["spec"]
(CONTAINER,) = POD["containers"]


def test_kubernetes_accepts_the_file() -> None:
    done = run(tool("kubernetes-validate"), "--strict", "bot/operations/kubernetes.yml")
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_pod_has_few_rights_and_time_to_stop() -> None:
    settings = {one["name"]: one["value"] for one in CONTAINER["env"]}
    assert settings.keys() <= {name for name, _, _ in entries()}
    seconds = int(settings["DRAIN_SECONDS"]) + HANDING_OVER_SECONDS
    assert POD["terminationGracePeriodSeconds"] > seconds + 2
    security = CONTAINER["securityContext"] | POD["securityContext"]
    assert f"{security['runAsUser']}:{security['runAsGroup']}" == NOBODY
    assert security["readOnlyRootFilesystem"] is True
    assert security["capabilities"] == {"drop": ["ALL"]}
    mounts = {mount["name"]: mount["mountPath"] for mount in CONTAINER["volumeMounts"]}
    assert mounts.keys() == {volume["name"] for volume in POD["volumes"]}
    files = {value for name, value in settings.items() if name.endswith("_FILE")}
    assert {str(Path(file).parent) for file in files} == {mounts["secrets"]}
    created = set(re.findall(r"--from-file=(\w+)", (UNIT.parent / "kubernetes.yml").read_text("utf-8")))
    assert {Path(file).name for file in files} == created
    exposed = {str(port["containerPort"]) for port in CONTAINER["ports"]}
    assert exposed == set(re.findall(r"\d+", re.findall(r"^EXPOSE (.+)$", DOCKERFILE, re.MULTILINE)[0]))


async def test_the_probes_of_the_pod_are_answered(short_path: Path) -> None:
    """As kubelet asks: by the address of the pod, with the settings of the file but chat and store."""
    secret = short_path / "redis_url"
    async with server(short_path / "store") as store:
        secret.write_text(f"{store.url}\n", "utf-8")
        settings = {one["name"]: one["value"] for one in CONTAINER["env"] if "TELEGRAM" not in one["name"]}
        settings |= {"REDIS_URL_FILE": str(secret), "OPERATION_PORT": str(free_port()), "DRAIN_SECONDS": "0"}
        async with running(Program(short_path, **settings)), ClientSession() as session:
            for kind in ("startup", "liveness", "readiness"):
                asked = CONTAINER[f"{kind}Probe"]["httpGet"]
                assert asked["port"] in {port["name"] for port in CONTAINER["ports"]}
                address = f"http://127.0.0.1:{settings['OPERATION_PORT']}{asked['path']}"

                async def is_answered(address: str = address) -> bool:
                    async with session.get(address) as answer:
                        return answer.status == 200

                await until(is_answered, f"the {kind} probe is answered")


async def test_a_running_bot_is_healthy_and_a_stopped_one_is_not(short_path: Path) -> None:
    """The probe asks the bot itself, also in a container behind a proxy."""
    port = free_port()
    probe = (sys.executable, "-m", "bot.operations.health_probe")
    proxy = f"http://127.0.0.1:{free_port()}"
    setting = {"OPERATION_PORT": str(port)}
    proxies = {"HTTP_PROXY": proxy, "http_proxy": proxy, "ALL_PROXY": proxy}
    async with running(Program(short_path, **setting)):
        for env in (setting, setting | proxies):
            done = await asyncio.to_thread(run, *probe, env=env)
            assert (done.returncode, done.stderr) == (0, "")
    done = await asyncio.to_thread(run, *probe, env=setting)
    assert done.returncode == 1
    assert f"http://127.0.0.1:{port}/health" in done.stderr


def test_systemd_understands_the_unit_which_has_few_rights(tmp_path: Path) -> None:
    path = tmp_path / UNIT.name  # on this machine, the bot is installed elsewhere
    text = UNIT.read_text("utf-8").replace("/opt/solitaire-bot/bin/solitaire-bot", sys.executable)
    text = re.sub(r"^#(LoadCredential|Environment)=", r"\1=", text, flags=re.MULTILINE)
    assert text.count("DISCORD_TOKEN_FILE=%d/") == 1
    path.write_text(text, "utf-8")
    analyze = tool("systemd-analyze")
    done = run(analyze, "verify", "--recursive-errors=no", str(path))
    assert UNIT.name not in done.stdout + done.stderr, done.stderr
    assert done.returncode == 0, done.stderr
    threshold = f"--threshold={MOST_EXPOSED * 10:.0f}"
    done = run(analyze, "security", "--offline=yes", "--no-pager", threshold, str(path))
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_unit_restarts_the_bot_and_has_its_games_in_the_state_directory(tmp_path: Path) -> None:
    """This also holds with the example settings, whose empty values do not override those of the unit."""
    unit = dict(re.findall(r"^(\w+)=(.*)$", UNIT.read_text("utf-8"), re.MULTILINE))
    assert unit["Restart"] == "on-failure"
    assert "RestartPreventExitStatus" not in unit
    assert unit["StartLimitIntervalSec"] == "0"
    assert unit["KillMode"] == "mixed"
    assert int(unit["TimeoutStopSec"]) > HANDING_OVER_SECONDS + 2
    assert unit["NoNewPrivileges"] == "yes"
    assert unit["User"] not in ("", "root")
    assert unit["ProtectSystem"] == "strict"
    text = UNIT.read_text("utf-8")
    state = tmp_path / unit["StateDirectory"]
    (installed,) = re.findall(r"^#   install .+ \.env /var/lib/(.+)/\.env$", text, re.MULTILINE)
    assert unit["WorkingDirectory"] == f"%S/{installed}"
    state.mkdir()
    example = (ROOT / ".env.example").read_text("utf-8")
    commented = 'PAGE_PORT=9000  # the page\nexport BOT_LANGUAGE="de"\n'  # systemd would read neither so
    (state / ".env").write_text(example.replace("PAGE_PORT=8080\n", commented), "utf-8")
    settings = dict(word.split("=", 1) for word in unit["Environment"].replace("%S", str(tmp_path)).split())
    code = "from bot.config.environment import load_config; it = load_config(); "
    code += "print(it.data_dir, it.page_port, it.bot_language)"
    done = run(sys.executable, "-c", code, cwd=state, env=settings | {"PYTHONPATH": str(ROOT)})
    assert done.stdout.strip() == f"{state} 9000 de", done.stderr
