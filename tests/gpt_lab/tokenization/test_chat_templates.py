"""Chat templates: the texts of transformers, and an end to templates that have none."""

import json
import re
import shutil
import time

import pytest
import transformers
from tokenizers import Tokenizer, models

from gpt_lab.pretrained import folder_tokenizer as folders
from gpt_lab.tokenization import sandbox
from gpt_lab.tokenization.chat import render
from tests.support.chat_conversations import TEMPLATES, TOOLS, conversations
from tests.support.released import save_folder, small_model

NAMED = {"bos_token": "<s>", "eos_token": "</s>", "unk_token": "<unk>"}
HI = [{"role": "user", "content": "Hi"}]


@pytest.fixture(scope="module")
def theirs():
    return transformers.PreTrainedTokenizerFast(tokenizer_object=Tokenizer(models.BPE()), **NAMED)


def by(theirs, template, messages, given):
    """What transformers renders, or why it does not."""
    try:
        return theirs.apply_chat_template(
            messages, chat_template=template, tokenize=False, **given
        ), None
    except Exception as error:
        return "", " ".join(str(error).splitlines())


@pytest.mark.parametrize("name", TEMPLATES)
def test_a_template_gives_what_it_gives_in_transformers(name, theirs):
    """200 conversations; where one is refused there, it is refused here, for the same reason."""
    rendered = 0
    for messages, given in conversations(200):
        expected, reason = by(theirs, TEMPLATES[name], messages, given)
        if reason is None:
            rendered += 1
            assert render(TEMPLATES[name], messages, **NAMED, **given) == expected, messages
        else:
            with pytest.raises(ValueError, match=f"refuses this: {re.escape(reason)}$"):
                render(TEMPLATES[name], messages, **NAMED, **given)
    assert rendered >= 80


@pytest.mark.parametrize(
    "template",
    [
        "{% generation %}x{% endgeneration %}",
        "{% set x = 1 %}{% generation %}{% set x = 2 %}{{ x }}{% endgeneration %}{{ x }}",
        "{{ tools is none }}{{ documents is none }}{{ custom is defined }}{{ pad_token }}",
        "{% macro g() %}[{{ caller('z') }}]{% endmacro %}{% call(x) g() %}{{ x }}{% endcall %}",
        "{% for x in [[1, [2]], 3] recursive %}"
        "{% if x is number %}{{ x }}{% else %}<{{ loop(x) }}>{% endif %}{% endfor %}",
        "{% for k, v in {'a': 1}.items() %}{{ loop.revindex }}{{ k }}{{ v }}{% endfor %}",
        "{% for x in range(5) | select('odd') %}{{ x }}{{ loop.length }}{% endfor %}",
        "{% set a, b = 1, 2 %}{{ a }}{{ b }}{{ [a, b][1:] }}{{ (a,) }}{{ {'a': b} }}",
        "{% filter upper %}a{% endfilter %}{% set y | upper %}b{% endset %}{{ y }}",
        "{{ 2 ** 10 }}{{ 2 ** 0.5 }}{{ 2 ** -1 }}{{ 'ab' * 3 }}{{ [1] * 2 }}{{ 7 % 4 }}",
        "{{ '%5.1f|%s' % (2, 'x') }}{{ '{:>6}'.format('x') }}{{ '%03d' | format(7) }}",
        "{{ dict(a=1) }}{{ namespace(self=1).self }}{{ namespace({'b': 2}, c=3).b }}",
        "{% set ns = namespace(n=0) %}{% for i in range(4) %}{% set ns.n = ns.n + i %}{% endfor %}"
        "{{ ns.n }}",
        "{{ [1, none, 2.5, 'ä<'] | tojson(ensure_ascii=true, separators=(', ', ':')) }}",
        "{{ {'a': [1, {}], 'b': 'ä'} | tojson(indent=2) | indent(3, true) | indent('> ') }}",
        "{{ ['a', 'b'] | map('upper') | map('center', 5) | list }}{{ {'b': 1} | tojson(true, 2) }}",
        "{{ 'a b' | replace(' ', '_') | center(9) }}{{ 'x' | default('y') }}{{ z | default('y') }}",
    ],
)
def test_what_templates_may_use_does_what_it_does_in_transformers(template, theirs):
    expected = theirs.apply_chat_template(HI, chat_template=template, tokenize=False)
    assert render(template, HI, **NAMED) == expected


