import { Link } from "@tanstack/react-router";
import type { RequestRow } from "@tour/api";
import { formatMoney, plural } from "@tour/blocks/format";
import { requestTexts } from "../../../texts/request.ru.ts";
import { requestListTexts as texts } from "../../../texts/request-list.ru.ts";
import { describeDates } from "../describe-dates.ts";
import { NextTags } from "../list/next-tags.tsx";
import { StatusTag } from "../status-tag.tsx";
import styles from "./guest.module.css";

interface TripListProps {
  rows: readonly RequestRow[];
  organizerId: number;
  /** When they were read, in ms. */
  now: number;
  /** Says whose each is: they are not of one guest for certain. */
  isNamed?: boolean;
}

/** Requests of one guest, each with the way to it. */
export function TripList({ rows, organizerId, now, isNamed = false }: TripListProps) {
  return (
    <ul className={styles.trips}>
      {rows.map((row) => (
        <li key={row.id}>
          <Link
            to="/$organizerId/requests/$id"
            params={{ organizerId, id: `${row.id}` }}
            className={styles.trip}
          >
            <span className={styles.lines}>
              <strong className={styles.tour}>{row.tour.title}</strong>
              <span className={styles.quiet}>
                {texts.number(row.id)}, {describeDates(row.departure, row.tour.time_zone)},{" "}
                {plural(row.seats, requestTexts.seats)}, {formatMoney(row.total)}
              </span>
              {isNamed && (
                <span className={styles.quiet}>
                  {row.guest}, {row.email}
                </span>
              )}
            </span>
            <span className={styles.state}>
              <StatusTag status={row.status} />
              {row.late.length > 0 && <NextTags row={row} now={now} />}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
