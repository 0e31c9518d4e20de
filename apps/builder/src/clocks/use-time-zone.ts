import { useSuspenseQuery } from "@tanstack/react-query";
import { salesZone } from "@tour/api";
import { builderQueries } from "@tour/api/queries";
import { client } from "@tour/office/api";

/** The clocks by which an organiser says when, as an IANA name; the site is there before its screens. */
export const useTimeZone = (organizerId: number): string =>
  useSuspenseQuery(builderQueries.site(client, organizerId)).data?.time_zone ?? salesZone;
