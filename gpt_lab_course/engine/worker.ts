// The engine as a standalone script. In a worker it serves the page that started it; in a page it waits to be
// called with a port.

import { type Port, Service } from "./service.ts";

const scope = globalThis as unknown as Port & { gptLabEngine: (port: Port) => Service };
if ("WorkerGlobalScope" in scope) {
  new Service(scope);
  scope.postMessage({ type: "hello" });
} else scope.gptLabEngine = (port) => new Service(port);
