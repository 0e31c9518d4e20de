import type { MoneyFigures } from "@tour/api";
import { formatDate, formatMoney } from "@tour/blocks/format";
import { Table } from "@tour/ui-kit/table";
import type { TableColumn } from "@tour/ui-kit/table";
import { moneyTexts } from "../../texts/money.ru.ts";

const texts = moneyTexts.period;

type Day = MoneyFigures["days"][number];
type Payout = MoneyFigures["payouts"][number];

/** Nothing is said of what did not happen. */
const orNothing = (amount: number, currency: Day["currency"]) =>
  amount > 0 ? formatMoney({ amount, currency }) : "";

const dayColumns: readonly TableColumn<Day>[] = [
  { key: "day", header: texts.day, isRowHeader: true, render: ({ day }) => formatDate(day) },
  {
    key: "paid",
    header: texts.paid,
    align: "end",
    render: ({ paid, currency }) => orNothing(paid, currency),
  },
  {
    key: "refunded",
    header: texts.refunded,
    align: "end",
    render: ({ refunded, currency }) => orNothing(refunded, currency),
  },
];
const dayKey = ({ day, currency }: Day) => `${day} ${currency}`;

/** What came and went, day by day. */
export function DayTable({ days }: { days: readonly Day[] }) {
  return (
    <Table
      columns={dayColumns}
      rows={days}
      getRowKey={dayKey}
      aria-label={texts.days}
      narrow="scroll"
    />
  );
}

const payoutColumns: readonly TableColumn<Payout>[] = [
  { key: "day", header: texts.day, isRowHeader: true, render: ({ day }) => formatDate(day) },
  { key: "requests", header: texts.requests, align: "end" },
  {
    key: "amount",
    header: texts.amount,
    align: "end",
    render: ({ amount }) => formatMoney(amount),
  },
  {
    key: "commission",
    header: texts.commission,
    align: "end",
    render: ({ commission }) => formatMoney(commission),
  },
];
const payoutKey = ({ day, amount }: Payout) => `${day} ${amount.currency}`;

/** What the marketplace earned for the organiser, day by day. */
export function PayoutTable({ payouts }: { payouts: readonly Payout[] }) {
  return (
    <Table
      columns={payoutColumns}
      rows={payouts}
      getRowKey={payoutKey}
      aria-label={texts.payouts}
      narrow="scroll"
    />
  );
}
