"""Adds to MkDocs: notebooks as pages, files shown in a page, and links that leave the manual."""

from __future__ import annotations

import base64
import json
import posixpath
import re
from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT = Path(__file__).parents[2]
LINK = re.compile(r"(?<!!)\[([^\]]*)\]\((?!\w+:)([^)#\s]+)(?:#[^)]*)?\)")
SHOWN = re.compile(r"(?<=```python\n)# (tests/\S+\.py)\n(?=```)")
PICTURES = {"image/png": "png", "image/svg+xml": "svg"}


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Makes a page of every notebook, with its pictures as files beside it."""
    for file in [each for each in files if each.src_uri.endswith(".ipynb")]:
        for name, content in pages_of(file.src_uri, json.loads(file.content_string)).items():
            files.append(File.generated(config, name, content=content))
    return files


def on_page_markdown(markdown: str, page: Page, **_: Any) -> str:
    """Files outside of docs/, and folders, are in the repository and not in the manual: named, but not linked."""

    def kept(found: re.Match[str]) -> str:
        target = posixpath.normpath(posixpath.join(posixpath.dirname(page.file.src_uri), found[2]))
        return found[1] if target.startswith("../") or "." not in target else found[0]

    return with_files(LINK.sub(kept, markdown))


def with_files(markdown: str) -> str:
    """A page in which each block that only names a file of the tests shows that file."""
    return SHOWN.sub(lambda found: (ROOT / found[1]).read_text(), markdown)


def pages_of(name: str, notebook: dict[str, Any]) -> dict[str, str | bytes]:
    """The page of a notebook and its pictures, by the names of their files."""
    stem = name.removesuffix(".ipynb")
    made: dict[str, str | bytes] = {}
    parts = []
    for cell in notebook["cells"]:
        text = "".join(cell["source"])
        if cell["cell_type"] == "markdown":
            parts.append(text)
            continue
        parts.append(f"```python\n{text}\n```")
        alt = cell["metadata"].get("alt", "")
        parts.extend([shown(output, alt, stem, made) for output in cell["outputs"]])
    own = posixpath.basename(name)
    parts.append(f"*This page is a notebook: [{own}]({own}).*")
    return {f"{stem}.md": "\n\n".join(parts), **made}


def shown(output: dict[str, Any], alt: str, stem: str, made: dict[str, str | bytes]) -> str:
    """An output of a cell as Markdown; the file of a picture goes into `made`."""
    if output["output_type"] == "stream":
        return fenced("".join(output["text"]))
    data = output["data"]
    for kind, ending in PICTURES.items():
        if kind in data:
            content = "".join(data[kind])
            file = f"{stem}-{len(made) + 1}.{ending}"
            made[file] = base64.b64decode(content) if ending == "png" else content
            return f"![{alt}]({posixpath.basename(file)})"
    return fenced("".join(data["text/plain"]))


def fenced(text: str) -> str:
    return f"```text\n{text.rstrip()}\n```"
