"""Values that Python's callers give: each is refused by its name and a rule, or is taken."""

import io
import json

import numpy as np
import pytest
import torch

from gpt_lab import GPTConfig, Sampler, count_parameters
from gpt_lab.cli import main
from gpt_lab.cli.streams import Output
from gpt_lab.training import Phase, TrainingConfig
from gpt_lab.validation import RefusedError, integer, number, shown

BEYOND = 10**400


@pytest.mark.parametrize(
    ("make", "said"),
    [
        (lambda: GPTConfig(dropout=BEYOND), "dropout=1000"),
        (lambda: GPTConfig(rope_theta=BEYOND), "rope_theta=1000"),
        (lambda: GPTConfig(norm_eps=BEYOND), "norm_eps=1000"),
        (lambda: GPTConfig(norm=np.array(["layer", "rms"])), "norm=array"),
        (lambda: GPTConfig(d_model=10**5000, n_heads=1), "d_model=an integer of 16,610 bits"),
        (lambda: GPTConfig(d_model=-(10**5000), n_heads=1), "is below 1"),
        (lambda: GPTConfig(d_model=2**63, n_heads=1), "is not below 2⁶³"),
        (lambda: GPTConfig(d_model=torch.ones(2)), "d_model=tensor"),
        (lambda: Sampler(temperature=BEYOND), "temperature=1000"),
        (lambda: Sampler(temperature="x" * 9_999), "[10,001 characters]"),
        (lambda: TrainingConfig(learning_rate=BEYOND), "larger than a float can be"),
        (lambda: TrainingConfig(precision=np.zeros(2)), "precision=array"),
        (lambda: TrainingConfig(noise={"x": BEYOND}), "noise.x=1000"),
        (lambda: Phase(1.0, {"x": 10**308, "y": 10**308}), "adds up to more"),
    ],
)
def test_a_value_is_refused_in_a_line(make, said):
    with pytest.raises(RefusedError) as refused:
        make()
    message = str(refused.value)
    assert said in message
    assert len(message.splitlines()) == 1
    assert len(message) < 600


def test_the_largest_model_can_be_counted():
    largest = GPTConfig(d_model=2**63 - 1, n_heads=1, n_layers=2**63 - 1)
    assert str(count_parameters(largest)).startswith("parameters")


def test_numbers_of_numpy_are_numbers():
    assert Sampler(temperature=np.float32(0.5), top_k=np.int64(3)).temperature == 0.5
    config = GPTConfig(dropout=np.float32(0.5), d_model=np.int16(12))
    assert json.dumps([config.dropout, config.d_model]) == "[0.5, 12]"
    training = TrainingConfig(
        learning_rate=np.float32(0.5),
        phases=(Phase(np.float64(1), {"x": np.float32(1)}),),
        noise={"x": np.float16(0.5)},
        snapshots=(np.float32(0.5),),
    )
    assert json.dumps(vars(training), default=vars)
    assert integer("k", torch.tensor(4)) == 4
    for value in (np.bool_(True), True, "1", None, 1j):
        with pytest.raises(TypeError, match=r"k=.* is not a number"):
            number("k", value)


def test_a_long_value_keeps_its_beginning_and_its_end():
    text = shown("a" * 500 + "z" * 500)
    assert len(text) < 230
    assert text.startswith("'aaa")
    assert text.endswith("zzz'")
    assert "[1,002 characters]" in text
    assert shown("short") == "'short'"


@pytest.mark.parametrize("option", ["--n-heads", "--d-model"])
def test_a_long_option_is_refused_in_as_much_as_a_terminal_shows(option, capsys):
    with pytest.raises(SystemExit) as ended:
        main(["count", option, "9" * 99_999])
    assert ended.value.code == 2
    assert len(capsys.readouterr().err.splitlines()[-1]) < 1_200


def test_output_refuses_no_character():
    raw = io.BytesIO()
    output = Output(io.TextIOWrapper(raw, encoding="ascii"))
    output.write("é☃ \udcff")
    output.flush()
    assert raw.getvalue().decode("utf-8") == "é☃ \\udcff"
