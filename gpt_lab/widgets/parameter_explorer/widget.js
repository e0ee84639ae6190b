// ParameterExplorer. First the arithmetic, which knows no page; then the parts of the page, each with
// an update(); then render(), which joins them to the model.

// ---- The closed form ----------------------------------------------------------------------------

const range = (from, to, step) =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, i) => from + i * step);

// Finer where small models live, so that one arrow key is a sensible step at any size.
const WIDTHS = [
  ...[16, 32],
  ...range(64, 2048, 64),
  ...range(2176, 4096, 128),
  ...range(4352, 8192, 256),
  ...range(8704, 16384, 512),
];

/** The sizes: what Python calls them, what formulas call them, and where a slider stops. */
export const SIZES = [
  { trait: "d_model", symbol: "d_model", words: "width", stops: WIDTHS },
  {
    trait: "n_heads",
    symbol: "H",
    words: "attention heads",
    stops: [...range(1, 32, 1), ...range(36, 128, 4)],
  },
  {
    trait: "n_layers",
    symbol: "L",
    words: "blocks",
    stops: [...range(1, 48, 1), ...range(52, 128, 4)],
  },
  { trait: "d_ff", symbol: "d_ff", words: "FFN width", stops: WIDTHS.map((width) => 4 * width) },
  {
    trait: "vocab_size",
    symbol: "V",
    words: "vocabulary",
    stops: [256, 512, ...range(1000, 10000, 1000), ...range(15000, 95000, 5000), ...range(100000, 260000, 20000)],
  },
  {
    trait: "context_length",
    symbol: "n_ctx",
    words: "context length",
    stops: range(4, 17, 1).map((power) => 2 ** power),
  },
];

const SWITCHES = [
  { trait: "qkv_bias", words: "QKV bias" },
  { trait: "bias", words: "other biases" },
  { trait: "tie_embeddings", words: "tied embeddings" },
];

const SETTINGS = [...SIZES, ...SWITCHES].map(({ trait }) => trait);

const valuesOf = (settings) =>
  Object.fromEntries(SIZES.map(({ symbol, trait }) => [symbol, settings[trait]]));

const SYMBOL = new RegExp(SIZES.map(({ symbol }) => symbol).join("|"), "g");

const fillIn = (formula, values) => formula.replace(SYMBOL, (symbol) => withCommas(values[symbol]));

/**
 * The parameters of a model: its total, each component and each tensor, all blocks together.
 *
 * `form` is Python's `closed_form()`: tensors as products of symbols, formulas as text. Numbers are
 * filled into formulas only when they are asked for.
 */
export function countParameters(form, settings) {
  const values = valuesOf(settings);
  const granted = {
    always: true,
    qkv_bias: settings.qkv_bias,
    bias: settings.bias,
    untied: !settings.tie_embeddings,
  };
  const withFormula = (name, tensors) => {
    const asked = new Set(tensors.map(({ when }) => when));
    const key = form.conditions.filter((c) => granted[c] && asked.has(c)).join(" ");
    const formula = form.formulas[name][key];
    const total = tensors.reduce((sum, tensor) => sum + tensor.total, 0);
    return {
      name,
      total,
      formula,
      get filledIn() {
        return fillIn(formula, values);
      },
      tensors,
    };
  };
  const tensors = form.tensors.map((tensor) => ({
    ...tensor,
    total: granted[tensor.when] ? tensor.factors.reduce((n, symbol) => n * values[symbol], 1) : 0,
    get filledIn() {
      return fillIn(tensor.formula, values);
    },
    get sizes() {
      return tensor.shape.map((symbol) => withCommas(values[symbol])).join(" × ");
    },
  }));
  const names = [...new Set(tensors.map(({ component }) => component))];
  const components = names.map((name) =>
    withFormula(name, tensors.filter(({ component }) => component === name)),
  );
  return Object.assign(withFormula("total", tensors), { components });
}

