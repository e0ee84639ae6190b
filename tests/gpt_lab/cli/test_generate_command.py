"""``python -m gpt_lab generate``, as a user types it."""

import io
import subprocess
import sys
from typing import ClassVar

import pytest
import torch
import transformers

from gpt_lab import generation as sampling
from gpt_lab.checkpoints.files import load, save
from gpt_lab.cli import main
from gpt_lab.config import GPTConfig
from gpt_lab.generation import decoding, generate
from gpt_lab.lab_model.tokenizer import LabTokenizer
from gpt_lab.model.gpt import GPT
from gpt_lab.pretrained import names
from gpt_lab.tokenization.gpt2 import GPT2Tokenizer, gpt2_encoding
from gpt_lab.tokenization.streaming import stream_text
from tests.support.released import save_folder, save_gguf, small_model
from tests.support.witness import in_transformers, random_model

TINY = GPTConfig(context_length=24, d_model=4, n_heads=1, n_layers=1)
END = 50256


@pytest.fixture(scope="module")
def checkpoint(tmp_path_factory):
    path = tmp_path_factory.mktemp("model") / "tiny.safetensors"
    save(random_model(TINY), path)
    return str(path)


def run(capsys, *arguments):
    status = main(["generate", *arguments, "--device", "cpu"])
    return status, *capsys.readouterr()


def test_it_continues_a_text(capsys, checkpoint):
    prompt = "The capital of France is"
    options = ("--max-new-tokens", "5", "--top-p", "0.9", "--seed", "3")
    status, out, err = run(capsys, prompt, "--model", checkpoint, *options)
    encoding = gpt2_encoding()
    ids = torch.tensor(encoding.encode(prompt))
    tokens = generate(load(checkpoint), ids, 5, top_p=0.9, seed=3, stop_token=END)
    assert (status, err) == (0, "")
    assert out == prompt + encoding.decode([int(t) for t in tokens]) + "\n"
    assert run(capsys, prompt, "--model", checkpoint, *options)[1] == out


def test_an_empty_prompt_starts_a_new_text(capsys, checkpoint):
    status, out, _ = run(capsys, "", "--model", checkpoint, "--max-new-tokens", "3")
    assert status == 0
    assert out.endswith("\n")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--top-p", "2"], "top_p=2.0 is outside [0, 1]"),
        (["--min-p", "-1"], "min_p=-1.0 is outside [0, 1]"),
        (["--model", "gpt3"], "'gpt3' is neither a file, a folder nor a name that is known"),
        (["--max-new-tokens", "60"], "ask for 24 at most, or pass when_full='slide'"),
        (["--dtype", "float8"], "dtype='float8' is not one of"),
    ],
)
def test_bad_values_end_with_one_line_and_status_2(capsys, checkpoint, arguments, message):
    status, out, err = run(capsys, "a", "--model", checkpoint, *arguments)
    assert (status, out) == (2, "")
    assert err.startswith("gpt_lab: ")
    assert message in err
    assert err.count("\n") == 1


def test_another_vocabulary_is_refused(capsys, tmp_path):
    path = tmp_path / "other.safetensors"
    save(random_model(TINY.replace(vocab_size=99)), path)
    status, _, err = run(capsys, "a", "--model", str(path))
    assert status == 2
    assert f"{path} has vocab_size=99; this command speaks GPT-2's vocabulary of 50257" in err


def test_the_lab_model_answers(capsys):
    arguments = ("The capital of France is", "--model", "lab", "--temperature", "0")
    status, out, err = run(capsys, *arguments, "--max-new-tokens", "2")
    assert (status, out, err) == (0, "The capital of France is Paris.\n", "")


def test_a_model_with_the_lab_models_vocabulary_speaks_it(capsys, tmp_path):
    path, tokenizer = tmp_path / "run.safetensors", LabTokenizer()
    model = random_model(TINY.replace(vocab_size=tokenizer.vocab_size))
    save(model, path)
    prompt = torch.tensor([tokenizer.end_of_text, *tokenizer.encode("the cat")])
    expected = tokenizer.decode(generate(model, prompt, 5, temperature=0))
    status, out, _ = run(
        capsys, "the cat", "--model", str(path), "--temperature", "0", "--max-new-tokens", "5"
    )
    assert (status, out) == (0, f"the cat{expected}\n")


