import { Link } from "@tanstack/react-router";
import type { DepartureGuests, GoingParty, GoingTourist } from "@tour/api";
import { formatPhone, phoneHref } from "@tour/blocks/format";
import { EmptyState } from "@tour/ui-kit/empty-state";
import { Tag } from "@tour/ui-kit/tag";
import { formatInstant } from "@tour/office/format";
import { useOrganizer } from "@tour/office/shell";
import { departureTexts as texts } from "../../../texts/departure.ru.ts";
import { requestTexts } from "../../../texts/request.ru.ts";
import styles from "./departure-page.module.css";
import { describeMoney } from "./describe-money.ts";
import { nameOf } from "./name-of.ts";

/** Who goes, request by request. */
export function GuestsPart({ guests }: { guests: DepartureGuests }) {
  if (guests.parties.length === 0) {
    return <EmptyState title={texts.nobody} text={texts.nobodyText} headingLevel={2} />;
  }
  return (
    <ul className={styles.parties}>
      {guests.parties.map((party) => (
        <li key={party.request_id}>
          <Party party={party} />
        </li>
      ))}
    </ul>
  );
}

function Party({ party }: { party: GoingParty }) {
  const { organizer } = useOrganizer();
  const { request_id: id, contact, status, choose_until: until, comment, tourists } = party;
  const money = describeMoney(party);
  return (
    <section className={styles.party} aria-label={contact.name}>
      <div className={styles.partyHead}>
        <h2 className={styles.guest}>
          <Link
            to="/$organizerId/requests/$id"
            params={{ organizerId: organizer.id, id: `${id}` }}
            className={styles.link}
          >
            {contact.name}
          </Link>
        </h2>
        <Tag size="s" tone={status >= 3 ? "success" : "warning"}>
          {requestTexts.tag[status]}
        </Tag>
        <a href={phoneHref(contact.phone)} className={styles.link}>
          {formatPhone(contact.phone)}
        </a>
        {money && <span className={styles.quiet}>{money}</span>}
      </div>
      {until && <p className={styles.quiet}>{texts.choosing(formatInstant(until))}</p>}
      <ul className={styles.people}>
        {tourists.map((tourist) => (
          <Person key={tourist.id} tourist={tourist} />
        ))}
      </ul>
      {comment && <p className={styles.quiet}>{texts.comment(comment)}</p>}
    </section>
  );
}

function Person({ tourist }: { tourist: GoingTourist }) {
  const { title, age, phone, food_restriction: food, answers } = tourist;
  const told = [...(food ? [{ title: texts.food, answer: food }] : []), ...answers];
  return (
    <li className={styles.person}>
      <div className={styles.personHead}>
        <span className={styles.name}>{nameOf(tourist)}</span>
        <span className={styles.quiet}>
          {[age === null ? texts.noAge : texts.age(age), title].filter(Boolean).join(", ")}
        </span>
        {phone && (
          <a href={phoneHref(phone)} className={styles.link}>
            {formatPhone(phone)}
          </a>
        )}
        {!tourist.is_complete && (
          <Tag size="s" tone="warning">
            {texts.incomplete}
          </Tag>
        )}
      </div>
      {told.length > 0 && (
        <dl className={styles.told}>
          {told.map((one) => (
            <div key={one.title}>
              <dt>{one.title}</dt>
              <dd>{one.answer}</dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  );
}
