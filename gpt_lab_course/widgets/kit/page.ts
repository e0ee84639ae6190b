// A widget's interfaces to its environment: traits, from anywidget or the book's runtime, and the page.

/** The traits that the widget shares with Python, as anywidget provides them. */
export interface Model {
  get(name: string): unknown;
  set(name: string, value: unknown): void;
  save_changes(): void;
  // deno-lint-ignore no-explicit-any -- events have different listeners
  on(events: string, listener: (...values: any[]) => void): void;
  // deno-lint-ignore no-explicit-any
  off(events: string, listener: (...values: any[]) => void): void;
  send(message: object): void;
}

/** One widget's part of the page's address, and large files. Only the book's pages have one. */
export interface Page {
  read(): string | undefined;
  /** Without a state, it removes the widget from the address. */
  write(state: string | undefined): void;
  /** Starts a new entry of the browser's history: Back leads to the current state. */
  enter(): void;
  /** The page's address with only this widget's state, which scrolls to it. */
  link(): string;
  /** Calls back when a link, back or forward changed it. Returns the function that stops this. */
  listen(listener: () => void): () => void;
  /** Where to get a large file's bytes, so that a worker can fetch them itself. */
  source?: (
    name: string,
    size: number,
  ) => Promise<{ url: string; size: number } | { base64: string }>;
}

/** A file as its bytes: from the kernel in Jupyter, and from the site on a page. */
export function loadAsset(model: Model, name: string): Promise<DataView> {
  return new Promise((resolve, reject) => {
    const listen = (
      message: { type: string; name: string; error?: string },
      buffers: DataView[],
    ) => {
      if (message.type !== "asset" || message.name !== name) return;
      model.off("msg:custom", listen);
      if (message.error) reject(new Error(message.error));
      else resolve(buffers[0]);
    };
    model.on("msg:custom", listen);
    model.send({ type: "asset", name });
  });
}
