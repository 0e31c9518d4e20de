import type { ParsedInput } from "@tour/api";
import type { reviewCalls } from "@tour/api/contract";
import { readToday } from "@tour/dates";
import { eq } from "drizzle-orm";
import { notFound } from "../../../http/errors/errors.ts";
import { accountOf } from "../../../http/context.ts";
import type { RequestContext } from "../../../http/context.ts";
import { recordActivity } from "../../activity/record-activity.ts";
import { answerReview } from "../../tours/add-reviews.ts";
import { tours } from "../../tours/tour.table.ts";
import { guestReviews } from "./guest-review.table.ts";
import { findReview } from "./list-reviews.ts";
import { reviewTexts } from "./review.texts.ts";

/** Answers a published review for everyone; answered again, the new words stand in place of the old. */
export function replyToReview(
  { query, body }: ParsedInput<typeof reviewCalls.replyToReview>,
  context: RequestContext,
) {
  const { organizer_id: organizerId } = query;
  return context.db.transaction(async (tx) => {
    const review = await findReview(tx, organizerId, body.id);
    if (!review) throw notFound(reviewTexts.noReview);
    const [tour] = await tx.select().from(tours).where(eq(tours.id, review.tour.id));
    const replyDate = readToday(tour!.timeZone, context.now());
    const said = { reply: body.text, replyDate };
    // Hidden meanwhile, it is not there to be answered.
    if (!(await answerReview(tx, organizerId, { id: body.id, ...said }))) {
      throw notFound(reviewTexts.noReview);
    }
    await tx.update(guestReviews).set(said).where(eq(guestReviews.reviewId, body.id));
    const deed = { organizerId, kind: "review_answered" as const, subjectId: review.tour.id };
    await recordActivity(tx, accountOf(context).id, deed);
    return { data: { ...review, reply: { text: body.text, date: replyDate } } };
  });
}
