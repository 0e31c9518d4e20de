import { isBookable } from "@tour/api";
import type { BookingOffer, OfferedDeparture } from "@tour/api";
import { plural } from "@tour/blocks/format";
import { RadioGroup } from "@tour/ui-kit/radio-group";
import { Segmented } from "@tour/ui-kit/segmented";
import { useState } from "react";
import { bookingTexts as texts } from "../../texts/booking.ru.ts";
import type { DepartureCalendar } from "./departure-calendar.tsx";
import { DepartureOption } from "./departure-option.tsx";
import { LaterSales, listLaterSales } from "./later-sales.tsx";
import styles from "./departure-choice.module.css";

interface DepartureChoiceProps {
  offer: BookingOffer;
  today: string;
  chosen: number | null;
  /** Without a script there is the list alone. */
  isLive: boolean;
  onChoose: (id: number) => void;
}

/** Dates in sight at once; the others open on demand. */
const inSight = 6;
/** So many are seen on a phone before one scrolls. */
const inFirstSight = 2;
/** From how many dates on a calendar finds one sooner than a list. */
const manyDates = 4;

type View = "list" | "calendar";

/**
 * The dates that can be booked: a list, soonest first, or a calendar. The one that somebody came for
 * stands before them, where it would be out of sight.
 */
export function DepartureChoice({ offer, today, chosen, isLive, onChoose }: DepartureChoiceProps) {
  const open = offer.departures.filter(isBookable);
  const [cameFor] = useState(chosen);
  const [view, setView] = useState<View>("list");
  // A state that is a function would be called: hence the object.
  const [code, setCode] = useState<{ Calendar: typeof DepartureCalendar } | null>(null);

  function show(next: View) {
    setView(next);
    if (next === "list" || code) return;
    import("./departure-calendar.tsx").then(
      ({ DepartureCalendar: Calendar }) => setCode({ Calendar }),
      () => setView("list"),
    );
  }

  const isCalendar = view === "calendar" && code !== null;
  const drawOption = (departure: OfferedDeparture) => (
    <DepartureOption key={departure.id} offer={offer} departure={departure} today={today} />
  );
  const start = open.find(({ id }) => id === chosen)?.start_date;
  const shown = isCalendar
    ? open.filter((one) => one.start_date === start)
    : leadWith(open, cameFor);
  return (
    <div className={styles.choice}>
      {isLive && open.length >= manyDates && (
        <Segmented
          aria-label={texts.views.label}
          options={viewOptions}
          value={view}
          onValueChange={show}
          className={styles.views}
        />
      )}
      {isCalendar && (
        <code.Calendar departures={open} today={today} chosen={chosen} onChoose={onChoose} />
      )}
      <RadioGroup
        name="departure"
        aria-label={texts.dates}
        value={chosen === null ? null : String(chosen)}
        onValueChange={(value) => onChoose(Number(value))}
        orientation="none"
        className={styles.departures}
      >
        {shown.slice(0, inSight).map(drawOption)}
        {shown.length > inSight && (
          <LaterDates departures={shown.slice(inSight)} chosen={chosen} draw={drawOption} />
        )}
      </RadioGroup>
      <LaterSales departures={listLaterSales(offer)} today={today} />
    </div>
  );
}

function leadWith(departures: readonly OfferedDeparture[], id: number | null) {
  const at = departures.findIndex((one) => one.id === id);
  if (at < inFirstSight) return departures;
  return [departures[at]!, ...departures.slice(0, at), ...departures.slice(at + 1)];
}

const viewOptions = [
  { value: "list", label: texts.views.list },
  { value: "calendar", label: texts.views.calendar },
] as const;

interface LaterDatesProps {
  departures: readonly OfferedDeparture[];
  chosen: number | null;
  draw: (departure: OfferedDeparture) => React.ReactNode;
}

function LaterDates({ departures, chosen, draw }: LaterDatesProps) {
  const isOpen = departures.some(({ id }) => id === chosen);
  return (
    <details className={styles.later} open={isOpen || undefined}>
      <summary>{texts.moreDates(plural(departures.length, texts.datesCount))}</summary>
      <div className={styles.departures}>{departures.map(draw)}</div>
    </details>
  );
}
