import type { DepartureView } from "../../page-data/select-departures.ts";
import { texts } from "../../texts/ru.ts";
import styles from "./guaranteed.module.css";

interface GuaranteedProps {
  departure: Pick<DepartureView, "state">;
  className?: string;
}

/** Marks a departure that leaves whatever the number of tourists. */
export function Guaranteed({ departure, className }: GuaranteedProps) {
  if (departure.state !== "guaranteed") return null;
  return (
    <span className={`${styles.mark} ${className ?? ""}`}>
      <svg className={styles.tick} viewBox="0 0 16 16" aria-hidden>
        <path d="M3 8.5l3.2 3.2L13 4.8" />
      </svg>
      {texts.dates.guaranteed}
    </span>
  );
}
