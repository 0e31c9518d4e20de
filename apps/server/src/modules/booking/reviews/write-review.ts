import type { AspectMarks, GuestReview } from "@tour/api";
import { eq } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { Refusal } from "../../../http/errors/errors.ts";
import { requests } from "../request.table.ts";
import { guestReviews } from "./guest-review.table.ts";
import { toGuestReview } from "./read-review.ts";
import { reviewTexts } from "./review.texts.ts";
import { takeReviewPhotos } from "./take-review-photos.ts";

interface Written extends Pick<GuestReview, "author" | "rating" | "text"> {
  requestId: number;
  uuid: string;
  now: Date;
  aspects: AspectMarks;
  /** Keys of photos that were uploaded for the request. */
  photos: string[];
  /** The key of one more, of the guest alone; null without one. */
  portrait: string | null;
}

const completed = 4;

/**
 * Keeps what a guest writes of a trip that took place, in place of what they wrote before; it waits
 * for staff. 400 for photos that are not the request's, 409 before the trip is complete, and once the
 * review is published.
 */
export function writeReview(
  db: Database,
  { requestId, uuid, now, photos, portrait, ...words }: Written,
): Promise<GuestReview> {
  return db.transaction(async (tx) => {
    await lockReviewable(tx, requestId);
    const pictures = await takeReviewPhotos(tx, uuid, { photos, portrait });
    const written = {
      ...words,
      ...pictures,
      writtenAt: now,
      state: "waiting" as const,
      refusal: "",
      // An answer was to other words.
      reply: null,
      replyDate: null,
    };
    const [row] = await tx
      .insert(guestReviews)
      .values({ requestId, ...written })
      .onConflictDoUpdate({ target: guestReviews.requestId, set: written })
      .returning();
    return toGuestReview(row!);
  });
}

/** Locks a request, so that two that are sent at once are one after the other; 409 as above. */
export async function lockReviewable(tx: Database, requestId: number): Promise<void> {
  const [request] = await tx
    .select({ status: requests.status })
    .from(requests)
    .where(eq(requests.id, requestId))
    .for("update");
  if (request?.status !== completed) throw new Refusal("conflict", reviewTexts.tooEarly);
  const isOwn = eq(guestReviews.requestId, requestId);
  const [before] = await tx.select().from(guestReviews).where(isOwn);
  if (before?.state === "published") throw new Refusal("conflict", reviewTexts.published);
}
