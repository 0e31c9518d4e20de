import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";

import { afterAll, beforeAll, expect, test } from "vitest";

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "launch-chain-"));
  // Stands for npx: a program between the shell and the command.
  writeFileSync(
    join(folder, "npx.mjs"),
    `import { spawn } from "node:child_process";
    const command = [${JSON.stringify(join(folder, "command.mjs"))}, ...process.argv.slice(2)];
    spawn(process.execPath, command, { stdio: "inherit" });`,
  );
  // Says what it sees once the shell is gone: the process with the given id.
  writeFileSync(
    join(folder, "command.mjs"),
    `import { watchLaunchers } from ${JSON.stringify(join(import.meta.dirname, "launch-chain.ts"))};
    const areThere = watchLaunchers();
    console.log("ready");
    const timer = setInterval(() => {
      try {
        process.kill(Number(process.argv[2]), 0);
      } catch {
        console.log(areThere() ? "goes on" : "stops");
        clearInterval(timer);
      }
    }, 20);`,
  );
});

afterAll(() => rmSync(folder, { recursive: true }));

const launch = '"$NODE" "$FOLDER/npx.mjs" $$';

/** Runs a line of shell, ends the shell when the command is ready, and returns all that it said. */
async function runAndEndShell(line: string): Promise<string> {
  const shell = spawn("sh", ["-c", line], {
    env: { ...process.env, NODE: process.execPath, FOLDER: folder },
    stdio: ["pipe", "pipe", "inherit"],
  });
  shell.stdout.once("data", () => shell.kill("SIGKILL"));
  return text(shell.stdout);
}

test.runIf(process.platform === "linux")(
  "a command in the background outlives the shell that started it",
  async () => {
    expect(await runAndEndShell(`${launch} & wait`)).toBe("ready\ngoes on\n");
    expect(await runAndEndShell(`nohup setsid ${launch} & wait`)).toBe("ready\ngoes on\n");
  },
);

test.runIf(process.platform === "linux")(
  "a command in the foreground stops when its shell exits",
  async () => {
    expect(await runAndEndShell(`${launch}; true`)).toBe("ready\nstops\n");
  },
);
