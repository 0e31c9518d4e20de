import type { BookingOffer, OfferedDeparture } from "@tour/api";
import { describeGroup, formatDateRange, formatMoney, plural } from "@tour/blocks/format";
import { Radio } from "@tour/ui-kit/radio-group";
import { bookingTexts as texts } from "../../texts/booking.ru.ts";
import styles from "./departure-option.module.css";

/** With this many seats or fewer, their number stands out. */
const fewSeats = 3;

interface DepartureOptionProps {
  offer: BookingOffer;
  departure: OfferedDeparture;
  today: string;
}

/** A date to choose: when, for how much, how many seats are left. */
export function DepartureOption({ offer, departure, today }: DepartureOptionProps) {
  const { id, start_date: start, end_date: end, seats_left: left, status } = departure;
  const price = describePrice(offer, departure);
  const group = describeGroup(departure);
  const isFew = left <= fewSeats;
  const seats = plural(left, texts.seats);
  return (
    <Radio
      value={String(id)}
      look="card"
      className={styles.departure}
      description={
        <span className={styles.facts}>
          {price && <span className={styles.price}>{price}</span>}
          <span className={isFew ? styles.few : undefined}>
            {isFew ? texts.seatsLeft(seats) : seats}
          </span>
          {group ? (
            <span>{group}</span>
          ) : (
            status === "guaranteed" && <span>{texts.guaranteed}</span>
          )}
        </span>
      }
    >
      <span className={styles.range}>{formatDateRange(start, end, today)}</span>
    </Radio>
  );
}

function describePrice({ options }: BookingOffer, { prices }: OfferedDeparture): string {
  const people = options.filter(({ kind }) => kind === "person").map(({ id }) => id);
  const sums = prices.filter(({ option_id: id }) => people.includes(id)).map(({ price }) => price);
  const [lowest] = sums.toSorted((a, b) => a.amount - b.amount);
  if (!lowest) return "";
  const isFrom = sums.some(({ amount }) => amount !== lowest.amount);
  return `${isFrom ? `${texts.from}\u00a0` : ""}${formatMoney(lowest)}`;
}
