import { queryOptions } from "@tanstack/react-query";
import { client } from "@tour/office/api";

/** What the screen of search and links reads. */
export const siteSettingQueries = {
  words: (organizerId: number) =>
    queryOptions({
      queryKey: ["organizer", organizerId, "main-page-setting"],
      queryFn: ({ signal }) =>
        client
          .getMainPageSetting({ query: { organizer_id: organizerId } }, { signal })
          .then(({ data }) => data),
    }),
  favicon: (organizerId: number) =>
    queryOptions({
      queryKey: ["organizer", organizerId, "favicon"],
      queryFn: ({ signal }) =>
        client
          .getFavicon({ query: { organizer_id: organizerId } }, { signal })
          .then(({ files }) => files),
    }),
};
