import { hidingLimits } from "@tour/api";
import type { HidingReason } from "@tour/api";
import { eq } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { badRequest, Refusal } from "../../../http/errors/errors.ts";
import { recordActivity } from "../../activity/record-activity.ts";
import { removeReview } from "../../tours/add-reviews.ts";
import { guestReviews } from "./guest-review.table.ts";
import { lockReview, publishReview } from "./publish-review.ts";
import { readLastHiding } from "./read-review.ts";
import { reviewHidings } from "./review-hiding.table.ts";
import { reviewTexts } from "./review.texts.ts";

interface Actor {
  requestId: number;
  organizerId: number;
  userId: string;
  now: Date;
}

interface Hiding extends Actor {
  reason: HidingReason;
  words: string;
}

/**
 * Takes a published review down, out of its tour's list and ratings, and keeps by whom, when and why.
 * 400 for another reason without its words, 404 where nothing was written, 409 where it is not
 * published.
 */
export function hideReview(
  db: Database,
  { requestId, organizerId, userId, now, reason, words }: Hiding,
): Promise<void> {
  const isOther = reason === "other";
  if (isOther && words.length < hidingLimits.min) {
    throw badRequest({ words: [reviewTexts.noWords(hidingLimits.min)] });
  }
  return db.transaction(async (tx) => {
    const { state, reviewId } = await lockReview(tx, requestId);
    if (state !== "published") throw new Refusal("conflict", reviewTexts.notPublished);
    if (reviewId !== null) await removeReview(tx, reviewId);
    await tx
      .update(guestReviews)
      .set({ state: "hidden", reviewId: null })
      .where(eq(guestReviews.requestId, requestId));
    const why = { reason, words: isOther ? words : "" };
    const deed = { organizerId, kind: "review_hidden" as const, subjectId: requestId };
    await recordActivity(tx, userId, { ...deed, details: { reason } });
    await tx.insert(reviewHidings).values({ requestId, hiddenAt: now, hiddenBy: userId, ...why });
  });
}

/** Puts a hidden review back where it was. 404 where nothing was written, 409 where none is hidden. */
export function showReview(
  db: Database,
  { requestId, organizerId, userId, now }: Actor,
): Promise<void> {
  return db.transaction(async (tx) => {
    const review = await lockReview(tx, requestId);
    if (review.state !== "hidden") throw new Refusal("conflict", reviewTexts.notHidden);
    await publishReview(tx, review);
    const last = await readLastHiding(tx, requestId);
    const shown = { shownAt: now, shownBy: userId };
    await tx.update(reviewHidings).set(shown).where(eq(reviewHidings.id, last.id));
    await recordActivity(tx, userId, { organizerId, kind: "review_shown", subjectId: requestId });
  });
}
