import { setTimeout as wait } from "node:timers/promises";
import type { Logger } from "pino";
import type { Readiness } from "./http/health.ts";

/** After the tours could not be read, in ms. */
const warmAgainMs = 1_000;

/** Tries again where the database goes away meanwhile: until it is done, nobody is sent here. */
export async function warmUntilDone(
  warm: () => Promise<void>,
  readiness: Readiness,
  log: Pick<Logger, "warn">,
): Promise<void> {
  while (readiness.isWarming && !readiness.isStopping) {
    try {
      await warm();
      readiness.isWarming = false;
    } catch (error) {
      log.warn({ error }, "search could not be read yet");
      await wait(warmAgainMs);
    }
  }
}
