"""Teaches the recorded facts again, and writes the packaged file."""

import json

from gpt_lab import data
from gpt_lab.widgets.fact_lab.measuring import DOCUMENTS, fact_of
from gpt_lab.widgets.fact_lab.record import FILE, record

if __name__ == "__main__":
    lines = []
    for pair in DOCUMENTS:
        one = record(fact_of(*pair))
        lines.append(json.dumps(one, ensure_ascii=False, separators=(",", ":")))
        print(*pair, {way: len(one[way]["lost"]) for way in ("lora", "tuned", "rehearsed")})
    data.write({FILE: ("[" + ",\n".join(lines) + "]\n").encode()})
