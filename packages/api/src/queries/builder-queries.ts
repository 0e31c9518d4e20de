import { queryOptions } from "@tanstack/react-query";
import type { Client } from "../call.ts";
import type { TourContract } from "../contract/index.ts";
import type { PageType } from "../entities/block.ts";

type BuilderClient = Client<TourContract>;

/** Query options of what the builder reads, keyed by organiser so that two never mix. */
export const builderQueries = {
  account: (client: BuilderClient) =>
    queryOptions({
      queryKey: ["account"],
      queryFn: ({ signal }) => client.getAccount({}, { signal }).then((answer) => answer.data),
    }),
  site: (client: BuilderClient, organizerId: number) =>
    queryOptions({
      queryKey: ["organizer", organizerId, "site"],
      queryFn: ({ signal }) =>
        client
          .getAttachedSite({ query: { organizer_id: organizerId } }, { signal })
          .then((answer) => answer.data),
    }),
  page: (client: BuilderClient, organizerId: number, type: PageType) =>
    queryOptions({
      queryKey: ["organizer", organizerId, "page", type],
      queryFn: ({ signal }) =>
        client
          .getPage({ query: { organizer_id: organizerId, type } }, { signal })
          .then((answer) => answer.data),
    }),
  presetList: (client: BuilderClient, organizerId: number) =>
    queryOptions({
      queryKey: ["organizer", organizerId, "preset-list"],
      queryFn: ({ signal }) =>
        client
          .getPresetList({ query: { organizer_id: organizerId } }, { signal })
          .then((answer) => answer.data),
    }),
  preset: (client: BuilderClient, organizerId: number) =>
    queryOptions({
      queryKey: ["organizer", organizerId, "preset"],
      queryFn: ({ signal }) =>
        client
          .getPreset({ query: { organizer_id: organizerId } }, { signal })
          .then((answer) => answer.data),
    }),
  media: (client: BuilderClient, organizerId: number, page: number) =>
    queryOptions({
      queryKey: ["organizer", organizerId, "media", page],
      queryFn: ({ signal }) =>
        client.listMedia({ query: { organizer_id: organizerId, page } }, { signal }),
    }),
};
