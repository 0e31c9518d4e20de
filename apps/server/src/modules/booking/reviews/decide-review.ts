import { refusalLimits } from "@tour/api";
import { eq } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { badRequest, Refusal } from "../../../http/errors/errors.ts";
import type { JobQueue } from "../../../jobs/job-queue.ts";
import { recordActivity } from "../../activity/record-activity.ts";
import { enqueueRequestEmails } from "../emails/enqueue-request-emails.ts";
import { guestReviews } from "./guest-review.table.ts";
import { lockReview, publishReview } from "./publish-review.ts";
import { reviewTexts } from "./review.texts.ts";

interface Decision {
  requestId: number;
  organizerId: number;
  userId: string;
  is_published: boolean;
  /** When the review that was read was written, as an ISO instant. */
  at: string;
  /** Why it is not published. */
  words: string;
}

/**
 * Publishes a guest's review among those of its tour, and tells its organiser; or declines it, and
 * tells its guest why. 400 for a refusal without its words, 404 where nothing was written, 409 where it
 * changed since it was read, once it is published, and while it is hidden.
 */
export function decideReview(
  { db, jobs }: { db: Database; jobs: JobQueue },
  { requestId, organizerId, userId, is_published: isPublished, at, words }: Decision,
): Promise<void> {
  if (!isPublished && words.length < refusalLimits.min) {
    throw badRequest({ words: [reviewTexts.noWords(refusalLimits.min)] });
  }
  return db.transaction(async (tx) => {
    const review = await lockReview(tx, requestId);
    if (review.state === "published") throw new Refusal("conflict", reviewTexts.published);
    if (review.state === "hidden") throw new Refusal("conflict", reviewTexts.hidden);
    if (review.writtenAt.toISOString() !== at) throw new Refusal("conflict", reviewTexts.changed);
    const details = { is_published: isPublished };
    const deed = { organizerId, kind: "review_decided" as const, subjectId: requestId, details };
    await recordActivity(tx, userId, deed);
    const email = { requestId, facts: { words: review.text, until: null } };
    if (isPublished) {
      await publishReview(tx, review);
      return enqueueRequestEmails({ db: tx, jobs }, { ...email, kind: "reviewed" });
    }
    await tx
      .update(guestReviews)
      .set({ state: "declined", refusal: words })
      .where(eq(guestReviews.requestId, requestId));
    await enqueueRequestEmails(
      { db: tx, jobs },
      // Whoever writes anew may be refused anew.
      { requestId, kind: "review declined", facts: { words, until: null }, occasion: at },
    );
  });
}
