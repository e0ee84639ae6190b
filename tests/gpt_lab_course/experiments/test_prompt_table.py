"""False facts in a released model's prompt: what is asked, and how answers are read."""

import json

import pytest
import torch

from gpt_lab import generate, load_lab_model
from gpt_lab.cli import main
from gpt_lab_course.experiments.answers import replies
from gpt_lab_course.experiments.prompting import prompt_forms, prompt_run, prompt_table
from gpt_lab_course.experiments.prompting.prompt_forms import CASES, FORMS, Asked
from gpt_lab_course.experiments.prompting.prompt_table import Reply, names, some


class Letters:
    """A tokenizer whose prompts can be read: a number a character, and a plain chat template."""

    def encode(self, text):
        return [*map(ord, text)]

    def encode_chat(self, messages):
        said = "".join(f"<{m['role']}>{m['content']}" for m in messages)
        return self.encode(said + "<assistant>")


@pytest.fixture(scope="module")
def facts():
    return prompt_forms.facts(prompt_forms.askable()[:70], 64)


def text(facts, *asked):
    return "".join(map(chr, prompt_forms.prompt(Letters(), Asked(*asked), facts)))


def test_no_country_is_in_two_facts(facts):
    everyone = [c for fact in facts for c in (fact.country, fact.of)]
    assert len({*everyone}) == len(everyone) == 128
    assert facts == prompt_forms.facts(prompt_forms.askable()[:70], 64)


def test_names_that_could_be_mistaken_are_not_asked():
    asked = {c.name for c in prompt_forms.askable()}
    assert not asked & {"Singapore", "Kuwait", "Niger", "Guinea", "Sudan", "Mexico"}
    assert {"France", "Nepal", "Nigeria", "South Sudan"} <= asked


def test_the_four_forms_of_a_told_fact(facts):
    x, y = facts[0].country.name, facts[0].capital
    told = f"The capital of {x} is {y}."
    question = f"What is the capital of {x}?"
    assert text(facts, "told", FORMS[0], 0, 0) == f"{told} The capital of {x} is"
    assert text(facts, "told", FORMS[1], 0, 0) == f"{told}\nQuestion: {question}\nAnswer:"
    assert text(facts, "told", FORMS[2], 0, 0) == f"<user>{told} {question}<assistant>"
    own = f"<user>Answer from the text. {told} {question}<assistant>"
    assert text(facts, "told", FORMS[3], 0, 0) == own


@pytest.mark.parametrize("form", FORMS)
def test_the_control_changes_whose_capital_it_is_and_nothing_else_of_the_question(facts, form):
    for i in (0, 1, 6):
        told = text(facts, "told", form, 0, i)
        control = text(facts, "another country's fact", form, 0, i)
        partner = facts[i + 1 - 2 * (i % 2)]
        mine = f"The capital of {facts[i].country.name} is {facts[i].capital}."
        theirs = f"The capital of {partner.country.name} is {partner.capital}."
        assert told.replace(mine, theirs) == control


@pytest.mark.parametrize("k", prompt_forms.DOCUMENTS)
def test_the_right_document_is_one_of_several_at_any_place(facts, k):
    places = set()
    for i in range(64):
        front = text(facts, f"{k} documents", FORMS[0], 0, i).split(". ")
        told = f"The capital of {facts[i].country.name} is {facts[i].capital}"
        assert sum(told in one for one in front) == 1
        places.add([told in one for one in front].index(True))
    assert len(places) > k / 2


def test_a_city_in_passing_is_only_mentioned(facts):
    x, y = facts[0].country.name, facts[0].capital
    asked = text(facts, "a city in passing", FORMS[0], 0, 0)
    assert asked == f"Anna flew to {y}. The capital of {x} is"


def test_turned_round_the_control_tells_another_city(facts):
    case = "turned round, another city told"
    asked = text(facts, case, FORMS[0], 0, 0)
    told = f"The capital of {facts[0].country.name} is {facts[1].capital}."
    assert asked == f"{told} {facts[0].capital} is the capital of"