/** What a reader typed as a size: `{ value }`, or `{ problem }` in the words of Python's errors. */
export function readSize(trait, text, limit) {
  const typed = text.trim();
  const grouped = /^[+-]?\d{1,3}([,_ ]\d{3})+$/.test(typed); // 50,257 but not 1,5
  const digits = grouped ? typed.replace(/[,_ ]/g, "") : typed;
  if (digits === "") return { problem: `${trait} is empty` };
  if (!/^[+-]?\d+$/.test(digits)) return { problem: `${trait}=${typed} is not an integer` };
  const value = Number(digits);
  if (value < 1) return { problem: `${trait}=${digits} is below 1` };
  if (value > limit) return { problem: `${trait}=${digits} is above ${limit}` };
  return { value };
}

/** Why no such model can be built, in the words of Python's error; undefined if it can. */
export function whyNotBuildable({ d_model, n_heads }) {
  if (d_model % n_heads) return `d_model=${d_model} is not divisible by n_heads=${n_heads}`;
}

/** The nearest head counts that divide d_model, and the nearest widths that H divides. */
export function nearestBuildable({ d_model, n_heads }, limits) {
  const firstDivisor = (heads) => heads.find((h) => d_model % h === 0);
  const narrower = d_model - (d_model % n_heads);
  const candidates = [
    ["n_heads", firstDivisor(range(1, Math.min(n_heads, d_model), 1).reverse())],
    ["n_heads", firstDivisor(range(n_heads + 1, Math.min(limits.n_heads, d_model), 1))],
    ["d_model", narrower],
    ["d_model", narrower + n_heads],
  ];
  return candidates
    .filter(([trait, value]) => value >= 1 && value <= limits[trait])
    .map(([trait, value]) => ({ trait, value }));
}

// ---- Numbers as text ----------------------------------------------------------------------------

function sharePercent(share) {
  if (share === 0 || share === 1) return percent(share, 0);
  if (share < 0.00001) return "< 0.001 %";
  if (share < 0.001) return `${Number((100 * share).toPrecision(1))} %`;
  return percent(share);
}

function scaled(n, units) {
  const step = Math.min(Math.floor(Math.log10(n) / 3), units.length - 1);
  const number = n / 1000 ** step;
  return `${number < 1000 ? Number(number.toPrecision(3)) : withCommas(Math.round(number))} ${units[step]}`;
}

const inBytes = (n) => scaled(n, ["bytes", "kB", "MB", "GB", "TB"]);
const inShort = (n) => scaled(n, ["", "K", "M", "B", "T"]).trim();

const signed = (n) => (n === 0 ? "0" : `${n > 0 ? "+" : "−"}${withCommas(Math.abs(n))}`);

function times(now, before) {
  if (now === before) return "same";
  if (before === 0) return "new";
  if (now === 0) return "gone";
  const ratio = now / before;
  if (ratio >= 1000) return `×${withCommas(Math.round(ratio))}`;
  return `×${Number(ratio.toPrecision(3))}`;
}

// ---- The address --------------------------------------------------------------------------------

const ADDRESS = "explorer";

const asWord = (setting) => String(typeof setting === "boolean" ? Number(setting) : setting);

/** `d_model=1024&n_heads=16&…`; the pinned settings follow in the same order as `pinned=…`. */
export function toAddress(settings, pinned) {
  const pairs = SETTINGS.map((trait) => `${trait}=${asWord(settings[trait])}`);
  if (pinned) pairs.push(`pinned=${SETTINGS.map((trait) => asWord(pinned[trait])).join(",")}`);
  return pairs.join("&");
}

/**
 * The settings in an address: `{ settings, pinned, problems }`. What is not there keeps its value, and so
 * does what cannot be read, with a word about it in `problems`.
 */
