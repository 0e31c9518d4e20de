import { queryOptions } from "@tanstack/react-query";
import { client } from "@tour/office/api";

/** What the organiser's own screen reads. */
export const organizerQueries = {
  info: (id: number) =>
    queryOptions({
      queryKey: ["organizer", id, "info"],
      queryFn: ({ signal }) =>
        client.organizerInfo({ query: { id } }, { signal }).then(({ data }) => data),
    }),
  verification: (id: number) =>
    queryOptions({
      queryKey: ["organizer", id, "verification"],
      queryFn: ({ signal }) =>
        client.organizerVerificationInfo({ query: { id } }, { signal }).then(({ data }) => data),
    }),
};
