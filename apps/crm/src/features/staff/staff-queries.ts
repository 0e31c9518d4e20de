import { queryOptions } from "@tanstack/react-query";
import { staffClient } from "@tour/office/api";

/** Of all that staff read of organisers: whatever they change is read anew. */
export const staffKey = ["staff"];

/** What the page of one organiser reads. */
export const staffQueries = {
  organizer: (id: number) =>
    queryOptions({
      queryKey: [...staffKey, "organizer", id, "view"],
      queryFn: ({ signal }) =>
        staffClient.viewOrganizer({ query: { id } }, { signal }).then(({ data }) => data),
    }),
  verification: (id: number) =>
    queryOptions({
      queryKey: [...staffKey, "organizer", id, "verification"],
      queryFn: ({ signal }) =>
        staffClient
          .organizerVerificationInfo({ query: { id } }, { signal })
          .then(({ data }) => data),
    }),
  publicInfo: (id: number) =>
    queryOptions({
      queryKey: [...staffKey, "organizer", id, "public"],
      queryFn: ({ signal }) =>
        staffClient
          .organizerPublicInfo({ query: { id, author_data_from_crm: 1 } }, { signal })
          .then(({ data }) => data),
    }),
};
