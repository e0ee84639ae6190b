"""Makes the widgets' scripts, which are not committed; everything else is in pyproject.toml."""

import sys
from pathlib import Path

from setuptools import setup

sys.path.insert(0, str(Path(__file__).parent))

from tools import bundles

bundles.renew()
setup()
