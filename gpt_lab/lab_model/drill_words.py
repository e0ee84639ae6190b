"""Words of the drills that the lab model was trained on and is tested with."""

OPPOSITES = (
    ("hot", "cold"), ("big", "small"), ("up", "down"), ("day", "night"), ("old", "young"),
    ("fast", "slow"), ("light", "dark"), ("open", "closed"), ("wet", "dry"), ("full", "empty"),
    ("good", "bad"), ("happy", "sad"), ("high", "low"), ("hard", "soft"), ("long", "short"),
    ("left", "right"), ("first", "last"), ("near", "far"), ("rich", "poor"), ("strong", "weak"),
    ("early", "late"), ("loud", "quiet"), ("sweet", "sour"), ("thick", "thin"), ("true", "false"),
    ("black", "white"), ("clean", "dirty"), ("heavy", "light"), ("inside", "outside"),
    ("summer", "winter"), ("above", "below"), ("warm", "cool"), ("bright", "dull"),
)  # fmt: skip

NAMES = (
    "Anna", "Ben", "Clara", "David", "Emma", "Jack", "Leo", "Lucy", "Mary", "Mia", "Noah", "Omar",
    "Peter", "Rose", "Sam", "Sara", "Tom", "Zoe", "John", "Kate",
)  # fmt: skip

LIKED = (
    "tea", "milk", "bread", "cheese", "honey", "apples", "soup", "cake", "music", "books", "rain",
    "snow", "horses", "cats", "dogs", "flowers", "games", "fish", "coffee", "maps", "stars",
)  # fmt: skip
