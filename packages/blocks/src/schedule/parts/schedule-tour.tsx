"use client";

import { useEffect, useRef } from "react";
import { hyphenate } from "../../format/hyphenate.ts";
import { plural } from "../../format/plural.ts";
import { typograph } from "../../format/typography.ts";
import { findCheapest, isTaken } from "../../page-data/select-departures.ts";
import { Fold } from "../../parts/fold/fold.tsx";
import { Price } from "../../parts/price/price.tsx";
import more from "../../parts/show-more/show-more.module.css";
import { isIsland, serverOnly } from "../../parts/server-only/server-only.ts";
import { tourMark } from "../../parts/tour-mark/tour-mark.ts";
import { texts } from "../../texts/ru.ts";
import type { ScheduleRow as Row } from "../select-schedule.ts";
import { ScheduleRow } from "./schedule-row.tsx";
import styles from "./schedule-tour.module.css";
import { YearLine } from "./year-line.tsx";

/** Departures of a tour that phones show at once: more fold, but not one alone. */
const onPhones = 3;

interface ScheduleTourProps {
  /** All of one tour. */
  rows: readonly Row[];
  /** The departures that were chosen, of all tours. */
  chosen: readonly Row[];
  today: string;
  /** Words of the links to the tours. */
  linkText: string;
  isOpen: boolean;
}

/** A tour with the line of its year, and its departures, folded away or open. */
export function ScheduleTour(props: ScheduleTourProps) {
  const { rows, chosen, today, isOpen } = props;
  const fold = useRef<HTMLDetailsElement>(null);
  // What was chosen is shown: a new choice opens and folds the tours anew.
  useEffect(() => {
    if (fold.current) fold.current.open = isOpen;
  }, [chosen, isOpen]);
  const count = rows.filter((row) => chosen.includes(row)).length;
  const isCut = rows.length > onPhones + 1;
  const summary = (
    <>
      <span {...serverOnly(isIsland || <TourTitle row={rows[0]} />)} />
      <span
        className={styles.line}
        {...serverOnly(isIsland || <YearLine rows={rows} today={today} />)}
      />
      <span className={styles.count}>
        {plural(count, texts.schedule.departures)}
        <span className={styles.price} {...serverOnly(isIsland || <LowestPrice rows={rows} />)} />
      </span>
    </>
  );
  return (
    <Fold
      ref={fold}
      className={styles.tour}
      isOpen={isOpen}
      isHidden={count === 0}
      summary={summary}
    >
      <Rows {...props} rows={isCut ? rows.slice(0, onPhones) : rows} />
      {isCut && (
        <details className={more.more} data-cuts="phones" open={count < rows.length}>
          <summary
            className={more.button}
            {...serverOnly(isIsland || <MoreWords count={rows.length - onPhones} />)}
          />
          <div className={more.rest}>
            <Rows {...props} rows={rows.slice(onPhones)} />
          </div>
        </details>
      )}
    </Fold>
  );
}

/** Of a `ShowMore` that is open where other rows are chosen. */
function MoreWords({ count }: { count: number }) {
  return (
    <>
      <span className={more.closed}>{texts.tours.showMore(plural(count, texts.tour.dates))}</span>
      <span className={more.opened}>{texts.tours.showLess}</span>
    </>
  );
}

function Rows({ rows, chosen, today, linkText }: ScheduleTourProps) {
  return (
    <ul role="list" className={styles.rows}>
      {rows.map((row) => (
        <ScheduleRow
          key={row.id}
          row={row}
          today={today}
          linkText={linkText}
          isHidden={!chosen.includes(row)}
        />
      ))}
    </ul>
  );
}

function TourTitle({ row }: { row: Row | undefined }) {
  return (
    <h3 {...tourMark(row?.tourId, "title")} className={styles.name}>
      {typograph(hyphenate(row?.title ?? ""))}
    </h3>
  );
}

/** From which price one goes on one of them; nothing where nobody can any more. */
function LowestPrice({ rows }: { rows: readonly Row[] }) {
  const cheapest = findCheapest(rows);
  if (!cheapest) return null;
  const isDearer = (row: Row) =>
    !isTaken(row) && row.price && row.price.amount > cheapest.price.amount;
  const isFrom = cheapest.hasSeveralPrices || rows.some(isDearer);
  return <Price price={cheapest.price} isFrom={isFrom} />;
}
