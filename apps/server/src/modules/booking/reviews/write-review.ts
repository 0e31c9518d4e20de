import type { GuestReview } from "@tour/api";
import { eq } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { Refusal } from "../../../http/errors/errors.ts";
import type { JobQueue } from "../../../jobs/job-queue.ts";
import { enqueueRequestEmails } from "../emails/enqueue-request-emails.ts";
import { requests } from "../request.table.ts";
import { guestReviews } from "./guest-review.table.ts";
import { toGuestReview } from "./read-review.ts";
import { reviewTexts } from "./review.texts.ts";

interface Written extends Pick<GuestReview, "author" | "rating" | "text"> {
  requestId: number;
  now: Date;
}

const completed = 4;

/**
 * Keeps what a guest writes of a trip that took place, in place of what they wrote before; it waits
 * for its organiser, who is written to once. 409 before the trip is complete, and once the review is
 * published.
 */
export function writeReview(
  { db, jobs }: { db: Database; jobs: JobQueue },
  { requestId, now, ...words }: Written,
): Promise<GuestReview> {
  return db.transaction(async (tx) => {
    const isWanted = eq(requests.id, requestId);
    // Locked, so that two that are sent at once are one after the other.
    const [request] = await tx
      .select({ status: requests.status })
      .from(requests)
      .where(isWanted)
      .for("update");
    if (request?.status !== completed) throw new Refusal("conflict", reviewTexts.tooEarly);
    const written = { ...words, writtenAt: now, state: "waiting" as const };
    const isOwn = eq(guestReviews.requestId, requestId);
    const [before] = await tx.select().from(guestReviews).where(isOwn);
    if (before?.state === "published") throw new Refusal("conflict", reviewTexts.published);
    const [row] = await tx
      .insert(guestReviews)
      .values({ requestId, ...written })
      .onConflictDoUpdate({ target: guestReviews.requestId, set: written })
      .returning();
    await enqueueRequestEmails(
      { db: tx, jobs },
      { requestId, kind: "reviewed", facts: { words: words.text, until: null } },
    );
    return toGuestReview(row!);
  });
}
