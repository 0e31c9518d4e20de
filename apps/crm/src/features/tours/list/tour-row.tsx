import { Link } from "@tanstack/react-router";
import { imageUrl } from "@tour/api";
import type { TourListRow } from "@tour/api";
import { formatDate, formatMoney } from "@tour/blocks/format";
import { ImageOff } from "lucide-react";
import { tourListTexts as texts } from "../../../texts/tour-list.ru.ts";
import { StateTag } from "./state-tag.tsx";
import styles from "./tour-list.module.css";
import { TourMenu } from "./tour-menu.tsx";
import { tourState } from "./tour-state.ts";

/** A tour as one finds it again: its picture, when it leaves next, what it costs, how it stands. */
export function TourRow({ tour, organizerId }: { tour: TourListRow; organizerId: number }) {
  const { id, title, image, price_from: price, next_start_date: next } = tour;
  const where = tour.places.map(({ name }) => name).join(", ");
  return (
    <li className={styles.row}>
      <Link
        to="/$organizerId/tours/$tourId"
        params={{ organizerId, tourId: id }}
        className={styles.link}
      >
        {image ? (
          <img
            className={styles.picture}
            src={imageUrl(image, "320x320")}
            alt=""
            width="320"
            height="320"
            loading="lazy"
          />
        ) : (
          <span className={styles.picture} role="img" aria-label={texts.noPicture}>
            <ImageOff size={20} aria-hidden />
          </span>
        )}
        <span className={styles.what}>
          <strong className={styles.title}>{title}</strong>
          <span className={styles.quiet}>
            {[where, texts.days(tour.days)].filter(Boolean).join(", ")}
          </span>
        </span>
        <span className={styles.when}>
          <span>{next ? texts.next(formatDate(next)) : texts.noNext}</span>
          <span className={styles.quiet}>{texts.dates(tour.departures_count)}</span>
        </span>
        <span className={styles.price}>
          {price ? (
            texts.from(formatMoney(price))
          ) : (
            <span className={styles.quiet}>{texts.noPrice}</span>
          )}
        </span>
        <span className={styles.state}>
          <StateTag state={tourState(tour)} />
        </span>
      </Link>
      <TourMenu tour={tour} organizerId={organizerId} />
    </li>
  );
}
