import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { startPostgres } from "@tour/test-postgres";
import { workFolder } from "./folders.ts";

/** Variables of an API host: an empty database of a real server, and a folder for its files. */
export interface HostData {
  DATABASE_URL: string;
  DATA_DIR: string;
}

/** Measures on a PostgreSQL server of its own, which is gone afterwards together with the files. */
export async function onPostgres<Result>(
  measure: (data: HostData) => Promise<Result>,
): Promise<Result> {
  const postgres = await startPostgres();
  await mkdir(workFolder, { recursive: true });
  const folder = await mkdtemp(join(workFolder, "host-"));
  try {
    const { url } = await postgres.createDatabase();
    return await measure({ DATABASE_URL: url, DATA_DIR: folder });
  } finally {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
