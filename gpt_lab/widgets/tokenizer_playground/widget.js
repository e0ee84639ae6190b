// TokenizerPlayground. First GPT-2's encoding, which knows no page; then how tokens are written;
// then the parts of the page, each with an update(); then render(), which joins them to the model.

// ---- Byte-pair encoding -------------------------------------------------------------------------

/** GPT-2's tokenizer, from the bytes that `vocabulary_bytes` in __init__.py describes. */
export class Tokenizer {
  #bytes; // ID below 256 → byte
  #byteIds = new Uint8Array(256); // byte → ID
  #pairs; // merge number → the IDs of its two tokens
  #merged = new Map(); // left · 2¹⁶ + right → ID of what they make
  #pattern;
  #known = new Map(); // piece → IDs

  constructor(view) {
    const at = (offset, length) => new Uint8Array(view.buffer, view.byteOffset + offset, length);
    this.#bytes = at(0, 256);
    this.#bytes.forEach((byte, id) => (this.#byteIds[byte] = id));
    this.mergeCount = view.getUint32(256, true);
    this.#pairs = Array.from({ length: this.mergeCount }, (_, n) => [
      view.getUint16(260 + 4 * n, true),
      view.getUint16(262 + 4 * n, true),
    ]);
    this.#pairs.forEach(([left, right], n) => this.#merged.set(left * 65536 + right, 256 + n));
    this.#pattern = new RegExp(new TextDecoder().decode(at(260 + 4 * this.mergeCount)), "gu");
  }

  /** A token's bytes, as an array of numbers. */
  bytes(id) {
    if (id < 256) return [this.#bytes[id]];
    const [left, right] = this.parts(id);
    return [...this.bytes(left), ...this.bytes(right)];
  }

  /** The two tokens that a merge made one. */
  parts(id) {
    return this.#pairs[id - 256];
  }

  /** The pieces of a text: merges never reach across their borders. */
  split(text) {
    return text.match(this.#pattern) ?? [];
  }

  /** The IDs of one piece. */
  encodePiece(piece) {
    if (!this.#known.has(piece)) {
      if (this.#known.size > 50_000) this.#known.clear(); // someone types for a very long time
      const ids = this.byteIds(piece);
      this.#merge(ids);
      this.#known.set(
        piece,
        ids.filter((id) => id >= 0),
      );
    }
    return this.#known.get(piece);
  }

  encode(text) {
    return this.split(text).flatMap((piece) => this.encodePiece(piece));
  }

  byteIds(piece) {
    return Array.from(new TextEncoder().encode(piece), (byte) => this.#byteIds[byte]);
  }

  /** A piece's tokens as they grow: its bytes, then after each merge, with where that happened. */
  *steps(piece) {
    const ids = this.byteIds(piece);
    const made = this.#merge([...ids]);
    yield { ids: [...ids] };
    for (const [i, id] of made) {
      let j = i + 1;
      while (ids[j] < 0) j += 1;
      ids[i] = id;
      ids[j] = -1;
      const left = ids.slice(0, i).filter((other) => other >= 0);
      yield { ids: ids.filter((other) => other >= 0), at: left.length, made: id };
    }
  }

  /**
   * Merges neighbours in place, lowest rank first and then leftmost; what a merge swallowed becomes
   * −1. Returns [index, new ID] of each merge. Takes n log n steps for n bytes: see
   * BytePairTokenizer in Python.
   */
  #merge(ids) {
    const before = ids.map((_, i) => i - 1);
    const after = ids.map((_, i) => i + 1);
    const heap = new Heap();
    const offer = (i) => {
      const id = this.#merged.get(ids[i] * 65536 + ids[after[i]]);
      if (id !== undefined) heap.push(id * 2 ** 32 + i);
    };
    for (let i = 0; i + 1 < ids.length; i++) offer(i);
    const made = [];
    while (heap.size) {
      const next = heap.pop();
      const i = next % 2 ** 32;
      const id = Math.floor(next / 2 ** 32);
      const j = after[i];
      const [left, right] = this.parts(id);
      if (ids[i] !== left || ids[j] !== right) continue; // another merge took one of the two
      ids[i] = id;
      ids[j] = -1;
      after[i] = after[j];
      if (after[i] < ids.length) {
        before[after[i]] = i;
        offer(i);
      }
      if (before[i] >= 0) offer(before[i]);
      made.push([i, id]);
    }
    return made;
  }
}

/** Numbers, of which the smallest comes out first. */
class Heap {
  #items = [];

  get size() {
    return this.#items.length;
  }
  push(item) {
    const items = this.#items;
    let i = items.length;
    while (i > 0 && items[(i - 1) >> 1] > item) {
      items[i] = items[(i - 1) >> 1];
      i = (i - 1) >> 1;
    }
    items[i] = item;
  }
  pop() {
    const items = this.#items;
    const [first] = items;
    const item = items.pop();
    for (let i = 0; i < items.length; ) {
      let child = 2 * i + 1;
      if (items[child + 1] < items[child]) child += 1;
      if (!(items[child] < item)) {
        items[i] = item;
        break;
      }
      items[i] = items[child];
      i = child;
    }
    return first;
  }
}

// ---- How tokens are written ---------------------------------------------------------------------

const hex = (bytes) =>
  bytes.map((byte) => byte.toString(16).toUpperCase().padStart(2, "0")).join(" ");

const codePoint = (character) =>
  `U+${character.codePointAt(0).toString(16).toUpperCase().padStart(4, "0")}`;

const SIGNS = { " ": "␣", "\n": "↵", "\t": "⇥" };
const UNSEEN = /[\p{C}\p{Z}]/u;
const LEANS_ON_THE_LETTER_BEFORE = /^\p{M}/u;

/** A token's text if its bytes are whole characters, otherwise undefined. */
function textOf(bytes) {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(Uint8Array.from(bytes));
  } catch {
    return undefined;
  }
}

