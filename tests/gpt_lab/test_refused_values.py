"""Values that Python's callers give: each is refused by its name and a rule, or is taken."""

import io
import json
import os
from pathlib import Path

import numpy as np
import pytest
import torch

from gpt_lab import (
    GPT,
    GPTConfig,
    KVCache,
    ParameterExplorer,
    Sampler,
    Table,
    activation_bytes,
    count_parameters,
    flops_per_token,
    generate,
    kv_cache_bytes,
    load_lab_model,
    save,
)
from gpt_lab.checkpoints import load
from gpt_lab.cli import main
from gpt_lab.cli.streams import OutputStream
from gpt_lab.tokenization.byte_pair import BytePairTokenizer
from gpt_lab.training import Phase, Run, TokenData, TrainingConfig
from gpt_lab.training.memory import refuse_too_large
from gpt_lab.validation import RefusedError, integer, number, shown
from tests.support.witness import TINY, random_model

BEYOND = 10**400
DATA = TokenData([1, 2, 3] * 99, vocab_size=4)
MODEL, IDS = random_model(TINY), torch.tensor([[1, 2]])


class NoRepr:
    def __repr__(self):
        raise RuntimeError


def cache_of(length):
    cache = KVCache(TINY)
    cache.length = length
    return cache


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
        (lambda: Sampler()(torch.zeros(1, 2, 3), IDS), "logits have shape [1, 2, 3], not [B, V]"),
        (lambda: Sampler(temperature=0)(torch.zeros(1, 0), IDS), "shape [1, 0], not [B, V]"),
        (lambda: Sampler()(torch.zeros(1, 3, dtype=torch.int64), IDS), "logits are torch.int64"),
        (lambda: Sampler()(torch.zeros(1, 3) > 0, IDS), "logits are torch.bool, not floating"),
        (lambda: Sampler()([[0.0, 1.0]], IDS), "logits are list, not floating-point"),
        (lambda: generate("gpt2", IDS), "model='gpt2' is not a GPT"),
        (lambda: generate(torch.nn.Linear(1, 1), IDS), "is not a GPT"),
        (lambda: generate(MODEL, IDS, when_full=["slide"]), "when_full=['slide'] is not one of"),
        (lambda: generate(MODEL, IDS, seed=2**64), "seed=18446744073709551616 is not below 2⁶⁴"),
        (lambda: generate(MODEL, IDS, stop_token=torch.tensor(99)), "stop_token=99 is outside"),
        (
            lambda: generate(MODEL, IDS, stop_token=IDS[0]),
            "stop_token=tensor([1, 2]) is not",
        ),
        (lambda: MODEL(IDS, cache={}), "cache={} is not a KVCache"),
        (lambda: MODEL(IDS, mask=[[True]]), "mask is of type list, not a tensor [T, S]"),
        (lambda: MODEL(IDS, cache=cache_of(-3)), "cache.length=-3 is below 0"),
        (lambda: KVCache(MODEL.config, device="4"), "device='4' cannot be used here"),
        (lambda: Table([(1,)], ["a"], caption=5), "caption=5 is not a text"),
        (lambda: save(MODEL, "a\0b"), "path='a\\x00b' is not a path"),
        (lambda: save(MODEL, "\ud800"), "path='\\ud800' is not a path"),
        (
            lambda: Sampler(temperature=NoRepr()),
            "temperature=an object of type NoRepr is not a",
        ),
        (lambda: save("model", "x"), "model='model' is not a GPT"),
        (lambda: Run(None, DATA), "config=None is not a TrainingConfig"),
        (lambda: Run(TrainingConfig(), [1]), "data=[1] is not a TokenData"),
        (lambda: load_lab_model(["1%"]), "stage=['1%'] is not one of '1%', '10%'"),
        (lambda: BytePairTokenizer("x"), "merge 0 is 'x', not a pair of bytes"),
        (lambda: BytePairTokenizer(["lo"]), "merge 0 is 'lo', not a pair of bytes"),
        (lambda: BytePairTokenizer([(b"l", b"o"), (b"a", "b")]), "merge 1 is (b'a', 'b'), not"),
        (lambda: BytePairTokenizer([(b"l",)]), "merge 0 is (b'l',), not a pair of bytes"),
        (lambda: TokenData([1, 2], vocab_size=3, end_of_text=-5), "end_of_text=-5 is below 0"),
        (lambda: TokenData([1, 2], vocab_size=3, end_of_text=3), "outside the vocabulary, 0 … 2"),
        (lambda: TokenData([1, 2], vocab_size=10**30), "is not below 2⁶³"),
        (lambda: TokenData(np.array([1], "m8[s]"), vocab_size=3), "timedelta64[s], not integers"),
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


