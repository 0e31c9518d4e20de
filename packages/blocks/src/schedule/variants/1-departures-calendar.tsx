"use client";

import { useMemo, useState } from "react";
import { defineVariant } from "../../definition/define-variant.ts";
import type { PropsOf } from "../../definition/define-variant.ts";
import { plural } from "../../format/plural.ts";
import { BlockHeading } from "../../parts/heading/block-heading.tsx";
import { Section } from "../../parts/section/section.tsx";
import { Text } from "../../parts/text/text.tsx";
import { texts } from "../../texts/ru.ts";
import { filterRows, groupRows } from "../parts/filter-rows.ts";
import { ScheduleFilters } from "../parts/schedule-filters.tsx";
import { ScheduleTour } from "../parts/schedule-tour.tsx";
import { schedule } from "../schedule.block.ts";
import styles from "./1-departures-calendar.module.css";

/** The tour that leaves first is open, the others fold. */
const openTours = 1;

/** So many departures are seen at once: nothing folds. */
const fewRows = 8;

function DeparturesCalendar({ content, data, page }: PropsOf<typeof schedule>) {
  const [filter, setFilter] = useState({ tour: "", month: "" });
  const rows = useMemo(() => filterRows(data.rows, filter), [data.rows, filter]);
  const first = groupRows(rows)
    .slice(0, openTours)
    .map(({ tourId }) => tourId);
  const download = async () => {
    const { giveCalendar } = await import("../parts/give-calendar.ts");
    const { siteName, today } = page;
    giveCalendar(rows, { siteUrl: data.siteUrl, siteName, today });
  };
  return (
    <Section>
      <BlockHeading heading={content.heading} />
      {data.rows.length > 0 && (
        <ScheduleFilters
          rows={data.rows}
          filter={filter}
          setFilter={setFilter}
          hasFilters={content.has_filters}
          download={content.has_calendar_file ? download : undefined}
        />
      )}
      <p className={styles.found} role="status">
        {(filter.tour || filter.month) &&
          texts.schedule.found(plural(rows.length, texts.schedule.departures))}
      </p>
      {groupRows(data.rows).map(({ tourId, rows: ofTour }) => (
        <ScheduleTour
          key={tourId}
          rows={ofTour}
          chosen={rows}
          today={page.today}
          linkText={content.button_text}
          isOpen={first.includes(tourId) || rows.length <= fewRows}
        />
      ))}
      {data.rows.length === 0 && (
        <Text as="p" at="empty_text" className={styles.nothing}>
          {content.empty_text}
        </Text>
      )}
    </Section>
  );
}

/**
 * Each tour once, with its departures on the line of a year; filtered by tour and month, to be taken
 * along as a calendar file.
 */
export const variant = defineVariant(
  schedule,
  { number: 1, title: "Календарь выездов", interactive: true },
  (props) => <DeparturesCalendar {...props} />,
);
