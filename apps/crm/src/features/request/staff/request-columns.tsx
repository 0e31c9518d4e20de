import type { StaffRequest } from "@tour/api";
import { Link } from "@tanstack/react-router";
import { formatDate, formatMoney } from "@tour/blocks/format";
import { formatShortInstant } from "@tour/office/format";
import type { TableColumn } from "@tour/ui-kit/table";
import { requestTexts } from "../../../texts/request.ru.ts";
import { staffTexts } from "../../../texts/staff.ru.ts";
import { StatusTag } from "../status-tag.tsx";
import styles from "./all-requests.module.css";

const texts = staffTexts.requests;

/** A request in few words, and the ways to it and to its organiser. */
export const requestColumns: TableColumn<StaffRequest>[] = [
  {
    key: "id",
    header: texts.number,
    render: ({ id, created_at }) => (
      <div>
        <Link to="/requests/$id" params={{ id: `${id}` }} className={styles.name}>
          {requestTexts.title(id)}
        </Link>
        <span className={styles.line}>{formatShortInstant(created_at)}</span>
      </div>
    ),
  },
  {
    key: "organizer",
    header: texts.organizer,
    render: ({ organizer, is_of_marketplace: isMarkets }) => (
      <div>
        <Link to="/organizers/$id" params={{ id: organizer.id }} className={styles.name}>
          {organizer.name}
        </Link>
        <span className={styles.line}>{isMarkets ? texts.market : texts.ownSite}</span>
      </div>
    ),
  },
  {
    key: "tour",
    header: texts.tour,
    render: ({ tour, departure, guest }) => (
      <div>
        {tour.title}
        <span className={styles.line}>
          {formatDate(departure.start_date)}, {guest}
        </span>
      </div>
    ),
  },
  {
    key: "total",
    header: texts.total,
    align: "end",
    render: ({ total }) => formatMoney(total),
  },
  {
    key: "status",
    header: texts.status,
    render: ({ status }) => <StatusTag status={status} />,
  },
];

/** Tells the rows apart. */
export const requestKey = ({ id }: StaffRequest) => id;
