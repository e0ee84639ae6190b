"""A check ends in a verdict and on time, and leaves the notebook as it was, whatever is checked."""

import builtins
import copy
import dataclasses
import gc
import itertools
import math
import os
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import numpy as np
import pytest
import torch
from torch.nn import functional as F

import gpt_lab
from gpt_lab.config import GPTConfig
from gpt_lab_course.exercises import check, solved
from gpt_lab_course.exercises.exercise import Exercise

SQUARE = Exercise("test.square", lambda x: x * x, {}, inputs=[(2,), (3,)])
SEVEN = Exercise("test.seven", 7, {})


class LeavesWhenShown:
    def __repr__(self):
        sys.exit("shown")


class LeavesWhenAsked:
    def __getattr__(self, name):
        sys.exit(name)


class LeavesWhenTyped:
    @property
    def __class__(self):
        sys.exit("typed")

    def __call__(self, *_):
        return 1


class LeavesWhenTold(Exception):  # noqa: N818
    def __str__(self):
        sys.exit("told")


class NeverAnswers:
    def __getattr__(self, name):
        while True:
            pass

    def __call__(self, *_):
        return 1


class NeverCompares:
    __hash__ = None

    def __eq__(self, other):
        while True:
            pass


class NeverEnds:
    def __iter__(self):
        while True:
            yield 1


def in_itself():
    values = []
    values.append(values)
    return values


def deep():
    values = []
    for _ in range(10_000):
        values = [values]
    return values


ENDLESS = "gives more than 1,000,000 entries"
DEEP = "gives lists within lists, more than 50 deep, or one in itself"


@pytest.mark.parametrize(
    ("make", "message"),
    [
        (lambda: 10**400, "an integer of about 400 digits"),
        (lambda: -(10**5000), "an integer of about 5,000 digits"),
        (lambda: [10**400], "this is a list of 1"),
        (itertools.count, ENDLESS),
        (NeverEnds, ENDLESS),
        (lambda: range(10**15), ENDLESS),
        (lambda: torch.zeros(1).expand(10**12), "gives more than 1,000,000 numbers"),
        (in_itself, DEEP),
        (deep, DEEP),
        (LeavesWhenShown, "this is a `LeavesWhenShown`"),
        (NeverCompares, "this is a `NeverCompares`"),
        (lambda: {LeavesWhenShown(): 1}, "this is a dictionary"),
    ],
)
def test_values_and_results_are_told_what_they_are(make, message):
    start = time.monotonic()
    assert message in SEVEN.examine(make()).message
    verdict = SQUARE.examine(lambda x: make())
    assert message in verdict.message
    assert "calls itself" not in verdict.message
    assert time.monotonic() - start < 40


def test_a_power_in_place_of_a_product_is_told():
    verdict = SQUARE.examine(lambda x: x**16_000)
    assert "gave an integer of about 4,817 digits; right is 4" in verdict.message


def test_a_huge_integer_equals_itself_alone():
    huge = Exercise("test.huge", 10**400, {})
    assert huge.examine(10**400)
    assert not huge.examine(10**400 + 1)
    assert not SEVEN.examine(float("inf"))


@pytest.mark.parametrize("make", [LeavesWhenAsked, LeavesWhenTyped])
def test_an_object_that_leaves_when_looked_at_is_wrong(make):
    assert "this cannot be read: it raises SystemExit" in SEVEN.examine(make()).message
    assert not SQUARE.examine(make())
    assert not SQUARE.examine(lambda x: make())


def test_an_object_that_never_answers_is_given_up():
    for exercise in (SEVEN, SQUARE):
        impatient = dataclasses.replace(exercise, seconds=0.1)
        assert "does not come to an end" in impatient.examine(NeverAnswers()).message


class NotToBeTold(Exception):  # noqa: N818
    def __str__(self):
        raise KeyboardInterrupt


def test_an_error_that_cannot_be_told_is_named():
    def answer(x):
        raise NotToBeTold

    assert "raised NotToBeTold, in `raise NotToBeTold`" in SQUARE.examine(answer).message


def test_what_breaks_on_the_way_out_is_no_right_answer():
    def answer(x):
        if x == 3:
            builtins.isinstance = None
        return x * x

    assert "`answer(3)` raised TypeError" in SQUARE.examine(answer).message


def check_within(x):
    check("five_steps.ratio", check_within)
    return x * x


def check_in_a_thread(x):
    with ThreadPoolExecutor(1) as pool:
        pool.submit(check_within, x).result()


@pytest.mark.parametrize("answer", [check_within, check_in_a_thread])
def test_a_check_within_a_check_is_refused_at_once(answer):
    start = time.monotonic()
    for _ in range(2):
        assert "check stands below the function, not in it" in SQUARE.examine(answer).message
    assert SQUARE.examine(lambda x: x * x)
    assert time.monotonic() - start < 5


