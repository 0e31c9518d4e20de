import { openDatabase } from "../db/open-database.ts";
import { noteAllPages } from "../modules/public-site/page-cache/note-all-pages.ts";
import { readEnv } from "../platform/env/env.ts";

/** Has the caches in front of the sites let go of all pages, for example after a newer build of the site. */
async function purgePages(): Promise<void> {
  const { databaseUrl, dataDir } = readEnv(process.env);
  const { db, close } = await openDatabase({ databaseUrl, dataDir });
  try {
    await noteAllPages(db);
    console.log("The API hosts tell the caches within a second.");
  } finally {
    await close();
  }
}

await purgePages().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
