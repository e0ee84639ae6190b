"""`whole_model.gpt` as learners solve it: rightly in other forms, and wrongly."""

import math

import torch
from torch import nn
from torch.nn import functional as F

from gpt_lab import GPTConfig


class _Linear(nn.Module):
    def __init__(self, n_in, n_out):
        super().__init__()
        self.weight = nn.Parameter(torch.zeros(n_in, n_out))
        self.bias = nn.Parameter(torch.zeros(n_out))

    def forward(self, x):
        return x @ self.weight + self.bias


class _Attention(nn.Module):
    linear = _Linear
    causal = True

    def __init__(self, config):
        super().__init__()
        self.H = config.n_heads
        self.qkv = self.linear(config.d_model, 3 * config.d_model)
        self.output = self.linear(config.d_model, config.d_model)

    def forward(self, x):
        B, T, C = x.shape
        q, k, v = self.qkv(x).split(C, dim=2)
        q = q.view(B, T, self.H, C // self.H).transpose(1, 2)
        k = k.view(B, T, self.H, C // self.H).transpose(1, 2)
        v = v.view(B, T, self.H, C // self.H).transpose(1, 2)
        att = q @ k.transpose(-2, -1) / math.sqrt(k.size(-1))
        if self.causal:
            att = att.masked_fill(torch.tril(torch.ones(T, T)) == 0, float("-inf"))
        y = F.softmax(att, dim=-1) @ v
        return self.output(y.transpose(1, 2).contiguous().view(B, T, C))


class _FeedForward(nn.Module):
    linear = _Linear
    function = staticmethod(lambda x: F.gelu(x, approximate="tanh"))

    def __init__(self, config):
        super().__init__()
        self.up = self.linear(config.d_model, config.d_ff)
        self.down = self.linear(config.d_ff, config.d_model)

    def forward(self, x):
        return self.down(self.function(self.up(x)))


class _Block(nn.Module):
    attention_class, feed_forward_class = _Attention, _FeedForward

    def __init__(self, config):
        super().__init__()
        self.norm_1 = nn.LayerNorm(config.d_model)
        self.norm_2 = nn.LayerNorm(config.d_model)
        self.attention = self.attention_class(config)
        self.feed_forward = self.feed_forward_class(config)

    def forward(self, x):
        x = x + self.attention(self.norm_1(x))
        return x + self.feed_forward(self.norm_2(x))


class _GPT(nn.Module):
    block_class = _Block

    def __init__(self, config):
        super().__init__()
        self.token_embedding = nn.Embedding(config.vocab_size, config.d_model)
        self.position_embedding = nn.Embedding(config.context_length, config.d_model)
        self.blocks = nn.Sequential(*[self.block_class(config) for _ in range(config.n_layers)])
        self.norm = nn.LayerNorm(config.d_model)

    def forward(self, ids):
        x = self.token_embedding(ids) + self.position_embedding(torch.arange(ids.shape[1]))
        return F.linear(self.norm(self.blocks(x)), self.token_embedding.weight)


def _model(attention=_Attention, feed_forward=_FeedForward, block=_Block, model=_GPT, **changes):
    """A class like the right one, with other parts, or other attributes of the block."""
    attributes = {"attention_class": attention, "feed_forward_class": feed_forward, **changes}
    return type("GPT", (model,), {"block_class": type("Block", (block,), attributes)})


def _with(part, **changes):
    return type(part.__name__, (part,), changes)


def _tied_head(config):
    model = _GPT(config)
    model.head = nn.Linear(config.d_model, config.vocab_size, bias=False)
    model.head.weight = model.token_embedding.weight
    model.forward = lambda ids: model.head(
        model.norm(
            model.blocks(
                model.token_embedding(ids) + model.position_embedding.weight[: ids.shape[1]]
            )
        )
    )
    return model


def _untied(config):
    model = _GPT(config)
    model.lm_head = nn.Linear(config.d_model, config.vocab_size, bias=False)
    return model


def _other_names(config):
    model = _GPT(config)
    model.ln_f = model.norm
    del model.norm
    return model


def _post(block, x):
    x = block.norm_1(x + block.attention(x))
    return block.norm_2(x + block.feed_forward(x))


def _norm_scaled(block, x):
    x = x + block.attention(block.norm_1(x))
    return x + block.feed_forward(1.1 * block.norm_2(x))


def _lost(block, x):
    y = x + block.attention(block.norm_1(x))
    return x + block.feed_forward(block.norm_2(y))


class _ZeroMask(_Attention):
    def forward(self, x):
        B, T, C = x.shape
        q, k, v = (t.view(B, T, self.H, -1).transpose(1, 2) for t in self.qkv(x).split(C, dim=2))
        att = q @ k.transpose(-2, -1) / math.sqrt(k.size(-1)) * torch.ones(T, T).tril()
        return self.output((F.softmax(att, dim=-1) @ v).transpose(1, 2).reshape(B, T, C))


class _NoPositions(_GPT):
    def forward(self, ids):
        return self.norm(self.blocks(self.token_embedding(ids))) @ self.token_embedding.weight.T


class _Probabilities(_GPT):
    def forward(self, ids):
        return super().forward(ids).softmax(-1)


def _turned(n_in, n_out):
    return nn.Linear(n_in, n_out)


class _NotTransposed(_GPT):
    def forward(self, ids):
        return self.norm(self.blocks(self.token_embedding(ids))) @ self.token_embedding.weight


class _Hasty(nn.Module):
    def __init__(self, config):
        self.norm = nn.LayerNorm(config.d_model)


RIGHT = [
    _GPT,
    _tied_head,
    _model(_with(_Attention, linear=staticmethod(_turned))),
    lambda config: _model(feed_forward=_with(_FeedForward, linear=staticmethod(_turned)))(config),
]

# Each wrong answer stands beside a part of the sentence that it deserves.
WRONG = {
    "a module has no `forward`": _with(_GPT, forward=nn.Module.forward),
    "comes first in the `__init__`": _Hasty,
    "shapes do not meet": _NotTransposed,
    "as in the first Transformer": _model(forward=_post),
    "what attention added is lost again": _model(forward=_lost),
    "e⁰ is 1, so they still get a share": _model(_ZeroMask),
    "the positions are missing": _NoPositions,
    "tokens look ahead. The first thing that differs is block 0's `attention`: it reads": _model(
        _with(_Attention, causal=False)
    ),
    "no function at all": _model(
        feed_forward=_with(_FeedForward, function=staticmethod(lambda h: h))
    ),
    "these are probabilities": _Probabilities,
    "block 0's `feed_forward`: it reads the right thing and gives another": _model(
        feed_forward=_with(_FeedForward, function=staticmethod(torch.tanh))
    ),
    "what block 0's `feed_forward` reads": _model(forward=_norm_scaled),
    "GPT-2 has none for the output": _untied,
    "the names and shapes of the parameters": _other_names,
    "this is a model already": _GPT(
        GPTConfig(vocab_size=5, context_length=3, d_model=4, n_heads=1, n_layers=1)
    ),
    "a `GPT` is asked for": lambda config: 3,
}
