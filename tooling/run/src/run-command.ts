import { spawn } from "node:child_process";
import { waitForStopSignal } from "./stop-signal.ts";
import { toolEnvironment } from "./workspace.ts";

export type CommandResult = {
  /** 0 when it went well; null when it could not start or was killed. */
  code: number | null;
  /** What it wrote to both outputs, in order. */
  output: string;
  seconds: number;
  /** It was killed after `silenceMs` without a word. */
  fellSilent: boolean;
};

type CommandOptions = {
  folder: string;
  env?: NodeJS.ProcessEnv;
  /** After this time the command and all that it started are killed. */
  timeoutMs?: number;
  /** So are they after this time without a word. */
  silenceMs?: number;
};

const running = new Set<() => void>();

/** Runs a tool of the workspace and keeps what it says; never rejects. */
export function runCommand(
  command: string,
  args: string[],
  { folder, env = {}, timeoutMs, silenceMs }: CommandOptions,
): Promise<CommandResult> {
  const startedAt = performance.now();
  const child = spawn(command, args, {
    cwd: folder,
    env: { ...toolEnvironment(folder), ...env },
    stdio: ["ignore", "pipe", "pipe"],
    // Its own process group, so that what it started can be ended with it.
    detached: true,
  });
  const chunks: string[] = [];
  const kill = () => killGroup(child.pid);
  running.add(kill);
  let fellSilent = false;
  const stopAfter = (ms: number, why: string) =>
    setTimeout(() => {
      chunks.push(`\nStopped after ${ms / 60_000} minutes${why}.`);
      fellSilent = why !== "";
      kill();
    }, ms);
  const timer = timeoutMs === undefined ? undefined : stopAfter(timeoutMs, "");
  const silence = silenceMs === undefined ? undefined : stopAfter(silenceMs, " of silence");
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (chunk: string) => {
      chunks.push(chunk);
      silence?.refresh();
    });
  }
  return new Promise((resolve) => {
    const finish = (code: number | null) => {
      clearTimeout(timer);
      clearTimeout(silence);
      running.delete(kill);
      const output = chunks.join("").trimEnd();
      resolve({ code, output, seconds: (performance.now() - startedAt) / 1000, fellSilent });
    };
    child.on("error", (error) => {
      chunks.push(error.message);
      finish(null);
    });
    child.on("close", finish);
  });
}

/** Ends a process group that was started with `detached`; one that is gone is no error. */
export function killGroup(pid: number | undefined, signal: NodeJS.Signals = "SIGKILL"): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, signal);
  } catch {
    // Nobody left.
  }
}

/** Ends every command that still runs. */
export function killCommands(): void {
  for (const kill of running) kill();
}

/** From now on an interruption ends all running commands, and then this process. */
export function stopCommandsOnInterrupt(): void {
  void waitForStopSignal().then(() => {
    killCommands();
    process.exit(130);
  });
}

/** Runs `work` on each item, at most `limit` at a time; answers in the order of the items. */
export async function mapLimited<Item, Answer>(
  items: Item[],
  limit: number,
  work: (item: Item) => Promise<Answer>,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  const queue = items.entries();
  const worker = async () => {
    for (const [index, item] of queue) answers[index] = await work(item);
  };
  await Promise.all(Array.from({ length: limit }, worker));
  return answers;
}