def test_an_error_that_leaves_when_told_is_named():
    def answer(x):
        raise LeavesWhenTold

    assert "raised LeavesWhenTold, in `raise LeavesWhenTold`" in SQUARE.examine(answer).message


def test_a_closed_output_is_open_for_the_next(capsys):
    def answer(x):
        sys.stdout.close()
        sys.stderr.close()
        print("still here")
        return x + 1

    verdict = SQUARE.examine(answer)
    assert "gave 3; right is 4. It printed 'still here'" in verdict.message
    print("and back")
    print("too", file=sys.stderr)
    assert capsys.readouterr() == ("and back\n", "too\n")


def lower_the_recursion_limit():
    sys.setrecursionlimit(15)


def patch():
    copy.deepcopy = math.sqrt = builtins.ascii = np.exp = torch.exp = F.softmax = len
    torch.Tensor.exp = torch.Tensor.unflatten = torch.Tensor.mine = len


def take_away():
    del builtins.ascii, torch.exp, torch.Tensor.unflatten


def state():
    return (
        torch.get_default_dtype(),
        os.getcwd(),
        sys.getrecursionlimit(),
        (copy.deepcopy, math.sqrt, builtins.__dict__.get("ascii"), np.exp),
        (torch.__dict__.get("exp"), F.softmax),
        dict(vars(torch.Tensor)),
        (gc.isenabled(), dict(os.environ), [*sys.path]),
        (sys.modules["math"], sys.modules.get("torch")),
        torch.get_deterministic_debug_mode(),
    )


@pytest.mark.parametrize(
    "change",
    [
        lambda: torch.set_default_dtype(torch.float64),
        lambda: os.chdir("/"),
        lower_the_recursion_limit,
        lambda set_limit=sys.setrecursionlimit: set_limit(5000),
        patch,
        take_away,
        gc.disable,
        lambda: sys.modules.update(math=None) or sys.modules.pop("torch"),
        lambda: os.environ.pop("PATH") and os.environ.update(MINE="1"),
        lambda: sys.path.insert(0, "mine"),
        lambda: torch.use_deterministic_algorithms(True),
    ],
    ids=[
        *("dtype", "folder", "recursion", "recursion by another name", "patch", "take away"),
        *("collector", "modules", "environment", "path", "deterministic"),
    ],
)
def test_what_an_answer_changes_is_put_back(change):
    before = state()
    SQUARE.examine(lambda x: change())
    assert state() == before


def test_a_folder_that_is_gone_is_no_obstacle(tmp_path, monkeypatch):
    folder = tmp_path / "here"
    folder.mkdir()
    monkeypatch.chdir(folder)
    assert not SQUARE.examine(lambda x: folder.rmdir() if folder.exists() else 1)
    assert not SQUARE.examine(lambda x: 1)


def test_a_configuration_of_a_billion_blocks_is_counted():
    verdict = check("whole_model.switches", GPTConfig(n_layers=10**9))
    assert "a model with 7,087,872,039,385,344 parameters" in verdict.message


@pytest.mark.parametrize("name", [5, None, [], {}, lambda V, n, d: V])
def test_what_is_no_name_is_refused_as_an_unknown_one(name):
    with pytest.raises(KeyError, match="no exercise "):
        check(name, 1)


@pytest.mark.parametrize("named", ["~nobody-of-this-name/progress.json", None])
def test_without_a_home_progress_is_not_kept_and_said_so(named, monkeypatch):
    def homeless(*_, **__):
        raise RuntimeError("could not determine the home directory")

    monkeypatch.delenv(solved.VARIABLE)
    monkeypatch.setattr(solved.platformdirs, "user_data_path", homeless)
    if named:
        monkeypatch.setenv(solved.VARIABLE, named)
    with pytest.warns(UserWarning, match="progress is not kept: there is no home folder for it"):
        assert check("five_steps.ratio", lambda a, b: math.exp(a - b))
    assert gpt_lab.progress().file is None


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="there is no device without an end")
def test_a_device_as_the_file_is_not_read(monkeypatch):
    monkeypatch.setenv(solved.VARIABLE, "/dev/zero")
    with pytest.warns(UserWarning, match="progress is not read: /dev/zero is a device"):
        assert solved.names() == set()
    with pytest.warns(UserWarning, match="progress is not kept"):
        assert check("five_steps.ratio", lambda a, b: math.exp(a - b))


def test_a_name_that_no_file_can_have_is_warned_of(monkeypatch):
    monkeypatch.setattr(solved, "file", lambda: Path("a\0b"))
    with pytest.warns(UserWarning, match="progress is not kept"):
        assert check("five_steps.ratio", lambda a, b: math.exp(a - b))
