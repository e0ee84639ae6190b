"""The layers of a ``config.json``: which have a window, and which have experts."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from gpt_lab.anatomy.hub_fields import Fields
from gpt_lab.validation import RefusedTypeError, RefusedValueError, shown

Row = dict[str, Any]
Kinds = list[tuple[str, str]]

_FULL = ("full_attention", "attention", "indexed_attention", "global")
_WINDOW = ("sliding_attention", "chunked_attention", "local")
_RECURRENT = ("linear_attention", "mamba", "conv")
_NETWORKS = {"dense": "dense", "mlp": "dense", "sparse": "moe", "moe": "moe"}


def kinds_of(read: Fields, row: Row) -> Kinds:
    """The mixer and the feed-forward network of each layer.

    They are listed in the file, or follow from the family's rules; a named rule may add to the row.
    """
    n, rule = row["n_layers"], read.family.get("rule")
    if rule == "alone":
        return _alone(read, n)
    kinds = [*zip(_mixers(read, n), _networks(read, n), strict=True)]
    return _RULES[rule](read, row, kinds) if rule else kinds


def _mixers(read: Fields, n: int) -> list[str]:
    most, *others = read.family["mixers"]
    if not others:
        return [most] * n
    if most == "window" and not _windows(read) and "in_window" not in read.family:
        return ["full"] * n
    names = read.kinds("layer_types", n)
    if names is None:
        chosen = _chosen(read, read.family.get("chosen", {"below": 0}), n)
        return [others[0] if one else most for one in chosen]
    words = _mixer_words(most)
    return [_known("layer_types", name, words) for name in names]


def _mixer_words(most: str) -> dict[str, str]:
    other = _WINDOW if most == "window" else _RECURRENT
    return dict.fromkeys(_FULL, "full") | dict.fromkeys(other, most)


def _windows(read: Fields) -> bool:
    """Whether a sliding window is stated, and not switched off."""
    switch = "use_sliding_window"
    used = switch not in read.family.get("defaults", {}) or read.flag(switch)
    return used and bool(read.optional("sliding_window"))


def _networks(read: Fields, n: int) -> list[str]:
    most, *others = read.family["networks"]
    if not others:
        return [most] * n
    fewest = read.family.get("fewest", 0)
    if fewest and (read.number(read.family["sizes"]["experts"]["count"]) or 0) < fewest:
        return [most] * n
    names = read.kinds("mlp_layer_types", n)
    if names is not None:
        return [_known("mlp_layer_types", name, _NETWORKS) for name in names]
    return [others[0] if one else most for one in _chosen(read, read.family["network"], n)]


def _alone(read: Fields, n: int) -> Kinds:
    """Layers that are either a mixer or a feed-forward network."""
    names = read.kinds("layer_types", n) or ["linear_attention", "moe", "full_attention", "mlp"]
    words = {name: (mixer, "") for name, mixer in _mixer_words("mamba").items()}
    words |= {name: ("", network) for name, network in _NETWORKS.items()}
    return [_known("layer_types", name, words) for name in names]


def _known(key: str, name: str, words: Mapping[str, Any]) -> Any:
    if name not in words:
        raise RefusedValueError(f"{key} has {shown(name)}, which is not counted here")
    return words[name]


def _chosen(read: Fields, rules: Mapping[str, Any], n: int) -> list[bool]:
    """Whether the rules of ``families.toml`` choose each of n layers."""
    for first, name in ((0, "at"), (1, "nth")):
        if (listed := read.places(rules.get(name))) is not None:
            return [i + first in listed for i in range(n)]
    numbers = {name: read.rule(rule) for name, rule in rules.items() if name != "except"}
    start, below, last = (numbers.get(name) for name in ("from", "below", "until"))
    every = numbers.get("every") if "every" in rules else 1
    offset, less = numbers.get("offset"), read.places(rules.get("except")) or []

    def chosen(i: int) -> bool:
        if i < (numbers.get("first") or 0):
            return True
        if not every or i < (start or 0) or i in less:
            return False
        if (below is not None and i >= below) or (last is not None and i > last):
            return False
        return (i + 1) % every == 0 if offset is None else i % every == offset

    return [chosen(i) for i in range(n)]


def heads(read: Fields, row: Row, kinds: Kinds) -> Row:
    """The sizes of attention: of layers with a window, if any, and different ones in ``full``.

    Sizes that a rule has added to the row are kept.
    """
    if "latent" in row:
        return {"n_heads": read.size("num_attention_heads")}
    found: dict[str, Row] = {}
    for i, (mixer, _) in enumerate(kinds):
        if mixer.startswith(("full", "window", "mamba+full", "lightning")):
            kind = "window" if mixer.startswith("window") else "full"
            sizes = _heads_of(read, row, i, kind)
            if found.setdefault(kind, sizes) != sizes:
                raise RefusedValueError(f"heads differ among layers ({kind} attention)")
    of_full: Row = row.pop("full", {})
    if "window" not in found:
        return found["full"] | of_full
    if "full" not in found:
        return found["window"]
    base, full = found["window"], found["full"] | of_full
    differ = {key: n for key, n in full.items() if n != base.get(key, row.get(key, False))}
    return base | ({"full": differ} if differ else {})


def _heads_of(read: Fields, row: Row, i: int, kind: str) -> Row:
    layer, family = read.layer(i), read.family
    own = {} if "per_layer_config" in read.config else family.get(f"in_{kind}", {})
    specification = {**family["heads"], **own}
    sizes = {key: row.get(key) or layer.number(spec) for key, spec in specification.items()}
    if "d_head" not in sizes:
        stated = None if family.get("as_wide") else layer.optional("head_dim")
        sizes["d_head"] = stated or row["d_model"] // (n_heads := sizes["n_heads"])
        if stated is None and row["d_model"] % n_heads:
            raise RefusedValueError(
                f"hidden_size={row['d_model']} is not a multiple of {n_heads} heads, and there is "
                "no head_dim"
            )
    return sizes


def _multi_query(read: Fields, row: Row, kinds: Kinds) -> Kinds:
    return kinds if not read.flag("multi_query") else row.update(n_kv_heads=1) or kinds


def _falcon(read: Fields, row: Row, kinds: Kinds) -> Kinds:
    new = read.flag("new_decoder_architecture")
    two = new and read.optional("num_ln_in_parallel_attn") in (None, 2)
    row["norms_per_block"] = 2 if two else 1
    if new:
        return kinds
    row["n_kv_heads"] = read.size("num_attention_heads")
    return _multi_query(read, row, kinds)


def _falcon_h1(read: Fields, row: Row, kinds: Kinds) -> Kinds:
    if read.flag("projectors_bias") != read.flag("mamba_proj_bias"):
        raise RefusedValueError("projectors_bias differs from mamba_proj_bias: not counted here")
    return kinds


def _shared_width(read: Fields, row: Row, kinds: Kinds) -> Kinds:
    if width := read.size("shared_intermediate_size", 0):
        row["experts"] = {"shared": 1, "shared_d_ff": width}
    return kinds


def _indexed(read: Fields, row: Row, kinds: Kinds) -> Kinds:
    names = read.kinds("indexer_types", len(kinds)) or []
    if {*names, *(read.value("index_topk_pattern") or "")} - {"full", "F"} or (
        read.optional("index_topk_freq") or 1
    ) > 1:
        raise RefusedValueError("layers without an indexer of their own are not counted here")
    return kinds


def _lfm2(read: Fields, row: Row, kinds: Kinds) -> Kinds:
    width = read.size("intermediate_size")
    if read.flag("block_auto_adjust_ff_dim"):
        width = int(2 * width / 3)
        if (factor := read.value("block_ffn_dim_multiplier")) is not None:
            if isinstance(factor, bool) or not isinstance(factor, int | float):
                raise RefusedTypeError(f"block_ffn_dim_multiplier={shown(factor)} is no number")
            multiple = read.size("block_multiple_of")
            width = multiple * -(-int(factor * width) // multiple)
    row["d_ff"] = width
    return kinds


def _gemma4(read: Fields, row: Row, kinds: Kinds) -> Kinds:
    """Add the last layers, which may reuse keys and values of earlier ones, and be wider."""
    first = len(kinds) - read.size("num_kv_shared_layers", 0)
    mixers = [mixer for mixer, _ in kinds]
    if first < len(kinds) and {*mixers[: max(first, 0)]} != {*mixers}:
        raise RefusedValueError(f"num_kv_shared_layers={len(kinds) - first} leaves none to share")
    last = "wide" if read.flag("use_double_wide_mlp") else "dense"
    if read.flag("enable_moe_block"):
        row["experts"] = {"scales": True, "norms": 3}
        if last == "wide" and first < len(kinds):
            raise RefusedValueError("wide layers with experts are not counted here")
    network = "both" if "experts" in row else "dense"
    if last == "wide":
        row["d_wide"] = 2 * read.size("intermediate_size")
    if width := read.optional("hidden_size_per_layer_input"):
        row["layer_table"] = {"rows": read.size("vocab_size_per_layer_input"), "width": width}
    return [
        (mixer, network) if i < first else (f"{mixer}_reuse", "both" if network == "both" else last)
        for i, mixer in enumerate(mixers)
    ]


_RULES: dict[str, Callable[[Fields, Row, Kinds], Kinds]] = {
    "multi_query": _multi_query,
    "falcon": _falcon,
    "falcon_h1": _falcon_h1,
    "shared_width": _shared_width,
    "indexed": _indexed,
    "lfm2": _lfm2,
    "gemma4": _gemma4,
}
