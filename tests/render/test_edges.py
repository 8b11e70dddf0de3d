"""Edges in three steps: nothing, half, all; and in two."""

from PIL import Image

from render.graphics.antialiasing import HALF, three_levels, two_levels


def test_a_coverage_keeps_one_step_between_nothing_and_all() -> None:
    ramp = Image.linear_gradient("L")
    steps = list(three_levels(ramp).resize((1, 256), Image.Resampling.NEAREST).tobytes())
    assert steps == sorted(steps)
    assert set(steps) == {0, HALF, 255}
    assert abs(steps.count(0) - steps.count(255)) < 20, "no shape becomes bolder or finer by it"


def test_a_sharp_edge_is_where_half_is_covered() -> None:
    steps = list(two_levels(Image.linear_gradient("L")).resize((1, 256), Image.Resampling.NEAREST).tobytes())
    assert steps == [0] * HALF + [255] * (256 - HALF)
