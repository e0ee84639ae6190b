"""Measure what a lab model can do: the numbers of its model card.

Everything is deterministic: the same weights give the same card. Texts follow the end-of-text
token, as in training, unless a function says otherwise.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import torch
from torch import Tensor
from torch.nn import functional as F

from gpt_lab import lab_model
from gpt_lab.generation import generate
from gpt_lab.interpret.head_scores import STRETCH, best_head, head_scores, repeated_tokens
from gpt_lab.lab_model.answers import answers_exactly
from gpt_lab.lab_model.tokenizer import LabTokenizer
from gpt_lab.lab_model.unseen import KINDS
from gpt_lab.model.gpt import GPT
from gpt_lab.validation import RefusedValueError

PARIS = ("The capital of France is", " Paris")

_WINDOW = 128
_BATCH = 32  # prompts in a batch
_WINDOWS = 4  # windows in a batch: their logits are large
_PHRASINGS = 16  # how many of the trained phrasings are tested
_STRETCHES = (10, STRETCH, 60)  # the last is longer than any in training
_STORIES = 3


def answer_capitals(
    model: GPT, tokenizer: LabTokenizer, phrasings: Iterable[str], *, start: bool = True
) -> dict[str, dict[str, bool]]:
    """Ask for every country's capital in several phrasings, and check whether answers are exact.

    ``answers_exactly`` defines what is exact.

    Args:
        model: the model, in evaluation mode.
        tokenizer: its tokenizer.
        phrasings: texts with ``{country}`` in them that end right before the capital.
        start: whether to put the end-of-text token in front, as in training.

    Returns:
        For each phrasing, by the country's name, whether the answer was right.
    """
    phrasings = tuple(phrasings)
    asked = [(phrasing, country) for phrasing in phrasings for country in lab_model.countries()]
    questions = [(p.format(country=c.name), " " + c.capital) for p, c in asked]
    right: dict[str, dict[str, bool]] = {phrasing: {} for phrasing in phrasings}
    answers = answers_exactly(model, tokenizer, questions, start=start)
    for (phrasing, country), answer in zip(asked, answers, strict=True):
        right[phrasing][country.name] = answer
    return right


def _logits(model: GPT, ids: Tensor) -> Tensor:
    """The logits after each token, on the model's device: [B, T] → [B, T, V]."""
    with torch.inference_mode():
        logits: Tensor = model(ids.to(model.unembedding.device))
    return logits


def next_token_probability(model: GPT, ids: Sequence[int], token: int) -> float:
    """The probability of a token after the given ones."""
    with torch.inference_mode():
        logits = model.next_logits(torch.tensor([[*ids]], device=model.unembedding.device))
    return float(logits[0].float().softmax(dim=-1)[token])


def held_out_ids(tokenizer: LabTokenizer, kind: str) -> Tensor:
    """The held-out texts of a kind as token IDs, [T], each after an end-of-text token."""
    texts = lab_model.held_out(kind)
    return torch.tensor([i for t in texts for i in [tokenizer.end_of_text, *tokenizer.encode(t)]])


def held_out_loss(model: GPT, ids: Tensor, window: int = _WINDOW) -> float:
    """The mean loss on a text that was not trained on, in nats a token, without the first token.

    The text is split into consecutive windows; each token is predicted from the tokens before it in
    its window, and the first of a window from the last one of the window before.

    Args:
        model: the model, in evaluation mode.
        ids: the text, [T].
        window: tokens in a window.

    Raises:
        ValueError: there is no token to predict.
    """
    total = 0.0
    for inputs, targets in _windows(ids, window):
        logits = _logits(model, inputs).float()  # [B, T, V]
        expected = targets.to(logits.device).flatten()
        total += float(F.cross_entropy(logits.flatten(0, 1), expected, reduction="sum"))
    return total / (len(ids) - 1)


def divergence(model: GPT, other: GPT, ids: Tensor, window: int = _WINDOW) -> float:
    """The mean KL divergence of another model's predictions from this one's on a text.

    This is KL(model ‖ other), in nats a token; 0 means the same probabilities everywhere. Arguments
    as in ``held_out_loss``.
    """
    total = 0.0
    for inputs, _ in _windows(ids, window):
        one, two = (
            _logits(each, inputs).cpu().double().log_softmax(dim=-1)  # [B, T, V]
            for each in (model, other)
        )
        total += float(F.kl_div(two, one, reduction="sum", log_target=True))
    return total / (len(ids) - 1)


