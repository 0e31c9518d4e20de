import { execFileSync, spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { inject } from "vitest";

/** Arguments of a process that knows passwords as the test does. */
export const quickPasswords = `--import=${new URL("./quick-passwords.ts", import.meta.url).href}`;
/** Arguments of a process whose clock is wrong by `CLOCK_AHEAD_MS`. */
const shiftedClock = `--import=${new URL("./shift-clock.ts", import.meta.url).href}`;
const { PATH, NODE_COMPILE_CACHE } = process.env;

/**
 * Runs the server's real process, as production has it, on a data folder of its own, in which the
 * embedded database is migrated already. Clean up after the test.
 */
export function createServerRunner() {
  const dataDir = mkdtempSync(join(tmpdir(), "tour-main-"));
  unpackDatabase(dataDir);
  const running: ChildProcess[] = [];
  return {
    dataDir,
    /** Starts a process, of another version perhaps; `errors` is what it said on its way out. */
    start(env: Record<string, string>, program = bundled("main")) {
      const imports = env["CLOCK_AHEAD_MS"] ? [quickPasswords, shiftedClock] : [quickPasswords];
      const child = spawn(process.execPath, [...imports, program], {
        env: { PATH, NODE_COMPILE_CACHE, DATA_DIR: dataDir, LOG_LEVEL: "warn", ...env },
        stdio: ["ignore", "inherit", "pipe"],
      });
      running.push(child);
      const ended = once(child, "close").then(([code]) => code as number);
      const state = { errors: "", ended, child };
      child.stderr.on("data", (chunk) => (state.errors += String(chunk)));
      return state;
    },
    /** What it has started ends; the next starts on what is in the folder. */
    async end(): Promise<void> {
      for (const child of running) child.kill("SIGKILL");
      const isAlive = (child: ChildProcess) => child.exitCode === null && child.signalCode === null;
      await Promise.all(running.filter(isAlive).map((child) => once(child, "exit")));
      running.length = 0;
    },
    cleanUp(): void {
      for (const child of running) child.kill("SIGKILL");
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Why a process ended, by the one line of its log that says so. */
export const reasonOf = (errors: string): string =>
  (JSON.parse(errors) as { level: 60; msg: string }).msg;

/** The file of one of the server's commands. */
export const bundled = (
  command:
    | "main"
    | "add-staff"
    | "after-restore"
    | "end-sessions"
    | "erase-organizer"
    | "export-organizer"
    | "migrate"
    | "redrive-jobs"
    | "rotate-payment-key"
    | "rotate-personal-data-key",
) => join(inject("serverBundle"), `${command}.js`);

/** Tables made anew take a process longer than all else that it begins with. */
export function unpackDatabase(dataDir: string): void {
  const dump = inject("embeddedDump");
  if (!dump) return;
  mkdirSync(join(dataDir, "db"));
  execFileSync("tar", ["-xf", dump, "-C", join(dataDir, "db")], { stdio: "ignore" });
}

export async function waitForHealth(port: number): Promise<void> {
  for (let tries = 0; tries < 3000; tries += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}/health`).catch(() => undefined);
    if (answer?.ok) return;
    await wait(100);
  }
  throw new Error("The server did not answer");
}
