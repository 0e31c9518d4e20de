import { useQuery } from "@tanstack/react-query";
import { imageUrl } from "@tour/api";
import type { SellerRequest } from "@tour/api";
import { builderQueries } from "@tour/api/queries";
import { Link } from "@tanstack/react-router";
import { describeGroup } from "@tour/blocks/format";
import { Button } from "@tour/ui-kit/button";
import { ExternalLink } from "lucide-react";
import { useState } from "react";
import { client } from "@tour/office/api";
import { SettingsCard } from "@tour/office/shell";
import { formatInstant } from "@tour/office/format";
import { requestTexts as texts } from "../../texts/request.ru.ts";
import { AboutTour } from "./about-tour/about-tour.tsx";
import { describeDates } from "./describe-dates.ts";
import { IndividualButton } from "./individual-button.tsx";
import { MoveDialog } from "./move-dialog.tsx";
import styles from "./request-page.module.css";

const thumbnail = "320x00";

interface TripCardProps {
  request: SellerRequest;
  /** The form of a tour for its guest is open from the start. */
  isIndividual?: boolean;
  /** For whoever offers nothing instead. */
  isReadOnly?: boolean;
}

/** The tour, its dates, the way to its page, and what can be offered instead. */
export function TripCard({ request, isIndividual = false, isReadOnly = false }: TripCardProps) {
  const { tour, departure } = request;
  const [isMoving, setMoving] = useState(false);
  const { data: site } = useQuery(builderQueries.site(client, request.organizer_id));
  return (
    <SettingsCard title={texts.trip}>
      <div className={styles.trip}>
        {tour.image && (
          <img className={styles.picture} src={imageUrl(tour.image, thumbnail)} alt="" />
        )}
        <div className={styles.tour}>
          <p className={styles.name}>{tour.title}</p>
          <p>{describeDates(departure, tour.time_zone)}</p>
          <GroupLine request={request} />
          <Link
            to="/$organizerId/departures/$departureId"
            params={{ organizerId: request.organizer_id, departureId: departure.id }}
            className={styles.link}
          >
            {texts.departure}
          </Link>
          {site?.published_at && (
            <a
              className={styles.link}
              href={`${site.url}/${tour.slug}`}
              target="_blank"
              rel="noreferrer"
            >
              {texts.tourPage}
              <ExternalLink size={14} aria-hidden />
            </a>
          )}
        </div>
      </div>
      <div className={styles.actions}>
        <AboutTour request={request} />
        {!isReadOnly && request.status <= 3 && (
          <Button variant="secondary" size="s" onClick={() => setMoving(true)}>
            {texts.moving.open}
          </Button>
        )}
        {!isReadOnly && <IndividualButton request={request} isOpenAtFirst={isIndividual} />}
      </div>
      {!isReadOnly && (
        <MoveDialog request={request} open={isMoving} close={() => setMoving(false)} />
      )}
    </SettingsCard>
  );
}

/** How far the group is, and who was asked to choose since it is too small. */
function GroupLine({ request }: { request: SellerRequest }) {
  const { departure, choose_until: until, status } = request;
  const words = describeGroup({ status: departure.status ?? "open", group: departure.group });
  if (status > 3) return null;
  const isMoved = request.moved_from !== undefined;
  if (until) return <p>{texts.moving[isMoved ? "answering" : "choosing"](formatInstant(until))}</p>;
  return words ? <p>{words}</p> : null;
}