export function fromAddress(text, current, limits) {
  const problems = [];
  const parse = (given, base) => {
    const settings = { ...base };
    for (const [trait, word] of given) {
      if (trait in limits) {
        const { value, problem } = readSize(trait, word, limits[trait]);
        if (problem) problems.push(problem);
        else settings[trait] = value;
      } else if (/^[01]$/.test(word)) settings[trait] = word === "1";
      else problems.push(`${trait}=${word} is not 0 or 1`);
    }
    return settings;
  };
  const given = new URLSearchParams(text);
  const settings = parse([...given].filter(([trait]) => SETTINGS.includes(trait)), current);
  if (!given.has("d_ff") && given.has("d_model")) settings.d_ff = 4 * settings.d_model;
  let pinned = null;
  if (given.has("pinned")) {
    const words = given.get("pinned").split(",");
    if (words.length === SETTINGS.length) {
      const before = problems.length;
      pinned = parse(SETTINGS.map((trait, i) => [trait, words[i]]), {});
      if (problems.length > before) pinned = null;
    } else problems.push(`pinned has ${words.length} settings, not ${SETTINGS.length}`);
  }
  return { settings, pinned, problems };
}

// ---- Controls -----------------------------------------------------------------------------------

let ids = 0;
const newId = (what) => `parameter-explorer-${what}-${Date.now().toString(36)}-${ids++}`;

const label = (symbol, words) =>
  element("span", { className: "name" }, element("b", {}, symbol), ` ${words}`);

/**
 * A number field and a slider for one size. The field is a text field, since only that can say what
 * is wrong with what was typed; its up and down keys go along the slider's stops.
 */
function sizeControl({ trait, symbol, words, stops: own }, presets, limit, onChange) {
  const stops = [...new Set([...own, ...presets.map((preset) => preset[trait])])].sort((a, b) => a - b);
  const problem = element("p", { className: "warn problem", id: newId(trait), hidden: true });
  const field = element("input", {
    type: "text",
    inputMode: "numeric",
    autocomplete: "off",
    maxLength: 24,
    className: "number",
    name: trait,
  });
  const slider = element("input", {
    type: "range",
    min: "0",
    max: String(stops.length - 1),
    step: "1",
    "aria-label": `${symbol}, ${words}: slider`,
  });
  const node = element(
    "div",
    { className: "size" },
    element("label", {}, label(symbol, words), field),
    slider,
    problem,
  );
  let shown;

  function complain(text) {
    problem.hidden = !text;
    problem.textContent = text ? `${text}; the figure still has ${shown}` : "";
    field.setAttribute("aria-invalid", String(Boolean(text)));
    if (text) field.setAttribute("aria-describedby", problem.id);
    else field.removeAttribute("aria-describedby");
  }

  field.addEventListener("input", () => {
    const { value, problem: text } = readSize(trait, field.value, limit);
    complain(text);
    if (!text) onChange(value);
  });
  field.addEventListener("change", () => {
    if (problem.hidden) field.value = shown; // 50,257 becomes 50257 once it is entered
  });
  field.addEventListener("keydown", (event) => {
    if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
    event.preventDefault();
    const next =
      event.key === "ArrowUp" ? stops.find((s) => s > shown) : stops.findLast((s) => s < shown);
    if (next !== undefined) onChange(next);
  });
  slider.addEventListener("input", () => onChange(stops[slider.valueAsNumber]));

  function update(value, disabled) {
    if (value !== shown) {
      shown = value;
      complain("");
      if (readSize(trait, field.value, limit).value !== value) field.value = value;
      const distances = stops.map((stop) => Math.abs(stop - value));
      slider.value = distances.indexOf(Math.min(...distances));
      slider.setAttribute("aria-valuetext", withCommas(value));
    }
    field.disabled = slider.disabled = disabled;
  }
  return { node, update, focus: () => field.focus() };
}

/** A checkbox, with how the count would change if it were flipped beside it. */
function switchControl(trait, words, onChange) {
  const box = element("input", { type: "checkbox", name: trait });
  const effect = element("span", { className: "number faint effect" });
  const node = element("div", { className: "switch" }, element("label", {}, box, words), effect);
  box.addEventListener("change", () => onChange(box.checked));
  return {
    node,
    update(checked, difference) {
      box.checked = checked;
      if (difference === undefined) return;
      const flip = checked ? "off" : "on";
      effect.textContent = `${flip}: ${signed(difference)}`;
    },
  };
}

