"""A lock on a file: one process and those that inherit it hold it until the last of them ends."""

import os
import sys
from pathlib import Path
from typing import Self

if sys.platform != "win32":
    from fcntl import LOCK_EX, LOCK_NB, flock


class LockedError(Exception):
    """Another process, ``owner``, holds the lock; it is empty if not known."""

    def __init__(self, owner: str) -> None:
        super().__init__(owner)
        self.owner = owner


class FileLock:
    """An exclusive ``flock``: the kernel releases it when its last holder has ended."""

    def __init__(self, descriptor: int) -> None:
        self.descriptor = descriptor

    @classmethod
    def acquire(cls, path: Path) -> Self:
        """Lock a file, perhaps a new one; raise ``LockedError`` if held, ``OSError`` if impossible."""
        descriptor = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            flock(descriptor, LOCK_EX | LOCK_NB)
        except BlockingIOError:
            owner = os.read(descriptor, 20).decode(errors="replace").strip()
            os.close(descriptor)
            raise LockedError(owner) from None
        except OSError:
            os.close(descriptor)
            raise
        return cls(descriptor)

    def sign(self, process: int) -> None:
        """Write the process id of the holder into the file, for error messages."""
        text = f"{process}\n".encode()
        os.pwrite(self.descriptor, text, 0)  # first: on a full disk only what is there can be overwritten
        os.ftruncate(self.descriptor, len(text))

    def close(self) -> None:
        """Release it, unless another process inherited it."""
        os.close(self.descriptor)
