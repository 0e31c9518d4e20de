import type { DepartureGuests, EditedDeparture, GoingParty } from "@tour/api";
import { formatDate, formatPhone, nameZone, phoneHref } from "@tour/blocks/format";
import { fromClock } from "@tour/dates";
import { EmptyState } from "@tour/ui-kit/empty-state";
import { departureTexts } from "../../../texts/departure.ru.ts";
import { requestTexts } from "../../../texts/request.ru.ts";
import styles from "./departure-page.module.css";

const texts = departureTexts.arrivals;

interface ArrivalsPartProps {
  guests: DepartureGuests;
  departure: EditedDeparture;
}

/** When each party comes, soonest first, by the clocks of the meeting place; then who did not say. */
export function ArrivalsPart({ guests, departure }: ArrivalsPartProps) {
  const { parties, meeting_place: place, time_zone: timeZone } = guests;
  if (parties.length === 0) return <EmptyState title={departureTexts.nobody} headingLevel={2} />;
  const sorted = parties.toSorted((a, b) => (whenOf(a) < whenOf(b) ? -1 : 1));
  return (
    <>
      <p className={styles.quiet}>
        {place && `${texts.place([place.name, place.address].filter(Boolean).join(", "))} `}
        {departure.start_time && `${texts.start(departure.start_time)} `}
        {texts.zone(sayZone(timeZone, departure.start_date))}
      </p>
      <ul className={styles.parties}>
        {sorted.map((party) => (
          <li key={party.request_id} className={styles.arrival}>
            <strong className={styles.when}>{describeWhen(party)}</strong>
            <div>
              <p className={styles.name}>
                {texts.party(party.contact.name, party.tourists.length)}
              </p>
              {party.arrival?.transport && <p>{party.arrival.transport}</p>}
              {party.arrival?.comment && <p className={styles.quiet}>{party.arrival.comment}</p>}
            </div>
            <a href={phoneHref(party.contact.phone)} className={styles.link}>
              {formatPhone(party.contact.phone)}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

/** "МСК+4, UTC+7" as it is on that day. */
function sayZone(timeZone: string, day: string): string {
  const { fromMoscow, offset } = nameZone(timeZone, fromClock(day, "12:00", timeZone));
  return `${fromMoscow}, ${offset}`;
}

const whenOf = ({ arrival }: GoingParty) =>
  arrival ? `${arrival.date ?? "9998"} ${arrival.time ?? "99"}` : "9999";

function describeWhen({ arrival }: GoingParty): string {
  if (!arrival) return texts.unknown;
  const { date, time } = arrival;
  if (!date) return texts.noDay;
  return time ? requestTexts.arrival.moment(formatDate(date), time) : formatDate(date);
}
