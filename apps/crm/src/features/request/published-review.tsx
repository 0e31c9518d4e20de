import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { GuestReview, SellerRequest } from "@tour/api";
import { builderQueries } from "@tour/api/queries";
import { Button } from "@tour/ui-kit/button";
import { Message } from "@tour/ui-kit/message";
import { useState } from "react";
import { client, describeFailure } from "@tour/office/api";
import { formatInstant } from "@tour/office/format";
import { requestTexts } from "../../texts/request.ru.ts";
import { HideReviewDialog } from "./hide-review-dialog.tsx";
import styles from "./request-page.module.css";
import { useKeepRequest } from "./use-keep-request.ts";
import { isOutdated } from "./use-request.ts";

const texts = requestTexts.review;

/** What its organiser can do with a review that everyone reads: hide it. */
export function PublishedReview({ request }: { request: SellerRequest }) {
  const [isHiding, setHiding] = useState(false);
  return (
    <div className={styles.actions}>
      <Button variant="secondary" onClick={() => setHiding(true)}>
        {texts.hide}
      </Button>
      {isHiding && <HideReviewDialog request={request} close={() => setHiding(false)} />}
    </div>
  );
}

interface HiddenReviewProps {
  request: SellerRequest;
  hidden: NonNullable<GuestReview["hidden"]>;
}

/** Why a review is hidden, and the way back. */
export function HiddenReview({ request, hidden }: HiddenReviewProps) {
  const { id } = request;
  const { reason, words, at } = hidden;
  const queryClient = useQueryClient();
  const keep = useKeepRequest(request);
  const show = useMutation({
    mutationFn: () => client.showReview({ body: { id } }),
    onSuccess: ({ data }) => keep(data, texts.shown),
    onError: () => queryClient.invalidateQueries(builderQueries.request(client, id)),
  });
  const why = reason === "other" ? words : texts.reasons[reason];
  return (
    <>
      <p className={styles.reason}>{texts.hidden(why, formatInstant(at))}</p>
      <p className={styles.quiet}>{texts.hiddenText}</p>
      {show.error && (
        <Message tone={isOutdated(show.error) ? "warning" : "danger"}>
          {isOutdated(show.error) ? texts.outdated : describeFailure(show.error)}
        </Message>
      )}
      <div className={styles.actions}>
        <Button variant="secondary" loading={show.isPending} onClick={() => show.mutate()}>
          {texts.show}
        </Button>
      </div>
    </>
  );
}
