import { openDatabase } from "../db/open-database.ts";
import { exportOrganizer } from "../leaving/export/export-organizer.ts";
import { findLeaver } from "../leaving/find-leaver.ts";
import { openMediaStorage } from "../modules/media/storage/media-storage.ts";
import { readEnv } from "../platform/env/env.ts";

const usage = `export-organizer <number, subdomain or domain> <file.zip>

Writes everything that belongs to one organiser into an archive: rows as JSON, and files. Nobody's password,
link or key is in it, but all that is known of their guests is, with the numbers of their documents
decrypted (PERSONAL_DATA_KEYS): each counts as read. Hand it to the organiser alone. What exceeds 3 GB goes
into further archives, file-2.zip and so on.`;

async function run(): Promise<void> {
  const [asked, file, ...more] = process.argv.slice(2);
  if (!asked || !file?.endsWith(".zip") || more.length > 0) throw new Error(usage);
  const env = readEnv(process.env);
  const { db, close } = await openDatabase(env);
  try {
    const leaver = await findLeaver(db, asked);
    const storage = openMediaStorage(env);
    const done = await exportOrganizer({ db, env, storage, now: new Date() }, leaver, file);
    console.log(`${done.rows} rows of ${done.tables} tables and ${done.files} files of`);
    console.log(`organiser ${leaver.id}, "${leaver.name}", are in ${done.archives.join(", ")}`);
    console.log(
      done.isSealed
        ? "Numbers of documents are not in it: no key of PERSONAL_DATA_KEYS opens them."
        : `Numbers of documents are in it in the open, ${done.numbers} of them, each noted as read.`,
    );
    for (const path of done.missing) console.log(`The store does not have ${path}`);
  } finally {
    await close();
  }
}

await run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
