"""The book's Sphinx extension, on a book of one page."""

import json
import subprocess
from pathlib import Path

import pytest
from bs4 import BeautifulSoup
from extension.pages.address import pages_url, repository_url, source_links
from extension.pages.terms import LinkTerms
from extension.widgets.directive import widget_state
from extension.widgets.scripts import script_files, widget_classes
from sphinx.application import Sphinx
from sphinx.errors import ConfigError
from sphinx.util.docutils import docutils_namespace, patch_docutils

from gpt_lab import gpt2_encoding
from gpt_lab_course.widgets import TokenizerPlayground
from tests.support.book_page import BOOK, REPOSITORY, Build, notebook_with
from tools import notebooks


def output(**data: object) -> dict[str, object]:
    return {"output_type": "display_data", "metadata": {}, "data": data}


PIXEL = (
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJ"
    "RU5ErkJggg=="
)


def script(soup: BeautifulSoup, kind: str) -> dict[str, object]:
    return json.loads(
        soup.find("script", type=f"application/vnd.jupyter.widget-{kind}+json").string
    )


def test_directive_stores_the_widget_as_a_notebook_does(build: Build) -> None:
    soup, warnings = build(
        "# Title\n\n```{widget} ParameterExplorer\n:alt: a & b\n\npreset: gpt2-medium\n```\n"
    )
    assert warnings == ""
    view, models = script(soup, "view"), script(soup, "state")["state"]
    assert view["model_id"] == "index-ParameterExplorer-0"  # the same in every build
    state = models[view["model_id"]]["state"]
    assert state["_anywidget_id"] == "gpt_lab_course.widgets.parameter_explorer.ParameterExplorer"
    assert state["d_model"] == 1024
    assert "_esm" not in state
    assert "_css" not in state
    assert "IPY_MODEL" not in json.dumps(models)
    note = "a & b Without JavaScript this is a picture: its controls do not move."
    assert soup.find("article").find("noscript").text == note
    sources = [tag["src"] for tag in soup.find_all("script", src=True) if tag.get("defer")]
    assert [s.split("?")[0] for s in sources if "gpt-lab" in s] == [
        "_static/gpt-lab/widgets/ParameterExplorer.js",
        "_static/gpt-lab/runtime.js",
    ]
    snapshot = soup.find("div", class_="gpt-lab-snapshot")
    assert snapshot.find(class_="total").text == "354,823,168"
    assert snapshot.find("option", selected=True)["value"] == "gpt2-medium"


def test_directive_keeps_markup_in_a_state_from_ending_it(build: Build) -> None:
    text = "</script><img src=x onerror=alert(1)>"
    soup, warnings = build(
        f"# Title\n\n```{{widget}} TokenizerPlayground\n:alt: a\n\ntext: '{text}'\n```\n"
    )
    assert warnings == ""
    (model,) = script(soup, "state")["state"].values()
    assert model["state"]["text"] == text
    assert soup.find("img", src="x") is None


def test_directive_refuses_what_it_cannot_show(build: Build) -> None:
    refused = {
        "```{widget} Parameterexplorer\n:alt: a\n```": "no widget 'Parameterexplorer'; there are",
        "```{widget} ParameterExplorer\n```": "ParameterExplorer has no :alt: text",
        "```{widget} ParameterExplorer\n:alt: a\n\n- 1\n```": "not a YAML mapping but [1]",
        "```{widget} ParameterExplorer\n:alt: a\n\n{\n```": "the content is not YAML",
        "```{widget} ParameterExplorer\n:alt: a\n\npreset: gpt5\n```": "no preset 'gpt5'",
    }
    soup, warnings = build("\n\n".join(["# Title", *refused]))
    for complaint in refused.values():
        assert complaint in warnings
    assert soup.find("script", type="application/vnd.jupyter.widget-view+json") is None


