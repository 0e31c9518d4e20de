import { createDatabase, startPostgres } from "@tour/test-postgres";
import type { TestProject } from "vitest/node";
import { openDatabase } from "../db/open-database.ts";

/** Starts the server that the project `postgres` runs on, with a migrated database to be copied. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres({ isInMemory: true });
  const template = await createDatabase(server.url);
  const { close } = await openDatabase({ databaseUrl: template.url });
  await close();
  project.provide("postgresUrl", server.url);
  project.provide("templateUrl", template.url);
  return server.stop;
}

declare module "vitest" {
  export interface ProvidedContext {
    /** Address of the PostgreSQL server; not provided where tests run on PGlite. */
    postgresUrl?: string;
    /** Address of a migrated, empty database on it. */
    templateUrl?: string;
  }
}
