import { spawn } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";
import type { AppName } from "./apps.ts";
import { formatLine, readLines } from "./app-output.ts";
import { killGroup } from "./run-command.ts";
import { toolEnvironment } from "./workspace.ts";

const HEALTH_INTERVAL_MS = 100;
/** One question that nobody answers must not stand for all: a busy machine answers in less. */
const HEALTH_TIMEOUT_MS = 10_000;
const STOP_TIMEOUT_MS = 12_000;
const LAST_LINES = 20;
const guard = new URL("./end-with-parent.js", import.meta.url).href;

export type AppCommand = {
  name: AppName;
  port: number;
  /** A shell command, run in the app's folder. */
  command: string;
  folder: string;
  env: Record<string, string>;
};

export type AppProcess = {
  name: AppName;
  /** Resolves when the app answers at /health; rejects with its last lines when it ends before. */
  waitUntilHealthy: (timeoutMs: number) => Promise<void>;
  /** Resolves with the last lines when the app ends, for whatever reason. */
  ended: Promise<string>;
  /** Asks the app to end, kills it when it does not. */
  stop: () => Promise<void>;
};

/** Starts an app; `onLine` hears what people should see of its output, `onOutput` every line as it is. */
export function startApp(
  { name, port, command, folder, env }: AppCommand,
  onLine: (name: AppName, line: string) => void,
  onOutput: (name: AppName, line: string) => void = () => {},
): AppProcess {
  const child = spawn(`exec ${command}`, {
    cwd: folder,
    env: {
      ...toolEnvironment(folder),
      NODE_OPTIONS: `${process.env["NODE_OPTIONS"] ?? ""} --import=${guard}`.trim(),
      ...env,
    },
    shell: true,
    stdio: ["ignore", "pipe", "pipe", "ipc"],
    // Its own process group: an interruption from the keyboard reaches us alone, and we stop the
    // apps in order.
    detached: true,
  });
  const endTogether = () => killGroup(child.pid);
  process.once("exit", endTogether);

  let healthy = false;
  let last: string[] = [];
  const readLast = () => last.filter(Boolean).join("\n");
  let resolveEnded = (_lastLines: string) => {};
  const ended = new Promise<string>((resolve) => (resolveEnded = resolve));
  for (const stream of [child.stdout!, child.stderr!]) {
    readLines(stream, (line) => {
      onOutput(name, line);
      last = [...last.slice(1 - LAST_LINES), formatLine(line, true) ?? ""];
      const shown = formatLine(line, !healthy);
      if (shown) onLine(name, shown);
    });
  }
  child.on("error", (error) => resolveEnded(error.message));
  child.on("close", () => {
    process.off("exit", endTogether);
    resolveEnded(readLast());
  });

  return {
    name,
    ended,
    waitUntilHealthy: async (timeoutMs) => {
      const outcome = await Promise.race([
        ended.then((lines) => new Error(`The ${name} ended while starting:\n${lines}`)),
        waitForHealth(port, timeoutMs).then(
          (ok) =>
            ok || new Error(`The ${name} did not answer on port ${port} in time:\n${readLast()}`),
        ),
      ]);
      if (outcome instanceof Error) throw outcome;
      healthy = true;
    },
    stop: async () => {
      killGroup(child.pid, "SIGTERM");
      await Promise.race([ended, wait(STOP_TIMEOUT_MS, undefined, { ref: false })]);
      killGroup(child.pid);
      await ended;
    },
  };
}

async function waitForHealth(port: number, timeoutMs: number): Promise<boolean> {
  const deadline = Date.now() + timeoutMs;
  while (Date.now() < deadline) {
    try {
      const answer = await fetch(`http://127.0.0.1:${port}/health`, {
        signal: AbortSignal.timeout(HEALTH_TIMEOUT_MS),
      });
      await answer.body?.cancel();
      if (answer.ok) return true;
    } catch {
      // It does not listen yet.
    }
    await wait(HEALTH_INTERVAL_MS, undefined, { ref: false });
  }
  return false;
}
