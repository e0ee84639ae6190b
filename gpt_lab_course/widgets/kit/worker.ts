// A script of the engine, started in a worker of its own, or in the page itself where workers are forbidden.

import { loadAsset, type Model } from "./page.ts";

/** What messages go through: a worker, or one end of a channel. */
export interface Connection<To, From> {
  postMessage(message: To, transfer?: Transferable[]): void;
  onmessage: ((event: MessageEvent<From>) => void) | null;
}

/**
 * Starts the script in an asset, which says something first.
 *
 * @param entry the global function by which the script is started in the page, which then reacts more slowly
 */
export async function startScript<To, From>(
  model: Model,
  asset: string,
  entry: string,
): Promise<Connection<To, From>> {
  const script = await loadAsset(model, asset) as BlobPart;
  const url = URL.createObjectURL(new Blob([script], { type: "text/javascript" }));
  return await startInWorker(url).catch(() => startInPage(url, entry)).finally(() =>
    URL.revokeObjectURL(url)
  );
}

async function startInWorker(url: string): Promise<Worker> {
  const worker = new Worker(url); // throws where workers are forbidden
  return await new Promise((resolve, reject) => {
    worker.onerror = reject;
    worker.onmessage = () => resolve(worker); // its first message
  });
}

async function startInPage(url: string, entry: string): Promise<MessagePort> {
  await import(url);
  const { port1, port2 } = new MessageChannel();
  (globalThis as unknown as Record<string, (port: MessagePort) => void>)[entry](port2);
  return port1;
}

/** Tells the worker whether the page is hidden, now and whenever that changes. */
export function tellHidden(tell: (message: { type: "hidden"; hidden: boolean }) => void) {
  const hidden = () => tell({ type: "hidden", hidden: document.hidden });
  document.addEventListener("visibilitychange", hidden);
  hidden();
}
