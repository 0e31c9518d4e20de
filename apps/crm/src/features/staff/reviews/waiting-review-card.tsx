import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { WaitingReview } from "@tour/api";
import { client, describeFailure } from "@tour/office/api";
import { formatInstant } from "@tour/office/format";
import { SettingsCard } from "@tour/office/shell";
import { Button } from "@tour/ui-kit/button";
import { Message, useToast } from "@tour/ui-kit/message";
import { Rating } from "@tour/ui-kit/rating";
import { TruncateText } from "@tour/ui-kit/truncate-text";
import { texts as allTexts } from "../../../texts/ru.ts";
import { staffKey } from "../staff-queries.ts";
import styles from "./reviews.module.css";

const texts = allTexts.staff.reviews;

/** What a guest wrote, and the decision on it. */
export function WaitingReviewCard({ review }: { review: WaitingReview }) {
  const { request_id: id, organizer, tour, author, rating, text, at } = review;
  const queryClient = useQueryClient();
  const toast = useToast();
  const decide = useMutation({
    mutationFn: (is_published: boolean) => client.decideReview({ body: { id, is_published, at } }),
    onSuccess: (_, isPublished) => {
      toast.show({ id: "review", text: isPublished ? texts.published : texts.declined });
    },
    // The organiser or a colleague may have been faster: the list shows how things stand.
    onSettled: (_, error) =>
      error ? undefined : queryClient.invalidateQueries({ queryKey: [...staffKey, "reviews"] }),
  });
  return (
    <SettingsCard>
      <div className={styles.head}>
        <Rating value={rating} />
        <p className={styles.quiet}>
          {author}, {formatInstant(at)}
        </p>
      </div>
      <TruncateText>
        <blockquote className={styles.words}>{text}</blockquote>
      </TruncateText>
      <p className={styles.quiet}>
        {tour},{" "}
        <Link to="/organizers/$id" params={{ id: organizer.id }}>
          {organizer.name}
        </Link>
        ,{" "}
        <Link to="/requests/$id" params={{ id: `${id}` }}>
          {allTexts.request.title(id)}
        </Link>
      </p>
      {decide.error && <Message tone="danger">{describeFailure(decide.error)}</Message>}
      <div className={styles.head}>
        <Button
          loading={decide.isPending && decide.variables}
          disabled={decide.isPending}
          onClick={() => decide.mutate(true)}
        >
          {texts.publish}
        </Button>
        <Button
          variant="secondary"
          loading={decide.isPending && !decide.variables}
          disabled={decide.isPending}
          onClick={() => decide.mutate(false)}
        >
          {texts.decline}
        </Button>
      </div>
    </SettingsCard>
  );
}
