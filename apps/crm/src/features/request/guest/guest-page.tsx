import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { OfficeGuest } from "@tour/api";
import { builderQueries } from "@tour/api/queries";
import { formatMoney, formatPhone, phoneHref } from "@tour/blocks/format";
import { client } from "@tour/office/api";
import { formatInstant } from "@tour/office/format";
import { Screen, ScreenHeader, SettingsCard, screenBack } from "@tour/office/shell";
import { ChevronLeft, Mail, Phone } from "lucide-react";
import { requestQueries } from "../../../requests/request-queries.ts";
import { requestListTexts } from "../../../texts/request-list.ru.ts";
import { keptSearch } from "../list/kept-place.ts";
import { useBackToList } from "../use-back-to-list.ts";
import styles from "./guest.module.css";
import { GuestThread } from "./guest-thread.tsx";
import { TripList } from "./trip-list.tsx";

const texts = requestListTexts.guest;

interface GuestPageProps {
  organizerId: number;
  chatId: number;
}

/** One guest of an organiser: all their trips, their money, what was written, and doubles. */
export function GuestPage({ organizerId, chatId }: GuestPageProps) {
  const { data: guest } = useSuspenseQuery(requestQueries.guest(organizerId, chatId));
  const { data: chat, dataUpdatedAt: now } = useSuspenseQuery(builderQueries.chat(client, chatId));
  useBackToList(organizerId);
  return (
    <Screen width="wide">
      <Link
        to="/$organizerId/requests"
        params={{ organizerId }}
        search={keptSearch(organizerId)}
        className={screenBack}
      >
        <ChevronLeft size={16} aria-hidden />
        {texts.back}
      </Link>
      <ScreenHeader title={guest.contacts[0]?.name ?? texts.title} lead={texts.proof} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <SettingsCard title={texts.trips}>
            <TripList rows={chat.requests} organizerId={organizerId} now={now} />
          </SettingsCard>
          <SettingsCard title={texts.messages}>
            <GuestThread chat={chat} />
          </SettingsCard>
        </div>
        <div className={styles.column}>
          <Contacts guest={guest} />
          <SettingsCard title={texts.money}>
            <Sums sums={guest.sums} />
          </SettingsCard>
          {guest.doubles.length > 0 && (
            <SettingsCard title={texts.doubles}>
              <p className={styles.quiet}>{texts.doublesText}</p>
              <TripList rows={guest.doubles} organizerId={organizerId} now={now} isNamed />
            </SettingsCard>
          )}
        </div>
      </div>
    </Screen>
  );
}

function Contacts({ guest }: { guest: OfficeGuest }) {
  return (
    <SettingsCard title={texts.names}>
      <a className={styles.link} href={`mailto:${guest.email}`}>
        <Mail size={16} aria-hidden />
        {guest.email}
      </a>
      <ul className={styles.contacts}>
        {guest.contacts.map(({ name, phone }) => (
          <li key={`${name} ${phone}`}>
            <strong>{name}</strong>
            <a className={styles.link} href={phoneHref(phone)}>
              <Phone size={16} aria-hidden />
              {formatPhone(phone)}
            </a>
          </li>
        ))}
      </ul>
      {guest.unsubscribed_at && (
        <p className={styles.quiet}>{texts.unsubscribed(formatInstant(guest.unsubscribed_at))}</p>
      )}
    </SettingsCard>
  );
}

/** By currency; what is nothing everywhere is said once. */
function Sums({ sums }: { sums: OfficeGuest["sums"] }) {
  const lines = sums.flatMap((sum) =>
    (["kept", "returned", "rest"] as const)
      .filter((name) => sum[name].amount > 0)
      .map((name) => ({ name, money: sum[name] })),
  );
  if (lines.length === 0) return <p className={styles.quiet}>{texts.noMoney}</p>;
  return (
    <dl className={styles.sums}>
      {lines.map(({ name, money }) => (
        <div key={`${name} ${money.currency}`}>
          <dt>{texts[name]}</dt>
          <dd>{formatMoney(money)}</dd>
        </div>
      ))}
    </dl>
  );
}
