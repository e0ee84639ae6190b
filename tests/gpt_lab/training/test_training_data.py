"""Batches: functions of the seed and the step, in the mix that was asked for."""

import hashlib
import json

import numpy as np
import pytest
import torch

from gpt_lab.training import Phase, TokenData, TrainingConfig
from gpt_lab.training.data import Batches
from tests.support.training_runs import CONFIG, END, corpus


def kinds(ids, V=100):
    """The kind of each row of batches of ``numbered``, told by its IDs."""
    return ids[:, 0] // V


def numbered(**sizes):
    """Kind number i has the IDs 100·i … 100·i + 99, rising, so that a row says where it is from."""
    return TokenData(
        {k: 100 * i + np.arange(n) % 100 for i, (k, n) in enumerate(sizes.items())},
        vocab_size=100 * len(sizes),
    )


def test_targets_are_the_tokens_that_follow():
    inputs, targets = Batches(corpus(), CONFIG).train(3)
    assert inputs.shape == targets.shape == (4, 12)
    assert torch.equal(inputs[:, 1:], targets[:, :-1])
    texts = [ids.tolist() for ids in corpus().train.values()]
    for row, last in zip(inputs.tolist(), targets[:, -1].tolist(), strict=True):
        found = [*row, last]
        assert any(found == t[i : i + 13] for t in texts for i in range(len(t) - 12))


def test_a_batch_follows_from_seed_and_step():
    one, other = Batches(corpus(), CONFIG), Batches(corpus(), CONFIG)
    np.random.seed(1)  # no global state matters
    later = one.train(5)[0]
    assert torch.equal(later, other.train(5)[0])  # in whatever order they are asked for
    assert not torch.equal(later, one.train(6)[0])
    reseeded = Batches(corpus(), CONFIG.replace({"seed": 1}))
    assert not torch.equal(later, reseeded.train(5)[0])


def test_processes_share_a_batch():
    whole = Batches(corpus(), CONFIG)
    parts = [Batches(corpus(), CONFIG, rank, 2) for rank in range(2)]
    for i in range(2):
        joined = torch.cat([part.train(1)[i] for part in parts])
        assert torch.equal(joined, whole.train(1)[i])
    for kind, batches in whole.held_out().items():
        joined = torch.cat([part.held_out()[kind][0][0] for part in parts])
        assert torch.equal(joined, batches[0][0])


def test_every_batch_has_the_mix_to_within_a_row():
    mix = {"a": 0.37, "b": 0.0, "c": 0.51, "d": 0.12}
    config = TrainingConfig(batch_size=16, phases=(Phase(1.0, mix),))
    batches = Batches(numbered(a=900, b=900, c=900, d=900), config)
    total = np.zeros(4)
    for step in range(200):
        count = np.bincount(kinds(batches.train(step)[0]), minlength=4)
        assert np.abs(count - 16 * np.array([*mix.values()])).max() < 1
        total += count
    assert total / total.sum() == pytest.approx([*mix.values()], abs=0.005)


def test_without_phases_a_kind_counts_by_its_tokens():
    batches = Batches(numbered(a=3000, b=1000), TrainingConfig())
    found = torch.cat([kinds(batches.train(step)[0]) for step in range(50)])
    assert found.float().mean() == pytest.approx(0.25, abs=0.02)


