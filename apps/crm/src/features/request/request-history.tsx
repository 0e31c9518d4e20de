import type { SellerRequest } from "@tour/api";
import { SettingsCard } from "@tour/office/shell";
import { formatInstant } from "@tour/office/format";
import { texts } from "../../texts/ru.ts";
import { describeHistory } from "./describe-history.ts";
import styles from "./request-page.module.css";

/** What happened with the request, and which letters went out. */
export function RequestHistory({ request }: { request: SellerRequest }) {
  return (
    <SettingsCard title={texts.request.history}>
      <ol className={styles.history}>
        {describeHistory(request).map(({ at, text, words, isLetter }, index) => (
          <li key={index} data-letter={isLetter || undefined}>
            <p>{text}</p>
            {words && <blockquote className={styles.reason}>{words}</blockquote>}
            <time className={styles.quiet} dateTime={at}>
              {formatInstant(at)}
            </time>
          </li>
        ))}
      </ol>
    </SettingsCard>
  );
}
