// The engine as a script of its own. In a worker it serves that worker's page; in a page it waits to be
// called with a port.

import { Service } from "./service.js";

/** @type {any} */
const scope = globalThis;
if ("WorkerGlobalScope" in scope) {
  new Service(scope);
  scope.postMessage({ type: "hello" });
} else scope.gptLabEngine = (/** @type {import("./service.js").Port} */ port) => new Service(port);
