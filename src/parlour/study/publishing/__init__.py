"""A data set as a folder to share: Parquet files by split, a Croissant file, a card, and checksums of all of them."""

from __future__ import annotations

from parlour.study.publishing.folder import checked, publish

__all__ = ["checked", "publish"]
