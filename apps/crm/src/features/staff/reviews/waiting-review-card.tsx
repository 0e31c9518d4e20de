import { useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { WaitingReview } from "@tour/api";
import { formatInstant } from "@tour/office/format";
import { SettingsCard } from "@tour/office/shell";
import { useToast } from "@tour/ui-kit/message";
import { Rating } from "@tour/ui-kit/rating";
import { ReviewDecision } from "../../../reviews/review-decision.tsx";
import { ReviewWords } from "../../../reviews/review-words.tsx";
import { requestTexts } from "../../../texts/request.ru.ts";
import { staffKey } from "../staff-queries.ts";
import styles from "./reviews.module.css";

/** What a guest wrote, and the decision on it. */
export function WaitingReviewCard({ review }: { review: WaitingReview }) {
  const { request_id: id, organizer, tour, author, rating, at } = review;
  const queryClient = useQueryClient();
  const toast = useToast();
  const keep = (_: unknown, done: string) => {
    toast.show({ id: "review", text: done });
    void queryClient.invalidateQueries({ queryKey: [...staffKey, "reviews"] });
  };
  return (
    <SettingsCard>
      <div className={styles.head}>
        <Rating value={rating} />
        <p className={styles.quiet}>
          {author}, {formatInstant(at)}
        </p>
      </div>
      <ReviewWords {...review} />
      <p className={styles.quiet}>
        {tour},{" "}
        <Link to="/organizers/$id" params={{ id: organizer.id }}>
          {organizer.name}
        </Link>
        ,{" "}
        <Link to="/requests/$id" params={{ id: `${id}` }}>
          {requestTexts.title(id)}
        </Link>
      </p>
      <ReviewDecision {...{ id, at, keep }} />
    </SettingsCard>
  );
}
