import { startPostgres } from "@tour/test-postgres";
import type { TestProject } from "vitest/node";

/** Starts the server that the project `postgres` runs on. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  project.provide("postgresUrl", server.url);
  return server.stop;
}

declare module "vitest" {
  export interface ProvidedContext {
    /** Address of the PostgreSQL server; not provided where tests run on PGlite. */
    postgresUrl?: string;
  }
}
