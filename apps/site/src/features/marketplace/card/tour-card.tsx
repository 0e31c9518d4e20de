import { DottedFacts } from "@tour/blocks/dotted-facts";
import { texts as allTexts } from "../../../texts/ru.ts";
import { formatRating, plural } from "../format/format.ts";
import { CardGallery } from "./card-gallery.tsx";
import { CardOrganizer } from "./card-organizer.tsx";
import { CompareLink } from "./compare-link.tsx";
import { HeartButton } from "./heart-button.tsx";
import { sayLowerPrice, sayPrice } from "./say-price.ts";
import styles from "./tour-card.module.css";
import type { TourView } from "./tour-view.ts";

const texts = allTexts.marketplace;

interface TourCardProps {
  tour: TourView;
  isFirst?: boolean;
  /** Whether it can be booked here. */
  canBook: boolean;
}

/** A tour that leads to its page on the organiser's own site, to who makes it, and to its seats here. */
export function TourCard({ tour, isFirst = false, canBook }: TourCardProps) {
  const { id, title, slug, url, pictures, organizer, next } = tour;
  return (
    <article
      className={styles.card}
      data-tour={id}
      data-title={title}
      data-kind={organizer ? "found" : "own"}
    >
      <CardGallery pictures={pictures} href={url} isFirst={isFirst}>
        <HeartButton title={title} />
      </CardGallery>
      <CardWords tour={tour} />
      {organizer && <CardOrganizer organizer={organizer} />}
      <div className={styles.actions}>
        <CompareLink id={id} title={title} />
        {canBook && next?.opening && <p className={styles.opening}>{next.opening}</p>}
        {canBook && next && !next.opening && (
          <a
            className={styles.action}
            href={`/${slug}/booking?departure=${next.id}`}
            rel="nofollow"
            data-visit
          >
            {texts.book}
            <span className={styles.spoken}>{` ${title}`}</span>
          </a>
        )}
      </div>
    </article>
  );
}

function CardWords({ tour }: { tour: TourView }) {
  const { title, url, place, days, difficulty, price, lower, next, rating, reviewsCount } = tour;
  const facts = [place, plural(days, texts.counts.days), texts.shortDifficulty[difficulty]];
  return (
    <a className={styles.words} href={url} data-words data-visit>
      <span className={styles.facts}>
        <DottedFacts facts={facts} />
        {rating !== null && reviewsCount > 0 && (
          <span className={styles.rating}>
            <span aria-hidden="true">★ </span>
            <span className={styles.spoken}>{texts.rating}</span>
            {`${formatRating(rating)} · ${plural(reviewsCount, texts.counts.reviews)}`}
          </span>
        )}
      </span>
      <strong className={styles.title}>{title}</strong>
      <span className={styles.when}>
        <DottedFacts
          facts={[
            next?.dates ?? texts.noDates,
            next?.seats && <SeatsLeft key="seats" {...next.seats} />,
          ]}
        />
      </span>
      {price.price && <span className={styles.price}>{sayPrice(price.price, price.isFrom)}</span>}
      {lower && <span className={styles.lower}>{sayLowerPrice(lower)}</span>}
    </a>
  );
}

function SeatsLeft({ left, isLast }: { left: number; isLast: boolean }) {
  const seats = plural(left, texts.counts.seats);
  return (
    <span className={styles.seats} data-last={isLast}>
      {isLast ? texts.lastSeats(seats) : seats}
    </span>
  );
}
