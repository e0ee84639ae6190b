"""The lab model's embeddings: tokens on a plane with their neighbors, and its positions."""

from __future__ import annotations

from typing import Any, ClassVar

import traitlets

from gpt_lab.validation import RefusedValueError
from gpt_lab_course.widgets import packs
from gpt_lab_course.widgets.base import LabWidget
from gpt_lab_course.widgets.embedding_map import tables
from gpt_lab_course.widgets.lab_model import page_tokenizer
from gpt_lab_course.widgets.settings import Choice, Index

VIEWS = ("tokens", "positions")

_GROUP_NAMES = {"both": "countries and capitals", "all": "all tokens"}


class EmbeddingMap(LabWidget):
    """Tokens on the plane of their two first principal directions, and positions as a heat map.

    The cosines are those of whole rows of the token embedding, with the page model's 8-bit weights;
    the plane shows only two directions.

    Args:
        token: the initially chosen token, with its leading space.
        group: the tokens on the plane: ``"countries"``, ``"capitals"``, ``"both"`` or ``"all"``; a
            group with the token when left out.
        view: ``"tokens"`` or ``"positions"``.
        position: the row of the position embedding.
        settings: the question above the widget.

    Attributes:
        token_id: the chosen token's ID in the lab model.
        group: as above, and so are ``view`` and ``position``.

    Raises:
        ValueError: the text is not one token of the lab model.
        traitlets.TraitError: no group or view has that name, or there is no such position.

    >>> EmbeddingMap(token=" France")
    EmbeddingMap(' France')
    """

    address: ClassVar = "map"
    large: ClassVar = frozenset({"lab-model"})
    CONSTANTS: ClassVar = {"neighbors": tables.NEIGHBORS}
    assets: ClassVar = {
        "lab-vocabulary": packs.lab_vocabulary,
        "embedding-map": tables.pack,
        "lab-model": packs.lab_model,
        "engine": packs.engine_script,
    }

    token_id = Index(of="vocab_size")
    group = Choice(tables.GROUPS, label="On the plane", names=_GROUP_NAMES)
    view = Choice(VIEWS, label="Which embedding")
    position = Index(40, of="context_length", label="Position", control="slider")
    near: Any = traitlets.Dict().tag(sync=True)
    version = traitlets.Unicode().tag(sync=True)
    size = traitlets.Int().tag(sync=True)

    def __init__(
        self,
        token: str = " France",
        *,
        group: str | None = None,
        view: str = "tokens",
        position: int = 40,
        **settings: Any,
    ) -> None:
        token_id = _one_token(token)
        if group is None:
            group = "both" if token_id in tables.group_ids()["both"] else "all"
        super().__init__(
            token_id=token_id,
            group=group,
            view=view,
            position=position,
            version=packs.model_version(),
            size=len(packs.lab_model()),
            **settings,
        )

    @traitlets.observe("token_id")
    def _near_follow(self, _: Any) -> None:
        ids, cosines = tables.neighbors([self.token_id])
        rounded = [round(cosine, 4) for cosine in cosines[0].tolist()]
        near = [[i, cosine] for i, cosine in zip(ids[0].tolist(), rounded, strict=True)]
        self.near = {"token": self.token_id, "near": near}

    @property
    def token(self) -> str:
        """The chosen token."""
        return page_tokenizer().decode([self.token_id])

    @property
    def neighbors(self) -> list[tuple[str, float]]:
        """The tokens with the most similar rows, and the cosines, the most similar first."""
        return [(page_tokenizer().decode([i]), cosine) for i, cosine in self.near["near"]]

    neighbours = neighbors  # readers' notebooks may have the British spelling

    def __repr__(self) -> str:
        return f"EmbeddingMap({self.token!r})"


def _one_token(text: str) -> int:
    """The ID of a text that is one token.

    Raises:
        ValueError: it is not exactly one token.
    """
    tokenizer = page_tokenizer()
    ids = tokenizer.encode(text)
    if len(ids) == 1:
        return ids[0]
    parts = [tokenizer.decode([i]) for i in ids]
    spaced = tokenizer.encode(f" {text}")
    hint = f"; did you mean {f' {text}'!r}?" if len(spaced) == 1 else ""
    raise RefusedValueError(
        f"token={text!r} is {len(ids)} tokens of the lab model, {parts}, not one{hint}"
    )
