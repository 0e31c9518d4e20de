import { queryOptions } from "@tanstack/react-query";
import { client } from "../../api/client.ts";

/** The organiser's shop at the payment provider; null before there is one. */
export const shopQuery = (organizerId: number) =>
  queryOptions({
    queryKey: ["organizer", organizerId, "shop"],
    queryFn: ({ signal }) =>
      client
        .getPaymentSettings({ query: { organizer_id: organizerId } }, { signal })
        .then(({ data }) => data),
  });
