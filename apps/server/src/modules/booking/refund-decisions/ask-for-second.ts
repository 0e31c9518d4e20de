import type { TransitionName } from "@tour/api";
import { eq } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { Refusal } from "../../../http/errors/errors.ts";
import type { ServerEnv } from "../../../platform/env/env.ts";
import { bookingTexts } from "../booking.texts.ts";
import { lockBefore } from "../change-status.ts";
import { keptOf, readSums } from "../ledger/request-sums.ts";
import { findRequest } from "../read-request.ts";
import { refundOfTransition } from "../refund-of.ts";
import { requests } from "../request.table.ts";
import { needsSecond } from "./needs-second.ts";
import { refundDecisions } from "./refund-decision.table.ts";

interface Wanted {
  requestId: number;
  name: TransitionName;
  userId: string;
  now: Date;
  reason?: string;
  refund?: number | undefined;
  isTold?: boolean;
}

/**
 * Where staff give back more than the limit, keeps what they want for a second of them, and answers
 * true: nothing else happens then. In the caller's transaction; 409 while another such waits.
 */
export async function askForSecond(
  tx: Database,
  env: ServerEnv,
  { requestId, name, userId, now, reason = "", refund, isTold = false }: Wanted,
): Promise<boolean> {
  await lockBefore(tx, requestId, name);
  const found = await findRequest(tx, eq(requests.id, requestId));
  const kept = keptOf(await readSums(tx, requestId));
  const amount = refundOfTransition(name, { ...found, kept, now }, refund);
  if (!needsSecond({ amount, currency: found.request.currency }, env)) return false;
  const [made] = await tx
    .insert(refundDecisions)
    .values({ requestId, amount, message: reason, isGuestTold: isTold, askedBy: userId })
    .onConflictDoNothing()
    .returning({ id: refundDecisions.id });
  if (!made) throw new Refusal("conflict", bookingTexts.waitsForSecond);
  return true;
}
