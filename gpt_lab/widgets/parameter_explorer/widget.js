// ParameterExplorer: where a GPT's parameters go. The arithmetic is in count.js.

import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { addressOf } from "../kit/address.js";
import { whyNotBuildable } from "../kit/buildable.js";
import { button, toggle } from "../kit/controls.js";
import { inShort, signed, withCommas } from "../kit/format.js";
import { linkHighlights } from "../kit/highlight.js";
import { uniqueId } from "../kit/ids.js";
import { symbol } from "../kit/math.js";
import { pie } from "../kit/pie.js";
import { widget } from "../kit/widget.js";
import { fromAddress, toAddress } from "./address.js";
import { countParameters } from "./count.js";
import { SizeControls } from "./size_controls.js";
import { announcementOf, bar, chosenParts, remarks } from "./summary.js";
import { divisors, SETTINGS, SIZES, SWITCHES, withLocks, withPresets } from "../kit/sizes.js";
import { countTable } from "./table.js";

/** @typedef {import("../kit/sizes.js").Settings} Settings */
/** @typedef {import("../kit/sizes.js").SizeName} SizeName */
/** @typedef {import("./count.js").Count} Count */

export default widget("parameter-explorer", "Parameter explorer", (context) => {
  /** @type {import("./count.js").Tensor[]} */
  const tensors = context.get("_tensors");
  /** @type {import("../kit/sizes.js").Preset[]} */
  const presets = context.get("_presets");
  /** @type {import("../kit/sizes.js").Limits} */
  const limits = context.get("_limits");
  const bytesPerNumber = Object.entries(
    /** @type {Record<string, number>} */ (context.get("_bytes_per_number")),
  ).sort(([, a], [, b]) => b - a); // stored states have their keys in alphabetical order
  const id = uniqueId("parameter-explorer");
  const sizes = SIZES.map((size) => ({
    ...size,
    stops: withPresets(size.stops, presets.map((preset) => preset[size.trait])),
  }));
  /** H before the reader moved it, while H is all that moves. @type {number | undefined} */
  let headsMovedFrom;
  /** @type {string[]} */
  let problems = [];
  let othersOpen = false;
  /** Whether there have been fewer key/value heads than query heads. */
  let grouped = false;
  /** @type {Set<string>} */
  const open = new Set();

  const current = () => /** @type {Settings} */ (Object.fromEntries(
    SETTINGS.map((trait) => [trait, context.get(trait)]),
  ));
  /** @param {Settings} settings */
  const count = (settings) => countParameters(tensors, settings);
  /** @param {Settings} settings */
  const nameOf = (settings) =>
    presets.find((preset) => SETTINGS.every((trait) => preset[trait] === settings[trait]))?.name ??
      "custom";

  // From the reader to the model.

  /** @param {Record<string, unknown>} changes */
  function save(changes) {
    context.set(changes);
    const settings = current();
    const problem = whyNotBuildable(settings);
    context.announce(
      `${announcementOf(count(settings), context.get("parts"))}${problem ? `; ${problem}` : ""}`,
    );
    address?.changed();
  }
  /** @param {Record<string, any>} changes */
  function change(changes) {
    const before = current();
    const headsAlone = Object.keys(changes).join() === "n_heads";
    headsMovedFrom = headsAlone ? (headsMovedFrom ?? before.n_heads) : undefined;
    save(withLocks(changes, (name) => context.get(name)));
  }
  /** @param {Settings} settings */
  const load = (settings) =>
    change({
      ...Object.fromEntries(SETTINGS.map((trait) => [trait, settings[trait]])),
      lock_d_ff: settings.d_ff === 4 * settings.d_model,
      lock_n_kv_heads: settings.n_kv_heads === settings.n_heads,
    });

  const address = addressOf(context, {
    write: () => toAddress(current(), context.get("pinned")),
    read(text) {
      const decoded = fromAddress(text, current(), limits);
      load(decoded.settings);
      save({ pinned: decoded.pinned });
      problems = decoded.problems;
      context.redraw();
    },
  });

  const fields = new SizeControls(limits, change, () => context.redraw(), id);
  /** @param {string} selector */
  const focusSoon = (selector) =>
    queueMicrotask(() => queueMicrotask(() => context.find(selector)?.focus()));
  /** @param {SizeName} trait */
  function goTo(trait) {
    if (!context.get("knobs").includes(trait)) othersOpen = true;
    context.redraw();
    focusSoon(`input[name=${trait}]`);
  }
  if (context.host) context.onCleanup(linkHighlights(context.host));

  // From the model to the page.

  /** @param {Event} event */
  const toggled = (event) => {
    othersOpen = /** @type {HTMLDetailsElement} */ (event.target).open;
  };

  /** @param {Settings} settings @param {Count} now */
  function controls(settings, now) {
    const locked = context.get("lock_d_ff");
    grouped ||= settings.n_kv_heads !== settings.n_heads;
    const below = {
      n_heads: () => fields.headsNote(settings, now.total, headsMovedFrom, goTo),
      n_kv_heads: () =>
        html`
          ${toggle({
            label: html`keep ${symbol("H_kv")} = ${symbol("H")}`,
            name: "lock_n_kv_heads",
            checked: context.get("lock_n_kv_heads"),
            onChange: (on) => change({ lock_n_kv_heads: on }),
          })} ${fields.groupsNote(settings)}
        `,
      d_ff: () =>
        toggle({
          label: html`keep ${symbol("d_ff")} = 4 · ${symbol("d_model")}`,
          name: "lock_d_ff",
          checked: locked,
          onChange: (on) => change({ lock_d_ff: on }),
        }),
    };
    /** @param {typeof SIZES[number]} size */
    const sizeControl = (size) =>
      html`
        ${fields.view(
          size.trait === "n_kv_heads" ? { ...size, stops: divisors(settings.n_heads) } : size,
          settings,
          size.trait === "d_ff" && locked,
        )}
        ${size.trait in below ? below[/** @type {keyof typeof below} */ (size.trait)]() : nothing}
      `;
    /** @param {typeof SWITCHES[number]} one */
    const switchControl = ({ trait, words }) => {
      const difference = count({ ...settings, [trait]: !settings[trait] }).total - now.total;
      return toggle({
        label: words,
        name: trait,
        checked: settings[trait],
        onChange: (on) => change({ [trait]: on }),
        effect: `${settings[trait] ? "off" : "on"}: ${signed(difference)}`,
      });
    };
    /** @param {string[]} traits */
    const controlsFor = (traits) => {
      const decoded = traits.flatMap((trait) => sizes.find((size) => size.trait === trait) ?? []);
      const switches = traits.flatMap((trait) => SWITCHES.find((one) => one.trait === trait) ?? []);
      return html`
        ${decoded.map(sizeControl)} ${switches.length
          ? html`<div class="switches">${switches.map(switchControl)}</div>`
          : nothing}
      `;
    };
    /** @type {string[]} */
    const knobs = context.get("knobs");
    const groups = grouped || knobs.length > 0;
    const others = SETTINGS.filter((trait) =>
      !knobs.includes(trait) && (trait !== "n_kv_heads" || groups)
    );
    const rest = html`${presetSelect(settings)} ${controlsFor(others)}`;
    return html`
      <div class="controls">
        ${knobs.length
          ? html`
            ${controlsFor(knobs)}
            <details class="others" .open=${live(othersOpen)} @toggle=${toggled}>
              <summary>All other sizes</summary>
              <div class="controls">${rest}</div>
            </details>
          `
          : rest}
        <div class="actions">
          ${button("Pin this", () => save({ pinned: current() }), { name: "pin" })}
          ${context.get("pinned")
            ? button("Unpin", () => {
              save({ pinned: null });
              context.find("button.pin")?.focus();
            })
            : nothing}
          ${address?.copyLink() ?? nothing}
        </div>
      </div>
    `;
  }

  /** @param {Settings} settings */
  function presetSelect(settings) {
    const name = nameOf(settings);
    /** @param {Event} event */
    const choose = (event) => {
      const { value } = /** @type {HTMLSelectElement} */ (event.target);
      const preset = presets.find((one) => one.name === value);
      if (preset) load(preset);
    };
    return html`
      <label class="preset">
        <span>Preset</span>
        <select name="preset" .value=${live(name)} @change=${choose}>
          <option value="custom" ?hidden=${name !== "custom"} ?disabled=${name !==
            "custom"} ?selected=${name === "custom"}>custom</option>
          ${presets.map((preset) =>
            html`<option value=${preset.name} ?selected=${preset.name === name}>${preset.name} · ${
              inShort(count(preset).total)
            }</option>`
          )}
        </select>
      </label>
    `;
  }

  return () => {
    const settings = current();
    fields.follow(settings);
    /** @type {string[]} */
    const parts = context.get("parts");
    const pinned = context.get("pinned") &&
      { count: count(context.get("pinned")), name: nameOf(context.get("pinned")) };
    const now = count(settings);
    const before = pinned?.count;
    const scale = Math.max(now.total, before?.total ?? 0);
    return html`
      <p class="warn notice" role="alert" ?hidden=${problems.length === 0}>
        Not taken from the link: ${problems.join("; ")}.
      </p>
      <div class="layout">
        <div class="within-reach">
          <div class="summary">
            <p class=${whyNotBuildable(settings) ? "not-buildable" : ""}>
              <span class="total" style="--digits: ${String(
                withCommas(now.total).length,
              )}">${withCommas(
                now.total,
              )}</span><span class="faint"> parameters</span>
            </p>
            ${parts.length ? chosenParts(now, parts) : nothing}
            ${bar(now, scale, { what: pinned ? nameOf(settings) : "", name: "now", parts })}
            ${pinned
              ? bar(pinned.count, scale, { what: `pinned: ${pinned.name}`, name: "before", parts })
              : nothing}
          </div>
          ${controls(settings, now)}
        </div>
        <div class="picture">
          ${pie(
            now.components,
            `Pie of ${withCommas(now.total)} parameters; the table has its numbers`,
            parts,
          )}
          ${remarks(settings, now, { bytesPerNumber, pinned })}
        </div>
        ${countTable(now, before, open, () => context.redraw(), parts)}
      </div>
    `;
  };
});