def _windows(ids: Tensor, window: int) -> Iterator[tuple[Tensor, Tensor]]:
    """Batches of windows and of their next tokens, [B, window] each; the last may be shorter."""
    n = len(ids) - 1  # tokens that have a next token
    if n < 1:
        raise RefusedValueError(f"a text of {len(ids)} tokens has none to predict")
    full = n // window * window
    for inputs, targets in zip(
        torch.split(ids[:full].view(-1, window), _WINDOWS),
        torch.split(ids[1 : full + 1].view(-1, window), _WINDOWS),
        strict=True,
    ):
        if len(inputs):
            yield inputs, targets
    if full < n:
        yield ids[None, full:n], ids[None, full + 1 :]


def refuse_short(model: GPT, name: object) -> None:
    """Refuse a model whose context is too short for the measurements.

    Args:
        model: the model.
        name: its name in the error message.

    Raises:
        ValueError: the context is too short.
    """
    n_ctx, longest = model.config.context_length, max(_STRETCHES)
    if n_ctx < 1 + 2 * longest:
        raise RefusedValueError(
            f"{name} has context_length={n_ctx}; what is measured, {longest} tokens and their "
            f"repetition, takes {1 + 2 * longest}"
        )


def repeat_accuracy(model: GPT, end_of_text: int, stretch: int, n: int = 64) -> float:
    """The share of tokens in a repetition of random tokens that are predicted correctly.

    The repetition's first token is not counted: it cannot be predicted.

    Args:
        model: the model, in evaluation mode.
        end_of_text: the ID of the token in front.
        stretch: how many tokens are repeated.
        n: how many sequences; always the same ones.
    """
    ids = repeated_tokens(model.config.vocab_size, n, stretch, first=end_of_text)
    right = 0
    for batch in torch.split(ids, _BATCH):
        chosen = _logits(model, batch).argmax(dim=-1).cpu()
        right += int((chosen[:, 1 + stretch : -1] == batch[:, 2 + stretch :]).sum())
    return right / (n * (stretch - 1))


def sample_stories(model: GPT, tokenizer: LabTokenizer, n: int = _STORIES) -> list[dict[str, Any]]:
    """Generate stories: the first words of held-out stories, each continued with a seed.

    Drawn at temperature 0.7 from the 40 most probable tokens, up to the end of the text or of the
    context.
    """
    stories = []
    for seed, text in enumerate(lab_model.held_out("stories")[:n]):
        prompt = tokenizer.encode(text)[:4]
        text = _continuation(model, tokenizer, prompt, temperature=0.7, top_k=40, seed=seed)
        stories.append({"seed": seed, "prompt": tokenizer.decode(prompt), "text": text})
    return stories


def _continuation(
    model: GPT, tokenizer: LabTokenizer, prompt: Sequence[int], **sampling: Any
) -> str:
    """The model's continuation of a prompt at the start of a text, up to the text's end."""
    end = tokenizer.end_of_text
    ids = torch.tensor([end, *prompt], device=model.unembedding.device)
    tokens = generate(model, ids, stop_token=end, **sampling)
    return tokenizer.decode([i for i in map(int, tokens) if i != end])


def evaluate(model: GPT, tokenizer: LabTokenizer, *, one_in: int = 1) -> dict[str, Any]:
    """Measure all abilities that the model card reports, ready for JSON.

    Args:
        model: the model, in evaluation mode.
        tokenizer: its tokenizer.
        one_in: ask one phrasing in this many; all of them, as for the model card, when left out.

    Returns:
        ``capitals``, ``paris``, ``held_out``, ``repeats``, ``heads`` and ``stories``.
    """
    end = tokenizer.end_of_text
    scores = head_scores(model, end)
    return {
        "capitals": _capitals(model, tokenizer, one_in),
        "paris": _paris(model, tokenizer),
        "held_out": {kind: _held_out(model, held_out_ids(tokenizer, kind)) for kind in KINDS},
        "repeats": {str(n): round(repeat_accuracy(model, end, n), 4) for n in _STRETCHES},
        "heads": {
            "stretch": STRETCH,
            "chance": round(scores.chance, 4),
            "previous_token": _rounded(scores.previous_token),
            "first_token": _rounded(scores.first_token),
            "induction": _rounded(scores.induction),
        },
        "stories": sample_stories(model, tokenizer),
    }


