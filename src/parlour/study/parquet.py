"""Tables as Parquet files, where pyarrow is installed (`parlour[parquet]`)."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

from numpy.typing import NDArray

from parlour.errors import Unsupported
from parlour.speech.message import Message


def library() -> tuple[Any, Any]:
    """pyarrow and its Parquet module, or `Unsupported` that says which command installs them."""
    try:
        return import_module("pyarrow"), import_module("pyarrow.parquet")
    except ImportError as error:
        command = "pip install pyarrow"
        raise Unsupported(Message("cannot-extra", {"package": "pyarrow", "command": command})) from error


def write(file: Path, arrays: dict[str, NDArray[Any]], about: str) -> None:
    """One column an array; an array of arrays is a column of lists, row by row. `about` is kept with the schema."""
    arrow, parquet = library()
    columns = {
        name: arrow.array(array if array.ndim == 1 else list(array.reshape(len(array), -1)))
        for name, array in arrays.items()
    }
    parquet.write_table(arrow.table(columns).replace_schema_metadata({"parlour": about}), file)
