"""A table of the earliest time at which each of many positions was reached: exact and small."""

from typing import Final

from mypy_extensions import i64

from engine.searches.building.table import Bucket, spread

SMALLEST: Final = 1 << 8
"""Buckets of an empty table."""
TIME_BITS: Final = 10
TIMES: Final = 1 << 10
"""All times are below."""


class EarliestTimes:
    """Numbers from 1 to 2^53 - 1, each with a time below 1024; after a full bucket, the next one is used."""

    def __init__(self) -> None:
        self.nothing: Bucket = Bucket()  # stands for every bucket that is still empty
        self.buckets: list[Bucket] = [self.nothing] * SMALLEST
        self.mask: i64 = SMALLEST - 1
        self.size: i64 = 0

    def improve(self, number: i64, time: i64) -> bool:
        """Store a number with a time; return whether it is new, or was known only with a later time."""
        place: i64 = spread(number) & self.mask
        entry: i64 = number << TIME_BITS | time
        while True:
            bucket: Bucket = self.buckets[place]
            held: i64 = entry_of(bucket, number)
            if held != 0:
                if held > entry:
                    exchange(bucket, held, entry)
                return held > entry
            if bucket.d == 0:
                break
            place = (place + 1) & self.mask
        if bucket is self.nothing:
            bucket = Bucket()
            self.buckets[place] = bucket
        put(bucket, entry)
        self.size += 1
        if self.size > 2 * self.mask:
            self.grow()
        return True

    def insert(self, entry: i64) -> None:
        """Add an entry that is known to be new."""
        if entry == 0:
            return
        place: i64 = spread(entry >> TIME_BITS) & self.mask
        bucket: Bucket = self.buckets[place]
        while bucket.d != 0:
            place = (place + 1) & self.mask
            bucket = self.buckets[place]
        if bucket is self.nothing:
            bucket = Bucket()
            self.buckets[place] = bucket
        put(bucket, entry)

    def grow(self) -> None:
        """Double the number of buckets."""
        old: list[Bucket] = self.buckets
        self.mask = 2 * self.mask + 1
        self.buckets = [self.nothing] * (2 * len(old))
        while old:
            bucket: Bucket = old.pop()
            if bucket is not self.nothing:
                self.insert(bucket.a)
                self.insert(bucket.b)
                self.insert(bucket.c)
                self.insert(bucket.d)


def entry_of(bucket: Bucket, number: i64) -> i64:
    """Return the entry of a number in a bucket; 0 if there is none."""
    if bucket.a >> TIME_BITS == number:
        return bucket.a
    if bucket.b >> TIME_BITS == number:
        return bucket.b
    if bucket.c >> TIME_BITS == number:
        return bucket.c
    return bucket.d if bucket.d >> TIME_BITS == number else 0


def exchange(bucket: Bucket, held: i64, entry: i64) -> None:
    """Put an entry in the place of one that a bucket has."""
    if bucket.a == held:
        bucket.a = entry
    elif bucket.b == held:
        bucket.b = entry
    elif bucket.c == held:
        bucket.c = entry
    else:
        bucket.d = entry


def put(bucket: Bucket, entry: i64) -> None:
    """Put an entry into the first empty place of a bucket that is not full."""
    if bucket.a == 0:
        bucket.a = entry
    elif bucket.b == 0:
        bucket.b = entry
    elif bucket.c == 0:
        bucket.c = entry
    else:
        bucket.d = entry
