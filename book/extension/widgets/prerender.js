// Prerenders a widget as HTML without a page, for the book before scripts run, and without scripts.
//
// deno run --allow-read prerender.js <request.json, with { bundle, state, assets, prefix }

// lit-html reads `document` when it is loaded, but uses it only when it draws.
Object.assign(globalThis, { document: { createTreeWalker() {}, createComment() {} } });

const NOTHING = Symbol.for("lit-nothing");
const NO_CHANGE = Symbol.for("lit-noChange");
const PART = { attribute: 1, child: 2, property: 3, boolean: 4, event: 5 };

/** @param {unknown} text */
const escaped = (text) =>
  String(text).replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");

/** A value, or a directive's result. @param {any} value @param {{ type: number, name?: string }} part @returns {any} */
function plain(value, part) {
  const directive = value?.["_$litDirective$"];
  return directive ? plain(new directive(part).render(...value.values), part) : value;
}

/** @param {any} result @returns {string} */
function child(result) {
  const value = plain(result, { type: PART.child });
  if (value === null || value === undefined || value === NOTHING || value === NO_CHANGE) return "";
  if (value.strings) return template(value);
  if (typeof value === "object" && Symbol.iterator in value) return [...value].map(child).join("");
  return escaped(value);
}

const BINDING = /\s([.?@]?)([\w:-]+)=("?)([^"<>]*)$/;

/** The HTML that lit-html would draw. @param {{ strings: string[], values: any[] }} result @returns {string} */
export function template({ strings, values }) {
  let html = "";
  let textareaValue = ""; // pending until the tag ends
  strings.forEach((string, i) => {
    const short = string.replaceAll(/\s*\n\s*/g, "\n");
    const end = textareaValue ? short.indexOf(">") : -1;
    html += end < 0 ? short : `${short.slice(0, end + 1)}${textareaValue}${short.slice(end + 1)}`;
    if (end >= 0) textareaValue = "";
    if (i === values.length) return;
    const binding = html.lastIndexOf("<") > html.lastIndexOf(">") && BINDING.exec(html);
    if (!binding) {
      html += child(values[i]);
      return;
    }
    const [matched, kind, name, quote] = binding;
    const type = kind === "." ? PART.property : kind === "?" ? PART.boolean : PART.attribute;
    if (kind === "@") {
      html = html.slice(0, -matched.length);
      return;
    }
    const value = plain(values[i], { type, name });
    if (quote) {
      html += value === NOTHING ? "" : escaped(value ?? "");
      return;
    }
    const tag = /<([\w-]+)[^<]*$/.exec(html)?.[1];
    html = html.slice(0, -matched.length);
    if (tag === "textarea" && kind === "." && name === "value") {
      textareaValue = `\n${escaped(value)}`;
    } else if (kind === "?" || typeof value === "boolean") html += value ? ` ${name}` : "";
    else if (value !== NOTHING && tag !== "select") html += ` ${name}="${escaped(value ?? "")}"`;
  });
  return html;
}

/** @param {{ bundle: string, state: Record<string, unknown>, assets: Record<string, string>, prefix: string }} request */
export async function prerender({ bundle, state, assets, prefix }) {
  /** @type {Set<(message: object, buffers: DataView[]) => void>} */
  const listeners = new Set();
  const model = {
    get: (/** @type {string} */ name) => state[name],
    set() {},
    save_changes() {},
    on(/** @type {string} */ event, /** @type {any} */ listener) {
      if (event === "msg:custom") listeners.add(listener);
    },
    off() {},
    /** @param {{ type: string, name: string }} message */
    send({ type, name }) {
      const bytes = Uint8Array.from(atob(assets[name]), (c) => c.charCodeAt(0));
      for (const listener of listeners) listener({ type, name }, [new DataView(bytes.buffer)]);
    },
  };
  const page = { read() {}, write() {}, link: () => "", listen: () => () => {} };
  let shown = "";
  const el = { show: (/** @type {any} */ result) => (shown = template(result)) };
  const { default: widget } = await import(bundle);
  await widget.render({ model, el, page });
  // two snapshots on a page must not share an id
  return shown
    .replaceAll(/<!--.*?-->/gs, "")
    .replaceAll(/ (id|for|aria-describedby|aria-labelledby)="([^"]+)"/g, ` $1="${prefix}-$2"`);
}

if (import.meta.main) {
  console.log(await prerender(await new Response(Deno.stdin.readable).json()));
}
