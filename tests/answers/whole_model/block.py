"""`whole_model.block` as learners solve it: rightly in other forms, and wrongly."""


def _in_steps(x, norm_1, attention, norm_2, feed_forward):
    read = norm_1(x)
    middle = attention(read) + x
    read = norm_2(middle)
    return (feed_forward(read) + middle).tolist()


def _in_place(x, norm_1, attention, norm_2, feed_forward):
    x += attention(norm_1(x.clone()))
    x += feed_forward(norm_2(x.clone()))
    return x.numpy()


def _in_a_loop(x, norm_1, attention, norm_2, feed_forward):
    for norm, sub_layer in ((norm_1, attention), (norm_2, feed_forward)):
        x = x + sub_layer(norm(x))
    return tuple(x)


def _post(x, norm_1, attention, norm_2, feed_forward):
    for norm, sub_layer in ((norm_1, attention), (norm_2, feed_forward)):
        x = norm(x + sub_layer(x))
    return x


def _pipes(x, norm_1, attention, norm_2, feed_forward):
    for part in (norm_1, attention, norm_2, feed_forward):
        x = part(x)
    return x


RIGHT = [_in_steps, _in_place, _in_a_loop]

# Each wrong answer stands beside a part of the sentence that it deserves.
WRONG = {
    "this is post-norm": _post,
    "nothing is added": _pipes,
    "attention comes first": lambda x, n1, a, n2, f: _in_a_loop(x, n2, f, n1, a),
}
