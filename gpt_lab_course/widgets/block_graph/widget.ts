// BlockGraph: experiments about a capital, drawn on a block's graph, with a table that grows row by row.

import { html, nothing } from "lit-html";
import type { LookRequest } from "../../engine/messages.ts";
import { button, disclosure } from "../kit/controls.ts";
import { percent } from "../kit/format.ts";
import type { Look } from "../kit/question.ts";
import { widget } from "../kit/widget.ts";
import { DECLARED } from "./declared.ts";
import { graph, looks } from "./graph.ts";
import {
  changesOf,
  keyOf,
  laterOf,
  means,
  type Outputs,
  type Prompts,
  READ,
  type Result,
  type Setup,
  type Sources,
  UNCHANGED,
} from "./trial.ts";

const STEP = 8; // prompts that are asked between two drawings

/** How a changed part looks, and what that means. */
const LOOKS = [["zero", "off"], ["mean", "mean"], ["other", "borrowed"], ["keep", "kept"]] as const;

type Experiment = [name: string, guess: string, sets: Partial<Setup>, part: string, row: Result];
type Results = Record<string, Result>;

export default widget(DECLARED, ({ state, data, tokens, control, define, change, local }) => {
  const experiments = data<Experiment[]>("experiments");
  const prompts = data<Prompts>("prompts");
  const count = prompts.ids.length;
  const page = local({ open: false });
  /** The parts' outputs in the unchanged prompts, read once each. */
  let own: Outputs[] = [];
  let asked: Outputs[] = [];

  /** The experiments of the chosen part, after the unchanged model. */
  const ofPart = () =>
    experiments.filter(([, , , part], i) => i === 0 || state.part === "all" || part === state.part);
  /** The colors that the experiments so far have, or the reader's own. */
  function used() {
    const ways = new Set(
      [...shown().map(setupOf), now()].flatMap(({ attention, ffn, later }) =>
        [attention, ffn, laterOf(later).way].map(looks)
      ),
    );
    return LOOKS.filter(([way]) => ways.has(way));
  }
  const setupOf = ([, , sets]: Experiment): Setup => ({ ...UNCHANGED, ...sets });
  const now = (): Setup => ({ attention: state.attention, ffn: state.ffn, later: state.later });
  const shown = () => ofPart().slice(0, state.rows + 1);
  const known: Results = Object.fromEntries(
    experiments.map((one) => [keyOf(setupOf(one)), one[4]]),
  );

  async function outputs(look: Look, texts: number[][]): Promise<Outputs[]> {
    const all: Outputs[] = [];
    for (const ids of texts) {
      const { activations } = await look({ ids, names: READ });
      all.push(Object.fromEntries(
        Object.entries(activations).map(([name, { values, shape }]) => {
          const width = shape[shape.length - 1];
          return [name, values.slice(prompts.place * width, (prompts.place + 1) * width)];
        }),
      ));
    }
    return all;
  }

  /** The outputs for a prompt's replacements. */
  function sources(i: number, other: number, mean: Outputs): Sources {
    return { own: own[i], other: own[other], languages: asked[other], mean };
  }

  async function best(look: Look, request: LookRequest) {
    return (await look({ ...request, words: 1 })).words![0][0];
  }

  return define({
    first: { ...known } as Results,
    question: () => ({ setups: [...shown().map(setupOf), now()] }),
    async *answer({ setups }, look): AsyncGenerator<Results> {
      const missing = setups.filter((setup) => (known[keyOf(setup)]?.asked ?? 0) < count);
      if (missing.length && !own.length) own = await outputs(look, prompts.ids);
      if (missing.some(({ ffn }) => ffn === "languages") && !asked.length) {
        asked = await outputs(look, prompts.languages);
      }
      for (const setup of missing) {
        const mean = means(own);
        const edits = (i: number, other: number) =>
          changesOf(setup, prompts.place, sources(i, other, mean));
        const ids = prompts.ids[prompts.ours];
        const word = await best(look, { ids, edits: edits(prompts.ours, prompts.source) });
        const row: Result = {
          word: word.id,
          probability: word.probability,
          right: 0,
          others: 0,
          asked: 0,
        };
        for (const [i, ids] of prompts.ids.entries()) {
          const other = (i + count - 1) % count; // the previous one
          const { id } = await best(look, { ids, edits: edits(i, other) });
          row.right += Number(id === prompts.capitals[i]);
          row.others += Number(id === prompts.capitals[other]);
          row.asked += 1;
          if (row.asked % STEP) continue;
          known[keyOf(setup)] = { ...row };
          yield { ...known };
        }
        known[keyOf(setup)] = row;
      }
      yield { ...known };
    },
    announcement(rows) {
      const row = rows?.[keyOf(now())];
      if (!row || row.asked < count) return "";
      return `${tokens.plain(row.word).trim()}, ${percent(row.probability, 0)}. ` +
        `Right: ${percent(row.right / count, 0)}, the other country’s: ${
          percent(row.others / count, 0)
        }`;
    },
    view(rows = known) {
      const here = keyOf(now());
      const listed = shown();
      const own = listed.some((one) => keyOf(setupOf(one)) === here);
      const next = ofPart()[state.rows + 1];
      const said = (row?: Result) =>
        row
          ? html`<bdi>${tokens.plain(row.word).trim()}</bdi> ${percent(row.probability, 0)}`
          : "…";
      const share = (n: number, row?: Result) =>
        row?.asked === count ? percent(n / count, 0) : row ? `${n} of ${row.asked}` : "…";
      const line = (name: string, setup: Setup) => {
        const row = rows[keyOf(setup)];
        const current = keyOf(setup) === here;
        return html`
          <tr class=${current ? "current" : ""}>
            <th scope="row"><button type="button" aria-pressed=${current ? "true" : "false"}
              ?data-in-view=${current} @click=${() => change(setup)}>${name}</button></th>
            <td>${said(row)}</td>
            <td class="number">${share(row?.right ?? 0, row)}</td>
            <td class="number">${share(row?.others ?? 0, row)}</td>
          </tr>
        `;
      };
      const { settings } = DECLARED;
      return html`
        <div class="layout">
          ${graph({
            setup: now(),
            choices: { attention: settings.attention.choices, ffn: settings.ffn.choices },
            names: settings.ffn.names,
            onChange: change,
            tokens: [
              tokens.plain(prompts.ids[prompts.ours][prompts.place]).trim(),
              tokens.plain(prompts.ids[prompts.ours].at(-1)!).trim(),
            ],
            said: said(rows[here]),
          })}
          <div class="results">
            <p class="next">
              <span>${next
                ? html`<b>Guess first:</b> ${next[1]}`
                : "These were all. You can make one of your own, below or in the picture."}</span>
              ${button(
                state.rows ? "Next experiment" : "Try it",
                () => change({ ...setupOf(next), rows: state.rows + 1 }),
                { disabled: !next, primary: true, name: "try" },
              )}</p>
            <div class="scrolls"><table>
              <caption class="unseen">Experiments and their results</caption>
              <thead><tr><th scope="col">at <i>France</i></th><th scope="col">our sentence</th>
                <th scope="col" class="number">right</th>
                <th scope="col" class="number">the other’s</th></tr></thead>
              <tbody>
                ${listed.map((one) => line(one[0], setupOf(one)))}
                ${own ? nothing : line("your own", now())}
              </tbody>
            </table></div>
            <p class="faint legend">${used().map(([way, name]) =>
              html`
                <span class=${way}>${name}</span>
              `
            )}Of ${count} countries: capitals right, or the other country’s.</p>
            ${disclosure(
              "An experiment of your own",
              page.open,
              (open) => page.open = open,
              () =>
                html`<div class="own">
                  ${control("attention")} ${control("ffn")} ${control("later")}
                  <p class="faint">Your own experiments run in this page, with weights rounded to eight
                    bits. Their shares can differ by some points from those with exact weights.</p>
                </div>`,
            )}
          </div>
        </div>
      `;
    },
  });
});
