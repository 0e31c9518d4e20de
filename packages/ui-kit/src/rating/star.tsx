import styles from "./rating.module.css";

/** A five-pointed star of 24 by 24. */
const STAR = "M12 1.8l3.1 6.5 7.1.9-5.2 4.9 1.3 7-6.3-3.4-6.3 3.4 1.3-7L1.8 9.2l7.1-.9z";

/** One star, filled from its start to `share` (0 to 1). */
export function Star({ share }: { share: number }) {
  return (
    <span className={styles.star} aria-hidden="true">
      <svg viewBox="0 0 24 24" className={styles.empty}>
        <path d={STAR} />
      </svg>
      {share > 0 && (
        <span className={styles.fill} style={{ inlineSize: `${share * 100}%` }}>
          <svg viewBox="0 0 24 24">
            <path d={STAR} />
          </svg>
        </span>
      )}
    </span>
  );
}
