"""A chat template: one text from messages, in which nobody speaks for somebody else."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from gpt_lab_course.exercises import forms
from gpt_lab_course.exercises.exercise import Exercise
from gpt_lab_course.exercises.mistakes import Either, Mutant
from gpt_lab_course.exercises.outcome import Difference

Messages = Sequence[Mapping[str, str]]


def render(messages: Messages, user: str, assistant: str, end: str) -> str:
    """The reference solution."""
    text = end
    for message in messages:
        content = message["content"]
        if message["role"] == "user":
            if any(special in content for special in (user, assistant, end)):
                raise ValueError("a marker in a user's text would speak for somebody else")
            text += user + content
        else:
            text += assistant + content + end
    if messages[-1]["role"] == "user":
        text += assistant
    return text


def outcome(
    answer: Callable[..., Any], messages: Messages, user: str, assistant: str, end: str
) -> Any:
    """The text; if it is right, also what happens when a user writes one of the three strings.

    Returns:
        The text, with the strings that are not refused: where each stands, and the name of the
        error that it raises. Of a function that returns nothing, just that.
    """
    right, tried = render(messages, user, assistant, end), messages == _TRIED
    hostile = [
        (f"`{name}` in message {i + 1}", _smuggled(messages, i, special))
        for name, special in (("user", user), ("assistant", assistant), ("end", end))
        for i, message in enumerate(messages)
        if tried and message["role"] == "user"
    ]
    text = answer(messages, user, assistant, end)
    if text is None or text is ...:
        return text
    passed: dict[str, str] = {}
    for name, asked in hostile if text == right else ():
        try:
            answer(asked, user, assistant, end)
        except ValueError:
            continue
        except Exception as error:
            passed[name] = type(error).__name__
        else:
            passed[name] = "nothing"
    return [text, passed]


def _smuggled(messages: Messages, place: int, special: str) -> list[dict[str, str]]:
    """The messages, with a string in the middle of one of them."""
    copied = [dict(message) for message in messages]
    content = copied[place]["content"]
    copied[place]["content"] = f"{content}{special}{content}"
    return copied


def explain(difference: Difference) -> str:
    """A wrong text, or a string that should have been refused."""
    got, expected = difference.got, difference.expected
    text, passed = got if isinstance(got, list) else (got, {})
    if text == expected[0]:
        name, error = next(iter(passed.items()))
        return (
            f"the text is right. But a string of the three in a question should raise "
            f"`ValueError`, and {name} raises {error}."
        )
    facts = f"{difference.call} gave {forms.shown(text)}; right is {forms.shown(expected[0])}."
    misfit = forms.misfit(text, expected[0])
    return f"{misfit} ({facts})" if misfit else facts


def _talk(*contents: str) -> list[dict[str, str]]:
    """Messages of a user and an assistant in turns."""
    roles = ("user", "assistant")
    return [{"role": roles[i % 2], "content": content} for i, content in enumerate(contents)]


_TRIED = _talk("Hello!", "Hello.", "What is 3 + 4?")
_USER, _ASSISTANT = "text += user + content", "text += assistant + content + end"
_SPECIAL, _LAST = "in (user, assistant, end)", 'messages[-1]["role"] == "user"'
_PROMPT = "text += assistant\n"

exercise = Exercise(
    "assistant.template",
    number=1,
    solution=render,
    observe=lambda answer: lambda *arguments: outcome(answer, *arguments),
    explain=explain,
    inputs=[
        (_talk("Who is there?"), "[U]", "[A]", "[E]"),
        (_talk("Hello!", "Hello."), "[U]", "[A]", "[E]"),
        (_talk("Hi", "Yes?", "3 + 4?", "7."), "\x01", "\x02", "<|endoftext|>"),
        (_TRIED, "<user>", "<model>", "<end>"),
    ],
    hints=(
        "Begin with `end`, and append to the text message by message. Which string goes in front "
        "of a content, and after which contents does `end` follow?",
        "What's missing then stands at the two ends of the work. Before you append what a user "
        "says, look for each of the three strings in it with `in`. After the last message, look at "
        'its role: if it\'s `"user"`, append `assistant`.',
    ),
    then=(
        "Your function refuses. Others take the markers out, or encode what a user says so that it "
        "can't become a marker's token. What should a program do if the user only asks what the "
        "markers mean?"
    ),
    raises={
        r"AttributeError: 'dict' object has no attribute": (
            'a message is a dictionary: `message["role"]` and `message["content"]`.'
        ),
        r"ValueError(?!: (?:too many|not enough|invalid literal))": (
            "this conversation is harmless, and it's refused. Raise only if a *user's content* has "
            "one of the three strings in it."
        ),
    },
    mistakes={
        "nothing ends an answer. A model that's trained on such texts never learns to stop: put "
        "`end` behind each answer.": Mutant(_ASSISTANT, "text += assistant + content"),
        "the last message is a question, and the assistant's marker isn't behind it. The model "
        "would go on writing the question.": Mutant(_PROMPT, "pass\n"),
        "a user can write the markers here, and speak for the assistant. Raise `ValueError` if the "
        "content has one of the three strings in it, wherever it stands.": Either(
            Mutant(_SPECIAL, "in ()"), Mutant("special in content", "special == content")
        ),
        "not all of the three strings are refused in what a user says: user's marker, assistant's "
        "marker and `end`.": Either(
            *(
                Mutant(_SPECIAL, f"in ({', '.join(some)},)")
                for some in (
                    ("user", "assistant"),
                    ("user", "end"),
                    ("assistant", "end"),
                    ("user",),
                    ("assistant",),
                    ("end",),
                )
            )
        ),
        "only one of the user's messages is looked through for markers. Look at all of "
        "them.": Either(
            Mutant("if any(", "if message is messages[-1] and any("),
            Mutant("if any(", "if message is messages[0] and any("),
        ),
        "`end` stands behind a question, too. It means that the assistant has finished: put it "
        "behind answers only.": Mutant(_USER, f"{_USER} + end"),
        "the text has to begin with `end`: that's how the model's texts began, too.": Mutant(
            "text = end", 'text = ""'
        ),
        "the markers of the two roles are swapped.": Mutant(
            (_USER, "text += assistant + content"),
            (_ASSISTANT, "text += user + content + end"),
        ),
        "the user's marker comes last here: the model would write the user's next question.": (
            Mutant(_PROMPT, "text += user\n")
        ),
        "the last message is an answer already, and an assistant's marker stands behind it. Put it "
        "there only if the user spoke last.": Mutant(_LAST, "True"),
        "there are two markers of the assistant in front of an answer that's there already. Append "
        "the one without an answer after the *last* message only.": Mutant(
            (_USER, f"{_USER} + assistant"), (_PROMPT, "pass\n")
        ),
        "`end` stands twice between an answer and the next question. The one behind the answer is "
        "enough.": Mutant(("text = end", 'text = ""'), (_USER, "text += end + user + content")),
        "there's something between a marker and its content, or between two messages. Put nothing "
        "there, not even a space or a line break.": Either(
            *(
                Mutant(
                    (_USER, f"text += user + {gap!r} + content"),
                    (_ASSISTANT, f"text += assistant + {gap!r} + content + end"),
                )
                for gap in (" ", "\n", ": ")
            ),
            *(
                Mutant(
                    (_USER, f"text += user + content + {gap!r}"),
                    (_ASSISTANT, f"text += assistant + content + end + {gap!r}"),
                )
                for gap in (" ", "\n")
            ),
        ),
    },
)
