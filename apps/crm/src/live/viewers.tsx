import { Avatar } from "@tour/ui-kit/avatar";
import { liveTexts as texts } from "../texts/live.ru.ts";
import { useLive } from "./live-changes.tsx";
import styles from "./request-live.module.css";

/** More faces than that are counted. */
const maxFaces = 4;

/** Who else looks at this; nothing while nobody does. */
export function Viewers() {
  const { viewers } = useLive();
  if (viewers.length === 0) return null;
  return (
    <p className={styles.viewers}>
      <span className={styles.faces}>
        {viewers.slice(0, maxFaces).map(({ id, name }) => (
          <Avatar key={id} name={name} size={28} decorative />
        ))}
      </span>
      <span>{texts.looking(viewers.map(({ name }) => name))}</span>
    </p>
  );
}

/** The same where nothing else is said of what others do. */
export const LiveViewers = () => (
  <div role="status" className={styles.live}>
    <Viewers />
  </div>
);
