// Loads widgets and their assets by plain <script>, so that pages opened from disk work too.

/** The sources that widgets/NAME.js set here. @type {Record<string, { esm: string } | undefined>} */
const sources = /** @type {any} */ (globalThis).gptLabWidgets ??= {};
/** @type {Map<string, Promise<any>>} */
const modules = new Map();
/** @type {Map<string, Promise<DataView>>} */
const assets = new Map();
/** @type {Map<string, (base64: string) => void>} */
const callbacks = new Map();

const folder = new URL(".", /** @type {HTMLScriptElement} */ (document.currentScript).src);

Object.assign(globalThis, {
  gptLab: {
    /** Called by assets/NAME.js with the file's bytes in base64. @param {string} name @param {string} base64 */
    asset(name, base64) {
      callbacks.get(name)?.(base64);
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
  callbacks.set(name, resolve);
  load(`assets/${encodeURIComponent(name)}.js`).catch(reject);
  return promise;
}

/** A file that a widget requests by name. @param {string} name @returns {Promise<DataView>} */
export function fetchAsset(name) {
  const cached = assets.get(name);
  if (cached) return cached;
  const bytes = fetchText(name).then((base64) =>
    new DataView(Uint8Array.from(atob(base64), (c) => c.charCodeAt(0)).buffer)
  );
  assets.set(name, bytes);
  bytes.catch(() => assets.delete(name)); // a later request may succeed
  return bytes;
}

/**
 * Where a worker gets a large file's bytes: at a URL, or, on a page opened from disk, where nothing can be
 * fetched, from a script.
 *
 * @param {string} name
 * @param {number} size
 */
export async function assetSource(name, size) {
  if (!location.protocol.startsWith("http")) return { base64: await fetchText(name) };
  return { url: new URL(`assets/${encodeURIComponent(name)}.bin`, folder).href, size };
}

/** A widget's module. @param {string} name @param {string} [version] of its script @returns {Promise<any>} */
export function importWidget(name, version) {
  const cached = modules.get(name);
  if (cached) return cached;
  const module = importNow(name, version);
  modules.set(name, module);
  module.catch(() => modules.delete(name));
  return module;
}

/** @param {string} name @param {string} [version] */
async function importNow(name, version) {
  const query = version ? `?v=${version}` : "";
  if (!sources[name]) await load(`widgets/${encodeURIComponent(name)}.js${query}`);
  const source = sources[name];
  if (!source) throw new Error(`widgets/${name}.js holds no ${name}`);
  const url = URL.createObjectURL(new Blob([source.esm], { type: "text/javascript" }));
  try {
    return await import(url);
  } finally {
    URL.revokeObjectURL(url);
  }
}
