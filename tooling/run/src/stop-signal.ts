const PARENT_CHECK_MS = 1000;

/**
 * Resolves when this command should end: an interruption, or the death of what started it (pnpm
 * may be ended without passing the signal on). A second interruption ends at once.
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
    const parent = process.ppid;
    setInterval(() => process.ppid !== parent && resolve(), PARENT_CHECK_MS).unref();
  });
}
