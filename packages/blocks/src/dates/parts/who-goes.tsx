import { describeGuests } from "../../format/describe-guests.ts";
import type { DepartureView } from "../../page-data/select-departures.ts";
import { WholeRanges } from "../../parts/text/whole-ranges.tsx";
import { texts } from "../../texts/ru.ts";
import styles from "./who-goes.module.css";

/** Who goes on a departure already, where enough guests agreed to say so. Decision 0103. */
export function WhoGoes({ departure: { guests } }: { departure: Pick<DepartureView, "guests"> }) {
  if (!guests) return null;
  const { who, by } = describeGuests(guests);
  return (
    <p className={styles.guests}>
      <strong className={styles.title}>{texts.guests.title}:</strong>{" "}
      <WholeRanges>{who}</WholeRanges> <span className={styles.by}>({by})</span>
    </p>
  );
}
