import type { Link } from "../../content/link.ts";
import type { PageFacts } from "../../page-data/page-data.ts";
import { Action } from "../../parts/action/action.tsx";
import { Price } from "../../parts/price/price.tsx";
import { NextDate } from "../../parts/tour-card/next-date.tsx";
import { tourMark } from "../../parts/tour-mark/tour-mark.ts";
import type { TourIntro } from "../select-intro.ts";
import styles from "./booking-bar.module.css";
import { PlacesMenu } from "./places-menu.tsx";

interface BookingBarProps {
  /** The block's. */
  id: string;
  link: Link | null;
  intro: TourIntro;
  page: PageFacts;
}

/**
 * What the tour is called, where to jump to, what the next date costs, and the button. On phones at the
 * thumb, all the way down the page; it lies under the block with the dates, which covers it as it comes
 * into view. In wider windows in the header's place, once the first screen has passed. It stands outside
 * the section's frame, because a container would keep it from the window's edge.
 */
export function BookingBar({ id, link, intro, page }: BookingBarProps) {
  if (!link?.text.trim()) return null;
  return (
    <div className={styles.bar} data-page-bar="">
      <p className={styles.title}>{intro.title}</p>
      <PlacesMenu id={`${id}-places`} places={page.places ?? []} />
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
