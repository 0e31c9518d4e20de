import { eq } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { Refusal } from "../../../http/errors/errors.ts";
import { guestReviews } from "./guest-review.table.ts";
import { lockReview, publishReview } from "./publish-review.ts";
import { reviewTexts } from "./review.texts.ts";

interface Decision {
  is_published: boolean;
  /** When the review that was read was written, as an ISO instant. */
  at: string;
}

/**
 * Publishes a guest's review among those of its tour, or declines it. 404 where nothing was written,
 * 409 where it changed since it was read, once it is published, and while it is hidden.
 */
export function decideReview(
  db: Database,
  requestId: number,
  { is_published: isPublished, at }: Decision,
): Promise<void> {
  return db.transaction(async (tx) => {
    const review = await lockReview(tx, requestId);
    if (review.state === "published") throw new Refusal("conflict", reviewTexts.published);
    if (review.state === "hidden") throw new Refusal("conflict", reviewTexts.hidden);
    if (review.writtenAt.toISOString() !== at) throw new Refusal("conflict", reviewTexts.changed);
    if (isPublished) return publishReview(tx, review);
    await tx
      .update(guestReviews)
      .set({ state: "declined" })
      .where(eq(guestReviews.requestId, requestId));
  });
}