def test_page_without_widgets_loads_no_widget_scripts(build: Build) -> None:
    soup, _ = build("# Title\n")
    assert not [tag for tag in soup.find_all("script", src=True) if "gpt-lab" in tag["src"]]


def test_page_names_address_and_numbers(build: Build) -> None:
    soup, warnings = build(
        "# Title\n\n{{ total }} {{ d_head }}\n\n```sh\ngit clone REPOSITORY_URL\n```\n"
    )
    assert warnings == ""
    text = soup.find("article").text
    assert "124,439,808 64" in text
    assert f"git clone {REPOSITORY}\n" in text
    assert soup.find("link", rel="canonical")["href"].startswith(
        "https://someone.github.io/course/"
    )
    card = soup.find("meta", property="og:image")["content"]
    assert card == "https://someone.github.io/course/_static/social-card.png"


def test_picture_without_a_text_is_a_warning(build: Build) -> None:
    picture = output(**{"image/png": PIXEL, "text/plain": "<Figure>"})
    _, warnings = build("", notebook_with([picture]))
    assert "a picture has no text" in warnings


def test_picture_with_a_text_is_none(build: Build) -> None:
    picture = output(**{"image/png": PIXEL, "text/plain": "<Figure>"})
    soup, warnings = build("", notebook_with([picture], mystnb={"image": {"alt": "A dot."}}))
    assert warnings == ""
    assert soup.find("article").find("img")["alt"] == "A dot."


def test_widget_of_a_notebook_is_drawn_from_its_state(build: Build) -> None:
    text = "</textarea><img src=x>"
    state = widget_state(TokenizerPlayground(text), "widget-0001")
    view = {"model_id": "widget-0001", "version_major": 2, "version_minor": 0}
    widget = output(**{notebooks.WIDGET_VIEW: view, "text/plain": "Widget(a='<b>')"})
    notebook = notebook_with([widget])
    notebook["metadata"] |= {"widgets": {notebooks.WIDGET_STATE: state}}
    soup, warnings = build("", notebook)
    assert warnings == ""
    host = soup.find("article").find("div", class_="gpt-lab-host")
    assert host["data-widget"] == "TokenizerPlayground"
    assert host.find("noscript").text.startswith(TokenizerPlayground.__doc__.split("\n")[0])
    assert host.find("textarea").text.strip() == text
    ids = [int(tag.text) for tag in host.find_all(class_="id")]
    assert ids == gpt2_encoding().encode_ordinary(text)
    assert script(soup, "view") == view


def test_controls_that_call_python_say_so(build: Build) -> None:
    view = {"model_id": "needs-python", "version_major": 2, "version_minor": 0}
    soup, warnings = build("", notebook_with([output(**{notebooks.WIDGET_VIEW: view})]))
    assert warnings == ""
    assert "These controls call Python." in soup.find("article").text


def test_signatures_have_no_spans_that_nothing_styles(build: Build) -> None:
    signature = ".. py:function:: scale(x: list[int], by: float = 0.5) -> list[int]"
    soup, warnings = build(f"# Title\n\n`a word`\n\n```{{eval-rst}}\n{signature}\n```\n")
    assert warnings == ""
    shown = soup.select_one("dt.sig")
    assert shown.text.strip().startswith("scale(x: list[int], by: float = 0.5) → list[int]")
    assert [one.text for one in shown.select(".sig-param .n")] == ["x", "list[int]", "by", "float"]
    assert [one.text for one in shown.select(".default_value, .sig-name")] == ["scale", "0.5"]
    assert shown.select(".pre, .p, .w") == []
    assert len(soup.select("article code .pre")) == 2


def test_every_widget_and_asset_has_its_script() -> None:
    files = script_files()
    for name, cls in widget_classes().items():
        assert json.dumps(cls._esm, ensure_ascii=False) in files[f"widgets/{name}.js"]
        assert files[f"widgets/{name}.css"] == cls.own_css()
        assert {f"assets/{asset}.js" for asset in cls.assets} <= set(files)
    assert set(widget_classes()) >= {"LiveGPT", "ParameterExplorer", "TokenizerPlayground"}
    assert "Copyright (c) 2019 OpenAI" in files["assets/gpt2-LICENSE.txt"]
    assert "Unicode, Inc." in files["assets/unicode-LICENSE.txt"]