PASSED_ON = {
    "--max-new-tokens": ("7", {"max_new_tokens": 7}),
    "--temperature": ("0.25", {"temperature": 0.25}),
    "--top-k": ("3", {"top_k": 3}),
    "--top-p": ("0.5", {"top_p": 0.5}),
    "--min-p": ("0.1", {"min_p": 0.1}),
    "--repetition-penalty": ("1.5", {"repetition_penalty": 1.5}),
    "--seed": ("11", {"seed": 11}),
    "--when-full": ("slide", {"when_full": "slide"}),
}


@pytest.mark.parametrize("option", PASSED_ON)
def test_every_option_reaches_the_sampling(monkeypatch, capsys, checkpoint, option):
    given, expected = PASSED_ON[option]
    seen = {}

    def watch(model, ids, max_new_tokens, **settings):
        seen.update(settings, max_new_tokens=max_new_tokens)
        return iter([torch.tensor([END])])

    monkeypatch.setattr(sampling, "generate", watch)
    status, out, err = run(capsys, "a", "--model", checkpoint, option, given)
    assert (status, out, err) == (0, "a\n", "")
    assert seen == {
        "max_new_tokens": 100,
        "temperature": 1.0,
        "top_k": None,
        "top_p": None,
        "min_p": None,
        "repetition_penalty": 1.0,
        "seed": None,
        "stop_token": {END},
        "when_full": "refuse",
        **expected,
    }


def test_precision_and_compilation_reach_the_model(monkeypatch, capsys, checkpoint):
    asked, dtypes = [], []
    prepare = GPT.prepare_decoding

    def watch(self, compile=False):
        asked.append(compile)
        dtypes.append(self.unembedding.dtype)
        return prepare(self)

    monkeypatch.setattr(GPT, "prepare_decoding", watch)
    options = ("--model", checkpoint, "--max-new-tokens", "2", "--dtype", "bfloat16", "--compile")
    assert run(capsys, "a", *options)[0] == 0
    assert asked[-1] is True
    assert dtypes[-1] == torch.bfloat16


def test_without_a_compiler_there_is_one_line(monkeypatch, capsys, checkpoint):
    def fail(model, ids, keys, values, start):
        raise RuntimeError("No working C++ compiler found\n\nand a long story")

    monkeypatch.setattr(decoding, "_compiled_step", lambda: fail)
    options = ("--model", checkpoint, "--max-new-tokens", "3", "--compile")
    status, _, err = run(capsys, "a", *options)
    assert status == 2
    assert err == "gpt_lab: --compile does not work here: No working C++ compiler found\n"


def test_a_directory_of_transformers_will_do(capsys, tmp_path):
    model = random_model(TINY)
    in_transformers(model).save_pretrained(tmp_path)
    options = ("--max-new-tokens", "4", "--temperature", "0")
    _, out, _ = run(capsys, "Tell", "--model", str(tmp_path), *options)
    capsys.readouterr()
    save(model, tmp_path / "ours.safetensors")
    assert run(capsys, "Tell", "--model", str(tmp_path / "ours.safetensors"), *options)[1] == out


def test_special_text_in_a_prompt_is_only_text(monkeypatch, capsys, checkpoint):
    seen = []
    monkeypatch.setattr(
        sampling, "generate", lambda model, ids, *_, **__: seen.extend(ids.tolist()) or iter([])
    )
    run(capsys, "<|endoftext|>", "--model", checkpoint)
    assert END not in seen
    assert gpt2_encoding().decode(seen) == "<|endoftext|>"


def test_ctrl_c_ends_the_line_and_the_command(monkeypatch, capsys, checkpoint):
    def interrupted(*_, **__):
        yield torch.tensor([11])
        raise KeyboardInterrupt

    monkeypatch.setattr(sampling, "generate", interrupted)
    assert run(capsys, "a", "--model", checkpoint) == (130, "a,\n", "")


def test_characters_come_when_they_are_whole():
    tokenizer = GPT2Tokenizer()
    ids = tokenizer.encode("東京 🗼")
    pieces = [*stream_text(tokenizer, [*ids, END, 11])]
    assert len(pieces) == len(ids) + 1
    assert "".join(pieces) == "東京 🗼"
    assert "�" not in "".join(pieces)
    assert "".join(stream_text(tokenizer, ids[:1])) == "�"


def test_text_is_written_as_it_is_made(monkeypatch, checkpoint):
    class Terminal(io.StringIO):
        shown: ClassVar[list[str]] = []

        def flush(self):
            self.shown.append(self.getvalue())

    terminal = Terminal()
    monkeypatch.setattr(sys, "stdout", terminal)
    main(["generate", "a", "--model", checkpoint, "--max-new-tokens", "5", "--device", "cpu"])
    assert terminal.shown[0] == "a"  # while the prompt is being read
    # after the prompt and each token: what is left of a character, and the end of the command
    assert len(terminal.shown) == 1 + 5 + 2
    assert len({*terminal.shown}) >= 5


