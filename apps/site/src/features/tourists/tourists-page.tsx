import type { TouristsInfo } from "@tour/api";
import { formatDateRange } from "@tour/blocks/format";
import { readToday } from "@tour/dates";
import { touristsTexts as texts } from "../../texts/tourists.ru.ts";
import styles from "./tourists-page.module.css";

interface TouristsPageProps {
  info: TouristsInfo;
  /** The forms, rendered. */
  html: string;
  /** Their props once more, for the script: JSON that is safe inside a script element. */
  json: string;
  /** Where the tour stands; null where that is nowhere. */
  tourAddress: string | null;
  /** When the page is made, in ms. */
  now: number;
}

/** Who travels by a request: a form for each, or one for whoever came by their own link. */
export function TouristsPage({ info, html, json, tourAddress, now }: TouristsPageProps) {
  const { tour, departure, uuid, status } = info;
  const isOpen = status <= 3;
  const today = readToday(tour.time_zone, new Date(now));
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <p className={styles.tour}>
          {tourAddress ? <a href={tourAddress}>{tour.title}</a> : tour.title}
          {", "}
          <span className={styles.dates}>
            {formatDateRange(departure.start_date, departure.end_date, today)}
          </span>
        </p>
        <h1 className={styles.title}>{texts.title}</h1>
        {isOpen ? <Lead isOwn={!uuid} /> : <p className={styles.lead}>{texts.closed}</p>}
        {uuid && (
          <p>
            <a href={`/order/${uuid}`}>{texts.toOrder}</a>
          </p>
        )}
      </header>
      <div data-page-form dangerouslySetInnerHTML={{ __html: html }} />
      <script id="form-props" type="application/json" dangerouslySetInnerHTML={{ __html: json }} />
    </div>
  );
}

/** Without a script nothing is kept before it is sent. */
function Lead({ isOwn }: { isOwn: boolean }) {
  return (
    <>
      <p className={`${styles.lead} ${styles.live}`}>{isOwn ? texts.ownLead : texts.lead}</p>
      <noscript>
        <p className={styles.lead}>{isOwn ? texts.ownPlainLead : texts.plainLead}</p>
      </noscript>
    </>
  );
}
