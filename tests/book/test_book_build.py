"""What ``python -m tools.book`` makes of a build that passes, warns or breaks."""

import gc
import sys
from pathlib import Path

import pytest

from tools import book


@pytest.fixture
def pages(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Stands for what Sphinx has read, and this process goes on as it was."""
    monkeypatch.setattr(book, "DOCTREES", tmp_path)
    monkeypatch.setattr(gc, "disable", lambda: None)
    monkeypatch.chdir(book.ROOT)
    return tmp_path


@pytest.mark.parametrize("status", [None, 0, 1])
def test_after_a_warning_all_pages_are_read_again(
    status: int | None, pages: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(book, "build", lambda _: sys.exit(status))
    assert book.main() == status
    assert pages.exists() == (not status)


def test_so_they_are_after_an_error(pages: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(_: list[str]) -> None:
        raise RuntimeError("There was an error in building your book")

    monkeypatch.setattr(book, "build", broken)
    with pytest.raises(RuntimeError, match="building your book"):
        book.main()
    assert not pages.exists()
