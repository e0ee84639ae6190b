// MergeTrainer: a text in pieces, its pairs by how often they occur, and merges by the rule or by hand.

import { html, nothing } from "lit-html";
import { button } from "../kit/controls.ts";
import { plural, withCommas } from "../kit/format.ts";
import { Stepper } from "../kit/stepper.ts";
import { tokenTemplate } from "../kit/text.ts";
import { widget } from "../kit/widget.ts";
import { bar } from "../kit/words.ts";
import { DECLARED } from "./declared.ts";
import {
  byteCount,
  bytesOfWords,
  type Pair,
  pieceCount,
  readPicks,
  train,
  type Training,
  writePicks,
} from "./training.ts";

const MAX_BYTES = 3000; // more would be neither readable nor quick
const PAIRS = 8;

/** A piece as a template, with signs for what is invisible. */
const piece = (text: string) => tokenTemplate(Array.from(text, (byte) => byte.charCodeAt(0)));

const joined = ({ left, right }: Pair) => left + right;

export default widget(DECLARED, (kit) => {
  const { state, change, local, define } = kit;
  const pointed = local({ rank: -1 });
  let cached: { key: string; now: Training; byRule: Training } | undefined;

  /** The text after its merges, and what the rule alone would have made of it. */
  function current() {
    const { text, merges, picks } = state;
    const key = JSON.stringify([text, merges, picks]);
    if (cached?.key !== key) {
      const short = byteCount(text) <= MAX_BYTES ? text : "";
      const now = train(short, merges, readPicks(picks));
      const byRule = now.learned.some(({ rank }) => rank) ? train(short, now.learned.length) : now;
      cached = { key, now, byRule };
    }
    return cached;
  }

  const stepper = new Stepper(kit, {
    at: () => current().now.learned.length,
    last: () => current().now.learned.length + (current().now.pairs.length ? 1 : 0),
    go: (merges) => change({ merges }),
    of: () => state.text + state.picks,
    next: "Merge the commonest",
    pace: 700,
  });

  /** Merges a pair of the reader's choice. */
  function pick(rank: number) {
    const { learned } = current().now;
    const picks = readPicks(state.picks);
    if (rank) picks.set(learned.length, rank);
    pointed.rank = -1;
    change({ merges: learned.length + 1, picks: writePicks(picks) });
  }

  function status() {
    const { words, learned } = current().now;
    const counts = `${plural(pieceCount(words), "piece")} in ${plural(words.length, "word")}`;
    return `${plural(learned.length, "merge")}: ${counts}`;
  }

  /** The text, a box for each piece. Those that a merge would join are marked, and those just made. */
  function tiles({ words, learned, pairs }: Training) {
    const next = pairs[Math.max(0, pointed.rank)] as Pair | undefined;
    const last = learned.at(-1);
    const made = last ? joined(last) : "";
    return html`
      <div class="tiles" role="img" tabindex="0" aria-label="The text in ${plural(
        pieceCount(words),
        "piece",
      )}">
        ${words.map((word) => {
          const boxes = [];
          for (let i = 0; i < word.length; i++) {
            const meets = next && word[i] === next.left && word[i + 1] === next.right;
            const kind = word[i] === made ? "made" : word[i].length > 1 ? "long" : "";
            if (meets) {
              const right = word[i + 1] === made ? "made" : word[i + 1].length > 1 ? "long" : "";
              boxes.push(
                html`
                  <span
                    class="pair"><span class="tile ${kind}">${piece(
                      word[i],
                    )}</span><span class="tile ${right}">${piece(word[i + 1])}</span></span>
                `,
              );
              i++;
            } else boxes.push(html`<span class="tile ${kind}">${piece(word[i])}</span>`);
          }
          return html`<span class="cut">${boxes}</span>`;
        })}
      </div>
    `;
  }

  const ranked = ({ pairs }: Training) =>
    html`
      <div class="ranking">
        <p class="title">The commonest pairs</p>
        <ol class="pairs">
          ${pairs.slice(0, PAIRS).map((pair, rank) =>
            html`
              <li @pointerenter=${() => pointed.rank = rank} @pointerleave=${() =>
                pointed.rank = -1}
                @focusin=${() => pointed.rank = rank} @focusout=${() => pointed.rank = -1}>
                ${button(
                  html`<span class="unseen">merge </span><bdi>${piece(pair.left)}</bdi> + <bdi>${
                    piece(pair.right)
                  }</bdi>`,
                  () => pick(rank),
                  { name: "choose" },
                )}
                ${bar(pair.count, pairs[0].count)}
                <span class="number">${withCommas(pair.count)}</span>
              </li>
            `
          )}
        </ol>
        ${pairs.length > PAIRS
          ? html`<p class="faint">and ${withCommas(pairs.length - PAIRS)} more</p>`
          : pairs.length
          ? nothing
          : html`<p class="faint">None: each word is one piece.</p>`}
      </div>
    `;

  function comparison({ now, byRule }: ReturnType<typeof current>) {
    if (now === byRule) {
      return html`The rule takes the first pair. Press another one, and see whether you do better.`;
    }
    const [yours, rule] = [now, byRule].map(({ words }) => pieceCount(words));
    const verdict = yours < rule
      ? "You are ahead!"
      : yours > rule
      ? "The rule is ahead."
      : "A tie.";
    return html`After as many merges, the rule alone has <strong>${
      plural(rule, "piece")
    }</strong>. ${verdict}`;
  }

  return define({
    follow: (changes) => {
      const merges = "text" in changes && !("merges" in changes) ? 0 : changes.merges;
      if (merges === undefined) return changes;
      const picks = readPicks(changes.picks ?? ("text" in changes ? "" : state.picks));
      const before = new Map([...picks].filter(([at]) => at < merges));
      return { ...changes, merges, picks: writePicks(before) };
    },
    announcement() {
      const { learned } = current().now;
      const last = learned.at(-1);
      const said = last ? `${joined(last)}, which occurred ${last.count} times. ` : "";
      return said + status();
    },
    view() {
      const both = current();
      const { now } = both;
      const all = byteCount(state.text);
      return html`
        ${all > MAX_BYTES
          ? html`<p class="warn">This text has ${withCommas(all)} bytes; up to ${
            withCommas(MAX_BYTES)
          } are shown here.</p>`
          : nothing}
        <div class="controls">
          ${stepper.view()}
          <span class="status"><strong>${withCommas(
            pieceCount(now.words),
          )}</strong> pieces, at first ${withCommas(
            pieceCount(bytesOfWords(all > MAX_BYTES ? "" : state.text)),
          )} · ${plural(now.learned.length, "merge")}</span>
        </div>
        <div class="layout">
          ${tiles(now)} ${ranked(now)}
        </div>
        <p class="comparison">${comparison(both)}</p>
        <p class="learned"><span class="title">Learned:</span> ${now.learned.length
          ? now.learned.map((one) =>
            html`
              <bdi class="tile long ${one.rank ? "own" : ""}">${piece(joined(one))}</bdi>
            `
          )
          : html`<span class="faint">nothing yet. 256 single bytes are there from the start.</span>`}</p>
      `;
    },
  });
});
