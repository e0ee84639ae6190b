# The names of ``gpt_lab``: all that are written down, and written down here alone. What runs reads
# them from this file (``__init__.py``), and adds the widgets, which are found in their folders.

from typing import Any

from gpt_lab.anatomy import activation_bytes as activation_bytes
from gpt_lab.anatomy import compare as compare
from gpt_lab.anatomy import count_parameters as count_parameters
from gpt_lab.anatomy import flops_per_token as flops_per_token
from gpt_lab.anatomy import gradient_bytes as gradient_bytes
from gpt_lab.anatomy import kv_cache_bytes as kv_cache_bytes
from gpt_lab.anatomy import of_hub_config as of_hub_config
from gpt_lab.anatomy import optimizer_bytes as optimizer_bytes
from gpt_lab.anatomy import published as published
from gpt_lab.anatomy import published_table as published_table
from gpt_lab.anatomy import weight_bytes as weight_bytes
from gpt_lab.checkpoints import load as load
from gpt_lab.checkpoints import save as save
from gpt_lab.config import PRESETS as PRESETS
from gpt_lab.config import GPTConfig as GPTConfig
from gpt_lab.generation import Sampler as Sampler
from gpt_lab.generation import generate as generate
from gpt_lab.lab_model import load_lab_model as load_lab_model
from gpt_lab.model import GPT as GPT
from gpt_lab.model import KVCache as KVCache
from gpt_lab.pretrained import load_gpt2 as load_gpt2
from gpt_lab.pretrained import load_pretrained as load_pretrained
from gpt_lab.table import Table as Table
from gpt_lab.tokenization import BytePairTokenizer as BytePairTokenizer
from gpt_lab.tokenization import gpt2_encoding as gpt2_encoding
from gpt_lab_course.exercises import check as check
from gpt_lab_course.exercises import hint as hint
from gpt_lab_course.exercises import progress as progress
from gpt_lab_course.mean import Mean as Mean
from gpt_lab_course.proportion import Proportion as Proportion
from gpt_lab_course.verdicts import Share as Share
from gpt_lab_course.verdicts import Threshold as Threshold
from gpt_lab_course.verdicts import decide as decide

def __getattr__(name: str) -> Any: ...  # a widget
