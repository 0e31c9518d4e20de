import type { LedDepartureGuests } from "@tour/api";
import { formatDate, formatPhone, phoneHref } from "@tour/blocks/format";
import { Phone } from "lucide-react";
import { myDepartureTexts as texts } from "../../texts/my-departures.ru.ts";
import styles from "./my-departures.module.css";

type Party = LedDepartureGuests["parties"][number];

/** A party: who booked, who else comes, how they arrive. */
export function PartyCard({ party }: { party: Party }) {
  const { name, phone, seats, people, arrival } = party;
  const unnamed = Math.max(0, seats - Math.max(1, people.length));
  return (
    <article className={styles.party}>
      <header>
        <h3 className={styles.name}>{name}</h3>
        <p className={styles.quiet}>
          {texts.booking}, {texts.guests(seats)}
        </p>
      </header>
      <CallLink name={name} phone={phone} />
      {people.length > 0 && (
        <ul className={styles.people}>
          {people.map((person, index) => (
            <li key={index}>
              <span>{person.name}</span>
              {person.phone && person.phone !== phone && (
                <CallLink name={person.name} phone={person.phone} />
              )}
            </li>
          ))}
        </ul>
      )}
      {unnamed > 0 && <p className={styles.quiet}>{texts.unnamed(unnamed)}</p>}
      <ArrivalNote arrival={arrival} />
    </article>
  );
}

function CallLink({ name, phone }: { name: string; phone: string }) {
  const shown = formatPhone(phone);
  return (
    <a className={styles.call} href={phoneHref(phone)} aria-label={texts.call(name, shown)}>
      <Phone size={18} aria-hidden />
      {shown}
    </a>
  );
}

function ArrivalNote({ arrival }: { arrival: Party["arrival"] }) {
  const { transport = "", date = null, time = null, comment = "" } = arrival ?? {};
  if (!transport && !date && !comment) {
    return <p className={styles.quiet}>{texts.arrivalUnknown}</p>;
  }
  return (
    <div>
      <p className={styles.quiet}>{texts.arrival}</p>
      {transport && <p>{transport}</p>}
      {date && <p>{time ? texts.moment(formatDate(date), time) : formatDate(date)}</p>}
      {comment && <p className={styles.comment}>{comment}</p>}
    </div>
  );
}
