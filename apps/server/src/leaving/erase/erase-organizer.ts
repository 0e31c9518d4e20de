import { eq, isNull } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { organizers } from "../../modules/organizers/organizer.table.ts";
import type { MediaStorage } from "../../modules/media/storage/media-storage.ts";
import { sites } from "../../modules/sites/site.table.ts";
import { organizerErasures } from "../erasure.table.ts";
import { eraseFiles } from "./erase-files.ts";
import { eraseRows } from "./erase-rows.ts";

interface Erasing {
  db: Database;
  storage: MediaStorage;
  now: () => Date;
  say: (what: string) => void;
  onFile?: (done: number, all: number) => void;
}

/** Whoever wrote something of theirs in the same moment: the database chose one of the two. */
const retriedCodes = new Set(["40P01", "40001", "23503", "23001"]);
const tries = 5;

/**
 * Erases an organiser whole, in three steps: their site is closed, their rows go, their files go. Killed
 * between any two, or in the midst of one, it is begun again with the same number.
 */
export async function eraseOrganizer(erasing: Erasing, organizerId: number): Promise<void> {
  const { db, now, say } = erasing;
  await closeSite(db, { organizerId, now: now() });
  say("Their site is closed: visitors see that there is no such page.");
  const counts = await retry(() => eraseRows(db, { organizerId, now: now() }));
  const rows = Object.values(counts).reduce((sum, count) => sum + count, 0);
  say(`${rows} rows of ${Object.keys(counts).length} tables are erased.`);
  await finishErasure(erasing, organizerId);
}

/** What is left of an erasure whose rows are gone. */
export async function finishErasure(erasing: Erasing, organizerId: number): Promise<void> {
  const { now, say } = erasing;
  const files = await eraseFiles(erasing, organizerId, now);
  say(`${files} pictures, films, fonts and documents are gone from the store.`);
  say(`Organiser ${organizerId} is erased. Backups have them for as long as you keep those.`);
}

/** The numbers of organisers whose rows are gone, and whose files are not yet. */
export const listUnfinished = async (db: Database): Promise<number[]> =>
  (await db.select().from(organizerErasures).where(isNull(organizerErasures.finishedAt)))
    .filter(({ files }) => files !== null)
    .map(({ organizerId }) => organizerId);

/** From here on nothing of theirs is shown to visitors, whatever comes of the rest. */
const closeSite = (
  db: Database,
  { organizerId, now }: { organizerId: number; now: Date },
): Promise<void> =>
  db.transaction(async (tx) => {
    await tx
      .insert(organizerErasures)
      .values({ organizerId, begunAt: now })
      .onConflictDoNothing({ target: organizerErasures.organizerId });
    await tx
      .update(organizers)
      .set({ isPublishedOnSite: false })
      .where(eq(organizers.id, organizerId));
    await tx
      .update(sites)
      .set({ currentManifestId: null })
      .where(eq(sites.organizerId, organizerId));
  });

async function retry<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- the next try is for when this one failed
      return await work();
    } catch (error) {
      const { code, cause } = error as { code?: string; cause?: { code?: string } };
      if (attempt === tries || !retriedCodes.has(cause?.code ?? code ?? "")) throw error;
    }
  }
}