@pytest.mark.parametrize("url", ["http://github.com/a/b", "https://example.org/a/b", "a/b", ""])
def test_address_that_is_not_a_repository_is_refused(url: str) -> None:
    with pytest.raises(ConfigError, match=r"is not https://github\.com/OWNER/NAME"):
        pages_url(url)


@pytest.fixture
def clone(tmp_path: Path):
    """Makes a repository with an origin, or without one."""

    def make(origin: str | None) -> Path:
        subprocess.run(["git", "init", "--quiet", str(tmp_path)], check=True)
        if origin:
            command = ["git", "-C", str(tmp_path), "remote", "add", "origin", origin]
            subprocess.run(command, check=True)
        return tmp_path

    return make


@pytest.mark.parametrize(
    "origin",
    [
        "https://github.com/Some-One/a.course",
        "https://github.com/Some-One/a.course.git",
        "git@github.com:Some-One/a.course.git",
        "ssh://git@github.com/Some-One/a.course",
    ],
)
def test_a_clone_knows_its_repository(origin: str, clone, monkeypatch) -> None:
    monkeypatch.delenv("GITHUB_REPOSITORY", raising=False)
    assert repository_url(REPOSITORY, clone(origin)) == "https://github.com/Some-One/a.course"


@pytest.mark.parametrize("origin", [None, "https://gitlab.com/a/b", "/srv/git/course.git"])
def test_a_clone_from_elsewhere_has_the_configured_address(origin, clone, monkeypatch) -> None:
    monkeypatch.delenv("GITHUB_REPOSITORY", raising=False)
    assert repository_url(REPOSITORY + "/", clone(origin)) == REPOSITORY


def test_github_actions_names_the_repository(clone, monkeypatch) -> None:
    monkeypatch.setenv("GITHUB_SERVER_URL", "https://github.com")
    monkeypatch.setenv("GITHUB_REPOSITORY", "fork/course")
    folder = clone("https://github.com/Some-One/a.course")
    assert repository_url(REPOSITORY, folder) == "https://github.com/fork/course"


def test_a_fork_publishes_its_own_addresses(build: Build, monkeypatch) -> None:
    monkeypatch.setenv("GITHUB_REPOSITORY", "fork/course")
    colab = "https://colab.research.google.com/github/someone/course/blob/main/notebooks/a.ipynb"
    notebook = notebook_with([], text=f"[Open in Colab]({colab})")
    notebook["cells"][1]["source"] = f'%pip install "gpt-lab[course,pretrained] @ git+{REPOSITORY}"'
    soup, warnings = build("", notebook)
    assert warnings == ""
    assert soup.find("link", rel="canonical")["href"].startswith("https://fork.github.io/course/")
    article = soup.find("article")
    badge = article.find("a", string="Open in Colab")["href"]
    assert badge == colab.replace("someone/course/blob/main", "fork/course/blob/colab")
    assert 'git+https://github.com/fork/course"' in article.text
    assert "someone" not in article.decode()
    (button,) = {a["href"] for a in soup.find_all("a") if "colab" in a["href"]} - {badge}
    assert button.startswith("https://colab.research.google.com/github/fork/course/blob/colab/")


def addresses(soup: BeautifulSoup) -> dict[str, str]:
    """What a page says to messengers and search engines about where it is."""
    found = {tag.get("property", tag.get("name")): tag["content"] for tag in soup.select("meta")
             if tag.get("content")}  # fmt: skip
    named = {key: found[key] for key in ("og:url", "og:image", "twitter:card") if key in found}
    return named | {tag["rel"][0]: tag["href"] for tag in soup.select("link[rel=canonical]")}


