import { Link } from "@tanstack/react-router";
import { rowSelectionFeature, tableFeatures } from "@tanstack/react-table";
import type { ColumnDef } from "@tanstack/react-table";
import type { RequestRow } from "@tour/api";
import { formatMoney, plural } from "@tour/blocks/format";
import { formatShortInstant } from "@tour/office/format";
import { useOrganizer } from "@tour/office/shell";
import { Checkbox } from "@tour/ui-kit/checkbox";
import { createContext, useContext } from "react";
import { requestTexts } from "../../../texts/request.ru.ts";
import { requestListTexts as texts } from "../../../texts/request-list.ru.ts";
import { describeDates } from "../describe-dates.ts";
import { StatusTag } from "../status-tag.tsx";
import { keepOpened } from "./kept-place.ts";
import { NextTags } from "./next-tags.tsx";
import styles from "./request-table.module.css";

/** When the rows of the list were read, in ms. */
export const ReadAt = createContext(0);

export const requestFeatures = tableFeatures({ rowSelectionFeature });
export type RequestColumn = ColumnDef<typeof requestFeatures, RequestRow>;

/** The same for every list: cells that were others with each answer would lose the focus. */
export const requestColumns: RequestColumn[] = [
  {
    id: "select",
    header: ({ table }) => (
      <Checkbox
        aria-label={texts.selectAll}
        checked={table.getIsAllRowsSelected()}
        indeterminate={table.getIsSomeRowsSelected() && !table.getIsAllRowsSelected()}
        onChange={table.getToggleAllRowsSelectedHandler()}
      />
    ),
    cell: ({ row }) => (
      <Checkbox
        aria-label={texts.select(row.original.guest, row.original.id)}
        checked={row.getIsSelected()}
        onChange={row.getToggleSelectedHandler()}
      />
    ),
  },
  {
    id: "guest",
    header: texts.columns.guest,
    cell: ({ row }) => <GuestCell row={row.original} />,
  },
  {
    id: "trip",
    header: texts.columns.trip,
    cell: ({ row: { original: row } }) => (
      <span className={styles.lines}>
        <span className={styles.tour}>{row.tour.title}</span>
        <span className={styles.quiet}>
          {describeDates(row.departure, row.tour.time_zone)},{" "}
          {plural(row.seats, requestTexts.seats)}
        </span>
      </span>
    ),
  },
  {
    id: "next",
    header: texts.columns.next,
    cell: ({ row }) => <NextCell row={row.original} />,
  },
  {
    id: "money",
    header: texts.columns.money,
    cell: ({ row: { original: row } }) => (
      <span className={styles.lines}>
        <span className={styles.sum}>{formatMoney(row.total)}</span>
        <span className={styles.quiet}>{describeKept(row)}</span>
      </span>
    ),
  },
  {
    id: "status",
    header: texts.columns.status,
    cell: ({ row: { original: row } }) => (
      <span className={styles.lines}>
        <StatusTag status={row.status} />
        {row.hold_expires_at && (
          <span className={styles.quiet}>
            {texts.until(formatShortInstant(row.hold_expires_at))}
          </span>
        )}
      </span>
    ),
  },
];

function GuestCell({ row }: { row: RequestRow }) {
  const { organizer } = useOrganizer();
  return (
    <span className={styles.lines}>
      <Link
        to="/$organizerId/requests/$id"
        params={{ organizerId: organizer.id, id: `${row.id}` }}
        className={styles.name}
        data-request={row.id}
        onClick={() => keepOpened(row.id)}
      >
        {row.guest}
      </Link>
      <span className={styles.quiet}>
        {texts.number(row.id)}, {formatShortInstant(row.created_at)}
      </span>
    </span>
  );
}

const NextCell = ({ row }: { row: RequestRow }) => <NextTags row={row} now={useContext(ReadAt)} />;

const describeKept = ({ kept }: RequestRow): string =>
  kept.amount > 0 ? texts.kept(formatMoney(kept)) : texts.unpaid;
