import type { Database } from "../../../db/database.ts";
import { defineJob } from "../../../jobs/job-kind.ts";
import type { JobQueue } from "../../../jobs/job-queue.ts";
import type { Services } from "../../../platform/services.ts";
import { openMediaStorage } from "./media-storage.ts";
import { whenStoreIsBack } from "./when-store-is-back.ts";

type RemovingContext = Pick<Services, "env" | "now" | "log">;

/** Removes files from the store, however long that is away. */
export const removeFilesJob = defineJob({
  name: "remove-files",
  run: ({ paths }: { paths: string[] }, context: RemovingContext) =>
    whenStoreIsBack(context, async () => {
      const storage = openMediaStorage(context.env);
      await Promise.all(paths.map((path) => storage.remove(path)));
    }),
});

/**
 * Has files removed, in the transaction in which their row goes: what nothing names any more is not
 * left in the store because that was away, nor gone where the row stayed.
 */
export async function removeFilesLater(
  { db, jobs }: { db: Database; jobs: JobQueue },
  paths: readonly [string, ...string[]],
): Promise<void> {
  await jobs.enqueue(db, removeFilesJob, { key: paths[0], payload: { paths: [...paths] } });
}
