"""The scripts that are not committed: a wheel has them, and what is missing or old says so."""

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

import gpt_lab
from gpt_lab_course import widgets
from gpt_lab_course.widgets import base
from tests.support import ROOT
from tools import bundles
from tools.dev import javascript_environment

NEEDED = ("gpt_lab", "gpt_lab_course", "tools", "book/extension/widgets", "*.toml", "*.py", "*.md")
NEEDED += ("MANIFEST.in", "LICENSE*", "deno.*")


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package as pip builds it of a fresh clone, which has no bundle."""
    clone = tmp_path_factory.mktemp("clone")
    files = subprocess.check_output(["git", "ls-files", "-z", *NEEDED], cwd=ROOT, encoding="utf-8")
    assert "bundle.js" not in files
    for name in filter(os.path.isfile, files.rstrip("\0").split("\0")):
        (clone / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ROOT / name, clone / name)
    pip = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-build-isolation", "--no-deps"]
    environment = {**javascript_environment(), "PIP_NO_INDEX": "1"}
    subprocess.run([*pip, "--wheel-dir", clone / "dist", clone], check=True, env=environment)
    (path,) = (clone / "dist").glob("*.whl")
    return path


def test_the_wheel_has_what_the_package_looks_for(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        names = {name for name in archive.namelist() if not name.endswith("/")}
        assert not [name for name in names if name.endswith((".ts", ".map"))]
        of_the_book = {bundles.RUNTIME / "main.js", bundles.SEARCH / "main.ts"}
        for path in bundles.sources().keys() - of_the_book:
            name = path.with_name("bundle.js").relative_to(ROOT).as_posix()
            assert archive.read(name) == (ROOT / name).read_bytes(), "run `make widgets`"
    looked_for = [*(ROOT / "gpt_lab").rglob("*"), *(ROOT / "gpt_lab_course").rglob("*")]
    looked_for = [path for path in looked_for if path.suffix not in {"", ".md", ".pyc", ".ts"}]
    assert len(looked_for) > 400
    assert {path.relative_to(ROOT).as_posix() for path in looked_for} <= names


def test_a_widget_of_the_wheel_has_its_script(wheel: Path, tmp_path: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(tmp_path)
    code = "import gpt_lab as g; print(g.__file__, len(g.ParameterExplorer()._esm))"
    command = [sys.executable, "-W", "error", "-c", code]
    environment = {**os.environ, "PYTHONPATH": str(tmp_path)}
    said = subprocess.check_output(command, cwd=tmp_path, env=environment, encoding="utf-8")
    file, size = said.split()
    assert Path(file).is_relative_to(tmp_path)
    assert int(size) == len(gpt_lab.ParameterExplorer._esm)


def test_what_cannot_be_bundled_is_an_error(tmp_path: Path) -> None:
    broken = tmp_path / "widget.js"
    broken.write_text('import "./missing.js";\n', "utf-8")
    with pytest.raises(RuntimeError, match=r"missing\.js"):
        bundles.bundled([broken])


def test_a_bundle_is_made_anew_if_it_is_missing_or_older_than_a_source(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("COURSE", "WIDGETS", "ENGINE", "RUNTIME", "SEARCH"):
        monkeypatch.setattr(bundles, name, tmp_path / name)
    folder = tmp_path / "WIDGETS" / "toy"
    folder.mkdir(parents=True)
    monkeypatch.setattr(bundles, "ROOT", tmp_path)
    assert not bundles.stale()  # an archive without sources has nothing to make
    shared = tmp_path / "COURSE" / "kit.ts"
    shared.parent.mkdir()
    for path in (folder / "__init__.py", folder / "widget.ts", shared):
        path.write_text("", "utf-8")
    assert bundles.stale()
    (folder / "bundle.js").write_text("", "utf-8")
    os.utime(shared, (1, 1))
    assert not bundles.stale()
    os.utime(folder / "bundle.js", (0, 0))
    assert bundles.stale()


def test_a_widget_without_its_script_says_what_makes_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(widgets.LogitLens, "_esm", "")
    with pytest.raises(FileNotFoundError, match=r"logit_lens/bundle.js .* run `make widgets`"):
        widgets.LogitLens()


def test_a_widget_whose_script_is_old_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(base, "_last_change", lambda _: float("inf"))
    with pytest.warns(UserWarning, match="bundle.js is older than its source: run `make widgets`"):
        widgets.LogitLens()
