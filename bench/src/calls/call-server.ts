import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";

interface CallServerOptions {
  /** Arguments of Node. */
  args: readonly string[];
  port: number;
  env?: Record<string, string>;
  preloads?: readonly URL[];
}

/** A measured server in a process of its own; what it logs goes nowhere. */
export interface CallServer {
  port: number;
  /** Sends a message of the preloads', and waits for the answer that holds a field. */
  tell: <Field extends string>(message: string, field: Field) => Promise<unknown>;
  /** Processor time that it has used so far, user and system, in ms. */
  readCpuTime: () => Promise<number>;
  stop: () => Promise<void>;
}

/** Demo data come with drawn pictures. */
const startMs = 5 * 60_000;
const cpuTime = new URL("../render/tell-cpu-time.ts", import.meta.url);

/** Starts a server and resolves when its port answers. */
export async function startCallServer(options: CallServerOptions): Promise<CallServer> {
  const { args, port, env = {}, preloads = [] } = options;
  const imports = [cpuTime, ...preloads].map(({ href }) => `--import=${href}`);
  const child = spawn(process.execPath, [...imports, ...args], {
    env: { ...process.env, NODE_ENV: "production", AUTH_SECRET: "x".repeat(32), ...env },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const stop = async () => {
    if (child.exitCode !== null) return;
    const ended = once(child, "close");
    child.kill("SIGTERM");
    await ended;
  };
  const deadline = Date.now() + startMs;
  while (Date.now() < deadline && child.exitCode === null) {
    const isUp = await fetch(`http://127.0.0.1:${port}/`).then(
      () => true,
      () => false,
    );
    if (isUp) return serverOf(child, port, stop);
    await wait(100);
  }
  await stop();
  throw new Error("A measured server did not start");
}

function serverOf(child: ChildProcess, port: number, stop: () => Promise<void>): CallServer {
  const tell = (text: string, field: string) =>
    new Promise<unknown>((resolve) => {
      const listen = (message: unknown) => {
        const value = (message as Record<string, unknown> | null)?.[field];
        if (value === undefined) return;
        child.off("message", listen);
        resolve(value);
      };
      child.on("message", listen);
      child.send(text);
    });
  const readCpuTime = async () => {
    const usage = (await tell("bench:cpu", "benchCpu")) as NodeJS.CpuUsage;
    return (usage.user + usage.system) / 1000;
  };
  return { port, tell, readCpuTime, stop };
}
