import { Button } from "@tour/ui-kit/button";
import { hyphenate } from "../../format/hyphenate.ts";
import { plural } from "../../format/plural.ts";
import { typograph } from "../../format/typography.ts";
import type { TourSummary } from "../../page-data/summarize-tour.ts";
import { Difficulty } from "../../parts/difficulty/difficulty.tsx";
import { Picture } from "../../parts/picture/picture.tsx";
import { DatePrice } from "../../parts/price/date-price.tsx";
import { Rating } from "../../parts/rating/rating.tsx";
import { Text } from "../../parts/text/text.tsx";
import { NextDate } from "../../parts/tour-card/next-date.tsx";
import { tourMark } from "../../parts/tour-mark/tour-mark.ts";
import { texts } from "../../texts/ru.ts";
import styles from "./tour-row.module.css";

interface TourRowProps {
  tour: TourSummary;
  today: string;
  buttonText: string;
}

/** A tour as a row: picture, words, facts, dates, price and button; stacked on phones. */
export function TourRow({ tour, today, buttonText }: TourRowProps) {
  return (
    <article className={styles.row} data-has-picture={tour.image !== null}>
      {tour.image && (
        <div className={styles.picture}>
          <Picture image={tour.image} ratio="3:2" sizes="(width < 576px) 112px, 240px" alt="" />
        </div>
      )}
      <div className={styles.words}>
        <h3 {...tourMark(tour.id, "title")} className={styles.title}>
          <a href={tour.path}>{typograph(hyphenate(tour.title))}</a>
        </h3>
        <Text as="p" mark={tourMark(tour.id, "subtitle")} className={styles.subtitle}>
          {tour.subtitle}
        </Text>
        <Rating value={tour.rating} count={tour.reviewsCount} className={styles.rating} />
      </div>
      <ul role="list" className={styles.facts}>
        <li>{plural(tour.days, texts.days)}</li>
        <li>{tour.place}</li>
        <li>
          <Difficulty step={tour.difficulty} />
        </li>
      </ul>
      <div className={styles.dates}>
        <NextDate tour={tour} today={today} className={styles.next} />
        {tour.moreDates > 0 && (
          <span className={styles.more}>
            {texts.tour.moreDates(plural(tour.moreDates, texts.tour.dates))}
          </span>
        )}
      </div>
      <div className={styles.act}>
        <DatePrice
          price={tour.price}
          today={today}
          mark={tourMark(tour.id, "price", tour.next?.id)}
          className={styles.price}
        />
        <Button
          href={tour.path}
          variant="secondary"
          aria-label={`${buttonText || texts.details}: ${tour.title}`}
        >
          {buttonText || texts.details}
        </Button>
      </div>
    </article>
  );
}
