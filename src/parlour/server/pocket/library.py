"""The part of Python's standard library that pages without a server need, cut out of Pyodide's archive."""

from __future__ import annotations

import re
import zipfile
from importlib.resources import files
from io import BytesIO

LISTED = files("parlour.server.pocket").joinpath("library.txt").read_text(encoding="utf-8")
KEPT = frozenset(re.sub("^#.*", "", LISTED, flags=re.MULTILINE).split())

LEFT_OUT = re.compile(
    r"asyncio/(__main__|tools|windows_\w+|proactor_events)\.py|concurrent/(interpreters/|futures/(process|interpreter))"
    r"|ctypes/(macholib/|wintypes|util|_\w*layout)|email/mime/|html/parser|json/tool|logging/(config|handlers)"
    r"|pyodide/console|sqlite3/(__main__|dump)|urllib/(request|response|robotparser)|zipfile/__main__"
)
CODECS = re.compile(
    r"encodings/(__init__|aliases|ascii|cp437|cp1252|hex_codec|idna|latin_1|punycode|raw_unicode_escape|undefined"
    r"|unicode_escape|utf_8|utf_8_sig|utf_16\w*|utf_32\w*)\.py"
)
EPOCH = (1980, 1, 1, 0, 0, 0)


def kept(file: str) -> bool:
    """Whether a file of the library, such as `json/decoder.py`, is needed."""
    if not file.endswith(".py") or file.partition("/")[0].removesuffix(".py") not in KEPT:
        return False
    return CODECS.fullmatch(file) is not None if file.startswith("encodings/") else not LEFT_OUT.match(file)


def cut(whole: bytes) -> bytes:
    """The library's archive with the needed modules only, not compressed: web servers do that better for the whole."""
    written = BytesIO()
    with zipfile.ZipFile(BytesIO(whole)) as library, zipfile.ZipFile(written, "w") as archive:
        for file in sorted(filter(kept, library.namelist())):
            archive.writestr(zipfile.ZipInfo(file, EPOCH), library.read(file))
    return written.getvalue()
