import { channelKinds } from "../../content/contact.ts";
import { defineVariant } from "../../definition/define-variant.ts";
import { ChannelIcon } from "../../parts/channels/channel-icon.tsx";
import { BlockHeading } from "../../parts/heading/block-heading.tsx";
import { PhoneLink } from "../../parts/phone-link/phone-link.tsx";
import { Section } from "../../parts/section/section.tsx";
import { contacts } from "../contacts.block.ts";
import { ContactDetails } from "../parts/contact-details.tsx";
import styles from "./3-large.module.css";

/** Letters alone on a dark ground: the phone as large as a headline, messengers in rows. */
export const variant = defineVariant(contacts, { number: 3, title: "Крупно" }, (props) => {
  const { phones, messengers, email } = props.data;
  return (
    <Section surface="inverse">
      <div className={styles.layout}>
        <BlockHeading heading={props.content.heading} className={styles.heading} />
        {phones.length > 0 && (
          <ul role="list" className={styles.phones}>
            {phones.map((phone) => (
              <li key={phone}>
                <PhoneLink phone={phone} className={styles.phone} />
              </li>
            ))}
          </ul>
        )}
        <ul role="list" className={styles.rows}>
          {messengers.map(({ kind, url }, index) => (
            <li key={index}>
              <a className={styles.row} href={url} target="_blank" rel="noopener">
                <span className={styles.icon}>
                  <ChannelIcon kind={kind} />
                </span>
                <span className={styles.words}>{channelKinds[kind]}</span>
              </a>
            </li>
          ))}
          {email && (
            <li>
              <a className={styles.row} href={`mailto:${email}`}>
                <span className={styles.icon} aria-hidden>
                  @
                </span>
                <span className={styles.words}>{email}</span>
              </a>
            </li>
          )}
        </ul>
        <ContactDetails {...props} parts={["address", "hours"]} className={styles.details} />
      </div>
    </Section>
  );
});
