// EmbeddingMap: the lab model's token embeddings on a plane, their nearest neighbours, and its position embedding.

import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { modelClient } from "../kit/model_client.js";
import { LabTokenizer } from "../../engine/lab_tokenizer.ts";
import { addressOf } from "../kit/address.js";
import { loadAsset } from "../kit/asset.js";
import { button } from "../kit/controls.js";
import { percent, plural } from "../kit/format.js";
import { uniqueId } from "../kit/ids.js";
import { parsePairs, settingsCodec } from "../kit/settings.js";
import { statusLine } from "../kit/status.js";
import { textOf, tokenTemplate } from "../kit/token_text.js";
import { widget } from "../kit/widget.js";
import { readTables } from "./data.js";
import { MapView } from "./map_view.js";
import { neighbourList, search, searchField } from "./neighbour_list.js";
import { positionsView } from "./positions_view.js";

/** @typedef {import("../../engine/neighbours.ts").Neighbour} Neighbour */

const GROUPS = {
  both: "countries and capitals",
  countries: "countries",
  capitals: "capitals",
  all: "all tokens",
};

export default widget("embedding-map", "Embedding map", async (context) => {
  const id = uniqueId("embedding-map");
  const [vocabulary, packed] = await Promise.all([
    loadAsset(context.model, "lab-vocabulary"),
    loadAsset(context.model, "embedding-map"),
  ]);
  const tokenizer = new LabTokenizer(vocabulary);
  const tables = readTables(packed);
  const model = modelClient(context);
  const texts = Array.from(
    { length: tokenizer.vocab_size },
    (_, id) => textOf(tokenizer.bytes(id)),
  );
  const [countries, capitals] = ["countries", "capitals"].map((name) =>
    new Set(tables.groups.get(name)?.ids)
  );
  /** @param {number} id */
  const template = (id) => tokenTemplate(tokenizer.bytes(id));
  const n_ctx = tables.positions.length / tables.d_model;
  const settings = {
    token_id: { min: 0, max: texts.length - 1, integer: true },
    group: { choices: Object.keys(GROUPS) },
    view: { choices: ["tokens", "positions"] },
    position: { min: 0, max: n_ctx - 1, integer: true },
  };
  const codec = settingsCodec((name) => context.get(name), settings);
  let problem = "";
  let query = "";
  /** The neighbours of tokens that the page's model was asked for. @type {Map<number, Neighbour[]>} */
  const asked = new Map();

  /** The chosen token's neighbours, as far as they are known. @returns {Neighbour[] | undefined} */
  function neighbours() {
    const token = context.get("token_id");
    const known = tables.neighbours.get(token) ?? asked.get(token);
    if (known) return known;
    const sent = context.get("near");
    return sent.token === token
      ? sent.near.map((/** @type {[number, number]} */ [id, cosine]) => ({ id, cosine }))
      : undefined;
  }
  async function ask() {
    const token = context.get("token_id");
    if (neighbours()) return;
    try {
      const answer = await model.look({ near: { token, count: 10 } });
      if (answer?.near) asked.set(token, answer.near);
    } catch (error) {
      problem = `The model could not say: ${/** @type {Error} */ (error).message}.`;
    }
    context.redraw();
  }

  /** @param {number} token */
  function choose(token) {
    query = "";
    const group = tables.groups.get(context.get("group"));
    context.set(
      group?.ids.includes(token) ? { token_id: token } : { token_id: token, group: "all" },
    );
  }
  /** @param {number} token */
  const tokenName = (token) => texts[token] ?? tokenizer.bytes(token).join(" ");

  context.on(["token_id"], () => {
    const list = neighbours()?.slice(0, 3).map(({ id }) => tokenName(id).trim()).join(", ");
    context.announce(`${tokenName(context.get("token_id"))}${list ? `, near ${list}` : ""}`);
    ask();
  });
  context.on(["token_id", "group", "view", "position"], () => address?.changed());

  const address = addressOf(context, {
    write: () => codec.encode().join("&"),
    read(link) {
      const { traits, problems } = codec.decode(parsePairs(link));
      context.set(traits);
      problem = problems.length ? `Not taken from the link: ${problems.join("; ")}.` : "";
      context.redraw();
    },
  });
  const map = new MapView(context, {
    name: tokenName,
    kind: (token) => capitals.has(token) ? "capital" : countries.has(token) ? "country" : "token",
    choose,
  });
  if (context.host && "ResizeObserver" in globalThis) {
    const watch = new ResizeObserver(() => context.redraw());
    watch.observe(context.host);
    context.onCleanup(() => watch.disconnect());
  }
  if (context.host) queueMicrotask(() => (context.redraw(), ask())); // the picture has a size now

  /** @param {string} trait @param {string} value @param {string} words */
  const choice = (trait, value, words) =>
    html`
      <label><input
        type="radio"
        name="${id}-${trait}"
        value=${value}
        .checked=${live(context.get(trait) === value)}
        @change=${() => context.set({ [trait]: value })}
      > ${words}</label>
    `;

  function tokens() {
    const group =
      /** @type {import("./data.js").Group} */ (tables.groups.get(context.get("group")));
    const token = context.get("token_id");
    const known = neighbours();
    const partner = tables.partner.get(token);
    const [first, second] = group.explained;
    return html`
      <fieldset class="choices">
        <legend>On the plane</legend>
        ${Object.entries(GROUPS).map(([value, words]) => choice("group", value, words))}
      </fieldset>
      <div class="layout">
        <div>
          ${map.view(group, token, known ?? [], partner)}
          <p class="faint legend">
            ${group.name === "all"
              ? nothing
              : html`<span class="key country">●</span> country <span class="key capital">■</span> capital ·`}
            The two directions in which these ${plural(group.ids.length, "row")} differ most have
            ${percent(first)} and ${percent(second)} of their variance. The other ${tables.d_model -
              2}
            are not to be seen here: what looks close need not be. The cosines know them all.
          </p>
        </div>
        <div>
          ${searchField({
            id: `${id}-search`,
            query,
            matches: search(query, texts),
            template,
            onQuery(text) {
              query = text;
              context.redraw();
            },
            choose,
          })}
          <p class="title">Nearest to <bdi class="token">${template(token)}</bdi>: cosines</p>
          ${known
            ? neighbourList(known, template, choose)
            : html`<p class="faint">The neighbours of this token come with the model.</p>`}
          ${partner === undefined ? nothing : html`<p>${
            button(
              countries.has(token) ? "Go to its capital" : "Go to its country",
              () => choose(partner),
            )
          }</p>`}
          ${group.ids.includes(token)
            ? nothing
            : html`<p class="faint">It is not on this plane. ${
              button("Show all tokens", () => context.set({ group: "all" }))
            }</p>`}
        </div>
      </div>
    `;
  }

  return () =>
    html`
      <p class="warn" role="alert" ?hidden=${!problem}>${problem}</p>
      <fieldset class="choices">
        <legend>Which embedding</legend>
        ${choice("view", "tokens", "tokens")} ${choice("view", "positions", "positions")}
      </fieldset>
      ${context.get("view") === "tokens" ? tokens() : positionsView(context, tables, (position) => {
        context.set({ position });
        context.announce(`Position ${position}`);
      })}
      ${statusLine(model.host.status, context.get("size"), () =>
        model.host.ensureLoaded(context, true))}
      ${address?.copyLink() ?? nothing}
    `;
});
