import { Link } from "@tanstack/react-router";
import type { OfficeReview } from "@tour/api";
import { formatDate } from "@tour/blocks/format";
import { SettingsCard } from "@tour/office/shell";
import { Button } from "@tour/ui-kit/button";
import { Rating } from "@tour/ui-kit/rating";
import { Tag } from "@tour/ui-kit/tag";
import { useState } from "react";
import { ReviewWords } from "../../reviews/review-words.tsx";
import { reviewTexts as texts } from "../../texts/reviews.ru.ts";
import { ReplyForm } from "./reply-form.tsx";
import styles from "./reviews.module.css";

interface ReviewItemProps {
  organizerId: number;
  review: OfficeReview;
}

/** A review as everyone reads it, and the organiser's answer to it. */
export function ReviewItem({ organizerId, review }: ReviewItemProps) {
  const { author, city, date, rating, text, aspects, photos, portrait, reply, tour } = review;
  const [isAnswering, setAnswering] = useState(false);
  return (
    <SettingsCard>
      <div className={styles.head}>
        <Rating value={rating} />
        <p className={styles.quiet}>
          {[author, city, formatDate(date)].filter(Boolean).join(", ")}
        </p>
        <Tag size="s" tone={review.is_verified ? "success" : "neutral"}>
          {review.is_verified ? texts.verified : texts.byHand}
        </Tag>
      </div>
      <ReviewWords {...{ text, aspects, photos, portrait }} />
      <p className={styles.quiet}>
        {tour.title}
        {review.request_id !== null && (
          <>
            ,{" "}
            <Link
              to="/$organizerId/requests/$id"
              params={{ organizerId, id: `${review.request_id}` }}
            >
              {texts.request}
            </Link>
          </>
        )}
      </p>
      {isAnswering ? (
        <ReplyForm {...{ organizerId, review }} close={() => setAnswering(false)} />
      ) : (
        <>
          {reply && (
            <div className={styles.reply}>
              <p className={styles.quiet}>{texts.replied(formatDate(reply.date))}</p>
              <p className={styles.words}>{reply.text}</p>
            </div>
          )}
          <div className={styles.actions}>
            <Button
              variant={reply ? "ghost" : "secondary"}
              size="s"
              aria-label={reply ? texts.changeTo(author) : texts.answerTo(author)}
              onClick={() => setAnswering(true)}
            >
              {reply ? texts.change : texts.answer}
            </Button>
          </div>
        </>
      )}
    </SettingsCard>
  );
}
