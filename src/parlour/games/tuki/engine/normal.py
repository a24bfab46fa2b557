"""The tail of the normal distribution, the same to the last bit on every machine: C libraries differ in theirs.

The method and its coefficients are those of fdlibm: Copyright (C) 1993 by Sun Microsystems, Inc. All rights reserved.
Permission to use, copy, modify, and distribute this software is freely granted, provided that this notice is preserved.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from parlour.compute.kernels import inline, jit, power_of_e

MIDDLE: Final = 8.45062911510467529297e-01
"""About the error function of 1; the polynomials of its neighbourhood add the rest."""
NEAR_UP: Final = np.array(
    [
        -2.37630166566501626084e-05,
        -5.77027029648944159157e-03,
        -2.84817495755985104766e-02,
        -3.25042107247001499370e-01,
        1.28379167095512558561e-01,
    ]
)
NEAR_DOWN: Final = np.array(
    [
        -3.96022827877536812320e-06,
        1.32494738004321644526e-04,
        5.08130628187576562776e-03,
        6.50222499887672944485e-02,
        3.97917223959155352819e-01,
        1.0,
    ]
)
MIDDLE_UP: Final = np.array(
    [
        -2.16637559486879084300e-03,
        3.54783043256182359371e-02,
        -1.10894694282396677476e-01,
        3.18346619901161753674e-01,
        -3.72207876035701323847e-01,
        4.14856118683748331666e-01,
        -2.36211856075265944077e-03,
    ]
)
MIDDLE_DOWN: Final = np.array(
    [
        1.19844998467991074170e-02,
        1.36370839120290507362e-02,
        1.26171219808761642112e-01,
        7.18286544141962662868e-02,
        5.40397917702171048937e-01,
        1.06420880400844228286e-01,
        1.0,
    ]
)
FAR_UP: Final = np.array(
    [
        -9.81432934416914548592e00,
        -8.12874355063065934246e01,
        -1.84605092906711035994e02,
        -1.62396669462573470355e02,
        -6.23753324503260060396e01,
        -1.05586262253232909814e01,
        -6.93858572707181764372e-01,
        -9.86494403484714822705e-03,
    ]
)
FAR_DOWN: Final = np.array(
    [
        -6.04244152148580987438e-02,
        6.57024977031928170135e00,
        1.08635005541779435134e02,
        4.29008140027567833386e02,
        6.45387271733267880336e02,
        4.34565877475229228821e02,
        1.37657754143519042600e02,
        1.96512716674392571292e01,
        1.0,
    ]
)
FARTHEST_UP: Final = np.array(
    [
        -4.83519191608651397019e02,
        -1.02509513161107724954e03,
        -6.37566443368389627722e02,
        -1.60636384855821916062e02,
        -1.77579549177547519889e01,
        -7.99283237680523006574e-01,
        -9.86494292470009928597e-03,
    ]
)
FARTHEST_DOWN: Final = np.array(
    [
        -2.24409524465858183362e01,
        4.74528541206955367215e02,
        2.55305040643316442583e03,
        3.19985821950859553908e03,
        1.53672958608443695994e03,
        3.25792512996573918826e02,
        3.03380607434824582924e01,
        1.0,
    ]
)


@inline
def polynomial(terms: Any, x: float) -> float:
    """The highest power comes first."""
    total = 0.0
    for term in terms:
        total = total * x + term
    return total


@jit
def erfc(x: float) -> float:
    """One less the error function."""
    size = abs(x)
    if size < 0.84375:
        square = x * x
        quotient = polynomial(NEAR_UP, square) / polynomial(NEAR_DOWN, square)
        return 1.0 - (x + x * quotient) if x < 0.25 else 0.5 - (x * quotient + (x - 0.5))
    if size < 1.25:
        quotient = polynomial(MIDDLE_UP, size - 1.0) / polynomial(MIDDLE_DOWN, size - 1.0)
        return 1.0 - MIDDLE - quotient if x >= 0.0 else 1.0 + (MIDDLE + quotient)
    if size >= 28.0:
        return 0.0 if x > 0.0 else 2.0
    part = 1.0 / (size * size)
    if size < 1.0 / 0.35:
        quotient = polynomial(FAR_UP, part) / polynomial(FAR_DOWN, part)
    else:
        quotient = polynomial(FARTHEST_UP, part) / polynomial(FARTHEST_DOWN, part)
    rounded = np.float64(np.float32(size))  # so that its square is exact
    rest = power_of_e((rounded - size) * (rounded + size) + quotient)
    tail = power_of_e(-rounded * rounded - 0.5625) * rest / size
    return tail if x > 0.0 else 2.0 - tail
