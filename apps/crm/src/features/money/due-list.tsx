import { Link } from "@tanstack/react-router";
import type { MoneyFigures } from "@tour/api";
import { formatMoney } from "@tour/blocks/format";
import { formatShortInstant } from "@tour/office/format";
import { EmptyState } from "@tour/ui-kit/empty-state";
import { Tag } from "@tour/ui-kit/tag";
import { FigureCard } from "../../shell/figure-card.tsx";
import { formatDay } from "../../shell/format-days.ts";
import { moneyTexts } from "../../texts/money.ru.ts";
import styles from "./due-list.module.css";

const texts = moneyTexts.due;

type Due = MoneyFigures["due"][number];

interface DueListProps {
  due: readonly Due[];
  /** How many there are beside those that are named. */
  count: number;
  organizerId: number;
}

/** What guests still have to pay, and until when. */
export function DueList({ due, count, organizerId }: DueListProps) {
  return (
    <FigureCard title={texts.title} lead={texts.lead}>
      {due.length === 0 && <EmptyState size="s" title={texts.empty} text={texts.emptyText} />}
      {due.length > 0 && (
        <ul className={styles.list}>
          {due.map((one) => (
            <li key={`${one.request_id} ${one.kind}`}>
              <Link
                to="/$organizerId/requests/$id"
                params={{ organizerId, id: `${one.request_id}` }}
                className={styles.row}
              >
                <span className={styles.what}>
                  <span className={styles.guest}>{one.guest}</span>
                  <span className={styles.quiet}>{one.tour}</span>
                </span>
                <span className={styles.when}>
                  {one.is_overdue && <Tag tone="warning">{texts.overdue}</Tag>}
                  <span className={styles.quiet}>
                    {texts.kind[one.kind]} {describeEnd(one)}
                  </span>
                </span>
                <span className={styles.sum}>{formatMoney(one.amount)}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {count > due.length && <p className={styles.quiet}>{texts.more(count - due.length)}</p>}
    </FigureCard>
  );
}

const describeEnd = ({ until, day }: Due): string => {
  if (until) return texts.until(formatShortInstant(until));
  return day ? texts.day(formatDay(day)) : "";
};
