import { availableParallelism, cpus, totalmem, type } from "node:os";

/** The machine in one line: enough to read the numbers, nothing that names it. */
export function describeMachine(): string {
  const model = cpus()[0]?.model.replaceAll(/\s+/g, " ").trim() || "unknown processor";
  const memory = Math.round(totalmem() / 1024 ** 3);
  const node = process.versions.node;
  return `${availableParallelism()} cores (${model}), ${memory} GB, ${type()}, Node ${node}`;
}
