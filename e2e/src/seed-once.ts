import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startApps } from "@tour/run/start-apps";
import type { TestProject } from "vitest/node";
import { choosePorts } from "./choose-ports.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Folder of a database with the demo data, closed: each journey works on a copy. */
    seededData: string;
  }
}

/** Fills the demo data once for all journeys. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "tour-e2e-"));
  const apps = await startApps({ dataDir: join(folder, "seeded"), ports: await choosePorts() });
  await apps.stop();
  project.provide("seededData", join(folder, "seeded"));
  return () => rm(folder, { recursive: true, force: true });
}
