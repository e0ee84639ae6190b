// Widgets are prerendered here as the book does it: as HTML, without a page.

import assert from "node:assert/strict";
import { template } from "../../book/extension/prerender.js";

const { html, nothing } = await import("lit-html");
const { live } = await import("lit-html/directives/live.js");
const { repeat } = await import("lit-html/directives/repeat.js");
const { styleMap } = await import("lit-html/directives/style-map.js");
const { widget } = await import("../../gpt_lab/widgets/kit/widget.js");

/** @param {unknown} result */
const drawn = (result) => template(/** @type {any} */ (result)).replaceAll(/\s+/g, " ");

/** @param {Record<string, unknown>} state */
const traitModel = (state) => ({
  get: (/** @type {string} */ name) => state[name],
  set() {},
  save_changes() {},
  on() {},
  off() {},
  send() {},
});

Deno.test("text is never markup", () => {
  const text = '<img src=x onerror="alert(1)">&';
  const escaped = "&lt;img src=x onerror=&quot;alert(1)&quot;&gt;&amp;";
  assert.equal(drawn(html`<p title=${text}>${text}</p>`), `<p title="${escaped}">${escaped}</p>`);
});

Deno.test("attributes, properties, directives and lists are drawn as a browser would", () => {
  assert.equal(
    drawn(html`<input ?disabled=${true} ?hidden=${false} .value=${live("7")} @input=${() => {}}>`),
    '<input disabled value="7">',
  );
  assert.equal(
    drawn(html`<i class="a ${"b"}" style=${styleMap({ width: "3%" })}></i>`),
    '<i class="a b" style="width:3%;"></i>',
  );
  assert.equal(
    drawn(html`<ol>${repeat([1, 2], (n) => n, (n) => html`<li>${n}</li>`)}</ol>`),
    "<ol><li>1</li><li>2</li></ol>",
  );
  assert.equal(drawn(html`${nothing}${null}${[1, "a"]}`), "1a");
  assert.equal(
    drawn(html`<textarea .value=${"a<b"} rows=${2}></textarea>`),
    '<textarea rows="2"> a&lt;b</textarea>',
  );
});

Deno.test("a widget has a root with its name, and says that it failed in its place", async () => {
  let shown = "";
  const el = { show: (/** @type {unknown} */ result) => (shown = drawn(result)) };
  const greeter = widget(
    "greeter",
    "Greeter",
    (context) => () => html`<p>Hello, ${context.get("name")}</p>`,
  );
  await greeter.render({ model: traitModel({ name: "<b>" }), el });
  assert.match(
    shown,
    /<section class="gpt-lab greeter" aria-label="Greeter".*<p>Hello, &lt;b&gt;<\/p>/,
  );

  const broken = widget("broken", "The broken one", () => {
    throw new Error("no numbers");
  });
  await assert.rejects(broken.render({ model: traitModel({}), el }), /no numbers/);
  assert.match(shown, /role="alert"> The broken one does not work here: no numbers\./);
});
