import { texts as allTexts } from "../texts/ru.ts";
import { formatDates, formatMoney, plural } from "./format.ts";
import type { TourView } from "./organizer-view.ts";
import { Picture } from "./picture.tsx";
import styles from "./tour-card.module.css";

const texts = allTexts.marketplace;

/** A tour that leads to its page on the organiser's own site. */
export function TourCard({ tour }: { tour: TourView }) {
  const { title, url, image, place, days, price, next } = tour;
  return (
    <a className={styles.card} href={url}>
      <span className={styles.picture}>
        {image && (
          <Picture image={image} sizes="(width < 576px) 72vw, (width < 992px) 40vw, 300px" />
        )}
      </span>
      <span className={styles.facts}>
        {[place, plural(days, texts.counts.days)].filter(Boolean).join(" · ")}
      </span>
      <strong className={styles.title}>{title}</strong>
      <span className={styles.bottom}>
        <span>{next ? formatDates(next) : texts.noDates}</span>
        {price && <span className={styles.price}>{`${texts.from} ${formatMoney(price)}`}</span>}
      </span>
    </a>
  );
}
