import { texts } from "../../texts/ru.ts";
import type { ErrorWords } from "./error-words.ts";
import action from "../../page/action.module.css";
import styles from "./error-page.module.css";

interface ErrorPageProps {
  status: number;
  words: ErrorWords;
  siteName: string;
  /** Where the button leads when it leads home. */
  home: string;
  /** Shows the way to one's requests: where a request's address led to nothing. */
  findsBookings?: boolean;
}

/** What the error page shows, in the theme of the site that it stands on. Specification, section 2. */
export function ErrorPage({ status, words, siteName, home, findsBookings }: ErrorPageProps) {
  return (
    <div className={styles.page}>
      {siteName && (
        <header className={styles.brand}>
          <a href={home}>{siteName}</a>
        </header>
      )}
      <main id="content" tabIndex={-1} className={styles.words}>
        <p className={styles.status} aria-hidden="true">
          {status}
        </p>
        <h1 className={styles.title}>{words.title}</h1>
        <p className={styles.text}>{words.text}</p>
        <div className={styles.ways}>
          <a className={action.action} href={words.leadsHome ? home : ""}>
            {words.action}
          </a>
          {findsBookings && (
            <a className={styles.second} href="/find-booking">
              {texts.findBooking.link}
            </a>
          )}
        </div>
      </main>
    </div>
  );
}
