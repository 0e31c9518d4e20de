import type { BookingOffer } from "@tour/api";
import { formatDateRange, formatMoney, plural } from "@tour/blocks/format";
import { Radio, RadioGroup } from "@tour/ui-kit/radio-group";
import { bookingTexts as texts } from "../../texts/ru.ts";
import { isBookable } from "./choice.ts";
import type { OfferedDeparture } from "./choice.ts";
import styles from "./departure-choice.module.css";

interface DepartureChoiceProps {
  offer: BookingOffer;
  today: string;
  chosen: number | null;
  onChoose: (id: number) => void;
}

/** Dates in sight at once; the others open on demand. */
const inSight = 6;
/** From how few seats on their number is said. */
const fewSeats = 5;

/** The dates that can be booked, soonest first. */
export function DepartureChoice({ offer, today, chosen, onChoose }: DepartureChoiceProps) {
  const open = offer.departures.filter(isBookable);
  const row = (departure: OfferedDeparture) => (
    <Radio
      key={departure.id}
      value={String(departure.id)}
      look="card"
      className={styles.departure}
      description={describe(offer, departure)}
    >
      {formatDateRange(departure.start_date, departure.end_date, today)}
    </Radio>
  );
  const later = open.slice(inSight);
  return (
    <RadioGroup
      name="departure"
      aria-label={texts.dates}
      value={chosen === null ? null : String(chosen)}
      onValueChange={(value) => onChoose(Number(value))}
      orientation="none"
      className={styles.departures}
    >
      {open.slice(0, inSight).map(row)}
      {later.length > 0 && (
        <details className={styles.later} open={later.some(({ id }) => id === chosen) || undefined}>
          <summary>{texts.moreDates(plural(later.length, texts.datesCount))}</summary>
          <div className={styles.departures}>{later.map(row)}</div>
        </details>
      )}
    </RadioGroup>
  );
}

function describe({ options }: BookingOffer, departure: OfferedDeparture): string {
  const { prices, seats_left: left, status } = departure;
  const people = options.filter(({ kind }) => kind === "person").map(({ id }) => id);
  const sums = prices.filter(({ option_id: id }) => people.includes(id)).map(({ price }) => price);
  const [lowest] = sums.toSorted((a, b) => a.amount - b.amount);
  const isFrom = sums.some(({ amount }) => amount !== lowest?.amount);
  return [
    lowest && `${isFrom ? `${texts.from} ` : ""}${formatMoney(lowest)}`,
    left <= fewSeats && texts.seatsLeft(plural(left, texts.seats)),
    status === "guaranteed" && texts.guaranteed,
  ]
    .filter(Boolean)
    .join(" · ");
}
