import { plural } from "../../format/plural.ts";
import { texts } from "../../texts/ru.ts";
import type { ReviewsSummary } from "../select-reviews.ts";
import { Stars } from "./stars.tsx";
import styles from "./rating-summary.module.css";

const format = new Intl.NumberFormat("ru", { minimumFractionDigits: 1, maximumFractionDigits: 1 });

interface RatingSummaryProps {
  summary: ReviewsSummary;
  /** `full` shows how the marks are spread, `line` the ratings alone. */
  look: "full" | "line";
}

/** What all reviews come to: the rating, how many they are, how the marks are spread, and the ratings by aspects. */
export function RatingSummary({ summary, look }: RatingSummaryProps) {
  const { rating, count, shares, aspects, known } = summary;
  if (rating === null) return null;
  const hasParts = aspects.length > 0 || (look === "full" && known > 1);
  return (
    <div className={styles.summary} data-look={look}>
      <p className={styles.total}>
        <span className={styles.value} aria-hidden>
          {format.format(rating)}
        </span>
        <span className={styles.words}>
          <Stars mark={rating} />
          <span className={styles.count}>{plural(count, texts.tour.reviews)}</span>
        </span>
      </p>
      {aspects.length > 0 && (
        <dl className={styles.aspects} aria-label={texts.reviews.byAspects}>
          {aspects.map((one) => (
            <div key={one.aspect} className={styles.aspect}>
              <dt>{texts.reviews.aspects[one.aspect]}</dt>
              <dd className={styles.bar} data-share={Math.round(one.rating * 4) * 5}>
                <span className={styles.number}>{format.format(one.rating)}</span>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {look === "full" && known > 1 && (
        <dl className={styles.shares}>
          {shares.map((share) => (
            <div key={share.mark} className={styles.share}>
              <dt className={styles.mark}>
                {share.mark}
                <span aria-hidden> ★</span>
              </dt>
              <dd className={styles.bar} data-share={Math.round(share.percent / 5) * 5}>
                <span className={styles.number}>{share.count}</span>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {hasParts && known < count && (
        <p className={styles.count}>
          {texts.reviews.latest(plural(known, texts.reviews.ofReviews))}
        </p>
      )}
    </div>
  );
}
