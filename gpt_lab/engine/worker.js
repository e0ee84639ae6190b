// The engine as a standalone script. In a worker it serves the page that started it; in a page it waits to be
// called with a port.

import { Service } from "./service.js";

/** @type {any} */
const scope = globalThis;
if ("WorkerGlobalScope" in scope) {
  new Service(scope);
  scope.postMessage({ type: "hello" });
} else scope.gptLabEngine = (/** @type {import("./service.js").Port} */ port) => new Service(port);
