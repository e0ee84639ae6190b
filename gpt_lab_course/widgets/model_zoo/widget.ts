// ModelZoo: all published models in a picture, and two side by side. Counts are in count.ts, differences in compare.ts.

import { html } from "lit-html";
import { attachCards } from "../kit/cards.ts";
import { disclosure, select } from "../kit/controls.ts";
import { inBytes, inShort, sharePercent, signed, withCommas } from "../kit/format.ts";
import { widget } from "../kit/widget.ts";
import { compare, type Line, TOKENS } from "./compare.ts";
import { DECLARED } from "./declared.ts";
import { rowOfHubConfig, withEvenHeads } from "./hub_config.ts";
import { type Families, Refused } from "./hub_fields.ts";
import { modelList } from "./list.ts";
import { type Model, modelOf } from "./models.ts";
import { type Own, ownConfig, readFile } from "./own.ts";
import { oneModel, swatch, verdict } from "./pair.ts";
import type { Row } from "./row.ts";
import { modelCard, scatter, under } from "./scatter.ts";
import { UP } from "./scales.ts";

/** Components in the order of the forward pass; alternatives are adjacent. */
const ORDER = [
  ...["token embedding", "position embedding", "attention", "state space", "delta rule", "filter"],
  ...["feed-forward", "experts", "layer norms", "RMS norms", "final layer norm", "final RMS norm"],
  "output projection",
];
const LONG = 60; // characters of both values, for one line
const OWN = "your config.json";

