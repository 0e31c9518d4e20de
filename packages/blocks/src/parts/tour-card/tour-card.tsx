import { hyphenate } from "../../format/hyphenate.ts";
import { plural } from "../../format/plural.ts";
import { typograph } from "../../format/typography.ts";
import type { TourSummary } from "../../page-data/summarize-tour.ts";
import { texts } from "../../texts/ru.ts";
import { DottedFacts } from "../dotted/dotted-facts.tsx";
import { Picture } from "../picture/picture.tsx";
import { DatePrice } from "../price/date-price.tsx";
import { Rating } from "../rating/rating.tsx";
import { Text } from "../text/text.tsx";
import { tourMark } from "../tour-mark/tour-mark.ts";
import { NextDate } from "./next-date.tsx";
import styles from "./tour-card.module.css";

interface TourCardProps {
  tour: TourSummary;
  today: string;
  /** As in the `sizes` attribute of its picture. */
  sizes: string;
  buttonText: string;
}

/** A tour as a picture with words under it; all of it is one link. */
export function TourCard({ tour, today, sizes, buttonText }: TourCardProps) {
  return (
    <article className={styles.card} data-has-picture={tour.image !== null}>
      <div className={styles.top}>
        {tour.image && <Picture image={tour.image} ratio="3:2" sizes={sizes} alt="" />}
        <NextDate tour={tour} today={today} className={styles.date} />
      </div>
      <p className={styles.facts}>
        <DottedFacts facts={[tour.place, plural(tour.days, texts.days)]} />
        <Rating value={tour.rating} count={tour.reviewsCount} />
      </p>
      <h3 {...tourMark(tour.id, "title")} className={styles.title}>
        <a href={tour.path} className={styles.link}>
          {typograph(hyphenate(tour.title))}
        </a>
      </h3>
      <Text as="p" mark={tourMark(tour.id, "subtitle")} className={styles.subtitle}>
        {tour.subtitle}
      </Text>
      <div className={styles.bottom}>
        <DatePrice
          price={tour.price}
          today={today}
          mark={tourMark(tour.id, "price", tour.next?.id)}
          align="row"
          className={styles.price}
        />
        <span className={styles.action} aria-hidden>
          {buttonText || texts.details}
        </span>
      </div>
    </article>
  );
}