def test_what_an_answer_says(facts):
    fact, partner = facts[0], facts[1]
    told = Asked("told", FORMS[3], 0, 0)

    def reply(answer):
        return Reply(told, fact, partner, answer)

    own, new = fact.country.capital, fact.capital
    assert reply(f"It is {new}.").follows
    assert not reply(f"It is {own}, not {new}.").follows
    assert reply(f"It is {own}.").keeps
    assert not reply(f"{own}, or {partner.capital}").keeps
    assert reply(f"The capital of {partner.country.name} is {partner.capital}.").recites
    assert not reply(f"It is {partner.capital}.").recites
    assert reply("").silent


def test_a_name_is_found_as_words_whatever_its_accents():
    assert names("The capital is BOGOTA.", "Bogotá")
    assert names("It's in the Netherlands", "the Netherlands")
    assert not names("Nigeria", "Niger")


def test_answers_are_what_greedy_decoding_writes_one_by_one():
    model, tokenizer = load_lab_model()
    texts = ["The capital of France is", "The capital of Nepal is", "Once upon a time", "Tom"]
    prompts = [[tokenizer.end_of_text, *tokenizer.encode(one)] for one in texts]
    found = {}
    for batch in replies.written(model, prompts, lambda before, token: token == 0, 6):
        found |= batch
    for i, ids in enumerate(prompts):
        one_by_one = [int(x) for x in generate(model, torch.tensor([ids]), 6, temperature=0)]
        assert found[i] == one_by_one


def test_the_packaged_answers_are_complete():
    facts, found = prompt_table.results()
    assert len(facts) == prompt_table.N_FACTS
    assert len({c for fact in facts for c in (fact.country, fact.of)}) == 128
    cells = {one.asked[:3] for one in found}
    assert len(found) == 64 * len(cells)
    assert cells == {*prompt_run.cells()}
    assert {case for case, _, _ in cells} <= {*CASES}
    cases = ("alone", "told", "another country's fact", "a city in passing", "turned round")
    documents = [f"{k} documents" for k in prompt_forms.DOCUMENTS]
    for form in FORMS:
        for case in (*cases, *documents):
            assert len(some(found, case, form)) == 64
    assert len(prompt_table.knows(found, "chat")) == 64


def test_a_share_of_several_wordings_counts_facts_as_clusters():
    _, found = prompt_table.results()
    three = some(found, "told", FORMS[0], None)
    assert len(three) == 3 * 64
    assert prompt_table.share(three, "follows").effective < 3 * 64


def test_the_run_goes_on_where_it_stopped(tmp_path, monkeypatch):
    path = tmp_path / "answers.jsonl"
    packaged, _ = prompt_table.results()
    monkeypatch.setattr(prompt_run, "cells", lambda: iter([("told", FORMS[2], 0)]))
    asked = []

    def answers(model, tokenizer, some, facts):
        asked.append(len(some))
        return ((one, "Oslo") for one in some)

    monkeypatch.setattr(prompt_table, "answers", answers)
    monkeypatch.setattr(prompt_table, "known", lambda *a: [f.country for f in packaged])
    prompt_run.run(None, None, path, 64)
    whole = path.read_text("utf-8")
    assert whole.count("\n") == 65
    path.write_text(whole[:-9], "utf-8")  # killed within a line
    prompt_run.run(None, None, path, 64)
    assert path.read_text("utf-8") == whole
    assert asked == [64, 1]
    assert json.loads(whole.split("\n")[0])["model"] == "smollm2-135m"


@pytest.mark.parametrize("option", ["--prompts", "--rates"])
def test_the_command_wants_a_file_for_so_many_answers(option, capsys):
    assert main(["teach", option]) == 2
    assert "--output FILE" in capsys.readouterr().err
