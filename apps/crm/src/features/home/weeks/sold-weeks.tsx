import type { OfficeHome } from "@tour/api";
import { addDays } from "@tour/dates";
import { formatDateRange } from "@tour/blocks/format";
import { useSeen } from "@tour/office/shell";
import { EmptyState } from "@tour/ui-kit/empty-state";
import { Skeleton } from "@tour/ui-kit/skeleton";
import { Table } from "@tour/ui-kit/table";
import type { TableColumn } from "@tour/ui-kit/table";
import { ChartColumn } from "lucide-react";
import { Suspense, lazy, useState } from "react";
import { FigureCard } from "../../../shell/figure-card.tsx";
import { homeTexts } from "../../../texts/home.ru.ts";
import styles from "./sold-weeks.module.css";

const texts = homeTexts.weeks;

// The library that draws is asked for by whoever comes to see it.
const WeeksChart = lazy(() =>
  import("./weeks-chart.tsx").then((loaded) => ({ default: loaded.WeeksChart })),
);

type Week = OfficeHome["weeks"][number];

const daysOf = ({ start }: Week) => formatDateRange(start, addDays(start, 6), start);
const weekOf = ({ start }: Week) => start;
const columns: readonly TableColumn<Week>[] = [
  { key: "start", header: texts.week, render: daysOf, isRowHeader: true },
  { key: "seats", header: texts.now, align: "end" },
  { key: "last_year", header: texts.before, align: "end" },
];

/** Seats by the week in which they were sold, beside the same weeks of last year. */
export function SoldWeeks({ weeks }: { weeks: readonly Week[] }) {
  const { place, isSeen } = useSeen();
  const [pointed, setPointed] = useState<number | null>(null);
  const sum = (seatsOf: (week: Week) => number) =>
    weeks.reduce((total, week) => total + seatsOf(week), 0);
  const now = sum(({ seats }) => seats);
  const before = sum((week) => week.last_year);
  const week = pointed === null ? undefined : weeks[pointed];
  if (now + before === 0) {
    return (
      <FigureCard title={texts.title}>
        <EmptyState size="s" icon={<ChartColumn />} title={texts.empty} text={texts.emptyText} />
      </FigureCard>
    );
  }
  return (
    <FigureCard title={texts.title} lead={texts.lead}>
      <p className={styles.legend}>
        <span className={styles.now}>{texts.now}</span>
        <span className={styles.before}>{texts.before}</span>
        <span className={styles.words}>
          {week
            ? texts.one(daysOf(week), week.seats, week.last_year)
            : texts.sum(weeks.length, now, before)}
        </span>
      </p>
      <div ref={place} className={styles.chart} aria-hidden="true">
        {isSeen && (
          <Suspense fallback={<Skeleton shape="block" className={styles.waiting} />}>
            <WeeksChart weeks={weeks} onPoint={setPointed} />
          </Suspense>
        )}
      </div>
      <details className={styles.numbers}>
        <summary>{texts.table}</summary>
        <Table columns={columns} rows={weeks} getRowKey={weekOf} aria-label={texts.title} />
      </details>
    </FigureCard>
  );
}
