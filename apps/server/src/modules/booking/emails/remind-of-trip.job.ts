import { addDays, countDays, fromClock, readToday } from "@tour/dates";
import { eq } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { defineJob } from "../../../jobs/job-kind.ts";
import type { JobQueue } from "../../../jobs/job-queue.ts";
import type { Services } from "../../../platform/services.ts";
import { readSums, restOf } from "../ledger/request-sums.ts";
import { findRequest } from "../read-request.ts";
import type { FoundRequest } from "../read-request.ts";
import { requests } from "../request.table.ts";
import { formOf } from "../tourists/form-of.ts";
import { listTourists } from "../tourists/to-tourist.ts";
import { enqueueRequestEmails } from "./enqueue-request-emails.ts";

/** So many days before the rest is due, its guest is reminded. */
const restDays = [1, 7, 14, 21];
/** The same before the trip, where something of the tourists is missing. */
const touristsDays = [3, 7, 14, 30];
const arrivalDays = [3];
/** When emails are sent, by the clocks of the tour's place. */
const morning = "09:00";

type Context = Pick<Services, "db" | "jobs" | "now" | "env">;

/**
 * Each morning until the trip begins, writes to the guest of a sold request what is due by then. It
 * may run late, or twice: of the days that went by it is the nearest that is written of, once.
 */
export const remindOfTripJob = defineJob({
  name: "remind-of-trip",
  async run({ request_id: id }: { request_id: number }, context: Context) {
    const { db, jobs, now } = context;
    const found = await findRequest(db, eq(requests.id, id));
    if (found.request.status !== 3) return;
    const left = daysTo(found, found.departure.startDate, now());
    if (left < 0) return;
    // The trip is called off: nobody pays for it or gets ready.
    if (found.request.chooseUntil) return nextMorning(now(), found.tour.timeZone);
    await db.transaction(async (tx) => {
      const queue = { db: tx, jobs };
      await remindOfRest(queue, found, now());
      await remindOfTourists({ ...queue, env: context.env }, found, { left, now: now() });
      const occasion = dayOf(arrivalDays, left);
      if (occasion) await enqueueRequestEmails(queue, { requestId: id, kind: "arrival", occasion });
    });
    return nextMorning(now(), found.tour.timeZone);
  },
});

const daysTo = ({ tour }: FoundRequest, day: string, now: Date): number =>
  countDays(readToday(tour.timeZone, now), day);

/** The day of a row that has come, nearest first, as the name of its email's occasion. */
function dayOf(days: readonly number[], left: number): string | undefined {
  const day = left < 0 ? undefined : days.find((one) => left <= one);
  return day === undefined ? undefined : `${day} days`;
}

type Queue = { db: Database; jobs: JobQueue };

async function remindOfRest(queue: Queue, found: FoundRequest, now: Date): Promise<void> {
  const { request } = found;
  const occasion = dayOf(restDays, daysTo(found, request.restDueDate, now));
  if (!occasion) return;
  const rest = restOf(request, await readSums(queue.db, request.id));
  if (rest <= 0) return;
  const facts = { rest };
  await enqueueRequestEmails(queue, { requestId: request.id, kind: "rest due", occasion, facts });
}

async function remindOfTourists(
  queue: Queue & Pick<Context, "env">,
  { request }: FoundRequest,
  { left, now }: { left: number; now: Date },
): Promise<void> {
  const occasion = dayOf(touristsDays, left);
  if (!occasion) return;
  const form = formOf(request, queue.env);
  const people = await listTourists(queue.db, { request, form, now });
  if (people.every((one) => one.is_complete)) return;
  await enqueueRequestEmails(queue, { requestId: request.id, kind: "tourists due", occasion });
}

/** The morning of the next day in a time zone. */
const nextMorning = (now: Date, timeZone: string): Date =>
  fromClock(addDays(readToday(timeZone, now), 1), morning, timeZone);

/** Has the mornings begin; asked again, the guest's request is looked at now. */
export async function remindBeforeTrip({ db, jobs }: Queue, requestId: number): Promise<void> {
  const payload = { request_id: requestId };
  await jobs.enqueue(db, remindOfTripJob, { key: `${requestId}`, payload });
}
