import styles from "./market-mark.module.css";

/** A signpost that is the letter Т, on a field of 32 by 32. */
export const markPath = "M7 8h14.6l4.4 4-4.4 4h-3.4v9.5h-4.6V16H7z";

/** The marketplace's mark. */
export const MarketMark = () => (
  <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true">
    <rect width="32" height="32" rx="8" />
    <path d={markPath} />
  </svg>
);
