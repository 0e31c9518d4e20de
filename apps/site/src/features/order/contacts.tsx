import type { OrganizerPublic } from "@tour/api";
import { formatPhone, phoneHref } from "@tour/blocks/format";
import { texts as allTexts } from "../../texts/ru.ts";
import styles from "./contacts.module.css";

const texts = allTexts.order;
/** Messengers in which one can write to the organiser; the others are channels to read. */
const chats = ["telegram", "whatsapp", "vk", "max"];

/** The ways to ask the organiser. */
export function Contacts({ organizer }: { organizer: OrganizerPublic }) {
  const { phones, email, messengers } = organizer;
  const chat = messengers.find(({ kind, url }) => chats.includes(kind) && url.startsWith("https:"));
  return (
    <ul className={styles.ways} role="list">
      {phones.slice(0, 1).map((phone) => (
        <li key={phone}>
          <a href={phoneHref(phone)}>
            {formatPhone(phone)}
            <span className={styles.what}>{texts.call}</span>
          </a>
        </li>
      ))}
      {chat && (
        <li>
          <a href={chat.url} rel="noreferrer">
            {chat.url.replace(/^https:\/\//, "")}
            <span className={styles.what}>{texts.write}</span>
          </a>
        </li>
      )}
      {email && (
        <li>
          <a href={`mailto:${email}`}>
            {email}
            <span className={styles.what}>{texts.writeEmail}</span>
          </a>
        </li>
      )}
    </ul>
  );
}
