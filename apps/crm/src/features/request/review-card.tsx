import type { SellerRequest } from "@tour/api";
import { Button } from "@tour/ui-kit/button";
import { Message } from "@tour/ui-kit/message";
import { Rating } from "@tour/ui-kit/rating";
import { Tag } from "@tour/ui-kit/tag";
import { TruncateText } from "@tour/ui-kit/truncate-text";
import { describeFailure } from "@tour/office/api";
import { SettingsCard } from "@tour/office/shell";
import { formatInstant } from "@tour/office/format";
import { texts as allTexts } from "../../texts/ru.ts";
import { HiddenReview, PublishedReview } from "./published-review.tsx";
import styles from "./request-page.module.css";
import { isOutdated } from "./use-request.ts";
import { useReview } from "./use-review.ts";

const texts = allTexts.request.review;

const tones = {
  waiting: "warning",
  published: "success",
  declined: "neutral",
  hidden: "neutral",
} as const;

/** What the guest wrote of the trip; its organiser publishes it, or does not, and hides it afterwards. */
export function ReviewCard({ request }: { request: SellerRequest }) {
  const { review } = request;
  const decide = useReview(request);
  if (!review) return null;
  const { author, rating, text, state, at, hidden } = review;
  return (
    <SettingsCard title={texts.title}>
      <div className={styles.actions}>
        <Rating value={rating} />
        <Tag size="s" tone={tones[state]}>
          {texts.states[state]}
        </Tag>
      </div>
      <figure className={styles.words}>
        <TruncateText>
          <blockquote>{text}</blockquote>
        </TruncateText>
        <figcaption>
          {author}, {formatInstant(at)}
        </figcaption>
      </figure>
      {state === "published" && <PublishedReview request={request} />}
      {hidden && <HiddenReview {...{ request, hidden }} />}
      {(state === "waiting" || state === "declined") && (
        <>
          {decide.error && (
            <Message tone={isOutdated(decide.error) ? "warning" : "danger"}>
              {isOutdated(decide.error) ? texts.changed : describeFailure(decide.error)}
            </Message>
          )}
          <p className={styles.quiet}>{texts.text}</p>
          <div className={styles.actions}>
            <Button
              loading={decide.isPending && decide.variables.isPublished}
              onClick={() => decide.mutate({ review, isPublished: true })}
            >
              {texts.publish}
            </Button>
            {state === "waiting" && (
              <Button
                variant="secondary"
                loading={decide.isPending && !decide.variables.isPublished}
                onClick={() => decide.mutate({ review, isPublished: false })}
              >
                {texts.decline}
              </Button>
            )}
          </div>
        </>
      )}
    </SettingsCard>
  );
}
