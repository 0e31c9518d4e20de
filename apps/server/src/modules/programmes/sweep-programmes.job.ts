import { programmeLimits } from "@tour/api";
import { addDays } from "date-fns/addDays";
import { and, isNull, lt, sql } from "drizzle-orm";
import { defineJob } from "../../jobs/job-kind.ts";
import type { Services } from "../../platform/services.ts";
import { programmes } from "./programme.table.ts";

/** Forgets each day the documents of which nobody has made a tour. Their pictures stay in the library. */
export const sweepProgrammesJob = defineJob({
  name: "sweep-programmes",
  async run(_: object, { db, now }: Pick<Services, "db" | "now">) {
    const isForgotten = lt(
      programmes.touchedAt,
      sql`now() - make_interval(days => ${programmeLimits.daysKept})`,
    );
    await db.delete(programmes).where(and(isNull(programmes.tourId), isForgotten));
    return addDays(now(), 1);
  },
});

/** Has the days begin, when a server starts. */
export const sweepProgrammesDaily = ({ db, jobs }: Pick<Services, "db" | "jobs">): Promise<void> =>
  jobs.enqueue(db, sweepProgrammesJob, { key: "daily", payload: {} });
