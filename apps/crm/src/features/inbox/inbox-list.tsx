import type { HelpRow } from "@tour/api";
import { describeFailure } from "@tour/office/api";
import { Loading } from "@tour/office/shell";
import { Button } from "@tour/ui-kit/button";
import { EmptyState } from "@tour/ui-kit/empty-state";
import { Message } from "@tour/ui-kit/message";
import { Pagination } from "@tour/ui-kit/pagination";
import { inboxTexts as texts } from "../../texts/inbox.ru.ts";
import { SavedViews } from "../../views/saved-views.tsx";
import { viewsOf } from "../../views/view-store.ts";
import { InboxFilters } from "./inbox-filters.tsx";
import type { InboxSearch } from "./inbox-search.ts";
import styles from "./inbox-page.module.css";
import { QuestionRow } from "./question-row.tsx";

interface InboxListProps {
  search: InboxSearch;
  /** Another choice begins at its first page. */
  change: (changes: InboxSearch) => void;
  found: {
    data: { data: HelpRow[]; pagination: { pages: number } } | undefined;
    error: Error | null;
    isPending: boolean;
    dataUpdatedAt: number;
  };
  /** Null for questions of the marketplace. */
  organizerId: number | null;
  /** What stands there before anybody has asked anything. */
  emptyText: string;
}

/** Questions of guests with the choice between them. */
export function InboxList({ search, change, found, organizerId, emptyText }: InboxListProps) {
  const isFiltered = search.status !== undefined || Boolean(search.search);
  const rows = found.data?.data ?? [];
  const pages = found.data?.pagination.pages ?? 1;
  const reset = (
    <Button variant="secondary" onClick={() => change({ status: undefined, search: undefined })}>
      {texts.filters.reset}
    </Button>
  );
  return (
    <>
      <InboxFilters search={search} change={change} />
      {organizerId !== null && (
        <SavedViews
          store={viewsOf(organizerId, "questions")}
          search={{ ...search, page: undefined }}
          isChosen={isFiltered}
        />
      )}
      {found.error && <Message tone="danger">{describeFailure(found.error)}</Message>}
      {found.isPending && <Loading />}
      {found.data && rows.length === 0 && (
        <div className={styles.empty}>
          <EmptyState
            title={isFiltered ? texts.nothing : texts.empty}
            text={isFiltered ? texts.nothingText : emptyText}
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
              organizerId={organizerId}
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
    </>
  );
}
