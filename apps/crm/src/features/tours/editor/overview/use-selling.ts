import { useQuery } from "@tanstack/react-query";
import type { DocumentType, EditedDeparture, EditedTour } from "@tour/api";
import { builderQueries } from "@tour/api/queries";
import { client } from "@tour/office/api";
import { useSite } from "@tour/office/shell";
import { tourQueries } from "../../../../tours/tour-queries.ts";
import type { Selling } from "./find-missing.ts";

/** Whether visitors of the site can read a document; undefined before that is known. */
function useHasDocument(organizerId: number, type: DocumentType): boolean | undefined {
  const hasSite = useSite() !== null;
  const query = builderQueries.document(client, organizerId, type);
  const { data } = useQuery({ ...query, enabled: hasSite });
  // Documents are a site's.
  if (!hasSite) return false;
  return data && data.published !== null && data.is_displayed;
}

const hasPersonsPrice = ({ prices }: EditedDeparture) =>
  prices.some(({ kind = "person" }) => kind === "person");

/** What of the site and the dates stands between a tour and its sale; undefined while it is read. */
export function useSelling({ id, organizer_id: organizerId, is_archived }: EditedTour): {
  selling: Selling | undefined;
  dates: readonly EditedDeparture[];
} {
  const site = useSite();
  const hasAgreement = useHasDocument(organizerId, "agreement");
  const hasPolicy = useHasDocument(organizerId, "policy");
  const { data } = useQuery({
    ...tourQueries.comingDates(organizerId, id),
    refetchOnMount: "always",
  });
  const { data: checks } = useQuery(builderQueries.readiness(client, organizerId));
  const dates = (data ?? []).filter(({ status }) => status !== "canceled");
  const open = dates.filter(({ status, seats_left: left }) => status !== "closed" && left > 0);
  const isKnown =
    data !== undefined &&
    checks !== undefined &&
    hasAgreement !== undefined &&
    hasPolicy !== undefined;
  const selling = isKnown
    ? {
        isPublished: site?.published_at != null,
        hasAgreement,
        hasPolicy,
        takesPayments: checks.some(({ name, is_done }) => name === "shop" && is_done),
        comingDates: dates.length,
        openDates: open.length,
        pricedDates: open.filter(hasPersonsPrice).length,
        isShown: !is_archived,
      }
    : undefined;
  return { selling, dates };
}
