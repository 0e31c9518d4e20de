import type { MoneySums as Sums } from "@tour/api";
import { formatMoney } from "@tour/blocks/format";
import { EmptyState } from "@tour/ui-kit/empty-state";
import { moneyTexts } from "../../texts/money.ru.ts";
import styles from "./money-sums.module.css";

const texts = moneyTexts.sums;

/** How an organiser's money stands now, by currencies; what is nothing and never was is left out. */
export function MoneySums({ sums }: { sums: readonly Sums[] }) {
  if (sums.length === 0) {
    return (
      <div className={styles.empty}>
        <EmptyState title={texts.nothing} text={texts.nothingText} />
      </div>
    );
  }
  return sums.map((one) => (
    <dl key={one.currency} className={styles.sums}>
      {list(one).map(({ name, sum, note, tone }) => (
        <div key={name} className={styles.sum} data-tone={tone}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.amount}>{sum}</dd>
          <dd className={styles.note}>{note}</dd>
        </div>
      ))}
    </dl>
  ));
}

interface Shown {
  name: string;
  sum: string;
  note: string;
  tone?: "warning";
}

function list(sums: Sums): Shown[] {
  const money = (amount: number) => formatMoney({ amount, currency: sums.currency });
  const { kept, refunded, due, overdue, held, owed, refund_due: refundDue } = sums;
  return [
    {
      name: texts.kept,
      sum: money(kept),
      note: refunded > 0 ? texts.keptNote(money(refunded)) : texts.keptAll,
    },
    {
      name: texts.due,
      sum: money(due),
      note: overdue > 0 ? texts.dueNote(money(overdue)) : texts.dueOnTime,
      ...(overdue > 0 && { tone: "warning" as const }),
    },
    // Who never sold on the marketplace is not told of it.
    ...(held > 0 ? [{ name: texts.held, sum: money(held), note: texts.heldNote }] : []),
    ...(owed === 0 ? [] : [{ name: texts.owed, sum: money(owed), note: texts.owedNote }]),
    {
      name: texts.refundDue,
      sum: money(refundDue),
      note: refundDue > 0 ? texts.refundDueNote : texts.noRefundDue,
    },
  ];
}
