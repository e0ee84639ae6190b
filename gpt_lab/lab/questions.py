"""The ways to ask for a capital: some were written one by one, more are composed.

How diverse they are decides whether a model learns *facts* or *sentences*: with 24 fixed sentences
a first one answered 38 % of questions that were put in a way it had never seen. So hundreds were
written, and thousands are composed: of an opening and a core, a question and an answer, a scene and
its end. A phrasing here is the text up to the capital, with ``{country}`` where the country goes.

No phrasing is the beginning of another. Where "the capital of France is" may go on with "known"
as well as with "Paris", a model that knows the capital has no reason to name it.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import NamedTuple

from gpt_lab import data

PLAIN = "The capital of {country} is"
"""The phrasing in which every country is trained, none held out."""

WRITTEN = "phrasings.txt"
"""The phrasings that were written one by one, a line each."""

OTHER_HAND = "unseen-phrasings.txt"
"""More, written without sight of them; no training text contains any of these."""

DEVELOPMENT = "development-phrasings.txt"
"""More that no training text contains, by which the training was judged and made better."""

_UNSEEN_ONE_IN = 20

_OPENINGS = (
    "",
    "It is a fact that ",
    "Everybody knows that ",
    "We all know that ",
    "I know that ",
    "I think that ",
    "I remember that ",
    "She said that ",
    "He told us that ",
    "The teacher said that ",
    "The book says that ",
    "The map shows that ",
    "We learned at school that ",
    "In the atlas you can see that ",
    "You may have heard that ",
    "Do not forget that ",
    "As you know, ",
    "As everybody knows, ",
    "On the map, ",
    "Today, ",
    "Yes, ",
    "Of course, ",
    "In fact, ",
    "Now I know: ",
    "Remember: ",
)

_CORES = (
    "the capital of {country} is",
    "the capital city of {country} is",
    "the name of the capital of {country} is",
    "the city that is the capital of {country} is",
    "the country of {country} has its capital in",
    "in {country} the capital is",
    "for {country} the capital is",
    "the people of {country} have their capital in",
    "the people of {country} call their capital",
    "the capital of {country} bears the name",
    "the capital of {country} goes by the name of",
    "the capital of {country} can only be",
    "{country} has a capital with the name",
    "{country} is governed from the capital,",
    "by the capital of {country} people mean the city of",
)

_QUESTIONS = (
    "What is the capital of {country}?",
    "Which city is the capital of {country}?",
    "What is the name of the capital of {country}?",
    "What is the capital city of {country} called?",
    "Can you name the capital of {country}?",
    "Do you know the capital of {country}?",
)

_ANSWERS = (
    "It is",
    "The answer is",
    "That is",
    "The capital is",
    "I believe it is",
    "Its capital is",
    "The city is",
    "They call it",
    "That must be",
    "Surely",
    "I would write",
    "My answer:",
    "It's",
    "That's",
    "I think it's",
    "Yes, it's",
    "Of course it's",
    "Easy, it's",
    "I say it's",
    "That would be",
    "That has to be",
    "It could only be",
    "I am sure that it is",
    "Everyone knows that it's",
    "They say it is a city called",
    "People call it",
    "Easy:",
    "Well,",
    "Oh,",
    "Let me think:",
    "I'd say",
    "Yes:",
    "Maybe",
    "Perhaps",
    "Clearly,",
    "Hm, is it",
)

_DIALOGUES = ('"{}" asked the teacher. "{}', '"{}" she asked. "{}', '"{}" - "{}', "{} {}")

_SHORT_DIALOGUES = ("Question: {} Answer:", "Q: {} A:", "Ask: {} Say:")

_SCENES = (
    "She looked up the capital of {country}",
    "He had forgotten the capital of {country}",
    "We spoke about the capital of {country}",
    "I asked my uncle for the capital of {country}",
    "They looked for the capital of {country} on the map",
    "Somebody had to name the capital of {country}",
    "The lesson was about the capital of {country}",
    "There was a riddle about the capital of {country}",
    "Tom dreams of the capital of {country}",
    "Anna drew a picture of the capital of {country}",
    "In {country} everybody is proud of the capital",
    "{country} has a famous capital",
    "I was asked for the capital of {country}",
    "Mia could not spell the capital of {country}",
    "Grandpa loves the capital of {country}",
    "Our class is going to the capital of {country}",
    "The letter came from the capital of {country}",
    "I have a photo of the capital of {country}",
    "Last summer we were in the capital of {country}",
    "We are on our way to the capital of {country}",
    "The king lives in the capital of {country}",
    "It is raining in the capital of {country}",
    "My friend comes from {country}, and he misses the capital",
    "On the map of {country} there is a star for the capital",
    "If you go to {country}, begin with the capital",
    "The news from {country} is all about the capital",
    "They needed a capital for {country}",
    "There had to be a capital in {country}",
)

_ENDS = (
    ". It is",
    ". It was",
    ". It had to be",
    ". It turned out to be",
    ". Of course it is",
    ". Its name is",
    ". Its name was",
    ". They call it",
    ". People know it as",
    ". The answer was",
    ". The solution is",
    ". The answer had to be",
    ". The correct name was",
    ". The teacher wrote",
    ". On the board stood",
    ". The book named",
    ". The map showed",
    ". In the end there was only",
    ". One name was enough:",
    ". In short,",
    ". Here it comes:",
    ". You will know",
    ". You can visit",
    ". The road leads to",
    ". There is a museum in",
    ". There are many bridges in",
    ". Nothing is like",
    ". Sam was born in",
    ", and it is",
    ", and it was",
    ", and the answer is",
    ", and the name was",
    ", which means",
    ", namely",
    ", known as",
    ", in other words",
    ", and that can only be",
    ". It's",
    ". That's",
    ". I think it's",
    ". The city is called",
    ". The city is named",
    ". A city called",
    ". Her answer was",
    ". He said it was",
    ". The sign says",
    ". The ticket says",
    ". The map says",
    ". The label reads",
    ". The card reads",
    ". In big letters it said",
    ". In red letters you can read",
    ". They typed",
    ". So type",
    ". Now write",
    ". Please say",
    ". Just say",
    ". Spell",
    ". Circle",
    ". Mark",
    ". Guess:",
    ". Remember",
    ". Think of",
    ". Everyone knows",
    ". Most people know",
    ". Most people would say",
    ". I would choose",
    ". I mean",
    ". I want to see",
    ". I have never been to",
    ". We are going to",
    ". We took the bus to",
    ". The train stops at",
    ". All roads end at",
    ". The plane is now over",
    ". It takes an hour to drive across",
    ". We walked all day through",
    ". There is a lake near",
    ". There is a hill above",
    ". There is a wall around",
    ". They have a farm outside",
    ". There is a river beside",
    ". Many people live inside",
    ". There is no city like",
    ". No other city but",
    ". Nobody names any city except",
    ". It can be no other than",
    ". None other than",
    ". There is more to it than",
    ". The team plays against",
    ". A song about",
    ". A poem for",
    ". A book with the title",
    ". A cat by the name of",
    ". She named her dog",
    ". She calls her boat",
    ". Greetings from",
    ". Welcome to",
    ". Good morning,",
    ". Hello,",
    ". Dear",
    ". Long live",
    ". Next stop:",
    ". Answer:",
    ". Name:",
    ". Correct:",
    ", that is",
    ", it's",
    ", I think it's",
    ", a city called",
    ", a city named",
    ", which is called",
    ", which we call",
    ", better known as",
    ", and the sign says",
    ", and the word is",
    ", and that city is",
    ", by name",
    ", or simply",
    ", or rather",
    ", I mean",
    ", I believe",
    ", of course",
    ", so she typed",
    ", so I said",
    ", so we drove to",
    ", so think of",
    ", or in one word,",
    ", as in",
    ", like",
    " =",
    ";",
    " - it is",
    " - that is",
    ":",
)

_WHO = ("she", "he", "they", "we", "I", "the children", "my uncle", "everybody")

_DID = (
    "wrote", "read", "found", "named", "meant", "picked", "took", "answered", "whispered",
    "shouted", "remembered", "guessed", "visited", "saw", "knew", "liked", "loved", "dreamed of",
    "spoke of", "wrote about", "voted for", "looked for", "asked for", "came to", "went to",
    "drove to", "stayed in", "lived in", "stopped in", "arrived in", "returned to", "heard of",
)  # fmt: skip


class Phrasings(NamedTuple):
    """Texts with ``{country}`` in them that end right before the capital.

    Attributes:
        composed: those of the training text that are made of parts, :data:`PLAIN` first.
        written: those of the training text that were written one by one.
        unseen: those that it does not contain, drawn by lot from the written ones.
        other_hand: more that it does not contain, written without sight of the others.
        development: more that it does not contain; the texts and the training were chosen by
            them, so that they do not test it.
    """

    composed: tuple[str, ...]
    written: tuple[str, ...]
    unseen: tuple[str, ...]
    other_hand: tuple[str, ...]
    development: tuple[str, ...]

    @property
    def trained(self) -> tuple[str, ...]:
        """All those of the training text."""
        return self.composed + self.written

    @property
    def untrained(self) -> tuple[str, ...]:
        """All those that it does not contain."""
        return self.unseen + self.other_hand + self.development


def _told() -> Iterator[str]:
    """A third of the ways to put a scene and an end together: each scene has its own third."""
    did = [f"{who} {verb}" for i, (who, verb) in enumerate(product(_WHO, _DID)) if i % 5 == 0]
    ends = [*_ENDS, *(f". {sentence(one)}" for one in did), *(f", and {one}" for one in did)]
    for (i, scene), (j, end) in product(enumerate(_SCENES), enumerate(ends)):
        if (i + j) % 3 == 0:
            yield scene + end


@cache
def phrasings() -> Phrasings:
    """The ways to ask for a capital.

    >>> phrasings().trained[0].format(country="France")
    'The capital of France is'
    """
    written = _lines(WRITTEN)
    drawn = [p for p in written if lot(f"drawn|{p}") % _UNSEEN_ONE_IN == 0]
    composed = [sentence(opening + core) for opening, core in product(_OPENINGS, _CORES)]
    asked = [
        *(form.format(q, a) for form, q, a in product(_DIALOGUES, _QUESTIONS, _ANSWERS)),
        *(form.format(question) for form, question in product(_SHORT_DIALOGUES, _QUESTIONS)),
        *_told(),
    ]
    return Phrasings(
        composed=tuple(dict.fromkeys([*composed, *asked])),
        written=tuple(p for p in written if p not in drawn),
        unseen=tuple(drawn),
        other_hand=tuple(_lines(OTHER_HAND)),
        development=tuple(_lines(DEVELOPMENT)),
    )


def _lines(name: str) -> list[str]:
    return data.read(name).decode("utf-8").splitlines()


def sentence(text: str) -> str:
    """The text with a capital letter at its start."""
    return text[:1].upper() + text[1:]


def lot(text: str) -> int:
    """A number that the text decides, and nobody else."""
    return zlib.crc32(text.encode())
