"""A bucket queue: takes out positions by their value, the lowest first, in constant time."""

from typing import Final

from mypy_extensions import i64

from engine.searches.kittyhawk.node import Node

BUCKETS: Final = 8192
"""Positions of this value or more share the last bucket with those of one less."""


class BucketQueue:
    """Positions in buckets by their value."""

    def __init__(self) -> None:
        self.nothing: list[Node] = []  # stands for every bucket that is still empty
        self.buckets: list[list[Node]] = [self.nothing] * BUCKETS
        self.lowest: i64 = BUCKETS - 1
        self.size: i64 = 0

    def push(self, node: Node, value: i64) -> None:
        """Add a position."""
        place: i64 = value if value < BUCKETS else BUCKETS - 1
        if self.buckets[place] is self.nothing:
            self.buckets[place] = [node]
        else:
            self.buckets[place].append(node)
        self.size += 1
        if place < self.lowest:
            self.lowest = place

    def pop(self) -> Node:
        """Remove and return the best position, the newest of equals."""
        while not self.buckets[self.lowest]:
            self.lowest += 1
        self.size -= 1
        return self.buckets[self.lowest].pop()

    def pop_all(self, count: i64) -> list[Node]:
        """Remove all positions, and return the best ``count`` of them."""
        chosen: list[Node] = []
        while self.size > 0:
            bucket: list[Node] = self.buckets[self.lowest]
            if bucket:
                self.size -= len(bucket)
                if len(chosen) < count:
                    chosen += bucket
                bucket.clear()
            self.lowest += 1
        self.lowest = BUCKETS - 1
        del chosen[count:]
        return chosen

    def clear(self) -> None:
        """Remove all positions for good, to free their memory."""
        self.buckets = []
        self.size = 0
