import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { GuidedDeparture } from "@tour/api";
import { Screen, ScreenHeader, useOrganizer } from "@tour/office/shell";
import { EmptyState } from "@tour/ui-kit/empty-state";
import { Tag } from "@tour/ui-kit/tag";
import { ChevronRight, Route } from "lucide-react";
import { myDepartureTexts as texts } from "../../texts/my-departures.ru.ts";
import { describeTrip } from "./describe-trip.ts";
import { guidingQueries } from "./guiding-queries.ts";
import styles from "./my-departures.module.css";

/** The departures that a guide leads, soonest first: read on a phone on the way. */
export function MyDeparturesPage() {
  const { organizer } = useOrganizer();
  const { data: departures } = useSuspenseQuery(guidingQueries.departures(organizer.id));
  return (
    <Screen>
      <ScreenHeader title={texts.title} lead={texts.lead} />
      {departures.length === 0 ? (
        <div className={styles.empty}>
          <EmptyState
            icon={<Route size={40} strokeWidth={1.5} />}
            title={texts.empty}
            text={texts.emptyText}
          />
        </div>
      ) : (
        <ul className={styles.list} aria-label={texts.caption}>
          {departures.map((departure) => (
            <li key={departure.id}>
              <DepartureLink departure={departure} organizerId={organizer.id} />
            </li>
          ))}
        </ul>
      )}
    </Screen>
  );
}

interface DepartureLinkProps {
  departure: GuidedDeparture;
  organizerId: number;
}

function DepartureLink({ departure, organizerId }: DepartureLinkProps) {
  const { id, tour, guests } = departure;
  const { dates, stage } = describeTrip(departure);
  const meeting = texts.meeting(departure.meeting_place, departure.start_time);
  return (
    <Link
      to="/$organizerId/my-departures/$departureId"
      params={{ organizerId, departureId: id }}
      className={styles.departure}
    >
      <span className={styles.part}>
        <span className={styles.dates}>
          {dates}
          {departure.status === "canceled" ? (
            <Tag size="s" tone="danger">
              {texts.canceled}
            </Tag>
          ) : (
            stage && (
              <Tag size="s" tone="accent">
                {texts.stages[stage]}
              </Tag>
            )
          )}
        </span>
        <span>{tour}</span>
        {meeting && <span className={styles.quiet}>{meeting}</span>}
        <span className={styles.quiet}>{guests > 0 ? texts.guests(guests) : texts.nobody}</span>
      </span>
      <ChevronRight size={20} aria-hidden />
    </Link>
  );
}
