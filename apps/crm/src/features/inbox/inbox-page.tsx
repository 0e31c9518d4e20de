import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { builderQueries } from "@tour/api/queries";
import { client, describeFailure } from "@tour/office/api";
import { Loading, Screen, ScreenHeader, useOrganizer } from "@tour/office/shell";
import { Button } from "@tour/ui-kit/button";
import { EmptyState } from "@tour/ui-kit/empty-state";
import { Message } from "@tour/ui-kit/message";
import { Pagination } from "@tour/ui-kit/pagination";
import { texts as allTexts } from "../../texts/ru.ts";
import { InboxFilters } from "./inbox-filters.tsx";
import type { InboxSearch } from "./inbox-search.ts";
import styles from "./inbox-page.module.css";
import { QuestionRow } from "./question-row.tsx";

const texts = allTexts.inbox;
/** How often one looks for what is new, in ms. */
const lookEvery = 60_000;

/** What guests asked on the organiser's site, those that wait first. */
export function InboxPage({ search }: { search: InboxSearch }) {
  const { organizer } = useOrganizer();
  const navigate = useNavigate({ from: "/$organizerId/questions" });
  const found = useQuery({
    ...builderQueries.questions(client, organizer.id, search),
    placeholderData: keepPreviousData,
    refetchInterval: lookEvery,
  });
  const change = (changes: InboxSearch) =>
    void navigate({
      search: (before) => ({ ...before, page: undefined, ...changes }),
      resetScroll: false,
    });
  const isFiltered = search.status !== undefined || Boolean(search.search);
  const rows = found.data?.data ?? [];
  const pages = found.data?.pagination.pages ?? 1;
  const reset = (
    <Button variant="secondary" onClick={() => change({ status: undefined, search: undefined })}>
      {texts.filters.reset}
    </Button>
  );
  return (
    <Screen>
      <ScreenHeader title={texts.title} lead={texts.lead} />
      <InboxFilters search={search} change={change} />
      {found.error && <Message tone="danger">{describeFailure(found.error)}</Message>}
      {found.isPending && <Loading />}
      {found.data && rows.length === 0 && (
        <div className={styles.empty}>
          <EmptyState
            title={isFiltered ? texts.nothing : texts.empty}
            text={isFiltered ? texts.nothingText : texts.emptyText}
            action={isFiltered && reset}
          />
        </div>
      )}
      {rows.length > 0 && (
        <ul className={styles.list} aria-label={texts.caption}>
          {rows.map((row) => (
            <QuestionRow
              key={row.id}
              row={row}
              organizerId={organizer.id}
              now={found.dataUpdatedAt}
            />
          ))}
        </ul>
      )}
      {pages > 1 && (
        <Pagination
          value={search.page ?? 1}
          pages={pages}
          onValueChange={(page) => change({ page })}
        />
      )}
    </Screen>
  );
}
