import { join, resolve } from "node:path";

export const benchFolder = resolve(import.meta.dirname, "../..");
export const projectFolder = resolve(benchFolder, "..");

/** What a run makes and nobody commits. */
export const workFolder = join(benchFolder, ".work");

export const appFolder = (name: "server" | "site" | "builder"): string =>
  join(projectFolder, "apps", name);