function presetSelect(presets, form, onChange) {
  const custom = element("option", { value: "" }, "custom");
  const select = element(
    "select",
    { name: "preset" },
    custom,
    ...presets.map((preset) => {
      const { total } = countParameters(form, preset);
      return element("option", { value: preset.name }, `${preset.name} · ${inShort(total)}`);
    }),
  );
  select.addEventListener("change", () => {
    onChange(presets.find(({ name }) => name === select.value));
  });
  return {
    node: element("label", { className: "preset" }, element("span", {}, "Preset"), select),
    update(name) {
      select.value = name ?? "";
      custom.hidden = custom.disabled = name !== undefined; // shown when values leave a preset
    },
  };
}

/** What H does and does not do, or why no model can have this H. */
function headsNote(limits, onFix) {
  const node = element("div", { className: "heads-note" });
  return {
    node,
    /** `movedFrom` is where the reader found H, if H is what the reader moved last. */
    update(settings, total, movedFrom) {
      const { d_model, n_heads } = settings;
      const problem = whyNotBuildable(settings);
      const unchanged =
        movedFrom === undefined
          ? "H does not change the count: it only splits d_model."
          : `H went from ${movedFrom} to ${n_heads} and the count stays ${withCommas(total)}: ` +
            "H · d_head is d_model, whatever H is.";
      const split = `d_head = d_model / H = ${withCommas(d_model)} / ${n_heads}`;
      if (!problem) {
        node.replaceChildren(
          element("p", {}, `${split} = ${withCommas(d_model / n_heads)}`),
          element("p", { className: movedFrom === undefined ? "faint" : "" }, unchanged),
        );
        return;
      }
      const fixes = nearestBuildable(settings, limits).map(({ trait, value }) => {
        const button = element("button", { type: "button" }, `${trait}=${value}`);
        button.addEventListener("click", () => onFix(trait, value));
        return button;
      });
      node.replaceChildren(
        element("p", { className: "warn" }, problem),
        element("p", { className: "fixes" }, ...fixes),
      );
    },
  };
}

// ---- Pictures -----------------------------------------------------------------------------------

const colorOf = (name) => `var(--${name.replaceAll(" ", "-")})`;

/** Black or white, whichever reads better on a component's colour. */
function inkOn(name, root) {
  const hex = getComputedStyle(root).getPropertyValue(colorOf(name).slice(4, -1)).trim();
  const [r, g, b] = [1, 3, 5].map((i) => (parseInt(hex.slice(i, i + 2), 16) / 255) ** 2.2);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b < 0.18 ? "#fff" : "#111";
}

const describe = ({ total, components }) =>
  components
    .filter((component) => component.total)
    .map((component) => `${component.name} ${sharePercent(component.total / total)}`)
    .join(", ");

const ROOM_FOR_A_LABEL = 0.12; // of the whole turn
const RADIUS = 100;

