import { queryOptions } from "@tanstack/react-query";
import { lookEvery } from "@tour/office/live";
import { staffClient } from "@tour/office/api";

/** Of all that staff read: whatever they change is read anew. */
export const staffKey = ["staff"];

const dataOf = <T>({ data }: { data: T }): T => data;

/** What staff's screens read. */
export const staffQueries = {
  organizer: (id: number) =>
    queryOptions({
      queryKey: [...staffKey, "organizer", id, "view"],
      queryFn: ({ signal }) =>
        staffClient.viewOrganizer({ query: { id } }, { signal }).then(dataOf),
    }),
  verification: (id: number) =>
    queryOptions({
      queryKey: [...staffKey, "organizer", id, "verification"],
      queryFn: ({ signal }) =>
        staffClient.organizerVerificationInfo({ query: { id } }, { signal }).then(dataOf),
    }),
  publicInfo: (id: number) =>
    queryOptions({
      queryKey: [...staffKey, "organizer", id, "public"],
      queryFn: ({ signal }) =>
        staffClient
          .organizerPublicInfo({ query: { id, author_data_from_crm: 1 } }, { signal })
          .then(dataOf),
    }),
  impersonations: (id: number) =>
    queryOptions({
      queryKey: [...staffKey, "organizer", id, "impersonations"],
      queryFn: ({ signal }) =>
        staffClient.listImpersonations({ query: { organizer_id: id } }, { signal }).then(dataOf),
      staleTime: 0,
    }),
  troubles: () =>
    queryOptions({
      queryKey: [...staffKey, "troubles"],
      queryFn: ({ signal }) => staffClient.listPaymentTroubles({}, { signal }).then(dataOf),
      staleTime: 0,
      refetchInterval: lookEvery,
    }),
  marketplace: () =>
    queryOptions({
      queryKey: [...staffKey, "marketplace"],
      queryFn: ({ signal }) => staffClient.getMarketplace({}, { signal }).then(dataOf),
    }),
  collections: () =>
    queryOptions({
      queryKey: [...staffKey, "collections"],
      queryFn: ({ signal }) => staffClient.listMarketCollections({}, { signal }).then(dataOf),
      staleTime: 0,
    }),
  collection: (id: number) =>
    queryOptions({
      queryKey: [...staffKey, "collections", id],
      queryFn: ({ signal }) =>
        staffClient.viewMarketCollection({ query: { id } }, { signal }).then(dataOf),
    }),
  /** Tours of the marketplace by words, to be put into a collection. */
  marketTours: (q: string) =>
    queryOptions({
      queryKey: [...staffKey, "market-tours", q],
      enabled: q !== "",
      queryFn: ({ signal }) =>
        staffClient.tours({ query: { q, limit: 8 } }, { signal }).then(dataOf),
    }),
  payouts: () =>
    queryOptions({
      queryKey: [...staffKey, "payouts"],
      queryFn: ({ signal }) => staffClient.listPayouts({}, { signal }).then(dataOf),
      staleTime: 0,
      refetchInterval: lookEvery,
    }),
  statement: (id: number) =>
    queryOptions({
      queryKey: [...staffKey, "payouts", id],
      queryFn: ({ signal }) =>
        staffClient.getPayoutStatement({ query: { organizer_id: id } }, { signal }).then(dataOf),
    }),
  refundDecisions: () =>
    queryOptions({
      queryKey: [...staffKey, "refund-decisions"],
      queryFn: ({ signal }) => staffClient.listRefundDecisions({}, { signal }).then(dataOf),
      staleTime: 0,
      refetchInterval: lookEvery,
    }),
  reviews: (page: number) =>
    queryOptions({
      queryKey: [...staffKey, "reviews", page],
      queryFn: ({ signal }) => staffClient.listWaitingReviews({ query: { page } }, { signal }),
      staleTime: 0,
      refetchInterval: lookEvery,
    }),
  failedJobs: () =>
    queryOptions({
      queryKey: [...staffKey, "jobs"],
      queryFn: ({ signal }) => staffClient.listFailedJobs({}, { signal }).then(dataOf),
      staleTime: 0,
      refetchInterval: lookEvery,
    }),
};
