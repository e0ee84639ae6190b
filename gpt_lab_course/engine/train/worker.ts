// The trainer as a standalone script, as ../worker.ts: in a worker, or called with a port where workers are forbidden.

import { type Port, TrainingService } from "./service.ts";

const scope = globalThis as unknown as Port & {
  gptLabTrainer: (port: Port) => TrainingService;
};
if ("WorkerGlobalScope" in scope) {
  new TrainingService(scope);
  scope.postMessage({ type: "hello" });
} else scope.gptLabTrainer = (port) => new TrainingService(port);
