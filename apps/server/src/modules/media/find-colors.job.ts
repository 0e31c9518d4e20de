import { eq, isNull } from "drizzle-orm";
import { defineJob } from "../../jobs/job-kind.ts";
import type { Services } from "../../platform/services.ts";
import { findColor } from "./find-color.ts";
import { originalPath } from "./media-path.ts";
import { media } from "./media.table.ts";
import { openMediaStorage } from "./storage/media-storage.ts";
import { whenStoreIsBack } from "./storage/when-store-is-back.ts";

const batch = 20;

/** Finds the colours of pictures that were kept before colours were, some at a time. */
export const findColorsJob = defineJob({
  name: "find-colors",
  run: (_: object, context: FindingContext) =>
    whenStoreIsBack(context, () => findSomeColors(context)),
});

type FindingContext = Pick<Services, "db" | "env" | "now" | "log">;

async function findSomeColors({ db, env, now, log }: FindingContext): Promise<Date | void> {
  const storage = openMediaStorage(env);
  const rows = await db
    .select({ key: media.key })
    .from(media)
    .where(isNull(media.color))
    .limit(batch);
  for (const { key } of rows) {
    const bytes = await storage.read(originalPath(key));
    // One that can't be read has no colour: it must not be looked at for ever.
    const color = bytes ? await findColor(bytes).catch(() => "") : "";
    if (!color) log.info({ key }, "a picture has no colour");
    await db.update(media).set({ color }).where(eq(media.key, key));
  }
  return rows.length === batch ? now() : undefined;
}

/** Has them found from here on; when there are none, that is all. */
export async function findColors({ db, jobs }: Pick<Services, "db" | "jobs">): Promise<void> {
  await jobs.enqueue(db, findColorsJob, { key: "all", payload: {} });
}
