import { setTimeout as wait } from "node:timers/promises";
import { findFreePort } from "@tour/free-port";
import { readAppScript } from "@tour/run/apps";
import { startCallServer } from "../calls/call-server.ts";
import type { CallServer } from "../calls/call-server.ts";

/** A process of an arrangement, once it says that it serves. */
export interface ServingProcess {
  title: string;
  origin: string;
  /** From being started until `/health/ready` said so, in ms. */
  startMs: number;
  /** The longest time meanwhile for which it answered nobody, in ms. */
  startHoldMs: number;
  /** In bytes, at once. */
  startMemory: number;
  readCpuTime: CallServer["readCpuTime"];
  /** In bytes. */
  readMemory: () => Promise<number>;
  stop: () => Promise<void>;
}

export interface Role {
  title: string;
  program: string;
  env: Record<string, string>;
  /** Which variable says the port. */
  port: keyof typeof optionsOf;
}

const maxStartMs = 10 * 60_000;
/** A million tours are more than a heap has room for otherwise. */
const heap = ["--max-old-space-size=8192"];
const optionsOf = {
  API_PORT: heap,
  SEARCH_PORT: heap,
  /** Those that the site is shipped with. */
  SITE_PORT: readAppScript("site", "start")
    .split(" ")
    .filter((word) => word.startsWith("--")),
};
const preloads = [
  new URL("../bodies/tell-loop-holds.ts", import.meta.url),
  new URL("./tell-memory.ts", import.meta.url),
];

export async function startProcess(role: Role): Promise<ServingProcess> {
  const { title, program, env, port: variable } = role;
  const port = await findFreePort();
  const start = performance.now();
  const server = await startCallServer({
    args: [...optionsOf[variable], program],
    port,
    env: { LOG_LEVEL: "error", RATE_LIMIT: "off", ...env, [variable]: String(port) },
    preloads,
  });
  const origin = `http://127.0.0.1:${port}`;
  const readMemory = async () => (await server.tell("bench:memory", "benchMemory")) as number;
  try {
    // Its own start, code and all, holds it up as well; what follows is what it does once it listens.
    await server.tell("bench:longest", "benchLongest");
    await waitUntilReady(`${origin}${variable === "SITE_PORT" ? "/health" : "/health/ready"}`);
    return {
      title,
      origin,
      startMs: performance.now() - start,
      startHoldMs: (await server.tell("bench:longest", "benchLongest")) as number,
      startMemory: await readMemory(),
      readCpuTime: server.readCpuTime,
      readMemory,
      stop: server.stop,
    };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

async function waitUntilReady(address: string): Promise<void> {
  const deadline = Date.now() + maxStartMs;
  const isReady = () =>
    fetch(address).then(
      async (answer) => {
        await answer.arrayBuffer();
        return answer.ok;
      },
      () => false,
    );
  while (Date.now() < deadline) {
    if (await isReady()) return;
    await wait(50);
  }
  throw new Error("A process did not become ready");
}
