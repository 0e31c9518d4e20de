import { spawn } from "node:child_process";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

const folder = join(import.meta.dirname, "../../storybook");
const timeoutMs = 120_000;

/** Starts Storybook and resolves when it answers. */
export async function startStorybook(
  port: number,
): Promise<{ origin: string; stop: () => Promise<void> }> {
  const command = join(folder, "node_modules/.bin/storybook");
  const child = spawn(command, ["dev", "-p", `${port}`, "--ci", "--exact-port", "--quiet"], {
    cwd: folder,
    stdio: "ignore",
    // A process group of its own: Storybook starts others, which end with it.
    detached: true,
  });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const stop = async () => {
    if (child.pid && child.exitCode === null) process.kill(-child.pid, "SIGTERM");
    await ended;
  };
  const origin = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + timeoutMs;
  while (Date.now() < deadline && child.exitCode === null) {
    const answer = await fetch(`${origin}/index.json`).catch(() => undefined);
    if (answer?.ok) return { origin, stop };
    await wait(500);
  }
  await stop();
  throw new Error(`Storybook did not answer on port ${port}`);
}
