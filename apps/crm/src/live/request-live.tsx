import { Avatar } from "@tour/ui-kit/avatar";
import { texts as allTexts } from "../texts/ru.ts";
import { useLive } from "./live-changes.tsx";
import styles from "./request-live.module.css";

const texts = allTexts.live;
/** More faces than that are counted. */
const maxFaces = 4;

/** Who else looks at this request, and what they or its guest have just changed. */
export function RequestLive() {
  const { viewers, changed } = useLive();
  const names = viewers.map(({ name }) => name);
  return (
    <div role="status" className={styles.live}>
      {names.length > 0 && (
        <p className={styles.viewers}>
          <span className={styles.faces}>
            {viewers.slice(0, maxFaces).map(({ id, name }) => (
              <Avatar key={id} name={name} size={28} decorative />
            ))}
          </span>
          <span>{texts.looking(names)}</span>
        </p>
      )}
      {changed.length > 0 && (
        <p className={styles.changed}>{texts.changed(changed.map((part) => texts.parts[part]))}</p>
      )}
    </div>
  );
}
