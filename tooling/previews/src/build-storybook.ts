import { spawn } from "node:child_process";
import { join } from "node:path";

const storybook = join(import.meta.dirname, "../../storybook");

/** Builds Storybook into a folder; rejects with what it printed when it can't. */
export function buildStorybook(folder: string): Promise<void> {
  const command = join(storybook, "node_modules/.bin/storybook");
  const child = spawn(command, ["build", "--quiet", "-o", folder], {
    cwd: storybook,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk: Buffer) => (printed += chunk.toString()));
  }
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code) => (code === 0 ? resolve() : reject(new Error(printed))));
  });
}