@pytest.mark.skipif(not hasattr(os, "sysconf"), reason="Windows does not say")
def test_a_blocks_own_objects_count_as_memory_too(monkeypatch):
    """They are most of what a model of many narrow blocks takes."""
    memory = {"SC_PHYS_PAGES": 50_000, "SC_PAGE_SIZE": 1_000}
    monkeypatch.setattr(os, "sysconf", memory.__getitem__)
    narrow, cpu = GPTConfig(9, 4, d_model=2, n_heads=1, n_layers=100), torch.device("cpu")
    refuse_too_large(narrow, cpu)
    with pytest.raises(ValueError, match=r"n_layers=1000, .* does not fit into the memory"):
        refuse_too_large(narrow.replace(n_layers=1_000), cpu)
    wide = GPTConfig(9, 4, d_model=2_000, n_heads=1, n_layers=1)  # 48 million parameters
    with pytest.raises(ValueError, match="does not fit"):
        refuse_too_large(wide, cpu)
    refuse_too_large(wide, cpu, shards=100)


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


@pytest.mark.parametrize("seed", [np.int64(4), np.uint8(4), torch.tensor(4)])
def test_any_integer_is_a_seed(seed):
    drawn, expected = ([*generate(MODEL, IDS, 5, seed=s)] for s in (seed, 4))
    assert drawn == expected


def test_a_link_that_leads_to_itself_is_no_place_for_a_file(tmp_path):
    loop = tmp_path / "loop"
    loop.symlink_to(loop)
    with pytest.raises(ValueError, match=r"loop' cannot be a file"):
        save(MODEL, loop)
    assert loop.is_symlink()


def test_a_model_that_may_not_be_read_is_not_said_to_be_missing(tmp_path, monkeypatch):
    def refuse(*_):
        raise PermissionError(13, "Permission denied", "m.safetensors")

    save(MODEL, tmp_path / "m.safetensors")
    monkeypatch.setattr(Path, "open", refuse)  # the superuser may read everything
    with pytest.raises(PermissionError, match="Permission denied"):
        load(tmp_path / "m.safetensors")


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
    output = OutputStream(io.TextIOWrapper(raw, encoding="ascii"))
    output.write("é☃ \udcff")
    output.flush()
    assert raw.getvalue().decode("utf-8") == "é☃ \\udcff"


@pytest.mark.parametrize(
    "function", [kv_cache_bytes, activation_bytes, flops_per_token, count_parameters, KVCache, GPT]
)
def test_a_name_is_not_a_configuration(function):
    with pytest.raises(TypeError, match="'gpt2-small' is not a GPTConfig") as refused:
        function("gpt2-small")
    assert isinstance(refused.value, RefusedError)


def test_the_explorer_takes_a_name_as_preset_alone():
    with pytest.raises(TypeError, match=r"'gpt2-small' is not a GPTConfig; GPTConfig\.preset"):
        ParameterExplorer("gpt2-small")


@pytest.mark.parametrize("name", ["temperature", "top_p", "repetition_penalty", "min_p"])
@pytest.mark.parametrize("value", ["1", [0.5], True])
def test_a_text_is_not_a_number(name, value):
    with pytest.raises(TypeError, match=f"{name}=.* is not a number"):
        Sampler(**{name: value})


def test_a_broken_model_says_so_at_the_first_token():
    broken = random_model(TINY)
    broken.norm.weight.data.fill_(float("nan"))
    with pytest.raises(ValueError, match="logits are not a distribution"):
        next(generate(broken, IDS, 1, temperature=0))
