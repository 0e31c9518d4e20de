import { addSeconds } from "date-fns/addSeconds";
import { secondsInHour } from "date-fns/constants";
import { lt, sql } from "drizzle-orm";
import { defineJob } from "../../jobs/job-kind.ts";
import type { Services } from "../../platform/services.ts";
import { officeChanges, officeViewers } from "./office-change.table.ts";

/** For how long changes are kept. */
export const secondsKept = 2 * secondsInHour;

const before = sql`now() - make_interval(secs => ${secondsKept})`;

/** Forgets what nobody asks for any more, each hour. */
export const sweepChangesJob = defineJob({
  name: "sweep-office-changes",
  async run(_: object, { db, now }: Pick<Services, "db" | "now">) {
    await db.delete(officeChanges).where(lt(officeChanges.changedAt, before));
    await db.delete(officeViewers).where(lt(officeViewers.seenAt, before));
    return addSeconds(now(), secondsInHour);
  },
});

/** Has the hours begin, when a server starts. */
export const sweepHourly = ({ db, jobs }: Pick<Services, "db" | "jobs">): Promise<void> =>
  jobs.enqueue(db, sweepChangesJob, { key: "hourly", payload: {} });
