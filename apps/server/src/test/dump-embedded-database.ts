import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import type { TestProject } from "vitest/node";
import { migratePglite } from "../db/migrate.ts";
import * as schema from "../db/schema.ts";

/** Migrates one embedded database for all tests of the project `pglite`: a copy opens five times faster. */
export async function setup(project: TestProject): Promise<() => void> {
  const client = await PGlite.create();
  await migratePglite(drizzle(client, { schema }));
  const dump = await client.dumpDataDir("none");
  await client.close();
  const folder = mkdtempSync(join(tmpdir(), "tour-database-"));
  const path = join(folder, "migrated.tar");
  writeFileSync(path, Buffer.from(await dump.arrayBuffer()));
  project.provide("embeddedDump", path);
  return () => rmSync(folder, { recursive: true });
}

declare module "vitest" {
  export interface ProvidedContext {
    /** Path of a migrated, empty embedded database; not provided where tests run on PostgreSQL. */
    embeddedDump?: string;
  }
}