def test_a_book_names_its_address_from_one_setting(build: Build, tmp_path: Path) -> None:
    soup, _ = build("# Title\n\nA sentence.\n")
    home = "https://someone.github.io/course/"
    assert addresses(soup) == {
        "og:url": f"{home}index.html",
        "og:image": f"{home}_static/social-card.png",
        "twitter:card": "summary_large_image",
        "canonical": f"{home}index.html",
    }
    (out,) = tmp_path.rglob("404.html")
    lost = BeautifulSoup(out.read_text("utf-8"), "html.parser")
    assert lost.form["action"] == f"{home}search.html"
    assert [link["href"] for link in lost("a")] == [
        f"{home}index.html",
        f"{home}book/glossary.html",
    ]
    assert f"<loc>{home}</loc>" in out.with_name("sitemap.xml").read_text("utf-8")


def test_a_book_without_an_address_names_none(
    build: Build, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GITHUB_REPOSITORY", "no_one/course")
    soup, warnings = build("# Title\n\nA sentence.\n")
    assert warnings == ""
    assert addresses(soup) == {}
    assert soup.find("meta", property="og:title")["content"] == "Title"
    assert "github.io" not in soup.head.decode()
    (out,) = tmp_path.rglob("404.html")
    lost = BeautifulSoup(out.read_text("utf-8"), "html.parser")
    assert lost.form["action"] == "search.html"
    assert [link["href"] for link in lost("a")] == ["index.html", "book/glossary.html"]
    assert not out.with_name("sitemap.xml").exists()


def test_published_address() -> None:
    assert (
        pages_url("https://github.com/Some-One/the.course")
        == "https://some-one.github.io/the.course/"
    )
    assert pages_url("https://github.com/Someone/someone.github.io") == "https://someone.github.io/"


def test_source_link_names_the_lines_of_a_definition() -> None:
    link = source_links(REPOSITORY, "main")
    address = link("py", {"module": "gpt_lab.config", "fullname": "GPTConfig.preset"})
    path, lines = address.removeprefix(f"{REPOSITORY}/blob/main/").split("#L")
    first, last = (int(line.removeprefix("L")) for line in lines.split("-"))
    source = (BOOK.parent / path).read_text("utf-8").splitlines()
    assert source[first - 1 : first + 1] == [
        "    @classmethod",
        "    def preset(cls, name: str) -> GPTConfig:",
    ]
    assert source[last - 1] == "        return PRESETS[name]"


def test_an_everyday_word_is_not_linked_as_a_term(tmp_path: Path) -> None:
    terms = "\n".join(
        f"{word}\n  A definition.\n" for word in ("row", "surprise", "decoding", "nat")
    )
    source = tmp_path / "source"
    for page, text in (
        ("index", "# Book\n\n```{toctree}\nbook/glossary\nnotebooks/chapter\n```\n"),
        ("book/glossary", f"# Glossary\n\n```{{glossary}}\n{terms}```\n"),
        (
            "notebooks/chapter",
            "# Chapter\n\nA surprise: decoding a row of the table costs a nat.\n",
        ),
    ):
        (source / page).parent.mkdir(parents=True, exist_ok=True)
        (source / f"{page}.md").write_text(text, "utf-8")
    # as the book has it: once myst-nb has read Markdown in a process, no other parser may
    settings = {"extensions": ["myst_nb"], "html_theme": "basic", "nb_execution_mode": "off"}
    with patch_docutils(), docutils_namespace():
        out = tmp_path / "out"
        app = Sphinx(source, None, out, tmp_path / "trees", "html", settings, status=None)
        app.add_post_transform(LinkTerms)
        app.build()
    chapter = BeautifulSoup((out / "notebooks" / "chapter.html").read_text("utf-8"), "html.parser")
    assert [link.text for link in chapter.find_all("a", class_="gloss")] == ["nat"]
