import type { Link } from "../../content/link.ts";
import type { PageFacts } from "../../page-data/page-data.ts";
import { Action } from "../../parts/action/action.tsx";
import { Price } from "../../parts/price/price.tsx";
import { NextDate } from "../../parts/tour-card/next-date.tsx";
import { tourMark } from "../../parts/tour-mark/tour-mark.ts";
import type { TourIntro } from "../select-intro.ts";
import styles from "./booking-bar.module.css";

interface BookingBarProps {
  link: Link | null;
  intro: TourIntro;
  page: PageFacts;
}

/**
 * Price and button at the thumb on phones, all the way down the page. It lies under the block with
 * the dates, which covers it as it comes into view. It stands outside the section's frame, because
 * a container would keep it from the window's edge.
 */
export function BookingBar({ link, intro, page }: BookingBarProps) {
  if (!link?.text.trim()) return null;
  return (
    <div className={styles.bar}>
      <div className={styles.words}>
        <Price
          price={intro.price.price}
          isFrom={intro.price.isFrom}
          mark={tourMark(intro.id, "price", intro.next?.id)}
          className={styles.price}
        />
        <NextDate tour={intro} today={page.today} className={styles.date} />
      </div>
      <Action link={link} page={page} size="m" className={styles.button} />
    </div>
  );
}
