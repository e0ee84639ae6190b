"""Write the snapshots between the shipped ones: ``python -m gpt_lab_course.widgets.model_map RUN``.

RUN is a folder in which ``python -m gpt_lab train`` saved them.
"""

import sys
from pathlib import Path

from gpt_lab_course.widgets.model_map.again import write

if __name__ == "__main__":
    (folder,) = sys.argv[1:]
    write(Path(folder))
