import { texts as allTexts } from "../../../texts/ru.ts";
import { formatRating, plural } from "../format/format.ts";
import type { OrganizerView } from "./organizer-view.ts";
import action from "../../../page/action.module.css";
import styles from "./organizer-panel.module.css";
import { TourCard } from "../card/tour-card.tsx";

const texts = allTexts.marketplace;

interface OrganizerPanelProps {
  organizer: OrganizerView;
  /** Whether their tours can be booked here. */
  canBook: boolean;
}

/** One organiser in its own colours and type: who they are, and a row of their tours. */
export function OrganizerPanel({ organizer, canBook }: OrganizerPanelProps) {
  const { siteId, slug, name, about, url, place, rating, reviewsCount, since, tours, toursCount } =
    organizer;
  const titleId = `organizer-${siteId}-name`;
  return (
    <section
      id={`organizer-${siteId}`}
      className={styles.panel}
      data-brand={siteId}
      aria-labelledby={titleId}
    >
      <div className={styles.inner}>
        <header className={styles.header}>
          <h2 className={styles.name} id={titleId}>
            <a href={`/organizers/${slug}`}>{name}</a>
          </h2>
          <div>
            <p className={styles.about}>{about}</p>
            <p className={styles.facts}>
              {place && <span>{place}</span>}
              {since > 0 && <span>{texts.since(since)}</span>}
              {rating !== null && reviewsCount > 0 && (
                <span>
                  {`★ ${formatRating(rating)} · ${plural(reviewsCount, texts.counts.reviews)}`}
                </span>
              )}
            </p>
          </div>
          <a className={`${action.action} ${styles.visit}`} href={url}>
            {texts.allTours(plural(toursCount, texts.counts.tours))}
          </a>
        </header>
        {tours.length > 0 && (
          <ul className={styles.tours} role="list">
            {tours.map((tour) => (
              <li key={tour.id}>
                <TourCard tour={tour} canBook={canBook} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
