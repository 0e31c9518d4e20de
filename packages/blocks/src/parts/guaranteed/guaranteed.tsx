import { describeGroup } from "../../format/describe-group.ts";
import type { DepartureView } from "../../page-data/select-departures.ts";
import { texts } from "../../texts/ru.ts";
import styles from "./guaranteed.module.css";

interface GuaranteedProps {
  departure: Pick<DepartureView, "state" | "group">;
  className?: string;
}

/**
 * Marks a departure that leaves whatever the number of tourists; of one that needs a group, says how
 * far it is.
 */
export function Guaranteed({ departure, className }: GuaranteedProps) {
  const words = describeGroup({ status: departure.state, group: departure.group });
  if (departure.state !== "guaranteed") {
    return words && <span className={`${styles.gathering} ${className ?? ""}`}>{words}</span>;
  }
  return (
    <span className={`${styles.mark} ${className ?? ""}`}>
      <svg className={styles.tick} viewBox="0 0 16 16" aria-hidden>
        <path d="M3 8.5l3.2 3.2L13 4.8" />
      </svg>
      {words ?? texts.dates.guaranteed}
    </span>
  );
}
