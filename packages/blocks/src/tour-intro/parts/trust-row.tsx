import { describeRefund } from "../../format/describe-refund.ts";
import { formatDateRange } from "../../format/format-dates.ts";
import { WholeRanges } from "../../parts/text/whole-ranges.tsx";
import { texts } from "../../texts/ru.ts";
import type { TourIntro } from "../select-intro.ts";
import styles from "./trust-row.module.css";

interface TrustRowProps {
  intro: TourIntro;
  /** `yyyy-MM-dd`. */
  today: string;
  className?: string;
}

/** At the button: what comes back until when, and who answers for the tour. Only what is known. */
export function TrustRow({ intro: { trust }, today, className }: TrustRowProps) {
  const facts = describeTrust(trust, today);
  if (facts.length === 0) return null;
  return (
    <ul role="list" className={`${styles.row} ${className ?? ""}`}>
      {facts.map(({ words, isChecked }) => (
        <li key={words} className={styles.fact}>
          <svg className={styles.sign} viewBox="0 0 16 16" aria-hidden>
            <path
              d={
                isChecked
                  ? "M3 8.5l3.2 3.2L13 4.8"
                  : "M8 7.5v4M8 4.8h.01M14.5 8a6.5 6.5 0 1 1-13 0a6.5 6.5 0 1 1 13 0"
              }
            />
          </svg>
          <span>
            <WholeRanges>{words}</WholeRanges>
          </span>
        </li>
      ))}
    </ul>
  );
}

function describeTrust({ refund, registry }: TourIntro["trust"], today: string) {
  const words = texts.tour.trust;
  const facts: { words: string; isChecked: boolean }[] = [];
  if (refund) {
    const trip = formatDateRange(refund.start, refund.end, today);
    facts.push({ words: words.ofTrip(describeRefund(refund), trip), isChecked: true });
  }
  if (registry) {
    const { number, isChecked } = registry;
    facts.push({ words: isChecked ? words.checked(number) : words.registry(number), isChecked });
  }
  return facts;
}
