import type { BookingOffer } from "@tour/api";
import { describeRules } from "@tour/blocks/format";
import { bookingTexts as texts } from "../../texts/booking.ru.ts";
import styles from "./price-sum.module.css";

/** What comes back to who cancels, and until when. */
export function CancellationRules({ rules }: { rules: BookingOffer["cancellation_rules"] }) {
  const sorted = rules.toSorted((a, b) => b.days_before - a.days_before);
  return (
    <div className={styles.rules}>
      <p className={styles.rulesTitle}>{texts.rules}</p>
      {sorted.length === 0 ? (
        <p>{texts.noRules}</p>
      ) : (
        <ul role="list">
          {describeRules(sorted).map(({ when, what }) => (
            <li key={when}>{`${when} — ${what}`}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
