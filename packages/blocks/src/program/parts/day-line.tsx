import { BedDouble } from "lucide-react";
import { texts } from "../../texts/ru.ts";
import type { DayView } from "../select-days.ts";
import styles from "./day-line.module.css";

/** What a closed day says of itself: how far, how much up and down, where one sleeps. */
export function DayLine({ day: { distance, climb, lodging } }: { day: DayView }) {
  if (!distance.trim() && !climb && !lodging.trim()) return null;
  return (
    <span className={styles.line}>
      {distance.trim() && <span className={styles.fact}>{distance}</span>}
      {climb && (
        <span className={styles.fact}>
          <span className={styles.hidden}>{texts.program.climb}: </span>
          {climb}
        </span>
      )}
      {lodging.trim() && (
        <span className={styles.fact}>
          <BedDouble className={styles.bed} size={16} strokeWidth={1.6} aria-hidden />
          <span className={styles.hidden}>{texts.program.lodging}: </span>
          {lodging}
        </span>
      )}
    </span>
  );
}
