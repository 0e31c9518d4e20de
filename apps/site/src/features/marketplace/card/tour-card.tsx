import type { Money } from "@tour/api";
import { texts as allTexts } from "../../../texts/ru.ts";
import { formatMoney, formatRating, plural } from "../format/format.ts";
import { Picture } from "../pieces/picture.tsx";
import styles from "./tour-card.module.css";
import type { TourView } from "./tour-view.ts";

const texts = allTexts.marketplace;

interface TourCardProps {
  tour: TourView;
  isFirst?: boolean;
  /** Whether it can be booked here. */
  canBook: boolean;
}

/** A tour that leads to its page on the organiser's own site, and to its seats here. */
export function TourCard({ tour, isFirst = false, canBook }: TourCardProps) {
  const { title, slug, next } = tour;
  return (
    <div className={styles.frame}>
      <CardLink tour={tour} isFirst={isFirst} />
      {canBook && next?.opening && <p className={styles.opening}>{next.opening}</p>}
      {canBook && next && !next.opening && (
        <a className={styles.book} href={`/${slug}/booking`} rel="nofollow">
          {texts.book}
          <span className={styles.spoken}>{` ${title}`}</span>
        </a>
      )}
    </div>
  );
}

/** "от 42 500 ₽" where other options cost more. */
const sayPrice = (price: Money, isFrom: boolean) =>
  `${isFrom ? `${texts.from}\u00a0` : ""}${formatMoney(price)}`;

function CardLink({ tour, isFirst }: { tour: TourView; isFirst: boolean }) {
  const { title, url, organizer, image, place, days, price, lower, next, rating, reviewsCount } =
    tour;
  return (
    <a className={styles.card} href={url}>
      <span className={styles.picture}>
        {image && (
          <Picture
            image={image}
            sizes="(width < 576px) 92vw, (width < 992px) 45vw, 340px"
            isFirst={isFirst}
          />
        )}
      </span>
      <span className={styles.facts}>
        <span>{[place, plural(days, texts.counts.days)].filter(Boolean).join("\u00a0· ")}</span>
        {rating !== null && reviewsCount > 0 && (
          <span className={styles.rating}>
            <span aria-hidden="true">★ </span>
            <span className={styles.spoken}>{texts.rating}</span>
            {`${formatRating(rating)} · ${plural(reviewsCount, texts.counts.reviews)}`}
          </span>
        )}
      </span>
      <strong className={styles.title}>{title}</strong>
      {organizer && <span className={styles.organizer}>{organizer}</span>}
      <span className={styles.bottom}>
        <span>{next?.dates ?? texts.noDates}</span>
        {price.price && <span className={styles.price}>{sayPrice(price.price, price.isFrom)}</span>}
        {lower && (
          <span className={styles.lower}>
            {`${lower.dates}: ${sayPrice(lower.price, lower.isFrom)}`}
          </span>
        )}
      </span>
    </a>
  );
}
