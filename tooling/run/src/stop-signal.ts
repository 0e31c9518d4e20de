import { watchLaunchers } from "./launch-chain.ts";

const LAUNCHERS_CHECK_MS = 1000;

/**
 * Resolves when this command should end: an interruption, or the death of what launched it. A
 * second interruption ends at once.
 */
export function waitForStopSignal(): Promise<void> {
  return new Promise((resolve) => {
    let asked = false;
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
      process.on(signal, () => {
        if (asked && signal === "SIGINT") process.exit(130);
        asked = true;
        resolve();
      });
    }
    // With the terminal gone, what is still written has no reader; that is no reason to fail.
    for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});
    const areLaunchersThere = watchLaunchers();
    setInterval(() => areLaunchersThere() || resolve(), LAUNCHERS_CHECK_MS).unref();
  });
}
