import { hyphenate } from "../../format/hyphenate.ts";
import { plural } from "../../format/plural.ts";
import { typograph } from "../../format/typography.ts";
import type { TourSummary } from "../../page-data/summarize-tour.ts";
import { DottedFacts } from "../../parts/dotted/dotted-facts.tsx";
import { Picture } from "../../parts/picture/picture.tsx";
import { DatePrice } from "../../parts/price/date-price.tsx";
import { NextDate } from "../../parts/tour-card/next-date.tsx";
import { tourMark } from "../../parts/tour-mark/tour-mark.ts";
import { texts } from "../../texts/ru.ts";
import styles from "./tour-line.module.css";

interface TourLineProps {
  tour: TourSummary;
  today: string;
}

/** A tour as one line: small picture, name, next date, price; all of it is one link. */
export function TourLine({ tour, today }: TourLineProps) {
  return (
    <article className={styles.line} data-has-picture={tour.image !== null}>
      {tour.image && (
        <div className={styles.picture}>
          <Picture image={tour.image} ratio="1:1" sizes="120px" alt="" />
        </div>
      )}
      <div className={styles.words}>
        <h3 {...tourMark(tour.id, "title")} className={styles.title}>
          <a href={tour.path} className={styles.link}>
            {typograph(hyphenate(tour.title))}
          </a>
        </h3>
        <p className={styles.facts}>
          <DottedFacts facts={[plural(tour.days, texts.days), tour.place, tour.activities[0]]} />
        </p>
      </div>
      <NextDate tour={tour} today={today} className={styles.date} />
      <DatePrice
        price={tour.price}
        today={today}
        align="end"
        mark={tourMark(tour.id, "price", tour.next?.id)}
        className={styles.price}
      />
      <span className={styles.arrow} aria-hidden />
    </article>
  );
}
