import { plural } from "../../format/plural.ts";
import { texts } from "../../texts/ru.ts";
import styles from "./rating.module.css";

interface RatingProps {
  /** 1 to 5; nothing is shown without it. */
  value: number | null;
  count: number;
  className?: string;
}

const format = new Intl.NumberFormat("ru", { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** A star, the rating and how many reviews it is made of. */
export function Rating({ value, count, className }: RatingProps) {
  if (value === null || count === 0) return null;
  const shown = format.format(value);
  return (
    <span className={`${styles.rating} ${className ?? ""}`}>
      <svg
        className={styles.star}
        viewBox="0 0 16 16"
        role="img"
        aria-label={texts.tour.rating(shown)}
      >
        <path d="M8 .9l2.2 4.5 4.9.7-3.5 3.5.8 4.9L8 12.2l-4.4 2.3.8-4.9L.9 6.1l4.9-.7z" />
      </svg>
      <span className={styles.value} aria-hidden>
        {shown}
      </span>
      <span>{plural(count, texts.tour.reviews)}</span>
    </span>
  );
}
