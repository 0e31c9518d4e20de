import { queryOptions, useQuery } from "@tanstack/react-query";
import type { Block, PageType } from "@tour/api";
import { client } from "@tour/office/api";
import { awaitLastSave } from "@tour/office/unsaved-changes";
import type { Drafts } from "./list-notices.ts";

const draftOf = (organizerId: number, type: PageType) =>
  queryOptions({
    queryKey: ["organizer", organizerId, "publish-draft", type],
    queryFn: async ({ signal }) => {
      await awaitLastSave(["page", organizerId, type]);
      const query = { organizer_id: organizerId, type };
      return (await client.getPage({ query }, { signal })).data.blocks;
    },
    // It may have been edited a second ago, here or in another window.
    staleTime: 0,
    gcTime: 0,
  });

/** The page that is being edited: it can be published alone. */
export interface EditedPage {
  page: PageType;
  /** Its blocks as they are on the screen. */
  listBlocks: () => readonly Block[];
}

/** The drafts of both pages; of the page under edit what is on the screen, saved or not. */
export function useDrafts(organizerId: number, edited: EditedPage | undefined) {
  const main = useQuery({ ...draftOf(organizerId, "main"), enabled: edited?.page !== "main" });
  const tour = useQuery({ ...draftOf(organizerId, "tour"), enabled: edited?.page !== "tour" });
  const drafts: Drafts = {};
  if (main.data) drafts.main = main.data;
  if (tour.data) drafts.tour = tour.data;
  if (edited) drafts[edited.page] = edited.listBlocks();
  const retry = () => {
    for (const query of [main, tour]) if (query.error) void query.refetch();
  };
  return { drafts, error: main.error ?? tour.error, retry };
}
