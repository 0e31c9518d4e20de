import { getTableName } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { tourists } from "../../modules/booking/tourist.table.ts";
import type { MediaStorage } from "../../modules/media/storage/media-storage.ts";
import type { KeyEnv } from "../../platform/crypto/master-keys.ts";
import { belongings } from "../belongings/index.ts";
import type { Belonging } from "../belongings/index.ts";
import type { Leaver } from "../find-leaver.ts";
import { addFiles, listFiles } from "./add-files.ts";
import { Archive } from "./archive.ts";
import { writeGuide } from "./guide.ts";
import { readRows } from "./read-rows.ts";
import { openNumbers } from "./tourist-numbers.ts";

interface Context {
  db: Database;
  env: KeyEnv;
  storage: MediaStorage;
  now: Date;
}

export interface Exported {
  rows: number;
  tables: number;
  files: number;
  /** Numbers of documents that are in it. */
  numbers: number;
  /** There are numbers of documents, and no key opened them. */
  isSealed: boolean;
  /** Of files whose row is there and which the store does not have. */
  missing: string[];
  archives: string[];
}

/**
 * Writes everything of an organiser into an archive, as it was at one moment. It stands under its name once
 * it is whole; what is there already is never overwritten.
 */
export async function exportOrganizer(
  { db, env, storage, now }: Context,
  leaver: Leaver,
  path: string,
): Promise<Exported> {
  const archive = new Archive(path);
  try {
    const numbers = await openNumbers({ db, env }, leaver.id);
    const { counts, files } = await db.transaction(
      async (tx) => ({
        counts: await addRows(archive, tx, leaver.id, numbers.open),
        files: await listFiles(tx, leaver.id),
      }),
      { isolationLevel: "repeatable read", accessMode: "read only" },
    );
    const missing = await addFiles(archive, storage, files);
    const isSealed = numbers.open === null;
    await archive.add("README.txt", [encode(writeGuide(leaver, { now, counts, isSealed }))]);
    return {
      rows: Object.values(counts).reduce((sum, count) => sum + count, 0),
      tables: Object.keys(counts).length,
      files: files.length - missing.length,
      numbers: isSealed ? 0 : numbers.count,
      isSealed,
      missing,
      archives: await archive.finish(),
    };
  } catch (error) {
    await archive.abandon();
    throw error;
  }
}

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Adds each table that has rows of theirs; answers how many. */
async function addRows(
  archive: Archive,
  tx: Database,
  organizerId: number,
  openNumber: ((row: string) => string) | null,
): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const belonging of belongings) {
    if (belonging.title === null) continue;
    const isTourists = belonging.table === tourists;
    const shown: Belonging =
      isTourists && !openNumber
        ? { ...belonging, secrets: ["passport", ...belonging.secrets] }
        : belonging;
    const rows = readRows(tx, shown, organizerId);
    const name = getTableName(belonging.table);
    const toText = isTourists && openNumber ? openNumber : (row: string) => row;
    // oxlint-disable-next-line no-await-in-loop -- a transaction has one connection
    const first = await rows.next();
    if (first.done) continue;
    const write = async function* () {
      counts[name] = first.value.length;
      yield encode(`[\n${first.value.map(toText).join(",\n")}`);
      for await (const more of rows) {
        counts[name] += more.length;
        yield encode(`,\n${more.map(toText).join(",\n")}`);
      }
      yield encode("\n]\n");
    };
    // oxlint-disable-next-line no-await-in-loop -- one after another into one archive
    await archive.add(`data/${name}.json`, write());
  }
  return counts;
}
