"""Make a packaged file again: teach the recorded facts, or, with ``told``, ask SmolLM2."""

import json
import sys

from gpt_lab_course import data
from gpt_lab_course.widgets.fact_lab import told
from gpt_lab_course.widgets.fact_lab.damage import damage
from gpt_lab_course.widgets.fact_lab.measuring import DOCUMENTS, fact_of
from gpt_lab_course.widgets.fact_lab.record import FILE, record

if __name__ == "__main__":
    if sys.argv[1:] == ["told"]:
        told.write()
        sys.exit()
    lines = []
    for pair in DOCUMENTS:
        one = record(fact_of(*pair))
        one["damage"] = damage(one)
        lines.append(json.dumps(one, ensure_ascii=False, separators=(",", ":")))
        print(*pair, one["damage"])
    data.write({FILE: ("[" + ",\n".join(lines) + "]\n").encode()})
