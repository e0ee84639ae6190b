// Widgets are prerendered here as the book does it: as HTML, without a page.

import assert from "node:assert/strict";
import { template } from "../../book/extension/widgets/prerender.js";

const { html, nothing } = await import("lit-html");
const { live } = await import("lit-html/directives/live.js");
const { repeat } = await import("lit-html/directives/repeat.js");
const { styleMap } = await import("lit-html/directives/style-map.js");
const { widget } = await import("../../gpt_lab_course/widgets/kit/widget.ts");
const { Kit } = await import("../../gpt_lab_course/widgets/kit/kit.ts");

// deno-lint-ignore no-explicit-any
const drawn = (result: any) => template(result).replaceAll(/\s+/g, " ");

/** Traits, as Python's or the page's model has them. */
const traits = (state: Record<string, unknown>) => ({
  get: (name: string) => state[name],
  set: (name: string, value: unknown) => void (state[name] = value),
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

const DECLARED = {
  name: "greeter",
  title: "Greeter",
  assets: [],
  examples: [["Bob", { who: "Bob" }]],
  settings: {
    who: { kind: "text" },
    loud: { kind: "switch", label: "Loud" },
    times: { kind: "integer", min: 1, max: 5, label: "Times" },
  },
} as const;

Deno.test("a widget has its frame around its view, and says that it failed in its place", async () => {
  let shown = "";
  const el = { show: (result: unknown) => (shown = drawn(result)) };
  const model = traits({ who: "<b>", loud: false, times: 2, _question: ["Who is it?", {}] });
  const greeter = widget(DECLARED, ({ state, control }) => ({
    view: () => html`<p>Hello, ${state.who}</p>${control("loud")}${control("times")}`,
  }));
  await greeter.render({ model, el });
  assert.match(shown, /<section class="gpt-lab greeter" aria-label="Greeter"/);
  for (
    const text of ["<p>Hello, &lt;b&gt;</p>", "Who is it?", ">Bob</button>", ">Reset</span>"]
  ) {
    assert.ok(shown.includes(text), text);
  }
  assert.match(shown, /type="checkbox" name="loud"/);
  assert.match(shown, /type="range" min="0" max="4"/);

  const broken = widget(DECLARED, () => {
    throw new Error("no numbers");
  });
  await assert.rejects(broken.render({ model, el }), /no numbers/);
  assert.match(shown, /role="alert"> Greeter does not work here: no numbers\./);
});

Deno.test("state is read and written as plain properties, with what follows, and goes back", () => {
  const state = { who: "Ann", loud: false, times: 2 };
  const kit = new Kit(DECLARED, traits(state), undefined, undefined);
  kit.follow = (changes) => "who" in changes ? { ...changes, times: 1 } : changes;
  let changes = 0;
  kit.onChange = () => changes += 1;
  kit.state.loud = true;
  assert.deepEqual([state, kit.changed], [{ who: "Ann", loud: true, times: 2 }, true]);
  kit.state.who = "Bob";
  assert.deepEqual(state, { who: "Bob", loud: true, times: 1 });
  kit.reset();
  assert.deepEqual([state, kit.changed], [{ who: "Ann", loud: false, times: 2 }, false]);
  assert.equal(changes, 3);
  kit.readLink("who=Q28&loud=maybe");
  assert.deepEqual(state, { who: "Co", loud: false, times: 2 });
  assert.deepEqual(kit.problems, ["loud=maybe is not true or false"]);
});
