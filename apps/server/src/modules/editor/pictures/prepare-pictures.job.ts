import { and, eq } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { defineJob } from "../../../jobs/job-kind.ts";
import type { JobQueue } from "../../../jobs/job-queue.ts";
import type { Services } from "../../../platform/services.ts";
import { readPublished } from "../../sites/read-published.ts";
import { sites } from "../../sites/site.table.ts";
import { tours } from "../../tours/tour.table.ts";
import { makePictureLater } from "../../media/make-picture.job.ts";
import { listWantedPictures } from "./wanted-pictures.ts";

/** Asks for a site's pictures to be made as AVIF, in the transaction that publishes it. */
export async function preparePictures(
  { db, jobs }: { db: Database; jobs: JobQueue },
  siteId: number,
): Promise<void> {
  await jobs.enqueue(db, listPicturesJob, { key: String(siteId), payload: { site_id: siteId } });
}

/** Asks for a job for each picture: they are short, and any server may take the next. */
export const listPicturesJob = defineJob({
  name: "list-pictures",
  async run({ site_id }: { site_id: number }, { db, jobs }: Pick<Services, "db" | "jobs">) {
    const [site] = await db.select().from(sites).where(eq(sites.id, site_id));
    const published = site && (await readPublished(db, site));
    if (!published) return;
    const ofSite = and(eq(tours.organizerId, site.organizerId), eq(tours.isListed, true));
    const { image, content } = tours;
    const pictures = await db
      .select({ image, content })
      .from(tours)
      .where(ofSite)
      .orderBy(tours.id);
    for (const { key, sizes, isLeading } of listWantedPictures(published.content, pictures)) {
      // What pages begin with is made first, that of sites that are published meanwhile too.
      await makePictureLater({ db, jobs }, { key, sizes, priority: isLeading ? 1 : 0 });
    }
  },
});
