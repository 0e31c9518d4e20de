import { eq, getTableName, inArray, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { requestAdjustments } from "../../modules/booking/adjustments/adjustment.table.ts";
import { users } from "../../modules/accounts/auth.table.ts";
import { organizers } from "../../modules/organizers/organizer.table.ts";
import { releaseName } from "../../modules/sites/domains/reserved-subdomains.ts";
import { sites } from "../../modules/sites/site.table.ts";
import { films } from "../../modules/media/films/film.table.ts";
import { media } from "../../modules/media/media.table.ts";
import { verificationFiles } from "../../modules/office/verification/verification-file.table.ts";
import { fontFiles } from "../../modules/sites/fonts/font.table.ts";
import { belongings } from "../belongings/index.ts";
import { isOnlyTheirs } from "../belongings/office.ts";
import { organizerErasures } from "../erasure.table.ts";
import type { FilesToErase } from "../erasure.table.ts";
import { dropJobs } from "./drop-jobs.ts";
import { keepSharedPictures } from "./keep-shared-pictures.ts";

/**
 * Erases every row of an organiser, and what waits of them in the job queue, in one transaction: whoever is
 * killed in it has erased nothing. What is left to do for the store is written down in it. Answers the rows
 * by table.
 */
export const eraseRows = (
  db: Database,
  { organizerId, now }: { organizerId: number; now: Date },
): Promise<Record<string, number>> =>
  db.transaction(async (tx) => {
    // Nobody adds anything of theirs from here on: each row of theirs would have to name this one.
    await tx
      .select({ id: organizers.id })
      .from(organizers)
      .where(eq(organizers.id, organizerId))
      .for("update");
    await tx.execute(sql`select set_config('tour.erases_organizer', 'yes', true)`);
    await keepSharedPictures(tx, organizerId);
    const files = await listFiles(tx, organizerId);
    const counts: Record<string, number> = { jobs: await dropJobs(tx, organizerId) };
    await loosenRows(tx, { organizerId, now });
    for (const { table, isTheirs, isErased = isTheirs } of belongings.toReversed()) {
      const name = getTableName(table);
      // oxlint-disable-next-line no-await-in-loop -- each hangs on those after it
      const { rows } = (await tx.execute(sql`
        with gone as (delete from ${table} where ${isErased(organizerId)} returning 1)
        select count(*)::int as count from gone`)) as unknown as { rows: { count: number }[] };
      if (rows[0]!.count > 0) counts[name] = rows[0]!.count;
    }
    await tx
      .update(organizerErasures)
      .set({ counts, files })
      .where(eq(organizerErasures.organizerId, organizerId));
    return counts;
  });

/** What would hold on to rows that go, or is nobody's once they are gone. */
async function loosenRows(
  tx: Database,
  { organizerId, now }: { organizerId: number; now: Date },
): Promise<void> {
  const [site] = await tx.select().from(sites).where(eq(sites.organizerId, organizerId));
  if (site) {
    const names = [
      { isCustom: false, name: site.name },
      ...(site.customDomain ? [{ isCustom: true, name: site.customDomain }] : []),
    ];
    for (const name of names) {
      // oxlint-disable-next-line no-await-in-loop -- two at most
      await releaseName(tx, { ...name, organizerId, now });
    }
    await tx.update(sites).set({ currentManifestId: null }).where(eq(sites.id, site.id));
  }
  // Lines that an account wrote for an organiser for whom it no longer acts stay theirs.
  const wrote = inArray(
    requestAdjustments.userId,
    tx.select({ id: users.id }).from(users).where(isOnlyTheirs(organizerId)),
  );
  await tx.update(requestAdjustments).set({ userId: null }).where(wrote);
}

async function listFiles(tx: Database, organizerId: number): Promise<FilesToErase> {
  return {
    pictures: await tx
      .select({ key: media.key, cuts: media.cuts })
      .from(media)
      .where(eq(media.organizerId, organizerId)),
    films: (await tx.select().from(films).where(eq(films.organizerId, organizerId))).map(
      ({ key }) => key,
    ),
    fonts: (await tx.select().from(fontFiles).where(eq(fontFiles.organizerId, organizerId))).map(
      ({ key }) => key,
    ),
    documents: (
      await tx
        .select()
        .from(verificationFiles)
        .where(eq(verificationFiles.organizerId, organizerId))
    ).map(({ storageKey }) => storageKey),
  };
}
