// The fields of the sizes, with notes about the heads.

import { html, nothing } from "lit-html";
import { button } from "../kit/controls.js";
import { nearestBuildable, whyNotBuildable } from "../kit/buildable.js";
import { withCommas } from "../kit/format.js";
import { symbol } from "../kit/math.js";
import { SizeFields } from "../kit/size_fields.js";
import { keyWidth } from "./count.js";

/** @typedef {import("../kit/sizes.js").Settings} Settings */
/** @typedef {import("../kit/sizes.js").SizeName} SizeName */

export class SizeControls extends SizeFields {
  /**
   * A note on what H changes, or on why no model can have this H.
   *
   * @param {Settings} settings
   * @param {number} total
   * @param {number | undefined} movedFrom H before the reader moved it, if H moved last
   * @param {(trait: SizeName) => void} focus
   */
  headsNote(settings, total, movedFrom, focus) {
    const { d_model, n_heads, n_kv_heads } = settings;
    const problem = whyNotBuildable(settings);
    if (problem) {
      return html`
        <div class="heads-note">
          <p class="warn">${problem}</p>
          <p class="fixes">
            ${nearestBuildable(settings, /** @type {any} */ (this.limits)).map(({ trait, value }) =>
              button(`${trait}=${value}`, () => {
                this.set(trait, value);
                focus(trait); // the pressed button disappears
              })
            )}
          </p>
        </div>
      `;
    }
    const split = html`
      ${symbol("d_head")} = ${withCommas(d_model)} / ${n_heads} = ${withCommas(d_model / n_heads)}
    `;
    const unchanged = n_kv_heads !== n_heads
      ? "Keys and values are H_kv · d_head wide, so here H changes the count."
      : movedFrom === undefined
      ? "H does not change the count: it only splits d_model."
      : `H went from ${movedFrom} to ${n_heads} and the count stays ${withCommas(total)}: ` +
        "H · d_head is d_model, whatever H is.";
    return html`
      <div class="heads-note">
        <p>${split}</p>
        <p class=${movedFrom === undefined ? "faint" : ""}>${unchanged}</p>
      </div>
    `;
  }

  /** How wide keys and values are. @param {Settings} settings */
  groupsNote(settings) {
    const { n_heads, n_kv_heads } = settings;
    if (whyNotBuildable(settings)) return nothing; // the heads' note says why
    const group = n_heads / n_kv_heads;
    return html`
      <p class="groups-note">
        ${symbol("d_kv")} = ${n_kv_heads} · ${withCommas(
          settings.d_model / n_heads,
        )} = ${withCommas(
          keyWidth(settings),
        )}: ${group === 1
          ? "each query head has keys and values of its own"
          : `${group} query heads share the keys and values of one`}
      </p>
    `;
  }
}
