"""The commands and files that the documents for operators show, as their readers copy them."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
PAGES = (
    "README.md", "SECURITY.md", "PRIVACY.md", "TERMS.md", "docs/operate.md", "docs/discord.md",
    "docs/telegram.md", "docs/listing.md", "docs/scale.md",
)  # fmt: skip
"""What an operator reads."""
COMMENTED = (
    "bot/operations/solitaire-bot.service", "bot/operations/kubernetes.yml", "docker-compose.yml",
    ".env.example", "Dockerfile",
)  # fmt: skip
"""Files whose comments have commands, too."""

PROGRAMS = (
    "ACL", "CONFIG", "cd", "docker", "echo", "gh", "install", "kubectl", "make", "pip", "python3",
    "redis-cli", "solitaire-bot", "sudo", "systemctl", "useradd",
)  # fmt: skip
"""The first words of commands."""


@dataclass(frozen=True, slots=True)
class Sample:
    """A command, or a part of a file, in a document."""

    page: str
    text: str

    @property
    def is_command(self) -> bool:
        """Whether it is typed."""
        return self.text.split(maxsplit=1)[0] in PROGRAMS

    def __str__(self) -> str:
        return f"{self.page}: {self.text}"


def samples() -> list[Sample]:
    """Return everything that the documents show, in order; of the same commands of a page only the first."""
    found = [Sample(page, text) for page in PAGES for text in _of_page((ROOT / page).read_text("utf-8"))]
    for file in COMMENTED:
        found += [Sample(file, text) for text in _of_comments((ROOT / file).read_text("utf-8"))]
    return list(dict.fromkeys(found))


def _of_page(text: str) -> Iterator[str]:
    """Yield the blocks of a page, those of commands command by command, and the commands in its sentences."""
    fenced = re.compile(r"^```\w*\n(.*?)\n```$", re.MULTILINE | re.DOTALL)
    indented = re.compile(r"(?:^\n)((?:^    .*\n|^\n(?=    ))+)", re.MULTILINE)
    for match in fenced.finditer(text):
        yield from _commands_or_file(match[1])
    text = fenced.sub("", text)
    for match in indented.finditer(text):
        yield from _commands_or_file(re.sub(r"^    ", "", match[1], flags=re.MULTILINE).rstrip("\n"))
    for words in re.findall(r"`([^`\n]+)`", indented.sub("\n", text)):
        is_command = words.split(" ")[0] in PROGRAMS and words not in PROGRAMS
        if is_command or words == "solitaire-bot" or words.startswith("scrape_configs"):
            yield words


def _commands_or_file(block: str) -> Iterator[str]:
    """Yield the commands of a block, or the block if it is a part of a file."""
    if block.split(maxsplit=1)[0] not in PROGRAMS:
        yield from block.split("\n\n") if block.startswith(("sum", "1 - sum")) else [block]
        return
    here_document = r".*<<(\w+)\n(?:.*\n)*?\1"
    for match in re.finditer(rf"^(?:{here_document}|.*)$", block, re.MULTILINE):
        if command := re.sub(r"\s+# .*$", "", match[0]).strip():
            yield command


def _of_comments(text: str) -> Iterator[str]:
    for line in re.findall(r"^#   (\S.+)$", text, re.MULTILINE):
        yield line.rstrip()
    comments = "\n".join(re.findall(r"^# (\S.*)$", text, re.MULTILINE))
    for command in re.findall(r"\b(docker (?:compose|buildx) [^\n:;…]*?[\w.])\.?$", comments, re.MULTILINE):
        yield command.strip()
