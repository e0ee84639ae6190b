"""What tests share: witnesses, pages, runs."""

from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
