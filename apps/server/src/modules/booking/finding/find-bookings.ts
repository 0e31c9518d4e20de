import type { RequestContext } from "../../../http/context.ts";
import { Refusal } from "../../../http/errors/errors.ts";
import { countAttempt } from "../../../http/rate-limit/count-attempt.ts";
import { findTenant } from "../../sites/find-tenant.ts";
import { bookingTexts } from "../booking.texts.ts";
import { normalizeEmail } from "../chats/open-chat.ts";
import { findAttempts } from "./find-attempts.table.ts";
import { findBookingsJob } from "./find-bookings.job.ts";

/** One for both counts: each deletes what is over for it. */
const windowMinutes = 10;
const maxSearches = 10;
const maxEmails = 1;

/**
 * Has the ways to an address' requests with the site's organiser written to it, once in ten minutes;
 * on the marketplace, to those that were made there.
 * What there is, the job alone looks up: neither the answer nor its time tells who booked. 429 for
 * whoever asks too often.
 */
export async function findBookings(context: RequestContext, email: string): Promise<void> {
  const { db, jobs } = context;
  const now = context.now();
  const tenant = await findTenant(context, undefined);
  const asked = { address: `address ${context.address()}`, now, max: maxSearches, windowMinutes };
  const wait = await countAttempt(db, findAttempts, asked);
  if (wait > 0) {
    const headers = { "retry-after": String(wait) };
    throw new Refusal("too_many_requests", bookingTexts.tooManySearches, { headers });
  }
  const payload = { organizer_id: tenant?.site.organizerId ?? null, email: normalizeEmail(email) };
  const key = `${payload.organizer_id ?? "marketplace"} ${payload.email}`;
  const written = { address: `mailbox ${key}`, now, max: maxEmails, windowMinutes };
  await db.transaction(async (tx) => {
    if ((await countAttempt(tx, findAttempts, written)) > 0) return;
    await jobs.enqueue(tx, findBookingsJob, { key, payload });
  });
}
