import { rmSync } from "node:fs";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { bundleServer } from "../../bundle-server.ts";

/**
 * Bundles the server for the processes that tests start: it is what production runs, and begins in a
 * quarter of the time that its sources take.
 */
export async function setup(project: TestProject): Promise<() => void> {
  // Below node_modules, where its packages are found.
  const folder = join(import.meta.dirname, "../../node_modules", `.test-bundle-${project.name}`);
  rmSync(folder, { recursive: true, force: true });
  await bundleServer(folder);
  project.provide("serverBundle", folder);
  return () => rmSync(folder, { recursive: true, force: true });
}

declare module "vitest" {
  export interface ProvidedContext {
    /** Folder of the bundled server, with `main.js` and `add-staff.js`. */
    serverBundle: string;
  }
}
