import type { GuestRequest } from "@tour/api";
import { describeHiding } from "../../page/describe-hiding.ts";
import { texts as allTexts } from "../../texts/ru.ts";
import { ReviewForm } from "./review-form.tsx";
import type { ReviewDraft } from "./review-form.tsx";
import styles from "./review-page.module.css";
import { WrittenReview } from "./written-review.tsx";

const texts = allTexts.review;

interface ReviewPageProps {
  request: GuestRequest;
  draft: ReviewDraft;
}

/** Where the guest of a trip that took place writes of it, and finds what became of it. */
export function ReviewPage({ request, draft }: ReviewPageProps) {
  const { uuid, tour, review, can_review: canReview } = request;
  const { title, lead } = wordsOf(request);
  const isFirst = review === null || review.state === "declined";
  const form = (
    <ReviewForm
      uuid={uuid}
      draft={draft}
      submit={review ? texts.save : texts.send}
      sentAt={review?.at}
    />
  );
  return (
    <div className={styles.page}>
      <p className={styles.tour}>{tour.title}</p>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      {review?.hidden && <p>{describeHiding(review.hidden)}</p>}
      {review?.refusal && <p>{texts.hiddenWhy(review.refusal)}</p>}
      {review && !isFirst && <WrittenReview review={review} />}
      {canReview && isFirst && form}
      {canReview && !isFirst && (
        <details className={styles.change} open={draft.problems.length > 0}>
          <summary>{texts.change}</summary>
          {form}
        </details>
      )}
      <p>
        <a className={styles.back} href={`/order/${uuid}`}>
          {texts.toOrder}
        </a>
      </p>
    </div>
  );
}

function wordsOf({ review, can_review: canReview }: GuestRequest) {
  if (!review) {
    return canReview
      ? { title: texts.title, lead: texts.lead }
      : { title: texts.tooEarly, lead: texts.tooEarlyLead };
  }
  return {
    waiting: { title: texts.thanks, lead: texts.waiting },
    declined: { title: texts.declined, lead: texts.declinedLead },
    hidden: { title: texts.hidden, lead: texts.hiddenLead },
    published: { title: texts.published, lead: texts.publishedLead },
  }[review.state];
}
