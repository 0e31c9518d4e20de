import { sql } from "drizzle-orm";
import type { Services } from "../../../platform/services.ts";
import { purgePagesJob } from "./purge-pages.job.ts";

/** As long as a site's process behind a cache believes a revision, in ms: what it shows then is new. */
const quietMs = 300;
/** How often it is looked for changes, in ms. */
const everyMs = 250;
const batch = 200;

interface Passed extends Record<string, unknown> {
  tag: string;
  is_whole: boolean;
}

/**
 * Turns changes into jobs that tell caches of them, each once, however many processes look: what another
 * one has in hand is passed over, and so is a change whose transaction has not ended. Answers how many.
 */
export const passPageChanges = ({ db, jobs, now }: Services, waitMs = quietMs): Promise<number> =>
  db.transaction(async (tx) => {
    const { rows } = (await tx.execute(sql`
      delete from page_changes where tag in (
        select tag from page_changes
        where since <= clock_timestamp() - ${waitMs} * interval '1 millisecond'
        order by since limit ${batch} for update skip locked)
      returning tag, is_whole`)) as unknown as { rows: Passed[] };
    const at = now().getTime();
    const ask = (tag: string, isWhole: boolean) => {
      const key = isWhole ? `${tag} whole` : tag;
      return jobs.enqueue(tx, purgePagesJob, { key, payload: { tag, isWhole, at } });
    };
    for (const { tag, is_whole: isWhole } of rows) await ask(tag, isWhole);
    // The marketplace shows all sites. Its pages of the present revision stay, whatever changed.
    const isOfSites = rows.some(({ tag }) => tag.startsWith("site-"));
    if (isOfSites && !rows.some(({ tag }) => tag === "market")) await ask("market", false);
    return rows.length;
  });

/** Looks for changes for as long as the process runs; the function that is given ends it. */
export function watchPageChanges(services: Services): () => void {
  let isLooking = false;
  let isFailing = false;
  const timer = setInterval(async () => {
    if (isLooking) return;
    isLooking = true;
    try {
      await passPageChanges(services);
      isFailing = false;
    } catch (error) {
      // While the database is away it is said once: nothing is lost by it.
      if (!isFailing) services.log.warn({ error }, "changes of pages could not be passed on");
      isFailing = true;
    }
    isLooking = false;
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
