import { LongText } from "../../parts/long-text/long-text.tsx";
import { MediaFrame } from "../../parts/media-frame/media-frame.tsx";
import { texts } from "../../texts/ru.ts";
import type { DayView } from "../select-days.ts";
import { DayFacts } from "./day-facts.tsx";
import { DayText } from "./day-text.tsx";
import { DayTitle } from "./day-title.tsx";
import styles from "./day-panel.module.css";

/** One day as a card: its picture above, words and facts beneath. */
export function DayPanel({ day }: { day: DayView }) {
  return (
    <div className={styles.panel}>
      {day.media[0] && (
        <MediaFrame
          {...day.media[0]}
          ratio="16:9"
          sizes="(width < 768px) 100vw, 800px"
          className={styles.picture}
        />
      )}
      <div className={styles.words}>
        <p className={styles.number}>{texts.program.day(day.number)}</p>
        <DayTitle day={day} className={styles.title} />
        <LongText length={day.text.length} cuts="phones">
          <DayText day={day} />
        </LongText>
        <DayFacts day={day} className={styles.facts} />
      </div>
    </div>
  );
}
