import { addDays, fromClock } from "@tour/dates";
import { eq } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { defineJob } from "../../../jobs/job-kind.ts";
import type { JobQueue } from "../../../jobs/job-queue.ts";
import type { Services } from "../../../platform/services.ts";
import { findRequest } from "../read-request.ts";
import { requests } from "../request.table.ts";
import { readReview } from "./read-review.ts";
import { enqueueRequestEmails } from "../emails/enqueue-request-emails.ts";

/** So many days after the last day of a trip: people are home, and remember. */
const daysAfter = 2;
/** By the clocks of the tour's place. */
const hour = "11:00";

/** Asks the guest of a trip that took place for a review, once; nobody who wrote one already. */
export const askForReviewJob = defineJob({
  name: "ask-for-review",
  async run({ request_id: id }: { request_id: number }, services: Services) {
    const { db, jobs, now } = services;
    const { request, departure, tour } = await findRequest(db, eq(requests.id, id));
    if (request.status !== 4) return;
    const due = fromClock(addDays(departure.endDate, daysAfter), hour, tour.timeZone);
    if (now() < due) return due;
    if (await readReview(db, id)) return;
    await db.transaction((tx) =>
      enqueueRequestEmails({ db: tx, jobs }, { requestId: id, kind: "review" }),
    );
  },
});

/** Has the guest of a request that is complete asked for a review in time. */
export async function askForReview(
  { db, jobs }: { db: Database; jobs: JobQueue },
  requestId: number,
): Promise<void> {
  const payload = { request_id: requestId };
  await jobs.enqueue(db, askForReviewJob, { key: `${requestId}`, payload });
}
