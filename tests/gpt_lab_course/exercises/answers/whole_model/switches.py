"""`whole_model.switches` as learners solve it: rightly in other forms, and wrongly."""

from gpt_lab import GPTConfig

RIGHT = [
    GPTConfig().replace(tie_embeddings=False, qkv_bias=False),
    GPTConfig(qkv_bias=False, tie_embeddings=False, n_heads=16, dropout=0.0),
    GPTConfig(qkv_bias=False, tie_embeddings=False, d_ff=3072, norm_eps=1e-6),
]

# Each wrong answer stands beside a part of the sentence that it deserves.
WRONG = {
    "two switches have to change": GPTConfig.preset("gpt2-small"),
    "Q, K and V alone lose their biases": GPTConfig(
        bias=False, qkv_bias=False, tie_embeddings=False
    ),
    "this is the class": GPTConfig,
    "a dictionary, and a `GPTConfig`": {"qkv_bias": False, "tie_embeddings": False},
    "with 3,881,920 parameters, 159,127,616 too few": GPTConfig(d_model=64, n_heads=1),
    "this is text; a `GPTConfig`": "GPTConfig(qkv_bias=False, tie_embeddings=False)",
    "got a function": lambda: GPTConfig(qkv_bias=False, tie_embeddings=False),
}
