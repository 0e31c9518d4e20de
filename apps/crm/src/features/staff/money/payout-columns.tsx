import type { Money, Payout, PayoutLine } from "@tour/api";
import { Link } from "@tanstack/react-router";
import { formatDate, formatMoney } from "@tour/blocks/format";
import { formatInstant } from "@tour/office/format";
import type { TableColumn } from "@tour/ui-kit/table";
import { requestTexts } from "../../../texts/request.ru.ts";
import { staffTexts } from "../../../texts/staff.ru.ts";
import styles from "./money.module.css";

const texts = staffTexts.payouts;

const sumOf = (key: "earned" | "commission" | "paid" | "owed"): TableColumn<Payout> => ({
  key,
  header: texts[key],
  align: "end",
  sortable: true,
  sortValue: (row) => row[key].amount,
  render: (row) => formatMoney(row[key]),
});

/** What an organiser earned, was paid and is owed. */
export const payoutColumns: TableColumn<Payout>[] = [
  {
    key: "name",
    header: texts.organizer,
    sortable: true,
    render: ({ organizer_id: id, name }) => (
      <Link to="/money/payouts/$id" params={{ id }} className={styles.name}>
        {name}
      </Link>
    ),
  },
  sumOf("earned"),
  sumOf("commission"),
  sumOf("paid"),
  sumOf("owed"),
];

/** Tells the rows apart: an organiser may be owed in several currencies. */
export const payoutKey = ({ organizer_id: id, owed }: Payout) => `${id} ${owed.currency}`;

const formatSome = (money: Money | null) => (money ? formatMoney(money) : "");

/** What happened, line by line. */
export const lineColumns: TableColumn<PayoutLine>[] = [
  { key: "at", header: texts.when, render: ({ at }) => formatInstant(at) },
  {
    key: "kind",
    header: texts.what,
    render: ({ kind, request_id: id, document, paid_on: day, by }) =>
      kind === "paid" ? (
        <div>
          {texts.paidBy(document ?? "")}
          <span className={styles.quiet}>
            {" "}
            {[day && formatDate(day), by].filter(Boolean).join(", ")}
          </span>
        </div>
      ) : (
        <Link to="/requests/$id" params={{ id: `${id}` }} className={styles.name}>
          {requestTexts.title(id ?? 0)}
        </Link>
      ),
  },
  {
    key: "commission",
    header: texts.commission,
    align: "end",
    render: ({ commission }) => formatSome(commission),
  },
  {
    key: "earned",
    header: texts.earned,
    align: "end",
    render: ({ kind, amount }) => (kind === "earned" ? formatMoney(amount) : ""),
  },
  {
    key: "paid",
    header: texts.paid,
    align: "end",
    render: ({ kind, amount }) => (kind === "paid" ? formatMoney(amount) : ""),
  },
];

/** Tells the lines apart. */
export const lineKey = ({ kind, request_id: id, at, document }: PayoutLine) =>
  [kind, id, at, document].join(" ");
