import { Link } from "@tanstack/react-router";
import type { OfficeHome } from "@tour/api";
import { formatDateRange, formatMoney } from "@tour/blocks/format";
import { EmptyState } from "@tour/ui-kit/empty-state";
import { CalendarDays } from "lucide-react";
import { FigureCard } from "../../shell/figure-card.tsx";
import { homeTexts } from "../../texts/home.ru.ts";
import styles from "./next-departures.module.css";

const texts = homeTexts.departures;

type Departure = OfficeHome["departures"][number];

interface NextDeparturesProps {
  departures: readonly Departure[];
  /** `yyyy-MM-dd`. */
  today: string;
  organizerId: number;
}

/** The next dates that leave: how full they are, and their money. */
export function NextDepartures({ departures, today, organizerId }: NextDeparturesProps) {
  const toDates = (text: string) => (
    <Link to="/$organizerId/departures" params={{ organizerId }} search={{}} className={styles.all}>
      {text}
    </Link>
  );
  return (
    <FigureCard title={texts.title} action={departures.length > 0 && toDates(texts.all)}>
      {departures.length === 0 && (
        <EmptyState
          size="s"
          icon={<CalendarDays />}
          title={texts.empty}
          text={texts.emptyText}
          action={toDates(texts.add)}
        />
      )}
      {departures.length > 0 && (
        <ul className={styles.list}>
          {departures.map((departure) => (
            <li key={departure.id}>
              <Link
                to="/$organizerId/departures/$departureId"
                params={{ organizerId, departureId: departure.id }}
                search={{}}
                className={styles.row}
              >
                <Facts departure={departure} today={today} />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </FigureCard>
  );
}

function Facts({ departure, today }: { departure: Departure; today: string }) {
  const { tour, start_date: start, end_date: end, held, sold, capacity } = departure;
  const part = (seats: number) => `${(seats / capacity) * 100}%`;
  return (
    <>
      <span className={styles.dates}>{formatDateRange(start, end, today)}</span>
      <span className={styles.tour}>{tour.title}</span>
      <span className={styles.bar} aria-hidden="true">
        <span className={styles.sold} style={{ inlineSize: part(sold) }} />
        <span className={styles.waiting} style={{ inlineSize: part(Math.max(0, held - sold)) }} />
      </span>
      <span className={styles.quiet}>{texts.seats(sold, Math.max(0, held - sold), capacity)}</span>
      <span className={styles.quiet}>{describeMoney(departure)}</span>
    </>
  );
}

function describeMoney({ paid, due }: Departure): string {
  const parts = [
    ...paid.map((money) => texts.paid(formatMoney(money))),
    ...due.map((money) => texts.due(formatMoney(money))),
  ];
  return parts.length > 0 ? parts.join(", ") : texts.noMoney;
}
