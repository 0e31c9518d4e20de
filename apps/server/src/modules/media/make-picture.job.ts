import type { Database } from "../../db/database.ts";
import { defineJob } from "../../jobs/job-kind.ts";
import type { JobQueue } from "../../jobs/job-queue.ts";
import type { Services } from "../../platform/services.ts";
import { makeAvif } from "./make-avif.ts";
import { sizePath } from "./media-path.ts";
import { readSource } from "./read-source.ts";
import { openMediaStorage } from "./storage/media-storage.ts";
import { whenStoreIsBack } from "./storage/when-store-is-back.ts";

/** What phones take, and windows of the usual widths. */
export const commonSizes = ["640x00", "800x00", "1200x00"] as const;

interface WantedSizes {
  key: string;
  sizes: string[];
  priority: number;
}

/** Asks for a picture's sizes to be made as AVIF; asked for once more, they are made once. */
export async function makePictureLater(
  { db, jobs }: { db: Database; jobs: JobQueue },
  { key, sizes, priority }: WantedSizes,
): Promise<void> {
  const payload = { key, sizes };
  await jobs.enqueue(db, makePictureJob, { key: [key, ...sizes].join(" "), payload, priority });
}

/** Makes a picture's sizes as AVIF, those that are not there yet. */
export const makePictureJob = defineJob({
  name: "make-picture",
  async run(wanted: { key: string; sizes: string[] }, context: MakingContext, signal) {
    if (!context.env.makesAvif) return;
    return whenStoreIsBack(context, () => makeSizes(wanted, context, signal));
  },
});

type MakingContext = Pick<Services, "db" | "env" | "now" | "log">;

async function makeSizes(
  { key, sizes }: { key: string; sizes: string[] },
  { db, env, now }: MakingContext,
  signal: AbortSignal,
): Promise<Date | void> {
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
}
