import { Worker } from "node:worker_threads";

/** How often one looks, in ms: short against the time in which a bomb unfolds. */
const lookEvery = 50;

/**
 * Ends this process when it holds more than so many megabytes, also while its code runs without a pause:
 * Node's own flag limits its objects, and not the bytes that a file unfolds to. Needs `--allow-worker`.
 */
export function limitMemory(megabytes: number): void {
  const code = `setInterval(() => {
    if (process.memoryUsage.rss() > ${megabytes * 1024 * 1024}) process.kill(process.pid, "SIGKILL");
  }, ${lookEvery});`;
  new Worker(code, { eval: true }).unref();
}
