import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startApps } from "@tour/run/start-apps";
import { createDatabase, startPostgres } from "@tour/test-postgres";
import type { TestProject } from "vitest/node";
import { choosePorts } from "./choose-ports.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Folder of the demo's files: each journey works on a copy. */
    seededData: string;
    /** The server on which each journey has a database of its own. */
    postgresUrl: string;
    /** A database with the demo data on it, which nobody is connected to: what is copied. */
    seededUrl: string;
  }
}

/** Making AVIF took a tenth of the journeys' processor time, and shows a guest the same picture. */
export const withoutAvif = { AVIF: "off" };

/** Where the sizes of pictures stand that were asked for. */
export const sizesIn = (dataDir: string): string => join(dataDir, "media/sizes");

/** Fills the demo data once for all journeys. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "tour-e2e-"));
  const dataDir = join(folder, "seeded");
  const postgres = await startPostgres({ isInMemory: true });
  const { url: databaseUrl } = await createDatabase(postgres.url);
  const ports = await choosePorts();
  const apps = await startApps({ dataDir, ports, databaseUrl, env: withoutAvif });
  await apps.stop();
  await mkdir(sizesIn(dataDir), { recursive: true });
  project.provide("seededData", dataDir);
  project.provide("postgresUrl", postgres.url);
  project.provide("seededUrl", databaseUrl);
  return async () => {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