def test_rows_are_cut_into_pieces():
    """The same tokens in the same order, in more and shorter rows."""
    config = CONFIG.replace({"phases": (Phase(1.0, {"words": 1.0}),)})
    cut = config.replace({"phases": (Phase(1.0, {"words": 1.0}, pieces=3),)})
    T = config.context_length
    assert T % 3 == 0
    whole, pieces = Batches(corpus(), config).train(4), Batches(corpus(), cut).train(4)
    for row, piece in zip(whole, pieces, strict=True):
        assert piece.shape == (config.batch_size * 3, T // 3)
        assert torch.equal(piece.flatten(), row.flatten())


def test_noise_replaces_tokens_that_go_in_and_none_that_are_predicted():
    texts = {"a": np.arange(900) % 50, "b": np.arange(900) % 50 + 50}  # a's documents start with 0
    data = TokenData(texts, vocab_size=100, end_of_text=END)
    plain = TrainingConfig(phases=(Phase(1.0, {"a": 0.5, "b": 0.5}, pieces=4),))
    noisy, replaced, of, drawn = plain.replace({"noise": {"a": 0.3}}), 0, 0, set()
    for step in range(20):
        inputs, targets = Batches(data, noisy).train(step)
        before, same = Batches(data, plain).train(step)
        assert torch.equal(targets, same)
        may, changed = (before < 50) & (before != END), inputs != before
        assert not changed[~may].any()
        replaced, of = replaced + int(changed.sum()), of + int(may.sum())
        drawn |= {*inputs[changed].tolist()}
    assert replaced / of == pytest.approx(0.3 * 0.99, abs=0.01)
    assert drawn == {*range(100)}


def test_processes_share_the_noise_of_a_batch():
    config = CONFIG.replace({"noise": {"words": 0.3, "pairs": 0.1}})
    whole, parts = Batches(corpus(), config), [Batches(corpus(), config, i, 2) for i in range(2)]
    assert torch.equal(torch.cat([part.train(1)[0] for part in parts]), whole.train(1)[0])


def test_noise_for_texts_that_are_not_there_is_refused():
    with pytest.raises(ValueError, match=r"noise for 'word', of which there is no text; there is"):
        Batches(corpus(), CONFIG.replace({"noise": {"word": 0.1}}))


@pytest.mark.parametrize("share", [0.0, 0.5, 1.0])
def test_the_share_of_rows_that_start_a_document(share):
    ids = np.arange(1, 10_001) % 89 + 1
    ids[::100] = END
    config = TrainingConfig(batch_size=64, document_starts=share)
    batches = Batches(TokenData(ids, vocab_size=90, end_of_text=END), config)
    first = torch.cat([batches.train(step)[0][:, 0] for step in range(20)])
    by_chance = 0.01 * (1 - share)
    assert (first == END).float().mean() == pytest.approx(share + by_chance, abs=0.04)


def test_the_first_and_the_last_place_are_reached():
    """A text of one row and one token has two places."""
    config = TrainingConfig(batch_size=32)
    batches = Batches(TokenData(np.arange(130), vocab_size=130), config)
    assert set(batches.train(0)[0][:, 0].tolist()) == {0, 1}


def test_held_out_rows_are_spread_over_the_text():
    config = CONFIG.replace({"evaluation_batches": 2})
    batches = Batches(corpus(), config).held_out()["words"]
    inputs = torch.cat([inputs for inputs, _ in batches])
    text = corpus().held_out["words"]
    assert inputs[0].tolist() == text[:12].tolist()
    assert batches[-1][1][-1].tolist() == text[-12:].tolist()


@pytest.mark.parametrize(
    ("train", "error", "message"),
    [
        ({"a": []}, ValueError, r"a\.train is empty"),
        ([[1, 2]], ValueError, r"text\.train has shape \[1, 2\], not one dimension"),
        ([1.0, 2.0], TypeError, r"text\.train holds float64, not integers"),
        ([1, 9], ValueError, r"token ID 9 is outside 0 … 8"),
        ([1, -1], ValueError, r"token ID -1 is outside 0 … 8"),
    ],
)
def test_what_is_no_text_is_refused(train, error, message):
    with pytest.raises(error, match=message):
        TokenData(train, vocab_size=9)


def test_the_first_kind_that_is_missing_is_named():
    names = [f"kind {i}" for i in range(9, 0, -1)]
    config = TrainingConfig(context_length=6, phases=(Phase(1.0, dict.fromkeys(names, 1.0)),))
    with pytest.raises(ValueError, match="no train data of the kind 'kind 9'"):
        Batches(TokenData([1, 2, 3] * 9, vocab_size=4), config)


def test_kinds_that_are_missing_or_short_are_refused():
    short = TokenData({"a": [1] * 128}, vocab_size=2)
    with pytest.raises(ValueError, match=r"a\.train has 128 tokens; .* context_length \+ 1 = 129"):
        Batches(short, TrainingConfig())
    config = TrainingConfig(phases=(Phase(1.0, {"b": 1.0}),))
    with pytest.raises(ValueError, match=r"no train data of the kind 'b'; there is \['a'\]"):
        Batches(short, config)


@pytest.fixture
def folder(tmp_path):
    """Token files as ``python -m gpt_lab data`` writes them."""
    files = {}
    for name in ("words.train", "words.held_out", "pairs.train"):
        kind, _, part = name.partition(".")
        path = tmp_path / f"{name}.npy"
        np.save(path, getattr(corpus(), part)[kind].astype(np.uint16))
        files[path.name] = {"sha256": hashlib.sha256(path.read_bytes()).hexdigest()}
    index = {"vocabulary": {"size": 40, "end_of_text": END}, "files": files}
    (tmp_path / "corpus.json").write_text(json.dumps(index), encoding="utf-8")
    return tmp_path


def test_a_folder_of_token_files(folder):
    data = TokenData.load(folder)
    assert (data.vocab_size, data.end_of_text) == (40, END)
    assert ([*data.train], [*data.held_out]) == (["words", "pairs"], ["words"])
    assert data.fingerprint() == corpus().fingerprint()
    assert np.array_equal(data.held_out["words"], corpus().held_out["words"])


def test_a_damaged_or_missing_file_is_refused(folder):
    path = folder / "words.train.npy"
    content = bytearray(path.read_bytes())
    content[-1] ^= 1
    path.write_bytes(content)
    with pytest.raises(ValueError, match=r"words\.train\.npy is damaged: its sha256"):
        TokenData.load(folder)
    path.unlink()
    with pytest.raises(FileNotFoundError, match=r"words\.train\.npy is missing"):
        TokenData.load(folder)
    (folder / "corpus.json").write_text("[]", encoding="utf-8")
    with pytest.raises(ValueError, match=r"corpus\.json is not an index of token files"):
        TokenData.load(folder)
    (folder / "corpus.json").unlink()
    with pytest.raises(FileNotFoundError, match="python -m gpt_lab data --output"):
        TokenData.load(folder)


def test_objects_in_a_token_file_are_never_unpickled(folder):
    path = folder / "words.train.npy"
    np.save(path, np.array([{}, {}], dtype=object), allow_pickle=True)
    index = json.loads((folder / "corpus.json").read_text("utf-8"))
    index["files"][path.name]["sha256"] = hashlib.sha256(path.read_bytes()).hexdigest()
    (folder / "corpus.json").write_text(json.dumps(index), encoding="utf-8")
    with pytest.raises(ValueError, match="allow_pickle=False"):
        TokenData.load(folder)
