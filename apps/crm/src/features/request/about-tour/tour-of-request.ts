import { queryOptions } from "@tanstack/react-query";
import { ApiError } from "@tour/api";
import type { TourCity } from "@tour/api";
import { client } from "@tour/office/api";

/** The tour of a request as it is now; one that was made for it, too. */
export const tourForRequest = (id: number) =>
  queryOptions({
    queryKey: ["request", id, "tour"],
    queryFn: ({ signal }) =>
      client.tourForRequest({ query: { id } }, { signal }).then(({ data }) => data),
  });

/** From where one can come to a tour that the organiser's site shows; none for another. */
export const citiesOfTour = (tourId: number, siteId: number) =>
  queryOptions({
    queryKey: ["tour-cities", tourId, siteId],
    queryFn: async ({ signal }): Promise<TourCity[]> => {
      try {
        const query = { tour_id: tourId, site_id: siteId };
        return (await client.tourCities({ query }, { signal })).data;
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return [];
        throw error;
      }
    },
  });
