// ParameterExplorer: where a GPT's parameters go. The arithmetic is in count.ts.

import { html, nothing } from "lit-html";
import { absentSizes, following } from "../kit/buildable.ts";
import { button, disclosure, select } from "../kit/controls.ts";
import { inShort, withCommas } from "../kit/format.ts";
import { linkHighlights } from "../kit/highlight.ts";
import { widget } from "../kit/widget.ts";
import {
  type Config,
  configOf,
  COUNTED,
  type Counted,
  isSame,
  MORE,
  type Preset,
  type SizeName,
  wordsOfMore,
} from "./config.ts";
import { controlsOf, type Explored, moreControls } from "./controls.ts";
import { compact } from "./compact.ts";
import { countParameters } from "./count.ts";
import { DECLARED } from "./declared.ts";
import { pie } from "./pie.ts";
import { announcementOf, bar, chosenParts, remarks } from "./summary.ts";
import { countTable } from "./table.ts";
import { whyNot } from "./whole.ts";

export default widget(DECLARED, (kit) => {
  const { state, data, local, change, define } = kit;
  const count = (config: Config) => countParameters(DECLARED.tensors, config);
  const presets = DECLARED.presets.map((preset: Preset) => {
    return { ...preset, label: `${preset.name} · ${inShort(count(preset).total)}` };
  });
  const bytesPerNumber = Object.entries(data<Record<string, number>>("_bytes_per_number"))
    .sort(([, a], [, b]) => b - a); // stored states have their keys in alphabetical order
  const page = local({ othersOpen: false, moreOpen: false, tensorsOf: [] as string[] });
  /** The last move of H alone. */
  let moved: { from: number; to: number; total: number } | undefined;
  if (kit.host) kit.onCleanup(linkHighlights(kit.host));

  const nameOf = (config: Config) =>
    presets.find((preset) => isSame(preset, config))?.name ?? "custom";

  /** H before it was moved, if that is all that has changed since. */
  const headsBefore = (total: number) =>
    moved?.to === state.n_heads && moved.total === total ? moved.from : undefined;

  function repair(name: SizeName, value: number) {
    change({ [name]: value });
    const isMore = MORE.includes(name);
    if (!data<string[]>("knobs").includes(name)) page[isMore ? "moreOpen" : "othersOpen"] = true;
    kit.focusSoon(`input[name=${name}]`); // the pressed button disappears
  }

  function presetSelect(config: Config) {
    const name = nameOf(config);
    const options = presets.map((preset) => [preset.name, preset.label] as const);
    const custom = name === "custom" ? [["custom", "custom"] as const] : [];
    const choose = (name: string) => {
      const preset = presets.find((preset) => preset.name === name);
      if (!preset) return;
      change({
        ...configOf(preset),
        lock_d_ff: preset.d_ff === 4 * preset.d_model,
        lock_n_kv_heads: preset.n_kv_heads === preset.n_heads,
      });
    };
    return html`<div class="preset">${
      select("Preset", [...custom, ...options], name, choose, "preset")
    }</div>`;
  }

  function controls(explored: Explored) {
    const { config } = explored;
    const knobs = data<Counted[]>("knobs");
    const others = COUNTED.filter((name) => !knobs.includes(name) && !MORE.includes(name));
    const more = MORE.filter((name) => !knobs.includes(name));
    const rest = () => html`${presetSelect(config)} ${controlsOf(others, explored)}`;
    const toggle = (open: boolean) => page.othersOpen = open;
    const toggleMore = (open: boolean) => page.moreOpen = open;
    const title = html`More switches <span class="faint">${wordsOfMore(config).join(" · ")}</span>`;
    const folded = () => html`<div class="controls">${rest()}</div>`;
    const unpin = () => {
      state.pinned = null;
      kit.focusSoon("button.pin");
    };
    return html`
      <div class="controls">
        ${knobs.length
          ? html`
            ${controlsOf(knobs, explored)}
            <div class="others">
              ${disclosure("All other sizes", page.othersOpen, toggle, folded)}
            </div>
          `
          : rest()}
        <div class="more">
          ${disclosure(
            title,
            page.moreOpen,
            toggleMore,
            () => html`<div class="controls">${moreControls(more, explored)}</div>`,
          )}
        </div>
        <div class="actions">
          ${button("Pin this", () => state.pinned = config, { name: "pin" })}
          ${state.pinned ? button("Unpin", unpin) : nothing}
        </div>
      </div>
    `;
  }

  return define({
    absent: absentSizes,
    follow(changes) {
      const { n_heads } = changes;
      if (n_heads !== undefined && Object.keys(changes).length === 1) {
        const { total } = count(configOf(state));
        moved = { from: headsBefore(total) ?? state.n_heads, to: n_heads, total };
      }
      return { ...changes, ...following(changes, state) };
    },
    announcement: () => {
      const config = configOf(state);
      return announcementOf(count(config), data("parts"), config);
    },
    bare: () => data("compact"),
    view(_, { tools }) {
      const config = configOf(state);
      const parts = data<string[]>("parts");
      const reference = state.pinned as Partial<Config> | null;
      const fixed = reference && // settings missing in an older link have GPT-2's values
        { ...presets[0], ...{ n_kv_heads: reference.n_heads }, ...reference } as Config;
      const pinned = fixed ? { count: count(fixed), name: nameOf(fixed) } : undefined;
      const now = count(config);
      const explored: Explored = {
        ...{ kit, config, now, repair },
        totalOf: (config) => count(config).total,
        headsBefore: headsBefore(now.total),
      };
      if (data("compact")) return compact(data("knobs"), explored, tools);
      const scale = Math.max(now.total, pinned?.count.total ?? 0);
      const total = withCommas(now.total);
      return html`
        <div class="layout">
          <div class="within-reach">
            <div class="summary">
              <p class=${whyNot(config) ? "not-buildable" : ""}>
                <span class="total" style="--digits: ${String(total.length)}">${total}</span><span
                class="faint"> parameters</span>
              </p>
              ${parts.length ? chosenParts(now, parts) : nothing}
              ${bar(now, scale, { what: pinned ? nameOf(config) : "", name: "now", parts })}
              ${pinned
                ? bar(pinned.count, scale, {
                  what: `pinned: ${pinned.name}`,
                  name: "before",
                  parts,
                })
                : nothing}
            </div>
            ${controls(explored)}
          </div>
          <div class="picture">
            ${pie(now.components, `Pie of ${total} parameters; the table has its numbers`, parts)}
            ${remarks(config, now, { bytesPerNumber, pinned })}
          </div>
          ${countTable(now, {
            before: pinned?.count,
            open: page.tensorsOf,
            onOpen: (open) => page.tensorsOf = open,
            chosen: parts,
          })}
        </div>
      `;
    },
  });
});
