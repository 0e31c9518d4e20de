import type { SellRequest } from "@tour/api";
import { eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { Refusal } from "../../http/errors/errors.ts";
import type { JobQueue } from "../../jobs/job-queue.ts";
import { readTerms } from "../booking/acceptance/read-terms.ts";
import { bookingTexts } from "../booking/booking.texts.ts";
import { saleByPhone, startBySeller } from "../booking/first-status.ts";
import { hashBody } from "../booking/hash-body.ts";
import { makeRequest } from "../booking/make-request.ts";
import type { ShopContext } from "../booking/providers/shops.ts";
import type { requests } from "../booking/request.table.ts";
import { helpEvents, helpRequests } from "../help-requests/help-request.table.ts";
import { helpRequestTexts } from "../help-requests/help-request.texts.ts";

interface SellingContext {
  db: Database;
  jobs: JobQueue;
  now: Date;
  env: ShopContext["env"];
}

interface Seller {
  organizerId: number;
  actor: "organizer" | "staff";
  userId: string;
}

/**
 * Whoever sells makes a request for a guest who phones: by the organiser's own sale, without anybody's
 * consent. Its guest is written to, and agrees on the request's page. 422 while there is no page to
 * agree on; else as `makeRequest` says. The question that it answers is closed with it, or 409.
 */
export async function sellRequest(
  { db, jobs, now, env }: SellingContext,
  { help_request_id: questionId, is_confirmed: isConfirmed, ...wanted }: SellRequest,
  { organizerId, actor, userId }: Seller,
): Promise<typeof requests.$inferSelect> {
  const terms = await readTerms(db, organizerId);
  if (!terms) throw new Refusal("unprocessable", bookingTexts.notPublished);
  const { manifestId } = terms;
  const context = { jobs, now, env, manifestId, organizerIds: [organizerId] };
  const bodyHash = hashBody(wanted, { isConfirmed, questionId, organizerId });
  return makeRequest(db, { wanted, bodyHash }, context, {
    by: { actor, userId },
    address: null,
    sale: saleByPhone,
    start: startBySeller(isConfirmed),
    consents: () => null,
    emails: () => ["made by seller"],
    also: async (tx, { id: requestId }) => {
      if (questionId === undefined) return;
      await closeQuestion(tx, { id: questionId, requestId, userId, now });
    },
  });
}

interface Closing {
  id: number;
  requestId: number;
  userId: string;
  now: Date;
}

/** Closes a question with the way to what was made of it; 409 where somebody closed it before. */
async function closeQuestion(tx: Database, { id, requestId, userId, now }: Closing): Promise<void> {
  const [question] = await tx
    .select({ status: helpRequests.status })
    .from(helpRequests)
    .where(eq(helpRequests.id, id))
    .for("update");
  if (question?.status === "closed")
    throw new Refusal("conflict", helpRequestTexts.inbox.alreadyClosed);
  await tx.update(helpRequests).set({ status: "closed" }).where(eq(helpRequests.id, id));
  const event = { helpRequestId: id, kind: "booked" as const, requestId, userId };
  await tx.insert(helpEvents).values({ ...event, createdAt: now });
}
