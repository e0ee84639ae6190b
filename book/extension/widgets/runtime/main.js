// Draws the course's widgets on pages that have no kernel.
//
// A page has a host for each widget, <div class="gpt-lab-host" data-widget="…">, with what Jupyter stores
// (the view's model, as <script type="application/vnd.jupyter.widget-view+json">) and a prerendered
// snapshot of the widget. When the host comes into view or gets the focus, the live widget replaces the snapshot.

import { Address, hostId } from "./address.js";
import { Model } from "./model.js";
import { assetSource, fetchAsset, importWidget } from "./scripts.js";

const JUPYTER = "application/vnd.jupyter.widget";
const AHEAD = "900px 0px"; // a screen ahead: most scripts are fetched only now

const address = new Address();
/** @type {Map<string, Model>} */
const models = new Map();

/** @param {ParentNode} within @param {string} kind */
const readJson = (within, kind) =>
  [...within.querySelectorAll(`script[type="${JUPYTER}-${kind}+json"]`)].map((script) =>
    JSON.parse(script.textContent ?? "")
  );

/** The focusable elements, in order. @param {ParentNode} within */
const focusable = (within) => /** @type {HTMLElement[]} */ ([
  ...within.querySelectorAll("a[href], button, input, select, textarea, summary, [tabindex]"),
]);

/** What a control is called. @param {Element} control */
const nameOf = (control) =>
  [
    control.localName,
    control.getAttribute("name"),
    control.getAttribute("aria-label"),
    /** @type {any} */ (control).value === undefined || control.localName === "button"
      ? control.textContent?.trim()
      : "",
  ].join();

/**
 * A widget's control for one of its snapshot's: the one of that name, and in the same place among those of one name.
 * @param {Element} control @param {any} snapshot @param {HTMLElement} el
 */
function counterpart(control, snapshot, el) {
  /** @param {ParentNode} within */
  const called = (within) => focusable(within).filter((one) => nameOf(one) === nameOf(control));
  return called(el)[called(snapshot).indexOf(/** @type {HTMLElement} */ (control))];
}

/** What was pressed and typed in a snapshot; a script in the page's head keeps it. @param {Element | null} snapshot */
const keptOf = (snapshot) =>
  /** @type {HTMLElement[]} */ (/** @type {any} */ (globalThis).gptLabKept ?? [])
    .filter((control) => snapshot?.contains(control));

/** Does what was done in the snapshot. @param {any} control @param {any} live the widget's own */
function answer(control, live) {
  const { localName, type, value, checked } = control;
  if (!live) return;
  if (
    localName === "button" || (["checkbox", "radio"].includes(type) && live.checked !== checked)
  ) {
    live.click();
  } else if (live.value !== value) {
    live.value = value;
    for (const event of ["input", "change"]) {
      live.dispatchEvent(new Event(event, { bubbles: true }));
    }
  }
}

/** @param {HTMLElement} host @param {string} key */
async function start(host, key) {
  const snapshot = host.querySelector(".gpt-lab-snapshot");
  const [{ model_id: id }] = readJson(host, "view");
  const model = models.get(id);
  const name = host.dataset.widget ?? "";
  try {
    if (!model) throw new Error("its state is not in the page");
    const { default: widget } = await importWidget(name, host.dataset.version);
    const el = document.createElement("div");
    await widget.initialize?.({ model });
    await widget.render({ model, el, page: { ...address.page(key), source: assetSource } });
    const inFocus = snapshot?.contains(document.activeElement) ? document.activeElement : null;
    const kept = keptOf(snapshot);
    if (snapshot) snapshot.replaceWith(el);
    else host.append(el);
    if (snapshot && inFocus) counterpart(inFocus, snapshot, el)?.focus({ preventScroll: true });
    host.dataset.ready = name;
    for (const control of kept) answer(control, counterpart(control, snapshot, el));
  } catch (error) {
    console.warn(error);
    fail(host, error instanceof Error ? error.message : String(error));
  }
}

/** Reports in the page that a widget does not work. Its snapshot stays. @param {HTMLElement} host @param {string} reason */
function fail(host, reason) {
  const note = document.createElement("p");
  note.className = "gpt-lab-failed";
  note.setAttribute("role", "alert");
  const alternative = host.dataset.alt ? ` ${host.dataset.alt}` : "";
  note.textContent =
    `This widget did not start: ${reason}. Reloading the page may help.${alternative}`;
  host.prepend(note);
  host.dataset.ready = "failed";
}

function startAll() {
  for (const { state } of readJson(document, "state")) {
    for (const [id, { state: traits }] of Object.entries(state)) {
      models.set(id, new Model(traits, fetchAsset));
    }
  }
  /** @type {Map<HTMLElement, string>} */
  const pending = new Map();
  /** @type {Map<string, number>} */
  const counts = new Map();
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) activate(/** @type {HTMLElement} */ (target));
    }
  }, { rootMargin: AHEAD });
  /** @param {HTMLElement} host */
  const activate = (host) => {
    const key = pending.get(host);
    if (key === undefined) return;
    pending.delete(host);
    observer.unobserve(host);
    start(host, key);
  };
  for (
    const host of /** @type {NodeListOf<HTMLElement>} */ (
      document.querySelectorAll(".gpt-lab-host[data-widget]")
    )
  ) {
    const name = host.dataset.key ?? "widget";
    const number = (counts.get(name) ?? 0) + 1;
    counts.set(name, number);
    const key = number === 1 ? name : `${name}-${number}`;
    host.id ||= hostId(key);
    pending.set(host, key);
    observer.observe(host);
    host.addEventListener("focusin", () => activate(host), { once: true });
    if (address.names(key)) activate(host);
  }
  address.scroll();
}

startAll(); // deferred: the page is complete
