import { texts } from "../../texts/ru.ts";
import styles from "./stars.module.css";

const marks = [1, 2, 3, 4, 5] as const;
const format = new Intl.NumberFormat("ru", { maximumFractionDigits: 1 });
const path = "M8 .9l2.2 4.5 4.9.7-3.5 3.5.8 4.9L8 12.2l-4.4 2.3.8-4.9L.9 6.1l4.9-.7z";

/** A mark as five stars, as many of them filled. */
export function Stars({ mark, className }: { mark: number; className?: string }) {
  return (
    <svg
      className={`${styles.stars} ${className ?? ""}`}
      viewBox="0 0 88 16"
      role="img"
      aria-label={texts.tour.rating(format.format(mark))}
    >
      {marks.map((each) => (
        <path
          key={each}
          d={path}
          transform={`translate(${(each - 1) * 18})`}
          data-filled={each <= Math.round(mark)}
        />
      ))}
    </svg>
  );
}
