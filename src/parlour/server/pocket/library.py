"""The parts of Python's standard library and of our own modules that pages without a server need."""

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
SOURCES_LEFT_OUT = re.compile(
    r"parlour/(terminal|adapters|conformance|web|interpreter|games/\w+/fast|games/\w+/engine/(weights|book)"
    r"|games/\w+/solver/tables|server/(transport|tournaments|ratings|people|reminders|daily)"
    r"|study/(arena|tasks|agents|publishing)|table/(tournament|rating))/|postgres|/__pycache__/"
    r"|server/(node|service|upkeep|pocket/(folder|library|licences))\.py|study/(dataset|exam|exploit|batch|gpu_batch)\.py"
    r"|study/analysis/(chart|many|page|profile|telling)\.py"
    r"|compute/(counts|crew|gpu|gpu_loops|loops|rollouts|webassembly/(assembly|build|sections))\.py"
    r"|games/\w+/engine/(brain|captures|company|crowd|endgame|exact|fields|glance|grower|last_moves|midgame|root|searcher"
    r"|several|stability|thinker|tree|two|unpacking)\.py|games/\w+/solver/(page|picture|profile/\w+)\.py"
    r"|games/\w+/(perft|policies|engine/(learning|training|policies))\.py"
)
"""Our own modules for other interfaces, research, what people share on a server, learned data, compiled searches."""
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
