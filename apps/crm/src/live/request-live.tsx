import { liveTexts as texts } from "../texts/live.ru.ts";
import { useLive } from "./live-changes.tsx";
import styles from "./request-live.module.css";
import { Viewers } from "./viewers.tsx";

/** Who else looks at this request, and what they or its guest have just changed. */
export function RequestLive() {
  const { changed } = useLive();
  return (
    <div role="status" className={styles.live}>
      <Viewers />
      {changed.length > 0 && (
        <p className={styles.changed}>{texts.changed(changed.map((part) => texts.parts[part]))}</p>
      )}
    </div>
  );
}
