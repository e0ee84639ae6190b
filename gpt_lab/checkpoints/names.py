"""Names of parameters that earlier versions of this package wrote into their files."""

from __future__ import annotations

_RENAMED = (
    (".mlp.widen.", ".feed_forward.up."),
    (".mlp.narrow.", ".feed_forward.down."),
)


def current_name(stored: str) -> str:
    """What a parameter is called today, from its name in a checkpoint of any version.

    >>> current_name("blocks.3.mlp.widen.bias")
    'blocks.3.feed_forward.up.bias'
    """
    if stored == "output":
        return "output_embedding"
    for old, new in _RENAMED:
        stored = stored.replace(old, new)
    return stored
