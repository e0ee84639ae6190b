"""The plots of the stories: steps, each a choice of sentences with gaps."""

from __future__ import annotations

PLOTS: tuple[tuple[tuple[str, ...], ...], ...] = (
    (  # lost and found
        (
            "{He} had {a_thing} and took it everywhere.",
            "{His} {family} had given {him} {a_thing}.",
            "More than anything, {he} loved {his} {thing}.",
        ),
        (
            "But one morning the {it} was gone.",
            "One evening, {he} could not find the {it}.",
            "Then {he} lost the {it} and began to cry.",
        ),
        (
            "{hero} looked {spot}, but it was not there.",
            "{He} looked {spot}. There was nothing.",
            "First {he} looked {spot}, and then all over the house.",
        ),
        (
            '"I will help you," said {friend}.',
            '{friend} came by and asked, "Why are you sad?"',
            "{hero} asked {friend} for help.",
        ),
        (
            "They looked {spot2}, and there was the {it}!",
            "At last {friend} found the {it} {spot2}.",
            "{friend} saw something {spot2}. It was the {it}!",
        ),
        ('"Thank you!" said {hero}.', "{hero} hugged {friend}.", "{hero} jumped for joy."),
    ),
    (  # sharing
        (
            "One day, {hero} met {friend} {at_place}.",
            "{hero} and {friend} were playing {at_place}.",
            "{friend} came to play with {hero} {at_place}.",
        ),
        (
            "They both saw {a_thing}, and both wanted it.",
            "There they found {a_thing}. Both of them wanted it.",
        ),
        (
            '"It is mine!" said {hero}. "No, it is mine!" said {friend}.',
            '"I saw it first," said {friend}. "No, I did," said {hero}.',
            "{hero} pulled, and {friend} pulled, and nobody was happy.",
        ),
        (
            "Then {hero} had an idea.",
            "After a while, {hero} felt sorry.",
            "Then {friend} began to cry, and {hero} stopped.",
        ),
        (
            '"You can have the {it} today, and I can have it tomorrow," {he} said.',
            '"Let us play with the {it} together," {he} said.',
            '"We can share the {it}," {he} said.',
        ),
        ("{friend} liked that.", '"Good," said {friend}.', "{friend} smiled and said yes."),
    ),
    (  # rain
        (
            "{hero} wanted to play {at_place} with {friend}.",
            "{hero} and {friend} wanted to eat {food} {at_place}.",
        ),
        (
            "But dark clouds came, and it began to rain.",
            "Then it rained and rained.",
            "But the rain did not stop.",
        ),
        (
            '"What can we do now?" asked {friend}.',
            "{friend} was sad and looked out of the window.",
            '"I do not like the rain," said {friend}.',
        ),
        (
            "{hero} took {a_thing} and made up a game.",
            "{hero} made a house of chairs, with {a_thing} inside.",
            "So they stayed inside and played with {a_thing}.",
        ),
        (
            "They played until the sun came out.",
            "They did not see that the rain had stopped.",
            "Soon there was a rainbow over {place}.",
        ),
        ("It was the best game of all.", "{friend} was not sad any more."),
    ),
    (  # rescue
        (
            "Near {place}, {hero} heard a small cry.",
            "On the way to {place}, {hero} stopped. Somebody called for help.",
        ),
        (
            "It was {a_animal}. It was stuck {outside}.",
            "{A_animal} sat {outside} and could not get out.",
            "There was {a_animal} {outside}, cold and afraid.",
        ),
        (
            '"Do not be afraid," said {hero}.',
            '"Wait," said {hero}. "I will help you."',
            "{hero} spoke softly to the {animal}.",
        ),
        (
            "{He} ran home and came back with {tool}.",
            "With {tool}, {he} helped it out.",
            "{He} called {friend}, and {friend} came with {tool}.",
        ),
        (
            "Soon the {animal} was free.",
            "One, two, three, and the {animal} was free!",
            "It was hard work, but then the {animal} was safe.",
        ),
        (
            "{hero} gave the {animal} some {food}.",
            "The {animal} ate some {food} and was happy.",
            "The {animal} looked at {hero} once more and ran away.",
        ),
    ),
    (  # a noise at night
        (
            "One night, {hero} could not sleep.",
            "In the middle of the night, {hero} woke up.",
        ),
        (
            "{He} heard {sound} {inside}.",
            "There was {sound} in the dark.",
            "From somewhere {inside} came {sound}.",
        ),
        (
            '"Who is there?" asked {hero}. Nobody answered.',
            "{hero} was afraid and held {his} pillow.",
            "{hero} pulled the blanket over {his} head.",
        ),
        (
            "Then {he} took a lamp and went to look.",
            "But {he} was brave and went to see.",
            "{He} called {his} {family}, and they went to look.",
        ),
        (
            "It was only {noise}!",
            "And what was it? It was only {noise}.",
        ),
        (
            "{hero} laughed and went back to bed.",
            '"You are not scary at all," said {hero}.',
            "After that, {he} was not afraid of the dark.",
        ),
        ("In the morning, {he} told {friend} about it.", "{friend} laughed too the next day."),
    ),
    (  # baking
        (
            "{hero} wanted to make {dish} for {friend}.",
            "{friend} was ill, and {hero} wanted to make {friend_him} {dish}.",
        ),
        (
            "But there was no {missing} in the house.",
            '"Oh no," said {hero}. "We have no {missing}."',
        ),
        (
            "So {he} went to {place} to ask for some.",
            "{hero} put on {his} shoes and walked to {place}.",
        ),
        (
            "There, an old farmer gave {him} some {missing}.",
            "A kind woman there had {missing} enough for two.",
            "There {he} got some {missing} for one coin.",
        ),
        (
            "{hero} ran home and worked all afternoon.",
            "{hero} said thank you and hurried home.",
        ),
        (
            "When {friend} tasted it, {friend_he} smiled.",
            "{friend} ate everything and asked for more.",
            '"This is the best I ever had," said {friend}.',
        ),
    ),
    (  # learning
        (
            "{hero} wanted to learn to {skill}.",
            "{friend} could {skill}, but {hero} could not.",
        ),
        (
            "{He} tried once, and it went wrong.",
            "The first time, {he} fell down.",
            "It was not easy, and {he} nearly gave up.",
        ),
        (
            '"I will never learn it," said {hero}.',
            "{hero} sat down on the ground and was sad.",
        ),
        (
            '"Try again," said {friend}. "I will show you."',
            "{friend} sat down next to {him} and showed {him} how.",
            '"I could not do it at first either," said {friend}.',
        ),
        (
            "So {hero} tried again, day after day.",
            "They met {at_place} every day and tried again.",
        ),
        (
            "At last, {hero} could {skill}!",
            "One day it worked. {hero} could {skill}!",
        ),
        ("{friend} clapped and cheered.", '"Look at me!" called {hero}.'),
    ),
    (  # a present
        (
            "Tomorrow was the birthday of {friend}.",
            "{friend} had a birthday, and {hero} was invited.",
        ),
        (
            "{hero} wanted to give {friend_him} something, but {he} had no money.",
            "{hero} had only one coin, and everything cost more.",
        ),
        (
            "So {he} went to {place} and thought about it.",
            "{He} looked {spot} and found some wood and paper.",
        ),
        (
            "Then {he} made {a_made}, without any help.",
            "All night, {he} worked, and in the morning there was {a_made}.",
        ),
        (
            '"Is it good enough?" {he} asked {his} {family}.',
            "{He} was a little afraid that {friend} would not like it.",
        ),
        (
            "But {friend} loved the {made} more than all the other presents.",
            '"A {made}! I always wanted one," said {friend}.',
        ),
    ),
    (  # a seed
        (
            "{hero} found {seed} {spot}.",
            "{His} {family} gave {him} {seed}.",
        ),
        (
            "{He} put it into the ground and gave it water.",
            "{hero} dug a hole near {place} and put it in.",
        ),
        (
            "Every day {he} came to look, but nothing happened.",
            "One week went by, and there was nothing to see.",
        ),
        (
            '"It will never grow," said {friend}. "Wait," said {hero}.',
            '"Be patient," said {friend}.',
        ),
        (
            "Then one morning there was a small green leaf.",
            "Then the warm rain came, and after it the sun.",
        ),
        (
            "In summer, {plant} stood there.",
            "It grew and grew until it was {plant}.",
        ),
        ("{hero} showed it to everybody.", "{friend} could not believe it."),
    ),
    (  # a broken thing
        (
            "{hero} was playing in the house with {friend}.",
            "{hero} was at the house of {friend}.",
        ),
        (
            "Then {he} dropped {a_broken}, and it broke.",
            "By accident, {he} stepped on {a_broken}, and it broke.",
        ),
        (
            "It belonged to {his} {family}.",
            "It was the {broken} that {his} {family} loved most.",
        ),
        (
            "First {hero} wanted to hide the {broken} {inside}.",
            '"Let us hide the {broken} {inside}," said {friend}.',
        ),
        (
            "But then {he} told the truth and said sorry.",
            '"No," said {hero}. "I will say what I did."',
        ),
        (
            '"Thank you for telling me," said {his} {family}.',
            "{His} {family} was not angry at all.",
        ),
        (
            "Together they mended the {broken}.",
            "They fixed the {broken}, and it was as good as new.",
        ),
    ),
    (  # lost on the way
        (
            "One day, {hero} wanted to visit {friend} {at_place}.",
            "{friend} had invited {hero} to {place} for some {food}.",
        ),
        (
            "{He} took {a_thing} and went off alone.",
            "With {a_thing} in {his} hand, {he} set off.",
        ),
        (
            "But the way was long, and soon {he} was lost.",
            "But {he} took the wrong way and did not know where {he} was.",
        ),
        (
            'Then {he} met {a_animal}. "Where are you going?" asked the {animal}.',
            "{A_animal} sat by the road and looked at {him}.",
        ),
        (
            '"I am lost," said {hero}. "Come with me," said the {animal}.',
            "The {animal} knew the way and went ahead.",
        ),
        (
            "Soon they saw {friend} waiting at the door.",
            "After a short walk they came to {place}, and there was {friend}.",
        ),
        (
            "{hero} gave the {it} to the {animal} to say thank you.",
            "They all ate {food} together.",
        ),
    ),
    (  # a proud animal
        (
            "One day {at_place}, {he} saw {a_big} and {a_small}.",
            "Every day {at_place}, {he} watched a proud {big} and a small {small}.",
        ),
        (
            '"You are too small to help anybody," said the {big} to the {small}.',
            'The {big} laughed. "What can a small {small} do?"',
        ),
        (
            "The {small} said nothing.",
            '"We will see," said the {small}.',
        ),
        (
            "One day the {big} was caught in a net and could not move.",
            "Then the {big} fell asleep, and a rope was tied around its leg.",
        ),
        (
            '"Help!" cried the {big}, and only the {small} came.',
            "Nobody heard it call but the small {small}.",
        ),
        (
            "Bit by bit, the {small} made it free.",
            "The {small} ran to {hero}, and {hero} came with {friend} and cut it free.",
        ),
        (
            '"I was wrong," said the {big}. "You are small, but you are a good friend."',
            "After that, the {big} never laughed at the {small} again.",
        ),
    ),
)
