import { imageUrl } from "@tour/api";
import { marketTexts as texts } from "../../../texts/market.ru.ts";
import styles from "./card-organizer.module.css";
import type { TourView } from "./tour-view.ts";

type Organizer = NonNullable<TourView["organizer"]>;

/** Who takes one there, by their logo or the first letter of their name; leads to their page. */
export function CardOrganizer({ organizer: { name, slug, logo } }: { organizer: Organizer }) {
  return (
    <a className={styles.organizer} href={`/organizers/${slug}`}>
      {logo ? (
        <img src={imageUrl(logo, "160x160")} alt="" width={32} height={32} loading="lazy" />
      ) : (
        <span className={styles.letter} aria-hidden="true">
          {[...name][0]}
        </span>
      )}
      <span className={styles.name}>
        <span className={styles.spoken}>{texts.organizer} </span>
        {name}
      </span>
    </a>
  );
}
