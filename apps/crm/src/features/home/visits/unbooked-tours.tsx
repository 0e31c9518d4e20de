import { Link } from "@tanstack/react-router";
import type { VisitFigures } from "@tour/api";
import { EmptyState } from "@tour/ui-kit/empty-state";
import { FigureCard } from "../../../shell/figure-card.tsx";
import { homeTexts } from "../../../texts/home.ru.ts";
import styles from "./unbooked-tours.module.css";

const texts = homeTexts.unbooked;
/** Those looked at most: more would be a list, not a hint. */
const shown = 6;

interface UnbookedToursProps {
  tours: VisitFigures["unbooked"];
  organizerId: number;
}

/** Tours that people look at and do not ask for: their page, price or dates may be what keeps them. */
export function UnbookedTours({ tours, organizerId }: UnbookedToursProps) {
  return (
    <FigureCard title={texts.title} lead={texts.lead}>
      {tours.length === 0 && <EmptyState size="s" title={texts.empty} text={texts.emptyText} />}
      {tours.length > 0 && (
        <ul className={styles.list}>
          {tours.slice(0, shown).map(({ tour, views, bookings }) => (
            <li key={tour.id}>
              <Link
                to="/$organizerId/tours/$tourId"
                params={{ organizerId, tourId: tour.id }}
                className={styles.row}
              >
                <span className={styles.tour}>{tour.title}</span>
                <span className={styles.quiet}>
                  {texts.views(views)}
                  {bookings > 0 && `, ${texts.bookings(bookings)}`}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </FigureCard>
  );
}