function pie(names, root) {
  const slices = names.map((name) => {
    const fill = inkOn(name, root);
    const title = svgElement("title");
    const path = svgElement("path", { style: `fill: ${colorOf(name)}` }, title);
    const lines = [...name.split(" "), ""].map((word, i) =>
      svgElement("tspan", { x: "0", dy: i ? "1.15em" : `${0.35 - 0.575 * name.split(" ").length}em` }, word),
    );
    return { path, title, lines, text: svgElement("text", { fill }, ...lines) };
  });
  const svg = svgElement(
    "svg",
    { class: "pie", viewBox: "-102 -102 204 204", role: "img" },
    ...slices.map(({ path }) => path),
    svgElement("circle", { class: "edge", r: RADIUS }),
    ...slices.map(({ text }) => text),
  );
  const at = (turn, radius) => {
    const angle = 2 * Math.PI * turn;
    return `${radius * Math.sin(angle)} ${-radius * Math.cos(angle)}`;
  };
  const arc = (from, to) =>
    `A ${RADIUS} ${RADIUS} 0 ${to - from > 0.5 ? 1 : 0} 1 ${at(to, RADIUS)}`;
  return {
    node: svg,
    update(count) {
      let turn = 0;
      count.components.forEach(({ name, total }, i) => {
        const share = total / count.total;
        const [from, to] = [turn, turn + share];
        turn = to;
        const { path, title, lines, text } = slices[i];
        // An arc that ends where it starts is not drawn: a whole pie is two halves.
        const whole = `M ${at(0, RADIUS)} ${arc(0, 0.5)} ${arc(0.5, 1)} Z`;
        const slice = `M 0 0 L ${at(from, RADIUS)} ${arc(from, to)} Z`;
        path.setAttribute("d", share > 0.9999 ? whole : share > 0 ? slice : "");
        title.textContent = `${name}: ${withCommas(total)} · ${sharePercent(share)}`;
        text.setAttribute("transform", `translate(${at((from + to) / 2, 0.62 * RADIUS)})`);
        text.setAttribute("visibility", share < ROOM_FOR_A_LABEL ? "hidden" : "visible");
        lines.at(-1).textContent = sharePercent(share);
      });
      svg.setAttribute(
        "aria-label",
        `Pie of ${withCommas(count.total)} parameters: ${describe(count)}.`,
      );
    },
  };
}

/** One stacked bar; `scale` is the count that would fill the whole width. */
function bar(names, root, className) {
  const segments = names.map((name) =>
    element(
      "div",
      { className: "segment", style: `background: ${colorOf(name)}; color: ${inkOn(name, root)}` },
      element("span", {}, name),
    ),
  );
  const track = element("div", { className: "track" }, ...segments);
  track.setAttribute("role", "img");
  const caption = element("div", { className: "caption" });
  const node = element("div", { className: `bar ${className}` }, caption, track);
  return {
    node,
    caption,
    update(count, scale, what) {
      count.components.forEach(({ total }, i) => {
        segments[i].style.width = `${(100 * total) / scale}%`;
        segments[i].hidden = total === 0;
      });
      caption.replaceChildren(element("span", {}, what), withCommas(count.total));
      track.setAttribute("aria-label", `Stacked bar, ${what}: ${describe(count)}.`);
    },
  };
}

// ---- The table ----------------------------------------------------------------------------------

const SHARED = "shared with the token embedding";

const headCell = (text, className = "") => element("th", { scope: "col", className }, text);

/** The cells of a row with numbers: count and share, then what a pinned configuration differs by. */
function numberCells() {
  const cells = ["number", "number share", "number pinned wide", "number pinned"].map((className) =>
    element("td", { className }),
  );
  return {
    cells,
    update(count, total, before) {
      const comparison =
        before === undefined ? ["", ""] : [signed(count - before), times(count, before)];
      const texts = [withCommas(count), sharePercent(count / total), ...comparison];
      texts.forEach((text, i) => (cells[i].textContent = text));
    },
  };
}

/** A formula in symbols, and again with the numbers filled in. */
function formulaText(tag) {
  const symbols = element("span", { className: "symbols" });
  const numbers = element("span", { className: "filled-in" });
  return {
    node: element(tag, {}, symbols, " ", numbers),
    update({ total, formula, filledIn }) {
      symbols.textContent = formula;
      numbers.textContent = total ? `= ${filledIn}` : SHARED;
    },
  };
}

const formulaRow = (content) =>
  element("tr", { className: "formula" }, element("td", { colSpan: 5 }, content));

const rowHead = (...content) => element("th", { scope: "row" }, ...content);

