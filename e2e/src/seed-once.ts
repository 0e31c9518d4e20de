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

/** Making AVIF took a tenth of the journeys' processor time, and shows a guest the same picture. */
export const withoutAvif = { AVIF: "off" };

/** Fills the demo data once for all journeys. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "tour-e2e-"));
  const seeded = join(folder, "seeded");
  const apps = await startApps({ dataDir: seeded, ports: await choosePorts(), env: withoutAvif });
  await apps.stop();
  project.provide("seededData", seeded);
  return () => rm(folder, { recursive: true, force: true });
}