/** A token as nodes: its characters, with a sign for each that cannot be seen; or bytes in hex. */
function written(bytes) {
  const text = textOf(bytes);
  if (text === undefined) return [element("span", { className: "bytes" }, hex(bytes))];
  const nodes = [];
  if (LEANS_ON_THE_LETTER_BEFORE.test(text)) nodes.push("◌");
  let plain = "";
  for (const character of text) {
    if (!UNSEEN.test(character)) {
      plain += character;
      continue;
    }
    if (plain) nodes.push(plain);
    plain = "";
    const sign = SIGNS[character] ?? codePoint(character);
    nodes.push(element("span", { className: "sign" }, sign));
  }
  if (plain) nodes.push(plain);
  return nodes;
}

const color = (index) => `var(--token-${index % 5})`;

const plural = (n, word) => `${withCommas(n)} ${word}${n === 1 ? "" : "s"}`;

/** Where a string has half of a character that UTF-16 writes in two, or undefined. */
function loneSurrogate(text) {
  const found = /\p{Surrogate}/u.exec(text);
  return found && { position: [...text.slice(0, found.index)].length + 1, text: found[0] };
}

/** What is counted of a text. */
export function count(tokenizer, text) {
  return {
    characters: [...text].length,
    bytes: new TextEncoder().encode(text).length,
    tokens: tokenizer.encode(text).length,
  };
}

// ---- The parts of the page ----------------------------------------------------------------------

const FIRST_SHOWN = 1000;

