"""ModelMap's cuts: the changes that the engine is asked for, and the parts in words."""

from typing import Any

from tests.support.javascript import call

MODULE = "model_map/cuts.ts"
TEXTS = {"here": [0, 10, 20, 10], "long": [0, 11, 21, 31, 41], "short": [0, 11]}
WORDS = {0: "end", 10: "so", 20: "France"}
SETUP = """(m, [state, texts, names]) => {
  const tokens = { input: (text) => texts[text], name: (id) => names[id] };
  return (%s)(tokens);
}"""


def asked(script: str, **state: Any) -> Any:
    state = {"text": "here", "cuts": [], "patch": False, "other": "long", **state}
    return call(MODULE, SETUP % f"(tokens) => {script}", [state, TEXTS, WORDS])


HEAD, STREAM = "blocks.0.attention.heads.3", "blocks.2.output"


def test_a_part_is_off_everywhere_or_at_a_token() -> None:
    changes = asked("m.changesOf(state, tokens)", cuts=[HEAD, f"{STREAM}@2"])
    assert changes == [{"part": HEAD}, {"part": STREAM, "at": [2]}]
    assert asked("m.changesOf(state, tokens)") == []


def test_a_part_is_taken_from_the_same_positions_of_the_second_text() -> None:
    changes = asked("m.changesOf(state, tokens)", cuts=[HEAD, f"{STREAM}@2"], patch=True)
    from_ = [0, 11, 21, 31]  # the fifth token cannot matter to the first four
    assert changes == [{"part": HEAD, "from": from_}, {"part": STREAM, "at": [2], "from": from_}]
    assert asked("m.shortfall(state, tokens)", cuts=[HEAD], patch=True) == ""


def test_what_a_text_lacks_is_not_changed() -> None:
    assert asked("m.changesOf(state, tokens)", cuts=[f"{STREAM}@4"]) == []
    short = {"cuts": [HEAD, f"{STREAM}@1", f"{STREAM}@2"], "patch": True, "other": "short"}
    assert asked("m.changesOf(state, tokens)", **short) == [
        {"part": HEAD, "at": [0, 1], "from": [0, 11]},
        {"part": STREAM, "at": [1], "from": [0, 11]},
    ]
    said = asked("m.shortfall(state, tokens)", **short)
    assert said == "The second text has 1 token to these 3: the last 2 keep their own."
    assert asked("m.shortfall(state, tokens)", **{**short, "patch": False}) == ""


def test_a_cut_at_a_token_ends_with_that_token() -> None:
    def meant(now: list[int]) -> list[str]:
        return call(MODULE, "(m, [cuts, a, b]) => m.stillMeant(cuts, a, b)", [CUTS, [0, 7, 8], now])

    CUTS = [HEAD, f"{STREAM}@0", f"{STREAM}@2"]
    assert meant([0, 7, 8, 9]) == CUTS  # written on
    assert meant([0, 7]) == meant([0, 7, 9]) == [HEAD, f"{STREAM}@0"]
    assert meant([0, 1, 8]) == [HEAD, f"{STREAM}@0"]


def test_words() -> None:
    cuts = {
        "embedding": "the embedding",
        "embedding@2": "the embedding at “France”",
        "blocks.4.attention": "the attention of block 4",
        "blocks.4.feed_forward": "the feed-forward network of block 4",
        f"{HEAD}@1": "head 3 of block 0 at “so” (token 1)",
        "blocks.5.feed_forward.neurons.146": "neuron 146 of block 5",
        f"{STREAM}@9": "the stream after block 2 at token 9, which the text lacks",
    }
    said = asked("state.cuts.map((cut) => m.nameOf(cut, tokens, texts.here))", cuts=[*cuts])
    assert dict(zip(cuts, said, strict=True)) == cuts


def test_a_cut_is_made_and_unmade() -> None:
    both = call(MODULE, "(m, cuts) => m.toggled(cuts, 'b')", ["c"])
    assert both == ["b", "c"]
    assert call(MODULE, "(m, cuts) => m.toggled(cuts, 'b')", both) == ["c"]
