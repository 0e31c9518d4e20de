import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { describeFailure } from "@tour/office/api";
import { Loading, Screen, ScreenHeader, SettingsCard, useOrganizer } from "@tour/office/shell";
import { Button } from "@tour/ui-kit/button";
import { EmptyState } from "@tour/ui-kit/empty-state";
import { Message } from "@tour/ui-kit/message";
import { Pagination } from "@tour/ui-kit/pagination";
import { reviewTexts as texts } from "../../texts/reviews.ru.ts";
import { ReviewFilters } from "./review-filters.tsx";
import { ReviewItem } from "./review-item.tsx";
import { reviewsQuery } from "./review-queries.ts";
import styles from "./reviews.module.css";
import type { ReviewsSearch } from "./reviews-search.ts";

const everything = { tour: undefined, rating: undefined, answered: undefined };

/** Published reviews of an organiser's tours, to be answered for everyone. */
export function ReviewsPage({ search }: { search: ReviewsSearch }) {
  const { organizer } = useOrganizer();
  const navigate = useNavigate({ from: "/$organizerId/reviews" });
  const { data, error, isPending } = useQuery({
    ...reviewsQuery(organizer.id, search),
    placeholderData: keepPreviousData,
  });
  const change = (changes: ReviewsSearch) =>
    void navigate({
      search: (before) => ({ ...before, page: undefined, ...changes }),
      resetScroll: false,
    });
  const { page: shown = 1, ...filters } = search;
  const isFiltered = Object.values(filters).some((one) => one !== undefined);
  const pages = data?.pagination.pages ?? 1;
  return (
    <Screen>
      <ScreenHeader title={texts.title} lead={texts.lead} />
      {data && data.waiting > 0 && <Message>{texts.waiting(data.waiting)}</Message>}
      <ReviewFilters organizerId={organizer.id} {...{ search, change }} />
      {error && <Message tone="danger">{describeFailure(error)}</Message>}
      {isPending && <Loading />}
      {data?.data.length === 0 && (
        <SettingsCard>
          <EmptyState
            title={isFiltered ? texts.nothing : texts.empty}
            text={isFiltered ? texts.nothingText : texts.emptyText}
            action={
              isFiltered && (
                <Button variant="secondary" onClick={() => change(everything)}>
                  {texts.filters.reset}
                </Button>
              )
            }
          />
        </SettingsCard>
      )}
      {data && data.data.length > 0 && (
        <ul className={styles.list} aria-label={texts.caption}>
          {data.data.map((review) => (
            <li key={review.id}>
              <ReviewItem organizerId={organizer.id} review={review} />
            </li>
          ))}
        </ul>
      )}
      {pages > 1 && (
        <Pagination value={shown} pages={pages} onValueChange={(page) => change({ page })} />
      )}
    </Screen>
  );
}
