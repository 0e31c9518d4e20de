import { useQuery } from "@tanstack/react-query";
import { salesZone } from "@tour/api";
import { formatDateRange } from "@tour/blocks/format";
import { readToday } from "@tour/dates";
import { Loading, useOrganizer, useSite } from "@tour/office/shell";
import { Button } from "@tour/ui-kit/button";
import { EmptyState } from "@tour/ui-kit/empty-state";
import { Radio, RadioGroup } from "@tour/ui-kit/radio-group";
import { useState } from "react";
import { useStore } from "zustand";
import { unsentStore } from "../../offline/unsent.ts";
import { wayTexts } from "../../texts/on-the-way.ru.ts";
import { ChosenDate } from "./chosen-date.tsx";
import { ListFailure } from "./list-failure.tsx";
import styles from "./on-the-way.module.css";
import { wayQueries } from "./way-queries.ts";
import type { WayDate } from "./way-queries.ts";

const texts = wayTexts.date;
/** How many are shown at first. */
const few = 6;

/** One of the nearest dates, to be closed for sale or opened. */
export function DateForm() {
  const { organizer } = useOrganizer();
  const site = useSite();
  const dates = useQuery(wayQueries.dates(organizer.id));
  const tours = useQuery(wayQueries.tours(organizer.id));
  const [chosen, choose] = useState<string | null>(null);
  const [isAll, showAll] = useState(false);
  const entries = useStore(unsentStore, (state) => state.entries);
  const waiting = entries.filter((entry) => entry.kind === "date");
  const { error = null } = [dates, tours].find((list) => list.error && !list.data) ?? {};
  if (error) {
    const retry = () => Promise.all([dates.refetch(), tours.refetch()]);
    return <ListFailure error={error} retry={retry} />;
  }
  if (!dates.data || !tours.data) return <Loading />;
  if (dates.data.length === 0) return <EmptyState title={texts.empty} text={texts.emptyText} />;
  const today = readToday(site?.time_zone ?? salesZone);
  const titles = new Map(tours.data.map(({ id, title }) => [id, title]));
  const daysOf = ({ start_date, end_date }: WayDate) =>
    formatDateRange(start_date, end_date, today);
  const nameOf = (one: WayDate) =>
    [daysOf(one), titles.get(one.tour_id)].filter(Boolean).join(", ");
  const isWaiting = ({ id }: WayDate) => waiting.some((deed) => deed.departureId === id);
  const date = dates.data.find(({ id }) => `${id}` === chosen);
  const shown = isAll ? dates.data : dates.data.slice(0, few);
  return (
    <div className={styles.form}>
      <RadioGroup
        aria-label={texts.choose}
        orientation="none"
        className={styles.choices}
        value={chosen}
        onValueChange={choose}
      >
        {shown.map((one) => (
          <Radio key={one.id} value={`${one.id}`} className={styles.choice}>
            <strong>{daysOf(one)}</strong>
            <span className={styles.line}>{titles.get(one.tour_id)}</span>
            <span className={styles.state}>
              {isWaiting(one) ? texts.waits : texts.state[one.status]}
            </span>
          </Radio>
        ))}
      </RadioGroup>
      {!isAll && dates.data.length > few && (
        <Button variant="ghost" onClick={() => showAll(true)}>
          {texts.more}
        </Button>
      )}
      {date && (
        <ChosenDate key={date.id} date={date} title={nameOf(date)} isWaiting={isWaiting(date)} />
      )}
    </div>
  );
}
