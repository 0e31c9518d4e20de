import type { Arrival, OrganizerPublic } from "@tour/api";
import { formatPhone, phoneHref } from "@tour/blocks/format";
import { arrivalTexts as texts } from "../../texts/arrival.ru.ts";
import styles from "./greeters.module.css";

interface GreetersProps {
  guides: NonNullable<Arrival["meeting"]>["guides"];
  organizer: OrganizerPublic | null;
}

/** Who waits for the party and how to reach them; the organiser is the last to ask. */
export function Greeters({ guides, organizer }: GreetersProps) {
  const phone = organizer?.phones[0] ?? "";
  return (
    <ul className={styles.people} role="list">
      {guides.map((guide) => (
        <Person key={guide.name} {...guide} />
      ))}
      {organizer && <Person name={organizer.name} role={texts.organizer} phone={phone} />}
    </ul>
  );
}

function Person({ name, role, phone }: GreetersProps["guides"][number]) {
  return (
    <li className={styles.person}>
      <span>
        <strong className={styles.name}>{name}</strong>
        <span className={styles.role}>{role}</span>
      </span>
      {phone && (
        <a className={styles.phone} href={phoneHref(phone)}>
          {formatPhone(phone)}
        </a>
      )}
    </li>
  );
}
