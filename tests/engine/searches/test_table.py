"""The set of numbers of the searches."""

import random

from engine.searches.building.table import Table


def test_a_table_knows_exactly_the_numbers_that_were_added() -> None:
    chance = random.Random(1)
    numbers = [chance.getrandbits(chance.choice((12, 31, 32, 63))) or 1 for _ in range(30_000)]
    numbers += [2**63 - 1 - number for number in range(1_000)]
    table, known = Table(), set[int]()
    for number in numbers:
        assert table.add(number) == (number not in known)
        known.add(number)
    assert table.size == len(known)
    assert not any(map(table.add, known))
