// EmbeddingMap: the lab model's token embeddings on a plane, their nearest neighbors, and its position embedding.

import { html, nothing } from "lit-html";
import type { Neighbor } from "../../engine/messages.ts";
import { button } from "../kit/controls.ts";
import { percent, plural } from "../kit/format.ts";
import { textOf } from "../kit/text.ts";
import { widget } from "../kit/widget.ts";
import { readTables } from "./data.ts";
import { DECLARED } from "./declared.ts";
import { MapView } from "./map_view.ts";
import { neighborList, search, searchField } from "./neighbor_list.ts";
import { positionsView } from "./positions_view.ts";

const { neighbors: NEIGHBORS } = DECLARED.constants;

export default widget(DECLARED, async (kit) => {
  const { state, data, tokens, control, change, id, host, define } = kit;
  const tables = readTables(await kit.asset("embedding-map"));
  const texts = Array.from(
    { length: tokens.tokenizer.vocab_size },
    (_, id) => textOf(tokens.tokenizer.bytes(id)),
  );
  const { countries, capitals } = tables.groups;
  const local = kit.local({ query: "" });

  /** A token's neighbors, where Python sent them. */
  function sent(token: number): Neighbor[] | undefined {
    const { near, ...one } = data<{ token: number; near: [number, number][] }>("near");
    return tables.neighbors.get(token) ??
      (one.token === token ? near.map(([id, cosine]) => ({ id, cosine })) : undefined);
  }
  /** A token's neighbors, as far as they are known. */
  const nearTo = (token: number, answer?: { token: number; near?: Neighbor[] }) =>
    sent(token) ?? (answer?.token === token ? answer.near : undefined);

  function choose(token_id: number) {
    local.query = "";
    change({ token_id });
  }
  const map = new MapView({
    ...{ redraw: kit.redraw, find: kit.find, choose, name: tokens.plain.bind(tokens) },
    kind: (id) =>
      capitals.ids.includes(id) ? "capital" : countries.ids.includes(id) ? "country" : "token",
  });
  if (host) {
    const sizes = new ResizeObserver(kit.redraw);
    sizes.observe(host);
    kit.onCleanup(() => sizes.disconnect());
  }

  function tokensView(near: Neighbor[] | undefined) {
    const { group: name, token_id: token } = state;
    const group = tables.groups[name];
    const partner = tables.partner.get(token);
    const [first, second] = group.explained;
    return html`
      <div class="layout">
        <div>
          ${map.view(group, token, near?.map(({ id }) => id) ?? [], partner)}
          ${control("view")} ${control("group")}
          <p class="faint legend">
            ${name === "all"
              ? nothing
              : html`<span class="key country">●</span> country <span class="key capital">■</span> capital ·`}
            A row has ${tables.d_model} numbers, and a map has two directions. These are the two in
            which the ${plural(group.ids.length, "row")} differ most, with
            <span class="unbroken">${percent(first)}</span> and <span class="unbroken">${percent(
              second,
            )}</span> of all their differences, squared. The rest is not to be seen here: what looks
            close need not be. The list compares all ${tables.d_model} numbers.
          </p>
        </div>
        <div>
          ${searchField({
            ...{ id: `${id}-search`, query: local.query, tokens, choose },
            matches: search(local.query, texts),
            onQuery: (query) => local.query = query,
          })}
          <p class="title">Nearest to <bdi class="token">${tokens.template(
            token,
          )}</bdi>, by cosine</p>
          ${near
            ? neighborList(near, tokens, choose)
            : html`<p class="faint">The neighbors of this token come with the model.</p>`}
          ${partner === undefined ? nothing : html`<p>${
            button(
              countries.ids.includes(token) ? "Go to its capital" : "Go to its country",
              () => choose(partner),
            )
          }</p>`}
          ${group.ids.includes(token)
            ? nothing
            : html`<p class="faint">It is not on this plane. ${
              button("Show all tokens", () => state.group = "all")
            }</p>`}
        </div>
      </div>
    `;
  }

  return define({
    question: () => ({ token: state.token_id }),
    async answer({ token }, look) {
      const near = sent(token) ?? (await look({ near: { token, count: NEIGHBORS } })).near;
      return { token, near };
    },
    follow(changes) {
      const { token_id = state.token_id, group = state.group } = changes;
      const onPlane = tables.groups[group].ids.includes(token_id);
      return "token_id" in changes && !onPlane ? { ...changes, group: "all" } : changes;
    },
    announcement(answer) {
      if (state.view === "positions") return `Position ${state.position}`;
      const name = (token: number) => tokens.plain(token).trim();
      const near = nearTo(state.token_id, answer)?.slice(0, 3).map(({ id }) => name(id)).join(", ");
      return `${name(state.token_id)}${near ? `, near ${near}` : ""}`;
    },
    view(answer) {
      const { view, token_id, position } = state;
      return html`
        ${view === "tokens" ? tokensView(nearTo(token_id, answer)) : positionsView({
          ...{
            ...tables,
            position,
            control: [control("view"), control("position")],
            find: kit.find,
          },
          choose: (position) => state.position = position,
        })}
      `;
    },
  });
});