def _capitals(model: GPT, tokenizer: LabTokenizer, one_in: int) -> dict[str, Any]:
    phrasings = lab_model.phrasings()
    trained = phrasings.trained[:: math.ceil(len(phrasings.trained) / _PHRASINGS)]
    groups = {
        "trained": trained[::one_in],
        "unseen": phrasings.unseen[::one_in],
        "other_hand": phrasings.other_hand[::one_in],
    }
    right = {group: answer_capitals(model, tokenizer, asked) for group, asked in groups.items()}
    result: dict[str, Any] = {
        "countries": len(lab_model.countries()),
        "trained_phrasings": len(phrasings.trained),
    }
    for group, answers in right.items():
        result[group] = {
            "accuracy": _accuracy(answers),
            "phrasings": {p: _accuracy({p: by_country}) for p, by_country in answers.items()},
        }
    bare = answer_capitals(model, tokenizer, groups["other_hand"], start=False)
    result["other_hand"]["accuracy_without_start"] = _accuracy(bare)
    result["mistakes"] = _mistakes(model, tokenizer, right["unseen"])
    return result


def _accuracy(right: dict[str, dict[str, bool]]) -> float:
    every = [answer for by_country in right.values() for answer in by_country.values()]
    return round(sum(every) / len(every), 4)


def _mistakes(
    model: GPT, tokenizer: LabTokenizer, right: dict[str, dict[str, bool]]
) -> list[dict[str, str]]:
    """Wrong answers: for each phrasing, the first country that the model got wrong."""
    capitals = {country.name: country.capital for country in lab_model.countries()}
    mistakes = []
    for phrasing, by_country in right.items():
        name = next((name for name, answer in by_country.items() if not answer), None)
        if name is None:
            continue
        question = phrasing.format(country=name)
        said = _continuation(
            model, tokenizer, tokenizer.encode(question), max_new_tokens=6, temperature=0
        )
        mistakes.append({"question": question, "capital": capitals[name], "said": said})
    return mistakes


def _paris(model: GPT, tokenizer: LabTokenizer) -> dict[str, Any]:
    prompt, (token,) = (tokenizer.encode(text) for text in PARIS)
    started = next_token_probability(model, [tokenizer.end_of_text, *prompt], token)
    bare = next_token_probability(model, prompt, token)
    return {"probability": round(started, 4), "probability_without_start": round(bare, 4)}


def _held_out(model: GPT, ids: Tensor) -> dict[str, Any]:
    loss = held_out_loss(model, ids)
    perplexity = float(f"{math.exp(loss):.4g}")
    return {"tokens": len(ids) - 1, "loss": round(loss, 4), "perplexity": perplexity}


def _rounded(scores: Tensor) -> list[list[float]]:
    return [[round(score, 4) for score in layer] for layer in scores.tolist()]


def report(results: dict[str, Any]) -> str:
    """The main results of ``evaluate`` as lines of text."""
    capitals, heads = results["capitals"], results["heads"]
    lines = [
        f"capitals, trained phrasings  {capitals['trained']['accuracy']:7.1%}",
        f"capitals, unseen phrasings   {capitals['unseen']['accuracy']:7.1%}",
        f"    written apart            {capitals['other_hand']['accuracy']:7.1%}",
        f"P( Paris | {PARIS[0]})  {results['paris']['probability']:.3f}",
    ]
    for kind, held_out in results["held_out"].items():
        loss, perplexity = held_out["loss"], held_out["perplexity"]
        lines.append(f"held-out {kind:8}  loss {loss:.3f}  perplexity {perplexity:,.4g}")
    for stretch, accuracy in results["repeats"].items():
        lines.append(f"{stretch} random tokens repeated  {accuracy:7.1%} right")
    for name in ("previous_token", "induction"):
        score, layer, head = best_head(heads[name])
        lines.append(
            f"best {name.replace('_', '-')} head: block {layer}, head {head}: {score:.3f} "
            f"(chance {heads['chance']:.3f})"
        )
    return "\n".join(lines)
