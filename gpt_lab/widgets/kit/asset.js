// A widget's files: they come from the kernel in Jupyter, and from the site on a page.

/**
 * A file as its bytes.
 *
 * @param {import("./widget_context.js").Model} model
 * @param {string} name
 * @returns {Promise<DataView>}
 */
export function loadAsset(model, name) {
  return new Promise((resolve, reject) => {
    /** @param {{ type: string, name: string, error?: string }} message @param {DataView[]} buffers */
    const listen = (message, buffers) => {
      if (message.type !== "asset" || message.name !== name) return;
      model.off("msg:custom", listen);
      if (message.error) reject(new Error(message.error));
      else resolve(buffers[0]);
    };
    model.on("msg:custom", listen);
    model.send({ type: "asset", name });
  });
}
