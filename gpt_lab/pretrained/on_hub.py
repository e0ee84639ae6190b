"""Named models that are folders on Hugging Face's hub: GPT-2 and SmolLM2 as released."""

from __future__ import annotations

import os
from pathlib import Path

from gpt_lab.paths import to_path

REVISIONS = {
    "gpt2": "607a30d783dfa663caf39e06633721c8d4cfcd7e",
    "gpt2-medium": "6dcaa7a952f72f9298047fd5137cd6e4f05f41da",
    "gpt2-large": "32b71b12589c2f8d625668d2335a01cac3249519",
    "gpt2-xl": "15ea56dee5df4983c59b2538573817e1667135e2",
}
"""The commits of GPT-2's models on the hub (https://huggingface.co/openai-community)."""

REPOSITORIES = {
    "smollm2-135m-instruct": "HuggingFaceTB/SmolLM2-135M-Instruct",
    "smollm2-135m-base": "HuggingFaceTB/SmolLM2-135M",
}
"""Other repositories by name. The newest revision is fetched."""

_WEIGHTS = ("config.json", "model.safetensors")
_TOKENIZER = (
    *("tokenizer.json", "tokenizer_config.json", "generation_config.json"),
    "chat_template.jinja",  # in newer repositories; older ones have it in tokenizer_config.json
    *("special_tokens_map.json", "added_tokens.json"),  # in older ones
)


def obtain(name: str, cache_dir: str | os.PathLike[str] | None = None) -> Path:
    """Find a model's folder in the hub's cache, and fetch it if needed.

    For GPT-2, only weights and configuration are fetched, and nothing that is in the cache needs a
    network.

    Raises:
        ConnectionError: it is not in the cache, and could not be fetched.
    """
    import huggingface_hub
    from huggingface_hub.errors import HfHubHTTPError, LocalEntryNotFoundError

    repository = REPOSITORIES.get(name, f"openai-community/{name}")
    place = None if cache_dir is None else to_path("cache_dir", cache_dir)
    try:
        if name in REPOSITORIES:
            return Path(
                huggingface_hub.snapshot_download(
                    repository, allow_patterns=[*_WEIGHTS, *_TOKENIZER], cache_dir=place
                )
            )
        for file in _WEIGHTS:
            fetched = huggingface_hub.hf_hub_download(
                repository, file, revision=REVISIONS[name], cache_dir=place
            )
        return Path(fetched).parent
    except (LocalEntryNotFoundError, HfHubHTTPError) as error:
        cache = place or huggingface_hub.constants.HF_HUB_CACHE
        raise ConnectionError(
            f"{name} is not in the cache ({cache}) and could not be fetched from the Hugging Face "
            f"hub ({repository}). Either connect to the network and call this again (it is fetched "
            "once), or save it elsewhere with transformers' save_pretrained, copy that directory "
            f"here and pass its path. The hub's own words: {str(error).splitlines()[0]}"
        ) from error