/** The tensors that a component is the sum of. */
function tensorTable({ name, tensors }) {
  const rows = tensors.map((tensor) => {
    const cells = ["", "wide", "number"].map((className) => element("td", { className }));
    return { cells, row: element("tr", {}, rowHead(tensor.name), ...cells) };
  });
  const heads = [
    headCell("tensor"),
    headCell("shape"),
    headCell("all blocks", "wide"),
    headCell("parameters", "number"),
  ];
  return {
    node: element(
      "table",
      { className: "tensors" },
      element("caption", { className: "unseen" }, `Tensors of ${name}`),
      element("thead", {}, element("tr", {}, ...heads)),
      element("tbody", {}, ...rows.map(({ row }) => row)),
    ),
    update(component) {
      component.tensors.forEach((tensor, i) => {
        const { row, cells } = rows[i];
        row.hidden = tensor.total === 0 && component.total > 0; // switched off
        const product = tensor.total ? `${tensor.formula} = ${tensor.filledIn}` : SHARED;
        const texts = [tensor.sizes, product, withCommas(tensor.total)];
        texts.forEach((text, j) => (cells[j].textContent = text));
      });
    },
  };
}

/** A component's two rows: its numbers; its formula, which opens to its tensors. */
function componentRows(component) {
  const { name } = component;
  const numbers = numberCells();
  const formula = formulaText("summary");
  const tensors = tensorTable(component);
  const details = element("details", {}, formula.node, tensors.node);
  const swatch = element("span", { className: "swatch", style: `background: ${colorOf(name)}` });
  const node = element(
    "tbody",
    {},
    element("tr", {}, rowHead(swatch, name), ...numbers.cells),
    formulaRow(details),
  );
  node.dataset.component = name;
  let shown = component;
  const drawTensors = () => details.open && tensors.update(shown); // most are closed
  details.addEventListener("toggle", drawTensors);
  return {
    node,
    update(now, total, before) {
      shown = now;
      node.classList.toggle("absent", now.total === 0);
      numbers.update(now.total, total, before?.total);
      formula.update(now);
      drawTensors();
    },
  };
}

/** The legend and the numbers in one. */
function countTable(components) {
  const rows = components.map(componentRows);
  const numbers = numberCells();
  const formula = formulaText("div");
  const heads = [
    headCell("component"),
    headCell("parameters", "number"),
    headCell("share", "number share"),
    headCell("difference", "number pinned wide"),
    headCell("ratio", "number pinned"),
  ];
  const node = element(
    "table",
    { className: "components" },
    element("caption", { className: "unseen" }, "Parameters by component"),
    element("thead", {}, element("tr", {}, ...heads)),
    ...rows.map((row) => row.node),
    element("tfoot", {}, element("tr", {}, rowHead("total"), ...numbers.cells), formulaRow(formula.node)),
  );
  return {
    node,
    update(now, before) {
      node.classList.toggle("comparing", before !== undefined);
      rows.forEach((row, i) => row.update(now.components[i], now.total, before?.components[i]));
      numbers.update(now.total, now.total, before?.total);
      formula.update(now);
    },
  };
}

// ---- The headline -------------------------------------------------------------------------------

function headline() {
  const total = element("span", { className: "total" });
  const node = element("p", {}, total, element("span", { className: "faint" }, " parameters"));
  return {
    node,
    update(count, buildable) {
      total.textContent = withCommas(count.total);
      node.classList.toggle("not-buildable", !buildable);
    },
  };
}

/** What there is to say about the total: its bytes, the pinned one, whether it can be. */
function remarks(bytesPerNumber) {
  const [memory, comparison, problem] = ["faint", "", "warn"].map((className) =>
    element("p", { className }),
  );
  return {
    node: element("div", { className: "remarks" }, memory, comparison, problem),
    update(settings, { total }, before, pinnedName) {
      memory.textContent = Object.entries(bytesPerNumber)
        .sort(([, a], [, b]) => b - a) // stored states have their keys in alphabetical order
        .map(([dtype, bytes]) => `${inBytes(total * bytes)} in ${dtype}`)
        .join(" · ");
      comparison.hidden = before === undefined;
      if (before) {
        comparison.textContent =
          total === before.total
            ? `as many as the pinned ${pinnedName}`
            : `${signed(total - before.total)} (${times(total, before.total)}) ` +
              `against the pinned ${pinnedName}`;
      }
      const why = whyNotBuildable(settings);
      problem.hidden = !why;
      problem.textContent = why
        ? `Not buildable: ${why}. The formulas give a count all the same, as H is not in them.`
        : "";
    },
  };
}

