"""Whatever an answer does, a notebook goes on, and its outputs say so."""

import nbclient
import nbformat

CELLS = [
    "import gpt_lab, dataclasses\nfrom gpt_lab_course.exercises import EXERCISES",
    "gpt_lab.check('five_steps.ratio', lambda a, b: exit())",
    "def forever(a, b):\n    while True:\n        pass\n\n"
    "dataclasses.replace(EXERCISES['five_steps.ratio'], seconds=0.1).examine(forever)",
    "gpt_lab.check('five_steps.ratio', lambda a, b: print(7))",
    "gpt_lab.check('five_steps.ratio', lambda a, b: input())",
    "def stub(a, b):\n    # your line\n    return None\n\ngpt_lab.check('five_steps.ratio', stub)",
    "get_ipython().exit_now, 'goes on'",
]


def test_in_a_kernel_nothing_ends_the_session():
    cells = [nbformat.v4.new_code_cell(source) for source in CELLS]
    notebook = nbformat.v4.new_notebook(cells=cells)
    nbclient.NotebookClient(notebook, timeout=60).execute()
    outputs = [output for cell in notebook.cells for output in cell.outputs]
    assert not any(o.output_type == "stream" and o.name == "stdout" for o in outputs)
    shown = [output.data for output in outputs if output.output_type == "execute_result"]
    assert "leaves Python by `exit`" in shown[0]["text/plain"]
    assert "had not ended after 0.1 seconds" in shown[1]["text/plain"]
    assert "prints &#x27;7" in shown[2]["text/html"] or "prints 7" in shown[2]["text/html"]
    assert "asks for input" in shown[3]["text/plain"]
    assert list(shown[4]) == ["text/plain"], "stubs are stored in notebooks as plain text"
    assert shown[4]["text/plain"].startswith("○ five_steps.ratio: no answer yet")
    assert shown[5]["text/plain"] == "(False, 'goes on')"
