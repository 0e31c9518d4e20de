import type { PageData } from "@tour/blocks";
import { toBlocks } from "@tour/preview-protocol";
import { addDays, addMonths, countDays, readToday, startOfMonth } from "@tour/dates";
import { Button, IconButton } from "@tour/ui-kit/button";
import { DatePicker } from "@tour/ui-kit/date-picker";
import { Field } from "@tour/ui-kit/field";
import { Slider } from "@tour/ui-kit/slider";
import type { SliderTick } from "@tour/ui-kit/slider";
import { X } from "lucide-react";
import { useMemo } from "react";
import { useDocument, useEditor } from "../../../document/editor-context.ts";
import { texts as allTexts } from "../../../texts/ru.ts";
import styles from "./day-strip.module.css";
import { formatDay, nameMonth } from "./format-day.ts";
import { daysAhead, listChanges } from "./list-changes.ts";
import type { SeasonChange } from "./list-changes.ts";

const texts = allTexts.dayView;

interface DayStripProps {
  /** The page as it is now. */
  current: PageData;
  close: () => void;
}

/** The day on which the page is shown: chosen by date, by a slider over the year, or by what changes. */
export function DayStrip({ current, close }: DayStripProps) {
  const { dayView, site } = useEditor();
  // By the clocks that the form of a block says its period by.
  const today = readToday(site.time_zone, new Date(dayView.now));
  const document = useDocument((state) => state.document);
  const changes = useMemo(
    () => listChanges(toBlocks(document), current, new Date(dayView.now), site.time_zone),
    [document, current, dayView.now, site.time_zone],
  );
  const day = dayView.day ?? today;
  const show = (chosen: string | null) => dayView.show(chosen === today ? null : chosen);
  return (
    <section
      className={styles.strip}
      aria-label={allTexts.pageMenu.day}
      data-other={dayView.day !== null}
    >
      <div className={styles.line}>
        <Field label={texts.field} hideLabel className={styles.date}>
          <DatePicker
            size="s"
            min={today}
            max={addDays(today, daysAhead)}
            value={day}
            onValueChange={show}
          />
        </Field>
        <Slider
          className={styles.slider}
          aria-label={texts.slider}
          max={daysAhead}
          value={countDays(today, day)}
          onValueChange={(count) => show(addDays(today, count))}
          ticks={listTicks(changes, today)}
        />
        {dayView.day !== null && (
          <Button size="s" variant="secondary" onClick={() => show(null)}>
            {texts.back}
          </Button>
        )}
        <IconButton size="s" label={texts.close} onClick={close}>
          <X size={18} />
        </IconButton>
      </div>
      <p className={styles.note} role="status">
        {dayView.day === null ? texts.now : texts.note(formatDay(day, today))}
      </p>
      <Changes changes={changes} day={dayView.day} today={today} show={show} />
    </section>
  );
}

/** Dots under the days on which something changes, and names of months where there is room. */
function listTicks(changes: readonly SeasonChange[], today: string): SliderTick[] {
  const days = [...new Set(changes.map(({ day }) => countDays(today, day)))];
  const months = [1, 4, 7, 10].map((count) => startOfMonth(addMonths(today, count)));
  const named = months.map((month) => ({
    value: countDays(today, month),
    label: nameMonth(month),
  }));
  return [
    ...days.map((value) => ({ value, label: <span className={styles.dot} /> })),
    ...named.filter(({ value }) => days.every((day) => Math.abs(day - value) > nearDays)),
  ];
}

/** A dot nearer to a name than so many days would touch it on a phone. */
const nearDays = 24;

interface ChangesProps {
  changes: readonly SeasonChange[];
  day: string | null;
  today: string;
  show: (day: string) => void;
}

/** The days on which blocks come and go, each a way to it. */
function Changes({ changes, day, today, show }: ChangesProps) {
  if (changes.length === 0) return <p className={styles.note}>{texts.noChanges}</p>;
  return (
    <ul className={styles.changes} aria-label={texts.changes}>
      {changes.map((change) => (
        <li key={`${change.day} ${change.id} ${change.appears}`}>
          <button
            type="button"
            className={styles.change}
            aria-pressed={change.day === day}
            onClick={() => show(change.day)}
          >
            <strong>{formatDay(change.on, today)}</strong>
            <span>{texts[change.appears ? "appears" : "leaves"](change.title)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
