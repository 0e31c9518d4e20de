import { spawn } from "node:child_process";
import { buffer } from "node:stream/consumers";
import { fileURLToPath } from "node:url";

interface ChildOptions {
  input: Uint8Array | readonly Uint8Array[];
  /** What Node itself is told. */
  flags?: readonly string[];
  timeoutMs: number;
  /** Ends the child. */
  signal?: AbortSignal;
}

/** Of a child that reads somebody's file: it may read its own code; it starts no program and writes no file. */
export const readerFlags = [
  ...["--max-old-space-size=256", "--permission", "--allow-fs-read=*", "--allow-worker"],
] as const;

/** The file of a child's code: beside its module in the sources, beside `main.js` in the bundle. */
export function childFile(name: string, module: string): string {
  const ending = module.endsWith(".ts") ? "ts" : "js";
  return fileURLToPath(new URL(`./${name}.${ending}`, module));
}

/**
 * Runs code in a process of its own, which takes its input on stdin and answers on stdout, and sees
 * nothing of our environment. Undefined when it failed, died, was ended, or took too long.
 */
export async function runChild(
  file: string,
  { input, flags = [], timeoutMs, signal }: ChildOptions,
): Promise<Buffer<ArrayBuffer> | undefined> {
  if (signal?.aborted) return undefined;
  const running = spawn(process.execPath, [...flags, "--no-warnings", file], {
    env: {},
    stdio: ["pipe", "pipe", "ignore"],
    timeout: timeoutMs,
    killSignal: "SIGKILL",
    ...(signal && { signal }),
  });
  const { promise, resolve } = Promise.withResolvers<number | null>();
  running.on("error", () => resolve(null));
  running.on("close", resolve);
  // The child may be gone before it has read everything.
  running.stdin.on("error", () => {});
  for (const part of Array.isArray(input) ? input : [input]) running.stdin.write(part);
  running.stdin.end();
  const [output, code] = await Promise.all([buffer(running.stdout), promise]);
  return code === 0 ? (output as Buffer<ArrayBuffer>) : undefined;
}
