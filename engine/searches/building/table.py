"""A set of numbers for searches: exact, and small enough for tens of millions of them."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

SMALLEST: Final = 1 << 8
"""Buckets of an empty table."""
LOW: Final = (1 << 31) - 1


@mypyc_attr(acyclic=True)
class Bucket:
    """Eight numbers; 0 where there is none."""

    def __init__(self) -> None:
        self.a: i64 = 0
        self.b: i64 = 0
        self.c: i64 = 0
        self.d: i64 = 0
        self.e: i64 = 0
        self.f: i64 = 0
        self.g: i64 = 0
        self.h: i64 = 0


def spread(number: i64) -> i64:
    """Return a hash of a number below 2^63; no product needs more than 63 bits."""
    mixed: i64 = (number & LOW) * 0x5851F42D + (number >> 31) * 0x2C1B3C6D
    mixed ^= mixed >> 31
    mixed = (mixed & LOW) * 0x2545F491 + (mixed >> 31 & LOW) * 0x39E3779B
    return mixed ^ (mixed >> 29)


class Table:
    """Numbers from 1 to 2^63 - 1, each once: those of a bucket that is full are in the next one."""

    def __init__(self) -> None:
        self.nothing: Bucket = Bucket()  # stands for every bucket that is still empty
        self.buckets: list[Bucket] = [self.nothing] * SMALLEST
        self.mask: i64 = SMALLEST - 1
        self.size: i64 = 0

    def add(self, number: i64) -> bool:
        """Add a number; tell whether it is new."""
        place: i64 = spread(number) & self.mask
        while True:
            bucket: Bucket = self.buckets[place]
            if bucket.a == number or bucket.b == number or bucket.c == number or bucket.d == number:
                return False
            if bucket.e == number or bucket.f == number or bucket.g == number or bucket.h == number:
                return False
            if bucket.h == 0:
                break
            place = (place + 1) & self.mask
        if bucket is self.nothing:
            bucket = Bucket()
            self.buckets[place] = bucket
        self._put(bucket, number)
        self.size += 1
        if self.size > 5 * self.mask:
            self._grow()
        return True

    def _put(self, bucket: Bucket, number: i64) -> None:
        if bucket.a == 0:
            bucket.a = number
        elif bucket.b == 0:
            bucket.b = number
        elif bucket.c == 0:
            bucket.c = number
        elif bucket.d == 0:
            bucket.d = number
        elif bucket.e == 0:
            bucket.e = number
        elif bucket.f == 0:
            bucket.f = number
        elif bucket.g == 0:
            bucket.g = number
        else:
            bucket.h = number

    def _insert(self, number: i64) -> None:
        """Add a number that is known to be new."""
        if number == 0:
            return
        place: i64 = spread(number) & self.mask
        bucket: Bucket = self.buckets[place]
        while bucket.h != 0:
            place = (place + 1) & self.mask
            bucket = self.buckets[place]
        if bucket is self.nothing:
            bucket = Bucket()
            self.buckets[place] = bucket
        self._put(bucket, number)

    def _grow(self) -> None:
        """Double the number of buckets."""
        old: list[Bucket] = self.buckets
        self.mask = 2 * self.mask + 1
        self.buckets = [self.nothing] * (2 * len(old))
        place: i64 = len(old) - 1
        while place >= 0:
            bucket: Bucket = old.pop()
            if bucket is not self.nothing:
                self._insert(bucket.a)
                self._insert(bucket.b)
                self._insert(bucket.c)
                self._insert(bucket.d)
                self._insert(bucket.e)
                self._insert(bucket.f)
                self._insert(bucket.g)
                self._insert(bucket.h)
            place -= 1
