import styles from "./readiness-meter.module.css";

/** How much of all is done, as a ring; said in words beside it. */
export function ReadinessMeter({ done, all }: { done: number; all: number }) {
  const circle = { cx: 24, cy: 24, r: 20, pathLength: all };
  return (
    <svg className={styles.ring} viewBox="0 0 48 48" aria-hidden data-whole={done === all}>
      <circle {...circle} className={styles.track} />
      {done > 0 && (
        <circle {...circle} className={styles.part} strokeDasharray={`${done} ${all}`} />
      )}
      {done === all && <path d="m16 25 6 6 11-13" className={styles.tick} />}
    </svg>
  );
}