/** The tokens in a row. One is in the tab order; arrow keys go to its neighbours. */
function tokenList(onSelect) {
  const list = element("ol", { className: "tokens" });
  list.setAttribute("aria-label", "Tokens");
  const more = element("button", { type: "button", className: "more", hidden: true });
  let chips = [];

  function mark(selected, focus = false) {
    chips.forEach((chip, i) => {
      chip.tabIndex = i === Math.min(selected, chips.length - 1) ? 0 : -1;
      chip.setAttribute("aria-pressed", String(i === selected));
    });
    if (focus) chips[selected]?.focus();
  }

  list.addEventListener("click", (event) => {
    const index = chips.indexOf(event.target.closest("button"));
    if (index >= 0) onSelect(index);
  });
  list.addEventListener("keydown", (event) => {
    const from = chips.indexOf(event.target);
    const to = { ArrowRight: from + 1, ArrowLeft: from - 1, Home: 0, End: chips.length - 1 };
    if (!chips[to[event.key]]) return;
    event.preventDefault();
    onSelect(to[event.key]);
    chips[to[event.key]].focus();
  });

  function update(tokenizer, ids, shown = FIRST_SHOWN) {
    chips = ids.slice(0, shown).map((id, i) => {
      const chip = element(
        "button",
        { type: "button", className: "token" },
        element("bdi", {}, ...written(tokenizer.bytes(id))),
        element("span", { className: "id" }, String(id)),
      );
      chip.style.background = color(i);
      return chip;
    });
    list.replaceChildren(...chips.map((chip) => element("li", {}, chip)));
    more.hidden = ids.length <= shown;
    more.textContent = `Show more: ${withCommas(shown)} of ${withCommas(ids.length)} tokens are drawn`;
    more.onclick = () => {
      update(tokenizer, ids, 2 * shown);
      mark(shown, true);
    };
  }

  return { nodes: [list, more], update, mark };
}

const LONGEST_STEPPED = 100; // bytes

/** One piece of the text, merge by merge. */
function mergeSteps(onStep) {
  const title = element("p", { className: "title" });
  const about = element("p", { className: "about" });
  const rows = element("ol", { className: "steps" });
  const status = element("span", { className: "status" });
  status.setAttribute("aria-live", "polite");
  const button = (text, action) =>
    element("button", { type: "button", textContent: text, onclick: action });
  const back = button("Back", () => go(step - 1));
  const next = button("Next merge", () => go(step + 1));
  const play = button("Play", () => (timer ? pause() : start()));
  const buttons = element("div", { className: "buttons" }, back, next, play);
  const controls = element("div", { className: "controls" }, buttons, status);
  const node = element("div", { className: "merging" }, title, about, controls, rows);

  let steps = [];
  let step = 0;
  let timer;

  function go(to) {
    pause();
    onStep(to);
  }
  function start() {
    if (step === steps.length - 1) onStep(0);
    play.textContent = "Pause";
    timer = setInterval(() => {
      if (step < steps.length - 1) onStep(step + 1);
      if (step >= steps.length - 1) pause();
    }, 900);
  }
  function pause() {
    clearInterval(timer);
    timer = undefined;
    play.textContent = "Play";
  }

  const chips = (tokenizer, { ids, at }) =>
    ids.map((id, i) => {
      const chip = element("bdi", { className: "token" }, ...written(tokenizer.bytes(id)));
      if (i === at) chip.classList.add("made");
      return chip;
    });

  function describe(tokenizer, { made }) {
    if (made === undefined) return ["The bytes of the text, each a token of its own."];
    const [left, right] = tokenizer.parts(made).map((id) => tokenizer.bytes(id));
    const rule = `merge rule ${withCommas(made - 255)} of ${withCommas(tokenizer.mergeCount)}`;
    const whole = [...left, ...right];
    const joined = [...written(left), " + ", ...written(right), " → ", ...written(whole)];
    return [element("bdi", {}, ...joined), ` by ${rule}, token ${made}`];
  }

  function update(tokenizer, chosen, at) {
    node.hidden = chosen === undefined;
    if (node.hidden) return pause();
    const { piece, id } = chosen;
    const bytes = [...new TextEncoder().encode(piece)];
    title.replaceChildren("How ", element("bdi", {}, ...written(bytes.slice(0, 60))), " is merged");
    const own = tokenizer.bytes(id);
    const parts = [`Token ${id} is ${plural(own.length, "byte")}: ${hex(own)}.`];
    if (textOf(own) === undefined) parts.push("Alone they are no text: a character goes on in its neighbour.");
    about.textContent = parts.join(" ");
    const tooLong = bytes.length > LONGEST_STEPPED;
    for (const part of [buttons, rows]) part.hidden = tooLong;
    if (tooLong) {
      steps = [];
      status.textContent = `This piece has ${withCommas(bytes.length)} bytes; up to ${LONGEST_STEPPED} are shown merge by merge.`;
      return pause();
    }
    steps = [...tokenizer.steps(piece)];
    step = Math.min(at, steps.length - 1);
    rows.replaceChildren(
      ...steps.slice(0, step + 1).map((row) => {
        const pieces = element("span", { className: "pieces" }, ...chips(tokenizer, row));
        const how = element("span", { className: "faint" }, ...describe(tokenizer, row));
        return element("li", {}, pieces, how);
      }),
    );
    const merges = steps.length - 1;
    const done = step === merges;
    back.disabled = step === 0;
    next.disabled = done;
    play.disabled = merges === 0;
    status.textContent =
      (merges ? `Merge ${step} of ${merges}. ` : "") +
      (done
        ? `No rule fits any two neighbours: ${plural(steps[step].ids.length, "token")}.`
        : `${plural(steps[step].ids.length, "piece")} now.`);
  }

  return { node, update, pause };
}