export default widget(DECLARED, (kit) => {
  const { state, data, local, change, control, define } = kit;
  const rows = data<Record<string, Row>>("_rows");
  const years = data<Record<string, number>>("_years");
  const families = data<Families>("_families");
  const models = DECLARED.settings.model.choices.map((name) =>
    modelOf(name, rows[name], years[name])
  );
  const byName = new Map(models.map((model) => [model.name as string, model]));
  const page = local({ open: Boolean(state.config), dragged: false, problem: "", list: false });
  let read: { text: string; model?: Model; problem: string } = { text: "", problem: "" };

  if (kit.host) {
    const cards = attachCards(kit.host, {
      within: ".scatter",
      card: (mark) => {
        const { model, against } = current();
        const one = mark === OWN ? model : byName.get(mark);
        return one &&
          modelCard(one, one === model || one === against, under(kit.host, mark).slice(1));
      },
      act(mark) {
        const { model, against } = current();
        choose(
          under(kit.host, mark).find((one) => one !== model.name && one !== against.name) ?? mark,
        );
      },
    });
    kit.onCleanup(cards.stop);
  }

  /** Compares a model with the one that was chosen before it. */
  function choose(name: string) {
    const { model, against } = current();
    if (name === OWN || name === model.name) return;
    const before = model.name === OWN ? against.name : model.name;
    change({ model: name, against: before, config: "" } as Parameters<typeof change>[0]);
  }

  /** The list opens at the model that is chosen. */
  function openList(open: boolean) {
    page.list = open;
    if (!open) return;
    requestAnimationFrame(() => {
      const [list, row] = [kit.find(".all"), kit.find(".all .chosen")];
      if (list && row) list.scrollTop = row.offsetTop - list.clientHeight / 2;
    });
  }

  /** The reader's own model, or an error. */
  function own() {
    if (read.text === state.config) return read;
    try {
      const model = state.config.trim()
        ? modelOf(OWN, withEvenHeads(rowOfHubConfig(state.config, families)))
        : undefined;
      read = { text: state.config, model, problem: "" };
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      read = { text: state.config, problem: error.message };
    }
    return read;
  }

  function current() {
    const named = byName.get(state.model) as Model;
    const against = byName.get(state.against) as Model;
    return { model: own().model ?? named, against };
  }

  const options = models.map(({ name, count }) =>
    [name as string, `${name} · ${inShort(count.total)}`] as const
  );

  function chooser(name: "model" | "against", label: string) {
    const mine = name === "model" ? own().model : undefined;
    const first = mine ? [[OWN, `${OWN} · ${inShort(mine.count.total)}`] as const] : [];
    const choose = (to: string) => {
      if (to !== OWN) change({ [name]: to, ...mine ? { config: "" } : {} });
    };
    return html`
      <div class="control" data-setting=${name}>${select(
        label,
        [...first, ...options],
        mine ? OWN : state[name],
        choose,
        name,
      )}</div>
    `;
  }

  /** The components of both, a row each. */
  function components({ model, against }: ReturnType<typeof current>) {
    const of = ({ count }: Model, name: string) =>
      count.components.find((part) => part.name === name)?.total ?? 0;
    const names = ORDER.filter((name) => of(model, name) || of(against, name));
    const cell = (one: Model, name: string) => {
      const total = of(one, name);
      return html`<td class="number" data-tip=${withCommas(total)}>${
        total
          ? html`${inShort(total)} <span class="share faint">${
            sharePercent(total / one.count.total)
          }</span>`
          : html`<span class="faint">none</span>`
      }</td>`;
    };
    return html`
      <table class="components">
        <caption class="unseen">Where the parameters are</caption>
        <thead>
          <tr>
            <th scope="col">component</th>
            <th scope="col" class="number">${model.name}</th>
            <th scope="col" class="number">${against.name}</th>
          </tr>
        </thead>
        <tbody>${names.map((name) =>
          html`<tr><th scope="row">${swatch(name)} ${name}</th>${cell(model, name)}${
            cell(against, name)
          }</tr>`
        )}</tbody>
      </table>
    `;
  }

  const line = ({ what, from, to, parameters, cache }: Line) =>
    html`
      <tr>
        <th scope="row"><span class="what">${what}</span>
          <span class="values"><span class="faint">${unbroken(
            from,
          )}</span> <span class=${from.length +
                to.length > LONG
            ? "below"
            : ""}>→ ${unbroken(to)}</span></span></th>
        <td class="number" data-tip=${signed(parameters)}>${short(parameters, inShort)}</td>
        <td class="number">${short(2 * cache, inBytes)}</td>
      </tr>
    `;

  function differences({ model, against }: ReturnType<typeof current>) {
    const lines = compare(against.row, model.row);
    const more = model.count.total - against.count.total;
    return html`
      <table class="differences">
        <caption>${lines.length
          ? html`<b>${against.name}</b> becomes <b>${model.name}</b>, one change after the other`
          : "The two have the same sizes"}</caption>
        <thead>
          <tr>
            <th scope="col">what changes</th>
            <th scope="col" class="number">parameters</th>
            <th scope="col" class="number">cache</th>
          </tr>
        </thead>
        <tbody>${lines.map(line)}</tbody>
        <tfoot>
          <tr>
            <th scope="row">together</th>
            <td class="number" data-tip=${signed(more)}>${short(more, inShort)}</td>
            <td class="number">${short(model.cache - against.cache, inBytes)}</td>
          </tr>
        </tfoot>
      </table>
    `;
  }

  const file: Own = {
    get field() {
      return control("config");
    },
    get problem() {
      return page.problem || own().problem;
    },
    get given() {
      return Boolean(state.config);
    },
    onText(text) {
      page.problem = "";
      change({ config: text });
    },
    onProblem: (problem) => page.problem = problem,
  };

  function drag(event: DragEvent, over: boolean) {
    if (!event.dataTransfer?.types.includes("Files")) return;
    event.preventDefault();
    page.dragged = over;
  }

  return define({
    follow(changes) {
      if ("config" in changes) page.problem = "";
      return changes;
    },
    announcement() {
      const { model, against } = current();
      const problem = file.problem;
      return problem
        ? `Not counted: ${problem}`
        : `${model.name}: ${withCommas(model.count.total)} parameters; ${against.name}: ${
          withCommas(against.count.total)
        }`;
    },
    view() {
      const now = current();
      const { model, against } = now;
      const drop = (event: DragEvent) => {
        drag(event, false);
        page.open = true;
        readFile(event.dataTransfer?.files[0], file);
      };
      return html`
        <div class="zoo ${page.dragged ? "dragged" : ""}"
          @dragover=${(event: DragEvent) => drag(event, true)}
          @dragleave=${(event: DragEvent) => drag(event, false)} @drop=${drop}>
          <div class="ups">${control("up")}</div>
          ${scatter({ models, model, against, up: state.up in UP ? state.up : "cache" })}
          <div class="pair">
            ${oneModel(model, chooser("model", "Model"))}
            ${oneModel(against, chooser("against", "against"))}
            <div class="in-words">${verdict(model, against)}</div>
          </div>
          <div class="scrolls">${differences(now)}</div>
          <details>
            <summary>Where the parameters are</summary>
            ${components(now)}
          </details>
          ${disclosure(
            `All ${models.length} models as a table`,
            page.list,
            openList,
            () =>
              html`${
                modelList({
                  ...{ models, by: state.sort, chosen: model.name, against: against.name },
                  onSort: (sort) => {
                    change({ sort: sort as typeof state.sort });
                    kit.find(".all")?.scrollTo(0, 0); // what is largest comes first
                  },
                  onChoose: choose,
                })
              }
            <p class="faint note">Press a heading to sort, a name to compare it.</p>`,
          )}
          ${disclosure(
            "Count a config.json of your own",
            page.open,
            (open) => page.open = open,
            () => ownConfig(file),
          )}
          <p class="faint note">Caches: <span class="unbroken">${withCommas(TOKENS)} tokens</span>,
            two bytes a number. GPT-4 and 5, Claude and Gemini are missing: nobody has published their
            sizes.</p>
        </div>
      `;
    },
  });
});

/** A value with its numbers on one line with what they count: "8,192 tokens". */
const unbroken = (words: string) => words.replaceAll(/(?<=\d) (?=[a-z])/g, "\u00a0");

/** A difference in short, with its sign. */
const short = (n: number, words: (n: number) => string) =>
  n === 0 ? "0" : `${n > 0 ? "+" : "−"}${words(Math.abs(n))}`;
