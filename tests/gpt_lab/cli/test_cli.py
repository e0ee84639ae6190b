"""The command line as a user types it."""

import dataclasses
import errno
import json
import os
import subprocess
import sys

import pytest

from gpt_lab.cli import main
from gpt_lab.config import GPTConfig
from gpt_lab.validation import RefusedTypeError, RefusedValueError
from tests.support.published_witness import (
    FAMILIES,
    random_row,
    transformers_config,
    transformers_totals,
)


def test_count_prints_the_tree(capsys):
    assert main(["count", "--d-model", "1024", "--n-heads", "16", "--n-layers", "24"]) == 0
    first, *rest = capsys.readouterr().out.splitlines()
    assert first.split() == ["parameters", "354,823,168"]  # gpt2-medium as released
    assert any("each block" in line for line in rest)


def test_count_as_json(capsys):
    assert main(["count", "--preset", "gpt2-xl", "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["count"]["total"] == 1_557_611_200
    assert data["config"]["d_ff"] == 6400


def test_switches_can_be_turned_off_and_on(capsys):
    main(["count", "--no-qkv-bias", "--no-tie-embeddings", "--json"])
    assert json.loads(capsys.readouterr().out)["count"]["total"] == 163_009_536
    main(["count", "--preset", "gpt2-small-no-qkv-bias", "--qkv-bias", "--json"])
    assert json.loads(capsys.readouterr().out)["count"]["total"] == 124_439_808


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--d-model", "770"], "d_model=770 is not divisible by n_heads=12"),
        (["--preset", "gpt3"], "no preset 'gpt3'"),
        (["--n-layers", "0"], "n_layers=0 is below 1"),
    ],
)
def test_bad_values_end_with_one_line_and_status_2(capsys, arguments, message):
    assert main(["count", *arguments]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("gpt_lab: ")
    assert message in err
    assert err.count("\n") == 1


@pytest.mark.parametrize("family", FAMILIES)
def test_a_configuration_of_any_known_family_is_counted(family, tmp_path, capsys):
    """As transformers builds it, the file named or its folder: the loader's own seven, too."""
    row = random_row(family, 1)
    path = tmp_path / "config.json"
    path.write_text(transformers_config(row).to_json_string(use_diff=False), encoding="utf-8")
    for place in (path, tmp_path):
        assert main(["count", str(place), "--json"]) == 0
        total = json.loads(capsys.readouterr().out)["count"]["total"]
        assert total == transformers_totals(row)[0]


@pytest.mark.parametrize("kind", [TypeError, ValueError, KeyError])
def test_a_mistake_in_the_program_keeps_its_traceback(monkeypatch, kind):
    def broken(*_):
        raise kind("something is wrong in here")

    monkeypatch.setattr("gpt_lab.cli.count.count_parameters", broken)
    with pytest.raises(kind, match="something is wrong in here"):
        main(["count"])


@pytest.mark.parametrize(
    ("kind", "builtin"), [(RefusedValueError, ValueError), (RefusedTypeError, TypeError)]
)
def test_a_refusal_is_one_line_on_the_terminal_and_the_usual_error_in_python(
    monkeypatch, capsys, kind, builtin
):
    def refuse(*_):
        raise kind("d_model=two is not an integer")

    monkeypatch.setattr("gpt_lab.cli.count.count_parameters", refuse)
    assert main(["count"]) == 2
    assert capsys.readouterr().err == "gpt_lab: d_model=two is not an integer\n"
    assert issubclass(kind, builtin)


def test_no_command_is_a_usage_error(capsys):
    with pytest.raises(SystemExit) as ended:
        main([])
    assert ended.value.code == 2
    assert "COMMAND" in capsys.readouterr().err


NO_TENSOR = (
    *("dropout", "norm_eps", "norm_place", "rope_theta", "rope_scaling", "nope_layers"),
    *("sliding_window", "window_layers"),
)


def test_every_field_that_changes_a_count_is_an_option(capsys):
    with pytest.raises(SystemExit):
        main(["count", "--help"])
    text = capsys.readouterr().out
    for field in dataclasses.fields(GPTConfig):
        assert (f"--{field.name.replace('_', '-')}" in text) == (field.name not in NO_TENSOR)


def test_the_tree_is_drawn_whatever_the_terminals_encoding():
    command = [sys.executable, "-m", "gpt_lab", "count"]
    ascii_only = {**os.environ, "PYTHONIOENCODING": "ascii"}
    tree = subprocess.check_output(command, env=ascii_only).decode("utf-8")
    assert "└─ prediction" in tree


def test_a_reader_may_stop_early():
    """As ``… count | head -1`` does; with a pipe that is closed before anything is written."""
    code = "import sys; sys.stdin.readline(); from gpt_lab.cli import main; main(['count'])"
    pipe = subprocess.PIPE
    with subprocess.Popen(
        [sys.executable, "-c", code], stdin=pipe, stdout=pipe, stderr=pipe
    ) as run:
        run.stdout.close()
        _, errors = run.communicate(b"\n")
    assert errors == b""
    assert run.returncode == 0


@pytest.mark.parametrize("number", [errno.EINVAL, errno.EPIPE])
def test_only_the_output_can_be_a_pipe_that_nobody_reads(monkeypatch, capsys, number):
    """Any other error of that number is one: Linux gives EINVAL for reading some files."""

    def broken(*_):
        raise OSError(number, "not this way")

    monkeypatch.setattr("gpt_lab.cli.count.count_parameters", broken)
    assert main(["count"]) == 2
    assert capsys.readouterr().err == f"gpt_lab: [Errno {number}] not this way\n"


@pytest.mark.skipif(not os.path.exists("/proc/self/clear_refs"), reason="a file of Linux")
def test_settings_that_the_system_does_not_give_are_no_success(capsys, tmp_path):
    output = tmp_path / "out"
    assert main(["train", "--config", "/proc/self/clear_refs", "--output", str(output)]) == 2
    assert "Invalid argument: '/proc/self/clear_refs'" in capsys.readouterr().err
    assert main(["count", "/proc/self/mem"]) == 2
    assert "Input/output error: '/proc/self/mem'" in capsys.readouterr().err
    assert not output.exists()


def test_a_release_that_nobody_can_be_asked_about_is_refused(monkeypatch, capsys):
    monkeypatch.setattr(sys, "stdin", None)  # as in `… <&-`
    assert main(["release", "some-run"]) == 2
    sys.stdin.close()  # which a program does at its end
    assert "say --yes if it may" in capsys.readouterr().err


def test_ctrl_c_while_modules_are_imported_is_no_traceback():
    code = (
        "import runpy, sys\n"
        "class Interrupt:\n"
        "    def find_spec(self, name, *_):\n"
        "        if name == 'gpt_lab.cli': raise KeyboardInterrupt\n"
        "sys.meta_path.insert(0, Interrupt())\n"
        "runpy.run_module('gpt_lab', run_name='__main__')\n"
    )
    ended = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert (ended.returncode, ended.stdout, ended.stderr) == (130, "", "")


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="no such device")
@pytest.mark.parametrize(("model", "status"), [("nothing", 2), ("gpt2-small", 0)])
def test_a_full_error_stream_changes_no_status(model, status):
    program = [sys.executable, "-m", "gpt_lab", "count", model]
    with open("/dev/full", "w", encoding="utf-8") as full:
        ended = subprocess.run(program, stdout=subprocess.PIPE, stderr=full)
    assert ended.returncode == status
    assert bool(ended.stdout) == (status == 0)
