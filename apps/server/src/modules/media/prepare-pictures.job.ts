import { and, eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { enqueueJob } from "../jobs/enqueue-job.ts";
import type { JobHandler, JobHandlers } from "../jobs/run-jobs.ts";
import { readPublished } from "../site/read-published.ts";
import { sites } from "../site/site.table.ts";
import { tours } from "../tour/tour.table.ts";
import { makeAvif } from "./make-avif.ts";
import { sizePath } from "./media-path.ts";
import { openMediaStorage } from "./media-storage.ts";
import { readSource } from "./read-source.ts";
import { listWantedPictures } from "./wanted-pictures.ts";

const listing = "list-pictures";
const making = "make-picture";

/** What pages begin with is made first, those of sites that are published meanwhile too. */
const headStartMs = 10_000;

/** Asks for a site's pictures to be made as AVIF, in the transaction that publishes it. */
export async function preparePictures(tx: Database, siteId: number, now: Date): Promise<void> {
  const payload = { site_id: siteId };
  await enqueueJob(tx, { kind: listing, key: String(siteId), payload, runAt: now });
}

/** A job for each picture: they are short, and any server may take the next. */
const list: JobHandler = async ({ site_id }, { db, now }) => {
  const [site] = await db
    .select()
    .from(sites)
    .where(eq(sites.id, Number(site_id)));
  const published = site && (await readPublished(db, site));
  if (!published) return;
  const ofSite = and(eq(tours.organizerId, site.organizerId), eq(tours.isListed, true));
  const { image, content } = tours;
  const pictures = await db.select({ image, content }).from(tours).where(ofSite).orderBy(tours.id);
  const first = now();
  const later = new Date(first.getTime() + headStartMs);
  for (const { key, sizes, isLeading } of listWantedPictures(published.content, pictures)) {
    await enqueueJob(db, {
      kind: making,
      key: [key, ...sizes].join(" "),
      payload: { key, sizes },
      runAt: isLeading ? first : later,
    });
  }
};

const make: JobHandler = async (payload, { db, env, now }, signal) => {
  const { key, sizes } = payload as { key: string; sizes: string[] };
  const storage = openMediaStorage(env);
  for (const size of sizes) {
    const path = sizePath(key, size, "avif");
    if (await storage.read(path)) continue;
    const source = await readSource({ db, storage }, key);
    if (!source) return;
    const picture = await makeAvif(source, size, signal).catch((error: unknown) => {
      if (!signal.aborted) throw error;
    });
    // The server stops: another, or this one after its start, goes on from here.
    if (!picture) return now();
    await storage.write(path, picture);
  }
};

export const pictureJobs: JobHandlers = { [listing]: list, [making]: make };
