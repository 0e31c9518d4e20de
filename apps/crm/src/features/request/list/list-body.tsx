import { Button } from "@tour/ui-kit/button";
import { EmptyState } from "@tour/ui-kit/empty-state";
import { Skeleton } from "@tour/ui-kit/skeleton";
import { isFiltered, noConditions } from "../../../requests/request-search.ts";
import type { RequestSearch } from "../../../requests/request-search.ts";
import { requestListTexts as texts } from "../../../texts/request-list.ru.ts";
import { BulkBar } from "../bulk/bulk-bar.tsx";
import styles from "./request-list.module.css";
import { RequestTable } from "./request-table.tsx";
import type { ChangeSearch } from "./use-change-search.ts";
import type { ShownRequests } from "./use-request-list.ts";
import { useRequestTable } from "./use-request-table.ts";

const waitingRows = [0, 1, 2, 3, 4];

interface ListBodyProps {
  organizerId: number;
  search: RequestSearch;
  change: ChangeSearch;
  shown: ShownRequests;
  focusSearch: () => void;
}

/** The table, or why it is empty; what is chosen in it can be done something with. */
export function ListBody({ organizerId, search, change, shown, focusSearch }: ListBodyProps) {
  const { rows } = shown;
  const model = useRequestTable(rows);
  if (shown.isEmpty) return <NoRequests search={search} change={change} />;
  return (
    <div className={styles.list}>
      <p role="status" className={styles.quiet}>
        {shown.isPending && texts.loading}
        {shown.isFromMemory && (shown.error ? texts.outdated : texts.updating)}
        {shown.total !== undefined && texts.count(shown.total)}
      </p>
      {shown.isPending && (
        <div className={styles.waiting} aria-hidden>
          {waitingRows.map((row) => (
            <Skeleton key={row} />
          ))}
        </div>
      )}
      {rows.length > 0 && <RequestTable {...{ organizerId, model, shown, focusSearch }} />}
      {shown.hasMore && (
        <Button variant="secondary" className={styles.more} onClick={shown.loadMore}>
          {texts.more}
        </Button>
      )}
      {rows.length > 0 && <p className={styles.keys}>{texts.keys}</p>}
      <BulkBar organizerId={organizerId} chosen={model.chosen} clear={model.clear} />
    </div>
  );
}

/** There are none at all, or none by these filters. */
function NoRequests({ search, change }: Pick<ListBodyProps, "search" | "change">) {
  const isNarrowed = isFiltered(search);
  return (
    <div className={styles.empty}>
      <EmptyState
        title={isNarrowed ? texts.nothing : texts.empty}
        text={isNarrowed ? texts.nothingText : texts.emptyText}
        action={
          isNarrowed && (
            <Button variant="secondary" onClick={() => change(noConditions)}>
              {texts.filters.reset}
            </Button>
          )
        }
      />
    </div>
  );
}
