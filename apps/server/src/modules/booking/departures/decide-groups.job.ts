import { addMinutes } from "date-fns/addMinutes";
import { and, eq, gt, inArray, isNull, sql } from "drizzle-orm";
import { defineJob } from "../../../jobs/job-kind.ts";
import type { Services } from "../../../platform/services.ts";
import { raiseRevision } from "../../organizers/raise-revision.ts";
import { departures } from "../../tours/departure.table.ts";
import { isUpcoming, todayThere } from "../../tours/is-upcoming.ts";
import { settleDeparture, settleOf } from "../../tours/settle-departure.ts";
import { tours } from "../../tours/tour.table.ts";
import type { Context } from "./for-each-open.ts";

/** How often it is looked whether a day of decision has begun somewhere. */
const minutes = 60;

/** Decides on its day whether a departure has its smallest group. */
export const decideGroupsJob = defineJob({
  name: "decide-groups",
  async run(_: object, context: Context) {
    await decideGroups(context);
    return addMinutes(context.now(), minutes);
  },
});

/** Has it begin, when a server starts. */
export const decideHourly = ({ db, jobs }: Pick<Services, "db" | "jobs">): Promise<void> =>
  jobs.enqueue(db, decideGroupsJob, { key: "hourly", payload: {} });

const decisionDate = sql`coalesce(${departures.decisionDate}, ${departures.startDate} - 14)`;
const isReached = sql`(${departures.sold} >= ${departures.smallestGroup}
  or ${departures.status} = 'guaranteed')`;

/** Decides on every departure whose day has come, each once, and leaves its guests to a job. */
export async function decideGroups({ db, jobs, now }: Context): Promise<void> {
  const due = await db
    .select({ id: departures.id, organizerId: tours.organizerId })
    .from(departures)
    .innerJoin(tours, eq(tours.id, departures.tourId))
    .where(
      and(
        gt(departures.smallestGroup, 1),
        isNull(departures.decision),
        inArray(departures.status, ["open", "guaranteed", "closed"]),
        isUpcoming(now()),
        sql`${decisionDate} <= ${todayThere(now())}`,
      ),
    )
    .orderBy(departures.id);
  for (const { id, organizerId } of due) {
    await db.transaction(async (tx) => {
      // Who pays at this moment is counted before or after, never half.
      const decided = await tx
        .update(departures)
        .set({
          decision: sql`case when ${isReached} then 'complete' else 'too small' end`,
          status: sql`case when not ${isReached} then 'closed'
            when ${departures.status} = 'open' then 'guaranteed' else ${departures.status} end`,
        })
        .where(and(eq(departures.id, id), isNull(departures.decision)))
        .returning({ id: departures.id });
      if (decided.length === 0) return;
      await raiseRevision(tx, organizerId);
      await jobs.enqueue(tx, settleDeparture, settleOf(id));
    });
  }
}
