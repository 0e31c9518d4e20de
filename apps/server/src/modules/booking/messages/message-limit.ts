import type { Database } from "../../../db/database.ts";
import { Refusal } from "../../../http/errors/errors.ts";
import { countAttempt } from "../../../http/rate-limit/count-attempt.ts";
import { messageTexts } from "./message.texts.ts";
import { messageAttempts } from "./message.table.ts";

const hour = 60;
/** Each message is an email in somebody's mailbox. */
const perRequest = { guest: 20, seller: 60 };
/** A mobile network shares an address among many. */
const perAddress = 60;

interface Writer {
  requestId: number;
  by: keyof typeof perRequest;
  /** Of a guest's client; those who sell are counted by the request alone. */
  address?: string;
}

/**
 * Counts a message in the transaction that stores it, so that what is refused or sent again does not
 * count. 429 for one too many.
 */
export async function limitMessages(
  tx: Database,
  now: Date,
  { requestId, by, address }: Writer,
): Promise<void> {
  const count = (key: string, max: number) =>
    countAttempt(tx, messageAttempts, { address: key, now, max, windowMinutes: hour });
  const waits = [address ? await count(`address ${address}`, perAddress) : 0];
  waits.push(await count(`${by} ${requestId}`, perRequest[by]));
  const wait = Math.max(...waits);
  if (wait === 0) return;
  const headers = { "retry-after": String(wait) };
  throw new Refusal("too_many_requests", messageTexts.tooMany, { headers });
}
