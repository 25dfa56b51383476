"""What goes in and out of a journal as files: dated entries, and the archive that is also the backup."""

from __future__ import annotations

from persode.exchange.archive import Archive, read_archive, write_archive
from persode.exchange.entries import Entry, EntryFile, read_entries
from persode.exchange.markdown import page_as_markdown

__all__ = ["Archive", "Entry", "EntryFile", "page_as_markdown", "read_archive", "read_entries", "write_archive"]
