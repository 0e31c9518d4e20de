import { Link } from "@tanstack/react-router";
import type { RequestRow, RequestStatus } from "@tour/api";
import { formatMoney, plural } from "@tour/blocks/format";
import { describeFailure } from "@tour/office/api";
import { Button } from "@tour/ui-kit/button";
import { Message } from "@tour/ui-kit/message";
import { Skeleton } from "@tour/ui-kit/skeleton";
import { useId, useMemo } from "react";
import type { RequestSearch } from "../../../requests/request-search.ts";
import { texts as allTexts } from "../../../texts/ru.ts";
import { describeDates } from "../describe-dates.ts";
import { keepOpened } from "../list/kept-place.ts";
import { NextTags } from "../list/next-tags.tsx";
import { useRequestList } from "../list/use-request-list.ts";
import styles from "./request-board.module.css";

const texts = allTexts.requestList;

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
  return (
    <section aria-labelledby={titleId} className={styles.column}>
      <h2 id={titleId} className={styles.title}>
        {title} {shown.total !== undefined && <span className={styles.count}>{shown.total}</span>}
      </h2>
      {shown.error && <Message tone="danger">{describeFailure(shown.error)}</Message>}
      {shown.isPending && <Skeleton />}
      {shown.isEmpty && <p className={styles.quiet}>{texts.emptyColumn}</p>}
      {shown.rows.length > 0 && (
        <ul className={styles.cards} aria-busy={shown.isFromMemory}>
          {shown.rows.map((row) => (
            <Card key={row.id} row={row} organizerId={organizerId} now={shown.readAt} />
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

interface CardProps {
  row: RequestRow;
  organizerId: number;
  /** In ms. */
  now: number;
}

function Card({ row, organizerId, now }: CardProps) {
  return (
    <li>
      <Link
        to="/$organizerId/requests/$id"
        params={{ organizerId, id: `${row.id}` }}
        className={styles.card}
        data-request={row.id}
        onClick={() => keepOpened(row.id)}
      >
        <strong className={styles.guest}>{row.guest}</strong>
        <span className={styles.tour}>{row.tour.title}</span>
        <span className={styles.quiet}>
          {describeDates(row.departure, row.tour.time_zone)},{" "}
          {plural(row.seats, allTexts.request.seats)}, {formatMoney(row.total)}
        </span>
        <NextTags row={row} now={now} />
        <span className={styles.quiet}>{texts.number(row.id)}</span>
      </Link>
    </li>
  );
}
