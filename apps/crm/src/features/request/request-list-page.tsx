import { useQuery } from "@tanstack/react-query";
import type { RequestRow } from "@tour/api";
import { builderQueries } from "@tour/api/queries";
import { formatMoney, plural } from "@tour/blocks/format";
import { Link, useNavigate } from "@tanstack/react-router";
import { Button } from "@tour/ui-kit/button";
import { EmptyState } from "@tour/ui-kit/empty-state";
import { Message } from "@tour/ui-kit/message";
import { Tag } from "@tour/ui-kit/tag";
import { Pagination } from "@tour/ui-kit/pagination";
import { client, describeFailure } from "@tour/office/api";
import { Screen, ScreenHeader, useOrganizer } from "@tour/office/shell";
import { formatShortInstant } from "@tour/office/format";
import { texts as allTexts } from "../../texts/ru.ts";
import { describeDates } from "./describe-dates.ts";
import { KeepDocuments } from "./keep-documents.tsx";
import styles from "./request-list.module.css";
import { StatusTag } from "./status-tag.tsx";

const texts = allTexts.request.list;
/** How often one looks for what is new, in ms. */
const lookEvery = 60_000;

/** All requests of an organiser, those that wait for an answer first. */
export function RequestListPage({ page }: { page: number }) {
  const { organizer, isOwner } = useOrganizer();
  const navigate = useNavigate();
  const { data: found, error } = useQuery({
    ...builderQueries.requests(client, organizer.id, page),
    refetchInterval: lookEvery,
  });
  const rows = found?.data ?? [];
  const pages = found?.pagination.pages ?? 1;
  return (
    <Screen>
      <ScreenHeader
        title={texts.title}
        lead={texts.lead}
        action={<Button to={`/${organizer.id}/requests/new`}>{allTexts.newRequest.open}</Button>}
      />
      {error && <Message tone="danger">{describeFailure(error)}</Message>}
      {found && rows.length === 0 && (
        <div className={styles.empty}>
          <EmptyState title={texts.empty} text={texts.emptyText} />
        </div>
      )}
      {rows.length > 0 && (
        <ul className={styles.list} aria-label={texts.caption}>
          {rows.map((row) => (
            <Row key={row.id} row={row} organizerId={organizer.id} />
          ))}
        </ul>
      )}
      {pages > 1 && (
        <Pagination
          value={page}
          pages={pages}
          onValueChange={(next) =>
            void navigate({
              to: "/$organizerId/requests",
              params: { organizerId: organizer.id },
              search: { page: next },
            })
          }
        />
      )}
      {isOwner && <KeepDocuments organizerId={organizer.id} />}
    </Screen>
  );
}

function Row({ row, organizerId }: { row: RequestRow; organizerId: number }) {
  const { id, status, guest, tour, departure, seats, total, hold_expires_at: heldUntil } = row;
  const overdue = row.rest_overdue;
  const dates = describeDates(departure, tour.time_zone);
  return (
    <li>
      <Link
        to="/$organizerId/requests/$id"
        params={{ organizerId, id: `${id}` }}
        className={styles.row}
      >
        <span className={styles.who}>
          <strong className={styles.guest}>{guest}</strong>
          <span className={styles.quiet}>
            {allTexts.request.title(id)}, {formatShortInstant(row.created_at)}
          </span>
        </span>
        <span className={styles.what}>
          <span className={styles.tour}>{tour.title}</span>
          <span className={styles.quiet}>
            {dates}, {plural(seats, texts.seats)}, {formatMoney(total)}
          </span>
        </span>
        <span className={styles.state}>
          {row.awaits_reply && <Tag tone="warning">{allTexts.request.messages.awaits}</Tag>}
          {overdue > 0 && (
            <Tag tone="warning">{texts.overdue(plural(overdue, allTexts.request.money.days))}</Tag>
          )}
          <StatusTag status={status} />
          {heldUntil && (
            <span className={styles.quiet}>{texts.until(formatShortInstant(heldUntil))}</span>
          )}
        </span>
      </Link>
    </li>
  );
}
