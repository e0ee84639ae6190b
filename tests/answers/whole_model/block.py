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


def _around(x, norm_1, attention, norm_2, feed_forward):
    for norm, sub_layer in ((norm_1, attention), (norm_2, feed_forward)):
        x = norm(x + sub_layer(norm(x)))
    return x


def _overwritten(x, norm_1, attention, norm_2, feed_forward):
    x = norm_1(x)
    x = x + attention(x)
    x = norm_2(x)
    return x + feed_forward(x)


def _pipes(x, norm_1, attention, norm_2, feed_forward):
    for part in (norm_1, attention, norm_2, feed_forward):
        x = part(x)
    return x


def _first_kept(x, norm_1, attention, norm_2, feed_forward):
    middle = x + attention(norm_1(x))
    return feed_forward(norm_2(middle))


def _old_stream(x, norm_1, attention, norm_2, feed_forward):
    middle = x + attention(norm_1(x))
    return x + feed_forward(norm_2(middle))


def _parallel(x, norm_1, attention, norm_2, feed_forward):
    a = attention(norm_1(x))
    f = feed_forward(norm_2(x))
    return x + a + f


def _addition_read(x, norm_1, attention, norm_2, feed_forward):
    a = attention(norm_1(x))
    return x + a + feed_forward(norm_2(a))


RIGHT = [_in_steps, _in_place, _in_a_loop]

# Each wrong answer stands beside a part of the sentence that it deserves.
WRONG = {
    "this is post-norm": _post,
    "norms before and after": _around,
    "the stream itself is normalized": _overwritten,
    "behind the sub-layers": lambda x, n1, a, n2, f: (x + n1(a(x))) + n2(f(x + n1(a(x)))),
    "nothing is added": _pipes,
    "the second addition is missing": _first_kept,
    "is lost again": _old_stream,
    "reads the old stream": _parallel,
    "reads only what attention added": _addition_read,
    "through the same norm": lambda x, n1, a, n2, f: _in_a_loop(x, n1, a, n1, f),
    "the two norms are exchanged": lambda x, n1, a, n2, f: _in_a_loop(x, n2, a, n1, f),
    "the norms are missing": lambda x, n1, a, n2, f: x + a(x) + f(x + a(x)),
    "attention comes first": lambda x, n1, a, n2, f: _in_a_loop(x, n2, f, n1, a),
    "the feed-forward network is missing": lambda x, n1, a, n2, f: a(n1(x)) + x,
    "this is what the block adds": lambda x, n1, a, n2, f: a(n1(x)) + f(n2(x + a(n1(x)))),
}