/** The same sentence in several languages, and the reader's text, as rows with bars. */
function languageTable(onChoose) {
  const body = element("tbody");
  const heading = (text, className = "number") =>
    element("th", { scope: "col", className }, text);
  const head = element(
    "tr",
    {},
    heading("Text", ""),
    heading("Characters"),
    heading("Bytes"),
    heading("Tokens"),
    heading("Tokens per character"),
  );
  const node = element(
    "table",
    { className: "languages" },
    element("caption", {}, "The same sentence in other languages"),
    element("thead", {}, head),
    body,
  );

  function row(name, { characters, bytes, tokens }, longest) {
    const bar = element("span", { className: "bar" });
    bar.style.width = `${(100 * tokens) / longest}%`;
    const share = characters ? (tokens / characters).toFixed(2) : "–";
    const cell = (...content) => element("td", { className: "number" }, ...content);
    return element(
      "tr",
      {},
      element("th", { scope: "row" }, name),
      cell(withCommas(characters)),
      cell(withCommas(bytes)),
      cell(withCommas(tokens), element("span", { className: "track" }, bar)),
      cell(share),
    );
  }

  function update(tokenizer, sentences, text) {
    const counts = sentences.map((sentence) => count(tokenizer, sentence[2]));
    const yours = count(tokenizer, text);
    const longest = Math.max(1, ...[yours, ...counts].map(({ tokens }) => tokens));
    body.replaceChildren(
      row("Your text", yours, longest),
      ...sentences.flatMap(([language, tag, sentence], i) => {
        const choose = element("button", { type: "button" }, language);
        choose.title = `Put the ${language} sentence into the field`;
        choose.onclick = () => onChoose(sentence);
        const cell = element("td", { colSpan: 5, lang: tag, dir: "auto" }, sentence);
        return [
          row(choose, counts[i], longest),
          element("tr", { className: "sentence" }, cell),
        ];
      }),
    );
  }

  return { node, update };
}

// ---- The page's address -------------------------------------------------------------------------

const ADDRESS = "tokens";
const LONGEST_LINK = 4000; // bytes of text; browsers and chats cut long addresses

