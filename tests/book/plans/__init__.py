"""What is tried on the widgets of the book's pages, each by its class and at a page's width."""

from collections.abc import Callable
from typing import Any, NamedTuple

from playwright.sync_api import Locator

from tests.book.plans import (
    maps_masks_and_shapes,
    model_looked_into,
    parameter_explorer,
    tokenizer_playground,
)

Plan = Callable[[Locator], None]


class Link(NamedTuple):
    """Has the address of a page say what a widget shows, and holds another page against that."""

    share: Callable[[Locator], Any]
    shared: Callable[[Locator, Any], None]


_BOTH: dict[str, Plan] = {
    "EmbeddingMap": maps_masks_and_shapes.neighbors_by_the_page_s_own_model,
    "MaskExplorer": maps_masks_and_shapes.who_may_see_whom,
    "ShapeTracer": maps_masks_and_shapes.totals_are_those_of_anatomy,
    "TokenizerPlayground": tokenizer_playground.play,
}
PLANS: dict[int, dict[str, Plan]] = {
    390: {
        **_BOTH,
        "AttentionViewer": model_looked_into.switch_a_head_off,
        "ParameterExplorer": parameter_explorer.explore_by_pointer,
    },
    1280: {
        **_BOTH,
        "ParameterExplorer": parameter_explorer.explore,
        "AblationLab": model_looked_into.silence_a_part,
        "AttentionStepper": model_looked_into.step_through_attention,
    },
}
LINKS = {
    "ParameterExplorer": Link(parameter_explorer.share, parameter_explorer.shared),
    "TokenizerPlayground": Link(tokenizer_playground.share, tokenizer_playground.shared),
}
