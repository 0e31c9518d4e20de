import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { ServerEnv } from "../env/env.ts";

export type KeyEnv = Pick<ServerEnv, "personalDataKeys" | "isDemo" | "dataDir">;

/**
 * The keys that seal the organisers' own, the newest first; none where no document can be kept. A
 * demo makes one for itself.
 */
export function readMasterKeys({ personalDataKeys, isDemo, dataDir }: KeyEnv): readonly Buffer[] {
  if (personalDataKeys.length > 0 || !isDemo) return personalDataKeys;
  const file = join(dataDir, "personal-data.key");
  mkdirSync(dataDir, { recursive: true });
  try {
    writeFileSync(file, randomBytes(32), { flag: "wx", mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
  return [readFileSync(file)];
}

/** Whether numbers of documents can be taken at all. */
export const canKeepDocuments = ({ personalDataKeys, isDemo }: KeyEnv): boolean =>
  isDemo || personalDataKeys.length > 0;
