import type { Database } from "../../db/database.ts";
import { Refusal } from "../../http/errors/errors.ts";
import { countAttempt } from "../../http/rate-limit/count-attempt.ts";
import { bookingTexts } from "./booking.texts.ts";
import { requestAttempts } from "./request.table.ts";

/** A mobile network shares an address among many. Product decisions, section 11. */
const max = 20;
const windowMinutes = 60;

/**
 * Counts a request of an address in the transaction that makes it, so that what is refused or sent
 * again does not count. 429 for one too many.
 */
export async function limitRequests(tx: Database, address: string, now: Date): Promise<void> {
  const wait = await countAttempt(tx, requestAttempts, { address, now, max, windowMinutes });
  if (wait === 0) return;
  const headers = { "retry-after": String(wait) };
  throw new Refusal("too_many_requests", bookingTexts.tooManyRequests, { headers });
}