DOUBLED = "{% set ns = namespace(x='ab') %}{% for i in range(200) %}STEP{% endfor %}{{ ns.x }}"


@pytest.mark.parametrize(
    ("template", "reason"),
    [
        ("{% macro f() %}{{ f() }}{% endmacro %}{{ f() }}", "recursion"),
        ("{{ " + "(" * 9_000 + "1" + ")" * 9_000 + " }}", "recursion"),
        ("{{ 9 ** (9 ** 9) }}", "10,000 bits"),
        ("{% for i in range(10 ** 12) %}{% endfor %}", "bytes"),
        ("{% for i in range(9 ** 6) %}{% endfor %}", "Range too big"),
        ("{% for a in range(9999) %}{% for b in range(99999) %}{% endfor %}{% endfor %}", "1 sec"),
        ("{% macro f(n) %}{% if n %}{{ f(n - 1) ~ f(n - 1) }}{% endif %}{% endmacro %}{{ f(50) }}",
         "1 sec"),
        ("{% for x in [1] recursive %}{{ loop([1]) }}{% endfor %}", "recursion"),
        ("{% for x in range(99999) %}{{ x ~ ' ' * 9999 }}{% endfor %}", "bytes"),
        (DOUBLED.replace("STEP", "{% set ns.x = ns.x ~ ns.x %}"), "bytes"),
        (DOUBLED.replace("STEP", "{% set ns.x = ns.x + ns.x %}"), "bytes"),
        (DOUBLED.replace("STEP", "{% set ns.x = [ns.x, ns.x] %}"), "bytes"),
        (DOUBLED.replace("STEP", "{% set ns.x = dict(a=ns.x, b=ns.x) %}"), "bytes"),
        (DOUBLED.replace("STEP", "{% set ns.x %}{{ ns.x }}{{ ns.x }}{% endset %}"), "bytes"),
        (DOUBLED.replace("STEP", "{% set ns.x = ns.x | replace('a', 'aa') %}"), "bytes"),
        ("{% set ns = namespace(x=9) %}{% for i in range(99) %}{% set ns.x = ns.x * ns.x %}"
         "{% endfor %}", "10,000 bits"),
        ("{{ 'a' * 10 ** 10 }}", "bytes"),
        ("{{ 10 ** 10 * [1] }}", "bytes"),
        ("{{ 'a' | center(10000000000) }}", "bytes"),
        ("{{ 'a' | indent(width=10000000000, first=true) }}", "bytes"),
        ("{{ 'a'.ljust(10000000000) }}", "bytes"),
        ("{{ ('a\n' * 9000000) | indent(9999999) }}", "bytes"),
        ("{{ range(99999) | list | tojson(indent=9999999) }}", "bytes"),
        ("{{ range(99999) | map('string') | map('center', 9999999) | list }}", "bytes"),
        ("{{ range(99999) | map('string') | map('replace', '1', 'a' * 9999999) | list }}", "bytes"),
        ("{% macro f() %}{% for i in range(99999) %}{{ ['a' * 9999] }}{% endfor %}{% endmacro %}"
         "{{ f() }}", "bytes"),
        ("{{ '%9999999999d' % 1 }}", "five digits"),
        ("{{ '%*d' % (10 ** 10, 1) }}", "five digits"),
        ("{{ '%9999999999d' | format(1) }}", "five digits"),
        ("{{ '{:9999999999}'.format(1) }}", "five digits"),
        ("{{ '{:{}}'.format(1, 9999999) }}", "computed"),
        ("{{ lipsum(n=99999) }}", "undefined"),
        ("{{ ('a' * 20000000) | wordwrap(1) }}", "wordwrap"),
        ("{{ namespace(__class__=1) }}", "__class__"),
        ("{% set ns = namespace() %}{% set ns._x = 1 %}", "_x"),
        ("{{ messages[0].update(x=1) }}", "unsafe"),
        ("{{ 1 / 0 }}", "division"),
        ("{{ messages[0].nothing.x }}", "no attribute 'nothing'"),
    ],
)  # fmt: skip
def test_a_template_that_has_no_end_ends_in_a_line(template, reason, monkeypatch):
    monkeypatch.setattr(sandbox, "SECONDS", 1)
    reason = reason.replace("bytes", "bytes|1 sec")  # whichever limit comes first
    begun = time.monotonic()
    with pytest.raises(
        ValueError, match=f"^the chat template refuses this: .*({reason})"
    ) as caught:
        render(template, HI)
    assert "\n" not in str(caught.value)
    assert time.monotonic() - begun < 20