/** A button that copies the address; where that is refused, the address to copy. */
function copyLink(link) {
  const button = element("button", { type: "button" }, "Copy link");
  const said = element("span", { className: "faint" });
  said.setAttribute("role", "status");
  const field = element("input", {
    type: "text",
    readOnly: true,
    hidden: true,
    "aria-label": "Link to this configuration",
  });
  button.addEventListener("click", async () => {
    const address = link();
    try {
      await navigator.clipboard.writeText(address);
      said.textContent = "Copied.";
      field.hidden = true;
    } catch {
      said.textContent = "Copy this:";
      field.hidden = false;
      field.value = address;
      field.select();
    }
  });
  function forget() {
    said.textContent = "";
    field.hidden = true;
  }
  return { nodes: [button, said, field], forget };
}

// ---- The widget ---------------------------------------------------------------------------------

/** Calls `act` once things have been quiet for a while; `act.now()` at once; `act.cancel()` never. */
function whenQuiet(milliseconds, act) {
  let timer;
  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(act, milliseconds);
  };
  later.cancel = () => clearTimeout(timer);
  later.now = () => {
    clearTimeout(timer);
    act();
  };
  return later;
}

let addressTaken = false; // by the first explorer on a page

function render({ model, el, page }) {
  const root = mount(el, "parameter-explorer", "Parameter explorer");
  const form = model.get("_closed_form");
  const presets = model.get("_presets");
  const limits = model.get("_limits");
  const current = () => Object.fromEntries(SETTINGS.map((trait) => [trait, model.get(trait)]));
  const nameOf = (settings) =>
    presets.find((preset) => SETTINGS.every((trait) => preset[trait] === settings[trait]))?.name;
  let headsMovedFrom; // where the reader found H, while H is all that moves

  // From the reader to the model.

  function save(changes) {
    for (const [trait, value] of Object.entries(changes)) model.set(trait, value);
    model.save_changes();
    announce();
    writeAddress();
  }

  function change(changes) {
    const before = current();
    headsMovedFrom = Object.keys(changes).join() === "n_heads" ? (headsMovedFrom ?? before.n_heads) : undefined;
    const locked = changes.lock_d_ff ?? model.get("lock_d_ff");
    save(locked ? { ...changes, d_ff: 4 * (changes.d_model ?? before.d_model) } : changes);
  }

  const load = (settings) =>
    change({
      ...Object.fromEntries(SETTINGS.map((trait) => [trait, settings[trait]])),
      lock_d_ff: settings.d_ff === 4 * settings.d_model,
    });

  const pin = (settings) => save({ pinned: settings });

  // The controls.

  const preset = presetSelect(presets, form, load);
  const sizes = SIZES.map((size) => ({
    trait: size.trait,
    ...sizeControl(size, presets, limits[size.trait], (value) => change({ [size.trait]: value })),
  }));
  const lock = switchControl("lock_d_ff", "keep d_ff = 4 · d_model", (on) => change({ lock_d_ff: on }));
  const note = headsNote(limits, (trait, value) => {
    change({ [trait]: value });
    sizes.find((size) => size.trait === trait).focus(); // the button that was pressed is gone
  });
  const switches = SWITCHES.map(({ trait, words }) => ({
    trait,
    ...switchControl(trait, words, (on) => change({ [trait]: on })),
  }));
  // The figure.

  const { components } = countParameters(form, current());
  const names = components.map(({ name }) => name);
  const head = headline();
  const remark = remarks(model.get("_bytes_per_number"));
  const picture = pie(names, root);
  const bars = { now: bar(names, root, "now"), pinned: bar(names, root, "before") };
  const table = countTable(components);
  const pinButton = element("button", { type: "button" }, "Pin this");
  pinButton.addEventListener("click", () => pin(current()));
  const unpinButton = element("button", { type: "button" }, "Unpin");
  unpinButton.addEventListener("click", () => {
    pin(null);
    pinButton.focus();
  });
  const actions = element("div", { className: "actions" }, pinButton, unpinButton);
  const spoken = element("p", { className: "unseen", role: "status" });
  const notice = element("p", { className: "warn notice", role: "alert", hidden: true });

  const below = { n_heads: note.node, d_ff: lock.node };
  const controls = element(
    "div",
    { className: "controls" },
    preset.node,
    ...sizes.flatMap(({ trait, node }) => (below[trait] ? [node, below[trait]] : [node])),
    element("div", { className: "switches" }, ...switches.map(({ node }) => node)),
    actions,
  );
  const summary = element(
    "div",
    { className: "summary" },
    head.node,
    bars.now.node,
    bars.pinned.node,
  );
  const pictureAndRemarks = element("div", { className: "picture" }, picture.node, remark.node);
  root.append(
    notice,
    element(
      "div",
      { className: "layout" },
      element("div", { className: "within-reach" }, summary, controls),
      pictureAndRemarks,
      table.node,
    ),
    spoken,
  );

  // From the model to the page.

  function draw() {
    const settings = current();
    const pinned = model.get("pinned");
    const now = countParameters(form, settings);
    const before = pinned ? countParameters(form, pinned) : undefined;
    const pinnedName = pinned && (nameOf(pinned) ?? "custom");
    const scale = Math.max(now.total, before?.total ?? 0);

    preset.update(nameOf(settings));
    const locked = model.get("lock_d_ff");
    for (const { trait, update } of sizes) update(settings[trait], trait === "d_ff" && locked);
    lock.update(locked);
    for (const { trait, update } of switches) {
      const without = countParameters(form, { ...settings, [trait]: !settings[trait] });
      update(settings[trait], without.total - now.total);
    }
    note.update(settings, now.total, headsMovedFrom);

    head.update(now, !whyNotBuildable(settings));
    remark.update(settings, now, before, pinnedName);
    picture.update(now);
    bars.now.update(now, scale, nameOf(settings) ?? "custom");
    bars.now.caption.hidden = bars.pinned.node.hidden = unpinButton.hidden = !before;
    if (before) bars.pinned.update(before, scale, `pinned: ${pinnedName}`);
    table.update(now, before);
  }

  let stale = false;
  function drawSoon() {
    if (stale) return; // one drawing for all traits that change together
    stale = true;
    queueMicrotask(() => {
      stale = false;
      draw();
    });
  }

  const announce = whenQuiet(700, () => {
    const settings = current();
    const problem = whyNotBuildable(settings);
    const { total } = countParameters(form, settings);
    spoken.textContent = `${withCommas(total)} parameters${problem ? `; ${problem}` : ""}`;
  });

  // The address, on pages that have one for us. Browsers refuse to change it many times a second.

  const owner = page && !addressTaken;
  addressTaken ||= owner;
  const copy = owner && copyLink(() => {
    writeAddress.now();
    return page.link();
  });
  const writeAddress = whenQuiet(400, () => {
    if (owner) page.write(ADDRESS, toAddress(current(), model.get("pinned")));
  });
  function readAddress() {
    const text = page.read(ADDRESS);
    if (text === undefined) return;
    const { settings, pinned, problems } = fromAddress(text, current(), limits);
    load(settings);
    pin(pinned);
    writeAddress.cancel(); // it is there already
    notice.hidden = problems.length === 0;
    notice.textContent = `Not taken from the link: ${problems.join("; ")}.`;
    root.scrollIntoView();
  }

  const events = [...SETTINGS, "lock_d_ff", "pinned"].map((trait) => `change:${trait}`);
  for (const event of events) model.on(event, drawSoon);
  if (owner) {
    actions.append(...copy.nodes);
    for (const event of events) model.on(event, copy.forget);
    window.addEventListener("hashchange", readAddress);
    readAddress();
  }
  draw();

  return () => {
    for (const event of events) model.off(event, drawSoon);
    window.removeEventListener("hashchange", readAddress);
    writeAddress.cancel();
    announce.cancel();
  };
}

export default { render };
