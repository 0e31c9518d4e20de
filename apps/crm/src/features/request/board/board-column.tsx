import type { RequestStatus } from "@tour/api";
import { describeFailure } from "@tour/office/api";
import { Button } from "@tour/ui-kit/button";
import { Message } from "@tour/ui-kit/message";
import { Skeleton } from "@tour/ui-kit/skeleton";
import { useDroppable } from "@dnd-kit/core";
import { useId, useMemo } from "react";
import type { RequestSearch } from "../../../requests/request-search.ts";
import { requestListTexts as texts } from "../../../texts/request-list.ru.ts";
import { useRequestList } from "../list/use-request-list.ts";
import { BoardCard } from "./board-card.tsx";
import { useBoardDrag } from "./board-drag.tsx";
import styles from "./request-board.module.css";

interface BoardColumnProps {
  title: string;
  /** Of one status, or of several that are looked at together. */
  status: RequestStatus[];
  organizerId: number;
  search: RequestSearch;
}

/** The requests of some statuses, as a list of a column. */
export function BoardColumn({ title, status, organizerId, search }: BoardColumnProps) {
  const ofColumn = useMemo(() => ({ ...search, status }), [search, status]);
  const shown = useRequestList(organizerId, ofColumn);
  const titleId = useId();
  const { dragged, mayMoveTo } = useBoardDrag();
  const isTarget = mayMoveTo(status);
  const { setNodeRef, isOver } = useDroppable({
    id: title,
    data: { statuses: status, title },
    disabled: !isTarget,
  });
  return (
    <section
      ref={setNodeRef}
      aria-labelledby={titleId}
      className={styles.column}
      data-target={dragged === null ? undefined : isTarget}
      data-over={isOver || undefined}
    >
      <h2 id={titleId} className={styles.title}>
        {title} {shown.total !== undefined && <span className={styles.count}>{shown.total}</span>}
      </h2>
      {shown.error && <Message tone="danger">{describeFailure(shown.error)}</Message>}
      {shown.isPending && <Skeleton />}
      {shown.isEmpty && <p className={styles.quiet}>{texts.emptyColumn}</p>}
      {shown.rows.length > 0 && (
        <ul className={styles.cards} aria-busy={shown.isFromMemory}>
          {shown.rows.map((row) => (
            <BoardCard key={row.id} row={row} organizerId={organizerId} now={shown.readAt} />
          ))}
        </ul>
      )}
      {shown.hasMore && (
        <Button variant="ghost" size="s" onClick={shown.loadMore}>
          {texts.more}
        </Button>
      )}
    </section>
  );
}
