"""Models by name that are folders on Hugging Face's hub: SmolLM2 as it was released, unrounded."""

from __future__ import annotations

import os
from pathlib import Path

REPOSITORIES = {
    "smollm2-135m-instruct": "HuggingFaceTB/SmolLM2-135M-Instruct",
    "smollm2-135m-base": "HuggingFaceTB/SmolLM2-135M",
}
"""Repositories by name. No revision is fixed: what is fetched is the newest one."""

_FILES = (
    *("config.json", "model.safetensors", "tokenizer.json", "tokenizer_config.json"),
    "chat_template.jinja",  # in newer repositories; older ones have it in tokenizer_config.json
)


def obtain(name: str, cache_dir: str | os.PathLike[str] | None = None) -> Path:
    """The folder in the hub's cache that holds a model in ``REPOSITORIES``, fetched if need be.

    Raises:
        ConnectionError: it is not in the cache, and could not be fetched.
    """
    import huggingface_hub
    from huggingface_hub.errors import HfHubHTTPError, LocalEntryNotFoundError

    repository = REPOSITORIES[name]
    try:
        folder = huggingface_hub.snapshot_download(
            repository,
            allow_patterns=[*_FILES],
            cache_dir=None if cache_dir is None else Path(cache_dir),
        )
    except (LocalEntryNotFoundError, HfHubHTTPError) as error:
        cache = cache_dir or huggingface_hub.constants.HF_HUB_CACHE
        raise ConnectionError(
            f"{name} is not in the cache ({cache}) and could not be fetched from the Hugging Face "
            f"hub ({repository}). Either connect to the network and call this again (it is fetched "
            "once), or copy that repository's folder here and pass its path. The hub's own words: "
            f"{str(error).splitlines()[0]}"
        ) from error
    return Path(folder)
