import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { GuidedDeparture } from "@tour/api";
import { Screen, ScreenHeader, SettingsCard, useOrganizer } from "@tour/office/shell";
import { Button } from "@tour/ui-kit/button";
import { Message } from "@tour/ui-kit/message";
import { ChevronLeft } from "lucide-react";
import { departureTexts } from "../../texts/departure.ru.ts";
import { myDepartureTexts as texts } from "../../texts/my-departures.ru.ts";
import { describeTrip } from "./describe-trip.ts";
import { guidingQueries } from "./guiding-queries.ts";
import styles from "./my-departures.module.css";
import { PartyCard } from "./party-card.tsx";

/** Who travels on a departure: whom to meet, whom to call, how they come. */
export function DepartureGuestsPage({ id }: { id: number }) {
  const { organizer } = useOrganizer();
  const { data } = useSuspenseQuery(guidingQueries.guests(organizer.id, id));
  const { departure, parties } = data;
  const { tour, status } = departure;
  const { dates } = describeTrip(departure);
  return (
    <Screen>
      <Link
        to="/$organizerId/my-departures"
        params={{ organizerId: organizer.id }}
        className={styles.back}
      >
        <ChevronLeft size={18} aria-hidden />
        {texts.back}
      </Link>
      <ScreenHeader
        title={tour}
        lead={`${dates}, ${texts.guests(departure.guests)}`}
        action={
          <Button
            variant="secondary"
            href={`/crm/api/departure/guide-sheet?id=${departure.id}`}
            target="_blank"
          >
            {departureTexts.sheet}
          </Button>
        }
      />
      {status === "canceled" && <Message tone="warning">{texts.canceledText}</Message>}
      <MeetingCard departure={departure} />
      <section className={styles.parties} aria-label={texts.parties}>
        <h2 className={styles.subtitle}>{texts.parties}</h2>
        {parties.length === 0 && <p className={styles.quiet}>{texts.noParties}</p>}
        {parties.map((party) => (
          <PartyCard key={party.id} party={party} />
        ))}
      </section>
    </Screen>
  );
}

function MeetingCard({ departure }: { departure: GuidedDeparture }) {
  const meeting = texts.meeting(departure.meeting_place, departure.start_time);
  return (
    <SettingsCard title={texts.meetingTitle}>
      <p className={meeting ? undefined : styles.quiet}>{meeting || texts.noMeeting}</p>
    </SettingsCard>
  );
}
