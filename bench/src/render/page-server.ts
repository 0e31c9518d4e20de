import { spawn } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";

export interface PageServerOptions {
  /** Arguments of Node. */
  args: readonly string[];
  folder: string;
  port: number;
  env?: Record<string, string>;
  /** Modules loaded before the server. */
  preloads?: readonly string[];
}

/** A server in a process of its own. */
export interface PageServer {
  /** Processor time that it has used so far, user and system, in ms. */
  readCpuTime: () => Promise<number>;
  stop: () => Promise<void>;
}

const startMs = 30_000;
const cpuTimePreload = new URL("./tell-cpu-time.ts", import.meta.url).href;

/** Starts a server and resolves when its port answers; rejects with what it said when it does not. */
export async function startPageServer(options: PageServerOptions): Promise<PageServer> {
  const { args, folder, port, env = {}, preloads = [] } = options;
  const imports = [cpuTimePreload, ...preloads].map((module) => `--import=${module}`);
  const child = spawn(process.execPath, [...imports, ...args], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: "production", ...env },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  let said = "";
  for (const stream of [child.stdout!, child.stderr!]) {
    stream.setEncoding("utf8").on("data", (text: string) => (said = (said + text).slice(-4000)));
  }
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const endTogether = () => child.kill("SIGKILL");
  process.once("exit", endTogether);
  const stop = async () => {
    process.off("exit", endTogether);
    child.kill("SIGKILL");
    await ended;
  };
  const isUp = await Promise.race([waitForPort(port), ended.then(() => false)]);
  if (!isUp) {
    await stop();
    throw new Error(`The server of ${folder} did not start:\n${said}`);
  }
  return {
    stop,
    readCpuTime: () =>
      new Promise((resolve) => {
        const listen = (message: unknown) => {
          const usage = (message as { benchCpu?: NodeJS.CpuUsage } | null)?.benchCpu;
          if (!usage) return;
          child.off("message", listen);
          resolve((usage.user + usage.system) / 1000);
        };
        child.on("message", listen);
        child.send("bench:cpu");
      }),
  };
}

async function waitForPort(port: number): Promise<boolean> {
  const deadline = Date.now() + startMs;
  while (Date.now() < deadline) {
    try {
      await (await fetch(`http://127.0.0.1:${port}/`)).body?.cancel();
      return true;
    } catch {
      await wait(100);
    }
  }
  return false;
}
