import { hyphenate } from "../../format/hyphenate.ts";
import { plural } from "../../format/plural.ts";
import { typograph } from "../../format/typography.ts";
import type { TourSummary } from "../../page-data/summarize-tour.ts";
import { texts } from "../../texts/ru.ts";
import { DottedFacts } from "../dotted/dotted-facts.tsx";
import { Picture } from "../picture/picture.tsx";
import { DatePrice } from "../price/date-price.tsx";
import { tourMark } from "../tour-mark/tour-mark.ts";
import { NextDate } from "./next-date.tsx";
import styles from "./tour-poster.module.css";

interface TourPosterProps {
  tour: TourSummary;
  today: string;
  sizes: string;
  buttonText: string;
}

/** A tour as a tall picture that nothing lies on, its words under it; all of it is one link. */
export function TourPoster({ tour, today, sizes, buttonText }: TourPosterProps) {
  return (
    <article className={styles.poster} data-has-picture={tour.image !== null}>
      {tour.image && (
        <div className={styles.picture}>
          <Picture image={tour.image} ratio="fill" sizes={sizes} alt="" />
        </div>
      )}
      <p className={styles.facts}>
        <DottedFacts facts={[plural(tour.days, texts.days), tour.activities[0]]} />
      </p>
      <h3 {...tourMark(tour.id, "title")} className={styles.title}>
        <a href={tour.path} className={styles.link}>
          {typograph(hyphenate(tour.title))}
        </a>
      </h3>
      <NextDate tour={tour} today={today} className={styles.date} />
      <p className={styles.bottom}>
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
      </p>
    </article>
  );
}
