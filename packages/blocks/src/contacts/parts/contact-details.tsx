import type { ReactNode } from "react";
import type { PropsOf } from "../../definition/define-variant.ts";
import { typograph } from "../../format/typography.ts";
import { ChannelLinks } from "../../parts/channels/channel-links.tsx";
import { PhoneLink } from "../../parts/phone-link/phone-link.tsx";
import { texts } from "../../texts/ru.ts";
import type { contacts } from "../contacts.block.ts";
import { Hours } from "./hours.tsx";
import styles from "./contact-details.module.css";

type Part = "phones" | "email" | "messengers" | "address" | "hours";

type ContactDetailsProps = Pick<PropsOf<typeof contacts>, "content" | "data"> & {
  /** Which of them, in their order. */
  parts: readonly Part[];
  className?: string;
};

/** Ways to reach the organiser, each under its name; those that are not known are left out. */
export function ContactDetails({ content, data, parts, className }: ContactDetailsProps) {
  const { phones, email, messengers, address } = data;
  const shown: Record<Part, { name: string; value: ReactNode } | null> = {
    phones:
      phones.length > 0
        ? {
            name: phones.length > 1 ? texts.contacts.phones : texts.contacts.phone,
            value: phones.map((phone) => (
              <PhoneLink key={phone} phone={phone} className={styles.phone} />
            )),
          }
        : null,
    email: email
      ? {
          name: texts.contacts.email,
          value: (
            <a className={styles.email} href={`mailto:${email}`}>
              {email}
            </a>
          ),
        }
      : null,
    messengers:
      messengers.length > 0
        ? {
            name: texts.contacts.messengers,
            value: (
              <ChannelLinks channels={messengers} look="names" label={texts.contacts.messengers} />
            ),
          }
        : null,
    address: address
      ? {
          name: texts.contacts.address,
          value: <address className={styles.address}>{typograph(address)}</address>,
        }
      : null,
    hours: content.hours.some(({ time }) => time.trim())
      ? { name: texts.contacts.hours, value: <Hours hours={content.hours} /> }
      : null,
  };
  return (
    <dl className={`${styles.details} ${className ?? ""}`}>
      {parts.map((part) => {
        const detail = shown[part];
        return (
          detail && (
            <div key={part} data-part={part}>
              <dt className={styles.name}>{detail.name}</dt>
              <dd className={styles.value}>{detail.value}</dd>
            </div>
          )
        );
      })}
    </dl>
  );
}
