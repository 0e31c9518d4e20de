import { queryOptions } from "@tanstack/react-query";
import { client } from "@tour/office/api";
import type { Days } from "./periods.ts";

/** What the screen of money reads. */
export const moneyQueries = {
  figures: (organizerId: number, days: Days) =>
    queryOptions({
      queryKey: ["organizer", organizerId, "money", days],
      queryFn: ({ signal }) =>
        client
          .moneyFigures({ query: { organizer_id: organizerId, ...days } }, { signal })
          .then(({ data }) => data),
    }),
};
