"""Letters of dots, five wide and seven high with one row below the line, for pictures without a font."""

from __future__ import annotations

from typing import Final
from unicodedata import normalize

import numpy as np
from numpy.typing import NDArray

WIDE, HIGH = 6, 8
"""The dots of a letter, the gap to the next one included; the last row lies below the line."""
FIRST: Final = " "
LETTERS: Final = bytes.fromhex(
    "0000000000 00005f0000 0007000700 147f147f14 242a7f2a12 2313086462 3649562050 0000070000 001c224100 0041221c00 "
    "2a1c7f1c2a 08083e0808 0080603000 0808080808 0000606000 2010080402 3e5149453e 00427f4000 4261514946 2141494d33 "
    "1814127f10 2745454539 3c4a494931 4121110907 3649494936 464949291e 0000360000 0080760000 0814224100 1414141414 "
    "0041221408 0201590906 3e415d594e 7c1211127c 7f49494936 3e41414122 7f4141413e 7f49494941 7f09090901 3e41495938 "
    "7f0808087f 00417f4100 2040413f01 7f08142241 7f40404040 7f020c027f 7f0408107f 3e4141413e 7f09090906 3e4151215e "
    "7f09192946 2649494932 01017f0101 3f4040403f 1f2040201f 3f4038403f 6314081463 0304780403 6151494543 007f414100 "
    "0204081020 0041417f00 0402010204 4040404040 0003040000 2054545478 7f48444438 3844444428 384444487f 3854545418 "
    "087e090902 18a4a4a47c 7f08040478 00447d4000 4080847d00 7f10284400 00417f4000 7c04780478 7c08040478 3844444438 "
    "fc24242418 18242424fc 7c08040408 4854545424 043f444424 3c4040207c 1c2040201c 3c4030403c 4428102844 1ca0a0a07c "
    "4464544c44 0008364100 00007f0000 0041360800 0804081008".replace(" ", "")
)
"""The printable letters of ASCII: five columns each, the lowest bit on top."""
SIGNS: Final = {"−": "-", "–": "-", "—": "-", "…": ".", "’": "'", "“": '"', "”": '"'}
OWN: Final = {
    "·": "0000080000",
    "Σ": "6355494141",
    "▶": "7f3e1c0800",
    "★": "4c3e1f3e4c",
    "●": "1c3e3e3e1c",
    "×": "0014081400",
}


def dots(words: str, *, bold: bool = False, under: bool = False) -> NDArray[np.bool_]:
    """The dots of a line of text: shape `(HIGH + 1, WIDE × letters)`. Unknown letters are question marks."""
    columns = np.frombuffer(b"".join(map(_letter, words)) or bytes(WIDE), np.uint8)
    found = (columns[None, :] >> np.arange(HIGH, dtype=np.uint8)[:, None] & 1).astype(np.bool_)
    found = np.vstack([found, np.full((1, found.shape[1]), under)])
    if bold:
        found[:, 1:] |= found[:, :-1]
    return found


def _letter(letter: str) -> bytes:
    if letter in OWN:
        return bytes.fromhex(OWN[letter]) + b"\0"
    plain = SIGNS.get(letter, normalize("NFKD", letter)[0])
    at = ord(plain) - ord(FIRST)
    at = at if 0 <= at < len(LETTERS) // 5 else ord("?") - ord(FIRST)
    return LETTERS[5 * at : 5 * at + 5] + b"\0"
