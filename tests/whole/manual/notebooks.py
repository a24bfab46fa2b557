"""Runs the notebooks of docs/notebooks; `python -m tests.whole.manual.notebooks [NAME …]` stores what they show.

The stored output depends on the notebook alone: no times, no paths, no versions.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parents[3] / "docs" / "notebooks"
NOTEBOOKS = sorted(FOLDER.glob("*.ipynb"))
METADATA = {
    "kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"},
    "language_info": {"name": "python"},
}
KEPT = ("image/png", "image/svg+xml", "text/plain")


def executed(file: Path) -> Any:
    """The notebook with new outputs."""
    import nbformat
    from nbclient import NotebookClient

    notebook = nbformat.read(file, as_version=4)
    client = NotebookClient(
        notebook,
        timeout=900,
        kernel_name="python3",
        coalesce_streams=True,
        resources={"metadata": {"path": str(FOLDER)}},
    )
    client.execute()
    return tidied(notebook)


def tidied(notebook: Any) -> Any:
    notebook.metadata = METADATA
    for cell in notebook.cells:
        if cell.cell_type == "code":
            cell.metadata.pop("execution", None)
            for output in cell.outputs:
                if "data" in output:
                    output["data"] = {kind: output["data"][kind] for kind in KEPT if kind in output["data"]}
                    output["metadata"] = {}
    return notebook


def said(notebook: Any) -> list[tuple[str, str]]:
    """The cells' printed output and texts, except for those whose numbers depend on the machine (`varies`)."""
    found = []
    for cell in notebook["cells"]:
        if cell["cell_type"] == "code" and not cell["metadata"].get("varies"):
            for output in cell["outputs"]:
                text = output.get("text", output.get("data", {}).get("text/plain", ""))
                found.append((output["output_type"], "".join(text)))
    return found


def main(names: list[str]) -> None:
    import nbformat

    for file in NOTEBOOKS:
        if not names or file.stem in names:
            print(file.name, flush=True)
            nbformat.write(executed(file), file)


if __name__ == "__main__":
    main(sys.argv[1:])
