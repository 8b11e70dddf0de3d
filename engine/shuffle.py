"""The shuffle: from a deal number to an order of the cards, the same on every machine forever.

The generator is SplitMix64 (Guy L. Steele Jr., Doug Lea, Christine H. Flood: "Fast Splittable Pseudorandom
Number Generators", OOPSLA 2014). Its state starts as the deal number. Each step adds 0x9E3779B97F4A7C15 to
the state, and computes from the state z, all modulo 2^64::

    z = (z xor (z >> 30)) * 0xBF58476D1CE4E5B9
    z = (z xor (z >> 27)) * 0x94D049BB133111EB
    z = z xor (z >> 31)

A whole number below n comes from the next z that is smaller than the greatest multiple of n up to 2^64, as
z mod n; greater ones are skipped, so every number is equally likely.

The shuffle is Fisher and Yates' (Durstenfeld's form): for i from the last place down to the second, the card
there is exchanged with the one at a random place below i + 1, counted from 0.
"""

from collections.abc import Iterator, Sequence
from typing import TypeVar

Item = TypeVar("Item")

MASK = 2**64 - 1


def splitmix64(state: int) -> Iterator[int]:
    """Yield the endless sequence of 64-bit numbers from a state."""
    while True:
        state = (state + 0x9E3779B97F4A7C15) & MASK
        mixed = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & MASK
        yield mixed ^ (mixed >> 31)


def below(limit: int, numbers: Iterator[int]) -> int:
    """Return a random number from 0 to ``limit - 1``, all equally likely."""
    fair = 2**64 - 2**64 % limit
    for number in numbers:
        if number < fair:
            return number % limit
    raise ValueError("the generator ran out of numbers")


def shuffled(items: Sequence[Item], deal: int) -> tuple[Item, ...]:
    """Return the items in the order of a deal, a whole number from 0 to 2^53 - 1."""
    order = list(items)
    numbers = splitmix64(deal)
    for place in range(len(order) - 1, 0, -1):
        other = below(place + 1, numbers)
        order[place], order[other] = order[other], order[place]
    return tuple(order)
