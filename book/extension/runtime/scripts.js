// What comes by plain <script>, so that pages opened from a disk work as well: widgets and their assets.

/** What widgets/NAME.js left here. @type {Record<string, { esm: string } | undefined>} */
const sources = /** @type {any} */ (globalThis).gptLabWidgets ??= {};
/** @type {Map<string, Promise<any>>} */
const modules = new Map();
/** @type {Map<string, Promise<DataView>>} */
const assets = new Map();
/** @type {Map<string, (base64: string) => void>} */
const arrived = new Map();

const folder = new URL(".", /** @type {HTMLScriptElement} */ (document.currentScript).src);

Object.assign(globalThis, {
  gptLab: {
    /** Called by assets/NAME.js with the file's bytes in base64. @param {string} name @param {string} base64 */
    asset(name, base64) {
      arrived.get(name)?.(base64);
    },
  },
});

/** @param {string} path within _static/gpt-lab */
function load(path) {
  const { promise, resolve, reject } = Promise.withResolvers();
  const script = document.createElement("script");
  script.src = new URL(path, folder).href;
  script.onload = () => resolve(undefined);
  script.onerror = () => reject(new Error(`${path} did not load`));
  document.head.append(script);
  return promise;
}

/** A file's bytes in base64. @param {string} name @returns {Promise<string>} */
function fetchText(name) {
  const { promise, resolve, reject } = Promise.withResolvers();
  arrived.set(name, resolve);
  load(`assets/${encodeURIComponent(name)}.js`).catch(reject);
  return promise;
}

/** A file that a widget asks for by name. @param {string} name @returns {Promise<DataView>} */
export function fetchAsset(name) {
  const known = assets.get(name);
  if (known) return known;
  const found = fetchText(name).then((base64) =>
    new DataView(Uint8Array.from(atob(base64), (c) => c.charCodeAt(0)).buffer)
  );
  assets.set(name, found);
  found.catch(() => assets.delete(name)); // the next reader who reaches for it may have a line again
  return found;
}

/**
 * Where a large file's bytes are, for a worker: at an address, or, on a disk, where nothing can be
 * fetched, in a script.
 *
 * @param {string} name
 * @param {number} size
 */
export async function assetSource(name, size) {
  if (!location.protocol.startsWith("http")) return { base64: await fetchText(name) };
  return { url: new URL(`assets/${encodeURIComponent(name)}.bin`, folder).href, size };
}

/** A widget's module. @param {string} name @returns {Promise<any>} */
export function importWidget(name) {
  const known = modules.get(name);
  if (known) return known;
  const module = importNow(name);
  modules.set(name, module);
  module.catch(() => modules.delete(name));
  return module;
}

/** @param {string} name */
async function importNow(name) {
  if (!sources[name]) await load(`widgets/${encodeURIComponent(name)}.js`);
  const source = sources[name];
  if (!source) throw new Error(`widgets/${name}.js holds no ${name}`);
  const url = URL.createObjectURL(new Blob([source.esm], { type: "text/javascript" }));
  try {
    return await import(url);
  } finally {
    URL.revokeObjectURL(url);
  }
}
