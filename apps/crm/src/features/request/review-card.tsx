import { useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { SellerRequest } from "@tour/api";
import { builderQueries } from "@tour/api/queries";
import { client } from "@tour/office/api";
import { formatInstant } from "@tour/office/format";
import { SettingsCard } from "@tour/office/shell";
import { Rating } from "@tour/ui-kit/rating";
import { Tag } from "@tour/ui-kit/tag";
import { ReviewDecision } from "../../reviews/review-decision.tsx";
import { ReviewWords } from "../../reviews/review-words.tsx";
import { requestTexts } from "../../texts/request.ru.ts";
import { HiddenReview, PublishedReview } from "./published-review.tsx";
import styles from "./request-page.module.css";
import { useKeepRequest } from "./use-keep-request.ts";

const texts = requestTexts.review;

const tones = {
  waiting: "warning",
  published: "success",
  declined: "neutral",
  hidden: "neutral",
} as const;

interface ReviewCardProps {
  request: SellerRequest;
  /** For staff, who publish reviews and decline them. */
  mayDecide?: boolean;
}

/** What the guest wrote of the trip, what staff decided, and what its organiser can do with it. */
export function ReviewCard({ request, mayDecide = false }: ReviewCardProps) {
  const { review } = request;
  if (!review) return null;
  const { author, rating, state, at, hidden, refusal, reply } = review;
  const isOpen = state === "waiting" || state === "declined";
  return (
    <SettingsCard title={texts.title}>
      <div className={styles.actions}>
        <Rating value={rating} />
        <Tag size="s" tone={tones[state]}>
          {texts.states[state]}
        </Tag>
      </div>
      <figure className={styles.words}>
        <ReviewWords {...review} />
        <figcaption>
          {author}, {formatInstant(at)}
        </figcaption>
      </figure>
      {refusal && <p className={styles.reason}>{texts.refusal(refusal)}</p>}
      {reply && (
        <figure className={styles.words}>
          <blockquote>{reply.text}</blockquote>
          <figcaption>{texts.replied}</figcaption>
        </figure>
      )}
      {state === "published" && <PublishedReview request={request} />}
      {hidden && <HiddenReview {...{ request, hidden }} />}
      {isOpen && (mayDecide ? <Decision {...{ request, review }} /> : <Waiting />)}
      {state === "published" && !mayDecide && (
        <Link
          to="/$organizerId/reviews"
          params={{ organizerId: request.organizer_id }}
          search={reply ? {} : { answered: 0 }}
        >
          {reply ? texts.toReviews : texts.answer}
        </Link>
      )}
    </SettingsCard>
  );
}

const Waiting = () => <p className={styles.quiet}>{texts.waiting}</p>;

interface DecisionProps {
  request: SellerRequest;
  review: NonNullable<SellerRequest["review"]>;
}

function Decision({ request, review }: DecisionProps) {
  const queryClient = useQueryClient();
  const keep = useKeepRequest(request);
  return (
    <ReviewDecision
      id={request.id}
      at={review.at}
      isDeclined={review.state === "declined"}
      keep={keep}
      onRefused={() =>
        void queryClient.invalidateQueries(builderQueries.request(client, request.id))
      }
    />
  );
}