@pytest.mark.parametrize(
    ("messages", "error", "message"),
    [
        ([], ValueError, "there are no messages"),
        ("Hi", TypeError, "messages='Hi' are not a list of dictionaries"),
        ({"role": "user", "content": "Hi"}, TypeError, "messages={'role'.*are not a list"),
        (["Hi"], TypeError, "the message 'Hi' is not a dictionary with 'role' and 'content'"),
        ([3], TypeError, "the message 3 is not a dictionary"),
        ([HI], TypeError, "is not a dictionary"),
        ([{"role": "user", "content": b"Hi"}], TypeError, "bytes is not JSON serializable"),
    ],
)
def test_what_is_no_conversation_is_refused(messages, error, message):
    with pytest.raises(error, match=f"{message}"):
        render("{{ messages }}", messages)


def test_a_long_conversation_is_far_from_the_limits():
    """A megabyte in 2,000 messages, by the template that passes over them most often."""
    messages = [
        {"role": ("user", "assistant")[i % 2], "content": "word " * 100} for i in range(2000)
    ]
    text = render(TEMPLATES["qwen3"], messages)
    assert text.count("word") == 200_000


@pytest.fixture(scope="module")
def whole(tmp_path_factory):
    """A folder with a tokenizer."""
    return save_folder(small_model("llama"), tmp_path_factory.mktemp("chat"))


TWO = {"default": "D{{ tools is none }}", "tool_use": "T{{ tools | length }}", "rag": "R"}


@pytest.mark.parametrize(
    ("setting", "files"),
    [
        ("S", {}),
        ("S", {"chat_template.jinja": "F\r\n\n"}),
        (TWO, {}),
        ([{"name": name, "template": text} for name, text in TWO.items()], {}),
        ([{"name": "default", "template": "L"}], {}),
        (None, {"chat_template.jinja": "F", "additional_chat_templates/tool_use.jinja": "A"}),
        ({"rag": "R", "tool_use": "T"}, {}),
        (None, {"additional_chat_templates/rag.jinja": "A"}),
        ([{"name": "rag", "template": "R"}], {}),
    ],
)
def test_templates_are_found_where_transformers_finds_them(setting, files, whole, tmp_path):
    folder = shutil.copytree(whole, tmp_path / "folder")
    (folder / "chat_template.jinja").unlink()
    config = json.loads((folder / "tokenizer_config.json").read_text())
    (folder / "tokenizer_config.json").write_text(json.dumps({**config, "chat_template": setting}))
    for name, text in files.items():
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).write_text(text, "utf-8", newline="")
    theirs = transformers.AutoTokenizer.from_pretrained(folder)
    ours = folders.tokenizer(folder, 400)
    for tools in (None, [], TOOLS):
        try:
            expected = theirs.apply_chat_template(HI, tools=tools, tokenize=False)
        except ValueError:
            with pytest.raises(ValueError, match=r"several chat templates, .* and none is the def"):
                ours.render(HI, tools=tools, add_generation_prompt=False)
        else:
            assert ours.render(HI, tools=tools, add_generation_prompt=False) == expected
            ids = theirs.apply_chat_template(HI, tools=tools)["input_ids"]
            assert ours.encode_chat(HI, tools=tools, add_generation_prompt=False) == ids


@pytest.mark.parametrize("setting", [3, {"default": 3}, [3], [{"name": "default"}]])
def test_what_is_no_template_is_refused_by_name(setting, whole, tmp_path):
    folder = shutil.copytree(whole, tmp_path / "folder")
    (folder / "chat_template.jinja").unlink()
    (folder / "tokenizer_config.json").write_text(json.dumps({"chat_template": setting}))
    with pytest.raises(ValueError, match=r"chat_template=.* is no template"):
        folders.tokenizer(folder, 400)
