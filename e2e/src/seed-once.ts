import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
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
  const seeded = join(folder, "seeded");
  const apps = await startApps({ dataDir: seeded, ports: await choosePorts() });
  await apps.stop();
  await leavePicturesUnmade(join(seeded, "db"));
  project.provide("seededData", seeded);
  return () => rm(folder, { recursive: true, force: true });
}

/** Each journey's server would make the smaller files of all pictures of the demo, beside its test. */
async function leavePicturesUnmade(folder: string): Promise<void> {
  const database = await PGlite.create(folder);
  await database.exec("delete from pgboss.job where name = 'make-picture'");
  await database.close();
}
