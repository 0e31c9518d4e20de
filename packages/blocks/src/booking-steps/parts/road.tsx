import styles from "./road.module.css";

/** A stretch of the path, from its upper left to its lower right corner. */
export function Road({ className }: { className?: string }) {
  return (
    <svg
      className={`${styles.road} ${className ?? ""}`}
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden
    >
      <path className={styles.line} d="M0 0C0 62 100 38 100 100" />
    </svg>
  );
}