def test_counting_does_not_wait_for_torch():
    code = "import sys; from gpt_lab.cli import main; main(['count']);print('torch' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, encoding="utf-8")
    assert done.stdout.splitlines()[-1] == "False"


CHATTING = ("--temperature", "0", "--max-new-tokens", "6")


@pytest.fixture(scope="module")
def tuned(tmp_path_factory):
    """A folder with a chat template; its tokens are those of its own texts alone."""
    return save_folder(small_model("llama"), tmp_path_factory.mktemp("tuned"))


@pytest.mark.parametrize("system", [None, "Be brief."])
def test_a_question_is_put_into_the_models_own_form(capsys, tuned, system):
    """The answer alone is printed: transformers' continuation of transformers' text."""
    messages = [{"role": "user", "content": "Who is there?"}]
    options = []
    if system is not None:
        messages.insert(0, {"role": "system", "content": system})
        options = ["--system", system]
    theirs = transformers.AutoTokenizer.from_pretrained(tuned)
    ids = theirs.apply_chat_template(
        messages, add_generation_prompt=True, return_tensors="pt", return_dict=False
    )
    model = transformers.AutoModelForCausalLM.from_pretrained(tuned)
    written = model.generate(ids, max_new_tokens=6, do_sample=False, pad_token_id=0)
    expected = theirs.decode(written[0, ids.shape[1] :], skip_special_tokens=True)
    capsys.readouterr()
    arguments = ("--chat", "Who is there?", "--model", str(tuned), *CHATTING, *options)
    status, out, err = run(capsys, *arguments)
    assert (status, out, err) == (0, expected + "\n", "")


def test_an_answer_ends_where_the_turn_does(monkeypatch, capsys, tuned):
    seen = {}

    def watch(model, ids, *_, stop_token, **__):
        seen.update(ids=ids.tolist(), stop=stop_token)
        return iter([torch.tensor([70]), torch.tensor([*stop_token])])

    monkeypatch.setattr(sampling, "generate", watch)
    status, out, _ = run(capsys, "--chat", "Hi", "--model", str(tuned))
    theirs = transformers.AutoTokenizer.from_pretrained(tuned)
    assert (status, out) == (0, theirs.decode([70]) + "\n")
    assert seen["stop"] == {theirs.eos_token_id}
    text = "<|im_start|>user\nHi<|im_end|>\n<|im_start|>assistant\n"
    assert seen["ids"] == theirs.encode(text, add_special_tokens=False)


@pytest.mark.parametrize("name", ["gpt2", "gpt2-xl", "lab"])
def test_a_model_without_a_template_is_not_even_fetched(monkeypatch, capsys, name):
    monkeypatch.setattr(names, "find", lambda *_, **__: pytest.fail("fetched"))
    status, out, err = run(capsys, "--chat", "Who?", "--model", name)
    assert (status, out) == (2, "")
    assert err.startswith(f"gpt_lab: {name} has no chat template: it was not tuned to answer.")
    assert err.count("\n") == 1


def test_chats_that_are_none_are_refused(capsys, checkpoint, tuned):
    for arguments, message in (
        (["--chat", "Who?", "--model", checkpoint], f"{checkpoint} has no chat template"),
        (["--chat", "", "--model", str(tuned)], "--chat needs a question"),
        (["--chat", " \n", "--model", str(tuned)], "--chat needs a question"),
        (["Who?", "--system", "Be brief.", "--model", str(tuned)], "--system is for --chat"),
    ):
        status, out, err = run(capsys, *arguments)
        assert (status, out, err.count("\n")) == (2, "", 1)
        assert message in err


def test_released_models(tmp_path, capsys):
    """A folder and a GGUF file bring their own tokenizers along."""
    model = small_model("llama")
    paths = [
        save_folder(model, tmp_path / "llama"),
        save_gguf(model, "llama", tmp_path / "llama.gguf"),
    ]
    texts = []
    for path in paths:
        options = ["--model", str(path), "--temperature", "0", "--max-new-tokens", "5"]
        assert main(["generate", "The ship", *options]) == 0
        texts.append(capsys.readouterr().out)
    assert texts[0] == texts[1]
    assert texts[0].startswith("The ship")
    for path in (*paths, paths[0] / "config.json"):
        assert main(["count", str(path)]) == 0
        first = capsys.readouterr().out.splitlines()[0]
        assert first.split()[-1] == f"{sum(p.numel() for p in model.parameters()):,}"
