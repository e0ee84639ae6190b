"""Models by name: the table of the names, and what is fetched from the hub as a folder."""

import shutil

import huggingface_hub
import pytest
from huggingface_hub import constants

import gpt_lab
from book.extension.pages import models
from gpt_lab.pretrained import names, offered, on_hub
from gpt_lab.tokenization import GPT2Tokenizer
from tests.support.released import save_folder, small_model

SAFETENSORS = {  # parameters times bytes, as the released files' headers have them
    "gpt2": 124_439_808 * 4,
    "gpt2-xl": 1_557_611_200 * 4,
    "smollm2-135m-instruct": 134_515_008 * 2,
    "smollm2-135m-base": 134_515_008 * 2,
}


def test_the_table_has_every_name_that_is_known() -> None:
    listed = [one.name for one in offered.offered()]
    assert listed == [*on_hub.REVISIONS, *names.PUBLISHED, *on_hub.REPOSITORIES]
    with pytest.raises(ValueError, match="nor a name that is known") as caught:
        gpt_lab.load_pretrained("smollm2")
    for one in offered.offered():
        assert one.name in str(caught.value)
        assert f"| `{one.name}` | {one.model} |" in offered.table()
        if one.name in SAFETENSORS:
            assert one.nbytes == SAFETENSORS[one.name]


def test_a_page_gets_the_table() -> None:
    source = ["Names:\n\n{{ pretrained.table }}\n"]
    models.insert_table(None, "run", source)  # type: ignore[arg-type]
    assert source == [f"Names:\n\n{offered.table()}\n"]


@pytest.mark.parametrize("name", on_hub.REPOSITORIES)
def test_an_unrounded_model_is_the_hubs_folder(name, tmp_path, monkeypatch) -> None:
    theirs = small_model("smollm2")
    there = save_folder(theirs, tmp_path / "there")
    (there / "model.onnx").write_bytes(b"of no use")
    asked = []

    def snapshot(repository, *, allow_patterns, cache_dir):
        asked.append((repository, cache_dir))
        for file in there.iterdir():
            if file.name in allow_patterns:
                shutil.copy(file, tmp_path / "here")
        return str(tmp_path / "here")

    (tmp_path / "here").mkdir()
    monkeypatch.setattr(huggingface_hub, "snapshot_download", snapshot)
    model, tokenizer = gpt_lab.load_pretrained(name, cache_dir=tmp_path)
    assert asked == [(on_hub.REPOSITORIES[name], tmp_path)]
    assert sum(p.numel() for p in model.parameters()) == theirs.num_parameters()
    assert tokenizer.render([{"role": "user", "content": "Hi"}]).startswith("<|im_start|>user\nHi")
    assert not (tmp_path / "here" / "model.onnx").exists()


def test_gpt2_by_name_has_gpt2s_tokenizer(tmp_path, monkeypatch) -> None:
    """Whatever lies beside its weights: others fetch some of its tokenizer's files, not all."""
    theirs = small_model("gpt2", vocab_size=50257, n_embd=4, n_head=1, n_layer=1)
    revision = on_hub.REVISIONS["gpt2-large"]
    there = tmp_path / "models--openai-community--gpt2-large" / "snapshots" / revision
    save_folder(theirs, there)
    monkeypatch.setattr(constants, "HF_HUB_OFFLINE", True)
    model, tokenizer = gpt_lab.load_pretrained("gpt2-large", cache_dir=tmp_path)
    assert sum(p.numel() for p in model.parameters()) == theirs.num_parameters()
    assert isinstance(tokenizer, GPT2Tokenizer)
    assert not isinstance(gpt_lab.load_pretrained(there)[1], GPT2Tokenizer)


@pytest.mark.parametrize("name", on_hub.REPOSITORIES)
def test_without_a_network_one_line_says_what_to_do(name, tmp_path, monkeypatch) -> None:
    monkeypatch.setattr(constants, "HF_HUB_OFFLINE", True)
    with pytest.raises(ConnectionError) as caught:
        gpt_lab.load_pretrained(name, cache_dir=tmp_path)
    said = str(caught.value)
    assert "\n" not in said
    for words in (name, str(tmp_path), on_hub.REPOSITORIES[name], "connect to the network"):
        assert words in said
