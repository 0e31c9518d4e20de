import type { Arrival } from "@tour/api";
import type { OrganizerPublic } from "@tour/api";
import type { ReactNode } from "react";
import action from "../../page/action.module.css";
import { arrivalTexts as texts } from "../../texts/arrival.ru.ts";
import { ArrivalForm } from "./arrival-form.tsx";
import type { ArrivalFormProps } from "./arrival-form.tsx";
import styles from "./arrival-page.module.css";
import { Greeters } from "./greeters.tsx";
import { MeetingCard } from "./meeting-card.tsx";
import { WaysThere } from "./ways-there.tsx";

interface ArrivalPageProps extends ArrivalFormProps {
  organizer: OrganizerPublic | null;
}

/**
 * Where and when a party is met, for whoever has the request's uuid. A service worker keeps what
 * stands in `data-arrival` for this device alone, until `data-ends-at`. Product decisions, section 7.
 */
export function ArrivalPage({ organizer, ...form }: ArrivalPageProps) {
  const { arrival } = form;
  const { uuid, id, tour, meeting, ends_at: endsAt } = arrival;
  if (!meeting) return <NotYet arrival={arrival} />;
  const { recommendations, cities, guides } = meeting;
  return (
    <div className={styles.page} data-arrival={uuid} data-ends-at={endsAt}>
      <header className={styles.head}>
        <p className={styles.tour}>
          {tour.title}, <a href={`/order/${uuid}`}>{texts.order(id)}</a>
        </p>
        <h1 className={styles.title}>{texts.title}</h1>
        <p className={styles.kept} data-kept="" hidden>
          {texts.kept}
        </p>
      </header>
      <MeetingCard arrival={arrival} place={meeting.place} />
      <Part title={texts.who}>
        <Greeters guides={guides} organizer={organizer} />
      </Part>
      {recommendations.length > 0 && (
        <Part title={texts.take}>
          <div className={styles.lists}>
            {recommendations.map(({ title, items }) => (
              <div key={title}>
                <h3 className={styles.small}>{title}</h3>
                <ul className={styles.list}>
                  {items.map((item) => (
                    <li key={item}>{item}</li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
        </Part>
      )}
      {cities.length > 0 && (
        <Part title={texts.ways}>
          <WaysThere cities={cities} departure={arrival.departure} />
        </Part>
      )}
      <ArrivalForm {...form} />
      <p className={styles.note} data-keeps>
        {texts.keeps}
      </p>
    </div>
  );
}

/** What is to be done first. */
function NotYet({ arrival: { uuid, status, tour } }: { arrival: Arrival }) {
  const { closed } = texts;
  const isWaiting = status === 1 || status === 2;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <p className={styles.tour}>{tour.title}</p>
        <h1 className={styles.title}>{texts.title}</h1>
        <p className={styles.lead}>{isWaiting ? closed[status] : closed.over}</p>
      </header>
      <p>
        <a className={action.action} href={`/order/${uuid}`}>
          {texts.toOrder}
        </a>
      </p>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h2 className={styles.partTitle}>{title}</h2>
      {children}
    </section>
  );
}
