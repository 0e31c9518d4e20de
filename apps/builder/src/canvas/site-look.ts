import { queryOptions, useQuery } from "@tanstack/react-query";
import { client } from "@tour/office/api";

/** The draft of the site's design as custom properties, with the fonts that it is set in. */
export const lookQuery = (organizerId: number) =>
  queryOptions({
    queryKey: ["organizer", organizerId, "look"],
    queryFn: async ({ signal }) => {
      const query = { organizer_id: organizerId };
      return (await client.getPreset({ query }, { signal })).data.css;
    },
    staleTime: 0,
  });

/** The same on a page that stays open: it follows what colleagues change of the design. */
export function useLook(organizerId: number, loaded: string): string {
  return useQuery(lookQuery(organizerId)).data ?? loaded;
}
