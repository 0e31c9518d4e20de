import type { TourView } from "../card/tour-view.ts";
import styles from "./riding-names.module.css";

/**
 * The names once more, for windows in which the tours are swiped: what scrolls sideways can't keep them
 * at the window's edge, so they ride down over the table as it is read. Where a browser can't do that
 * they are not shown.
 */
export function RidingNames({ tours }: { tours: readonly TourView[] }) {
  return (
    <div className={styles.riding} aria-hidden="true">
      <div>
        <span />
        {tours.map(({ id, title }) => (
          <span key={id}>
            <strong>{title}</strong>
          </span>
        ))}
      </div>
    </div>
  );
}
