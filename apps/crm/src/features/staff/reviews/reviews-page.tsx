import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { describeFailure } from "@tour/office/api";
import { Loading, Screen, ScreenHeader, SettingsCard } from "@tour/office/shell";
import { EmptyState } from "@tour/ui-kit/empty-state";
import { Message } from "@tour/ui-kit/message";
import { Pagination } from "@tour/ui-kit/pagination";
import { useState } from "react";
import { staffTexts } from "../../../texts/staff.ru.ts";
import { staffQueries } from "../staff-queries.ts";
import { WaitingReviewCard } from "./waiting-review-card.tsx";

const texts = staffTexts.reviews;

/** Reviews of guests that no organiser has decided on. */
export function ReviewsPage() {
  const [page, setPage] = useState(1);
  const { data, error, isPending } = useQuery({
    ...staffQueries.reviews(page),
    placeholderData: keepPreviousData,
  });
  const pages = data?.pagination.pages ?? 1;
  return (
    <Screen>
      <ScreenHeader title={texts.title} lead={texts.lead} />
      {error && <Message tone="danger">{describeFailure(error)}</Message>}
      {isPending && <Loading />}
      {data?.data.length === 0 && (
        <SettingsCard>
          <EmptyState title={texts.empty} text={texts.emptyText} />
        </SettingsCard>
      )}
      {data?.data.map((review) => (
        <WaitingReviewCard key={`${review.request_id} ${review.at}`} review={review} />
      ))}
      {pages > 1 && <Pagination value={page} pages={pages} onValueChange={setPage} />}
    </Screen>
  );
}
