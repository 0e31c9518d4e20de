import { useQuery } from "@tanstack/react-query";
import { imageUrl } from "@tour/api";
import type { SellerRequest } from "@tour/api";
import { builderQueries } from "@tour/api/queries";
import { ExternalLink } from "lucide-react";
import { client } from "../../api/client.ts";
import { SettingsCard } from "../../shell/settings-card.tsx";
import { texts as allTexts } from "../../texts/ru.ts";
import { describeDates } from "./describe-dates.ts";
import styles from "./request-page.module.css";

const texts = allTexts.request;
const thumbnail = "320x00";

/** The tour, its dates, and the way to its page. */
export function TripCard({ request }: { request: SellerRequest }) {
  const { tour, departure } = request;
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
    </SettingsCard>
  );
}