/** Text in an address, as base64url of its UTF-8: short in any script, and safe in any chat. */
export function toAddress(text) {
  const bytes = new TextEncoder().encode(text);
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** The text of such an address, or undefined where it is none. */
export function fromAddress(address) {
  try {
    const binary = atob(address.replaceAll("-", "+").replaceAll("_", "/"));
    return textOf(Array.from(binary, (character) => character.charCodeAt(0)));
  } catch {
    return undefined;
  }
}

// ---- Together -----------------------------------------------------------------------------------

let instances = 0;

async function render({ model, el, page }) {
  const root = mount(el, "tokenizer-playground", "Tokenizer playground");
  const id = `tokenizer-playground-${(instances += 1)}`;
  const field = element("textarea", { id, rows: 3, spellcheck: false, disabled: true });
  field.setAttribute("aria-describedby", `${id}-counts`);
  const problem = element("p", { className: "warn", hidden: true });
  problem.setAttribute("role", "alert");
  const counts = element("p", { className: "counts", id: `${id}-counts` });
  counts.setAttribute("aria-live", "polite");
  counts.textContent = "Loading GPT-2’s vocabulary…";
  const label = element("label", { htmlFor: id }, "Your text");
  root.append(label, field, problem, counts);

  let tokenizer;
  try {
    tokenizer = new Tokenizer(await loadAsset(model, "gpt2-vocabulary"));
  } catch (error) {
    counts.textContent = "";
    problem.hidden = false;
    problem.textContent = `GPT-2’s vocabulary could not be loaded: ${error.message}`;
    return;
  }

  const set = (values) => {
    for (const [name, value] of Object.entries(values)) model.set(name, value);
    model.save_changes();
  };
  const tokens = tokenList((index) => set({ selected: index, step: 0 }));
  const merging = mergeSteps((step) => set({ step }));
  const languages = languageTable((text) => {
    enter(text);
    field.focus();
  });
  const legend = element(
    "p",
    { className: "faint" },
    "␣ is a space, ↵ a new line. A token that holds part of a character shows its bytes in hexadecimal. Choose a token to see its merges.",
  );
  const details = element("div", { className: "details" }, ...tokens.nodes, legend, merging.node);
  root.append(details, languages.node);

  let pieces = []; // of the text: { piece, from, to } with the tokens it has
  let writing;

  function remember(text) {
    clearTimeout(writing);
    writing = setTimeout(() => {
      if (new TextEncoder().encode(text).length <= LONGEST_LINK) page?.write(ADDRESS, toAddress(text));
    }, 300);
  }

  /** What the reader has typed; half a character stays out of the model, which could not send it. */
  function enter(text) {
    const half = loneSurrogate(text);
    problem.hidden = !half;
    details.inert = Boolean(half);
    details.classList.toggle("stale", Boolean(half));
    if (half) {
      problem.textContent =
        `Character ${half.position} is ${codePoint(half.text)}, one half of a surrogate pair: ` +
        "alone it is no character and has no UTF-8 bytes, so there is nothing to encode.";
      return;
    }
    if (text === model.get("text")) return;
    set({ text, selected: 0, step: 0 });
    remember(text);
  }

  function drawSelected() {
    const selected = model.get("selected");
    const chosen = pieces.find(({ to }) => selected < to);
    tokens.mark(selected);
    merging.update(
      tokenizer,
      chosen && { piece: chosen.piece, id: model.get("ids")[selected] },
      model.get("step"),
    );
  }

  function drawText() {
    const text = model.get("text");
    if (field.value !== text) field.value = text;
    problem.hidden = true;
    let from = 0;
    pieces = tokenizer.split(text).map((piece) => {
      const to = from + tokenizer.encodePiece(piece).length;
      const entry = { piece, from, to };
      from = to;
      return entry;
    });
    const ids = pieces.flatMap(({ piece }) => tokenizer.encodePiece(piece));
    if (ids.join() !== model.get("ids").join()) set({ ids });
    const { characters, bytes } = count(tokenizer, text);
    counts.textContent = [
      plural(ids.length, "token"),
      plural(characters, "character"),
      plural(bytes, "byte"),
    ].join(" · ");
    tokens.update(tokenizer, ids);
    languages.update(tokenizer, model.get("sentences"), text);
    drawSelected();
  }

  function readAddress() {
    const address = page.read(ADDRESS);
    if (address === undefined) return;
    const text = fromAddress(address);
    if (text === undefined) {
      problem.hidden = false;
      problem.textContent = "Not taken from the link: its text is damaged.";
      return;
    }
    field.value = text;
    enter(text);
  }

  field.disabled = false;
  field.addEventListener("input", () => enter(field.value));
  model.on("change:text change:sentences", drawText);
  model.on("change:selected change:step", drawSelected);
  drawText();
  if (page) {
    window.addEventListener("hashchange", readAddress);
    readAddress();
  }

  return () => {
    merging.pause();
    clearTimeout(writing);
    window.removeEventListener("hashchange", readAddress);
    model.off("change:text change:sentences", drawText);
    model.off("change:selected change:step", drawSelected);
  };
}

export default { render };
