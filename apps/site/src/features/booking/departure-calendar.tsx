import type { OfferedDeparture } from "@tour/api";
import { Calendar } from "@tour/ui-kit/calendar";
import { calendarRu, LocaleProvider } from "@tour/ui-kit/locale";
import { useState } from "react";
import { bookingTexts as texts } from "../../texts/booking.ru.ts";
import styles from "./departure-calendar.module.css";

interface DepartureCalendarProps {
  /** Those that can be booked, soonest first. */
  departures: readonly OfferedDeparture[];
  today: string;
  chosen: number | null;
  onChoose: (id: number) => void;
}

const none = { from: null, to: null };
/** From here on two months stand side by side; a phone shows one at a time. */
const isWide = () => matchMedia("(width >= 720px)").matches;

/** The first days of trips in a calendar; the chosen trip is marked from its first day to its last. */
export function DepartureCalendar(props: DepartureCalendarProps) {
  const { departures, today, chosen, onChoose } = props;
  const [months] = useState(() => (isWide() ? 2 : 1));
  const starts = new Set(departures.map(({ start_date: start }) => start));
  const trip = departures.find(({ id }) => id === chosen);
  const lastDay = departures
    .map(({ end_date: end }) => end)
    .toSorted()
    .at(-1);
  return (
    <LocaleProvider locale={calendarLocale}>
      <div className={styles.calendar}>
        <Calendar
          mode="range"
          aria-label={texts.dates}
          months={months}
          today={today}
          min={departures[0]?.start_date}
          max={lastDay}
          defaultMonth={(trip ?? departures[0])?.start_date}
          marked={[...starts]}
          isDateDisabled={(day) => !starts.has(day)}
          value={trip ? { from: trip.start_date, to: trip.end_date } : none}
          onValueChange={({ from }) => {
            const first = departures.find(({ start_date: start }) => start === from);
            if (first) onChoose(first.id);
          }}
        />
        {!trip && <p className={styles.hint}>{texts.calendarHint}</p>}
      </div>
    </LocaleProvider>
  );
}

const calendarLocale = { code: "ru-RU", texts: { calendar: calendarRu } };
