import { useQuery } from "@tanstack/react-query";
import type { DraftComment, PageType } from "@tour/api";
import { builderQueries } from "@tour/api/queries";
import { client } from "@tour/office/api";
import { createContext, use, useMemo, useState } from "react";

/** What is said of the page that is open, and where that is read. */
export interface Comments {
  /** Undefined until they have come. */
  list: readonly DraftComment[] | undefined;
  error: unknown;
  /** Whose comments are open: of one block, or of `null` all of the page; undefined while none are. */
  shownOf: string | null | undefined;
  show: (blockId: string | null) => void;
  close: () => void;
}

const CommentsContext = createContext<Comments>({
  list: [],
  error: null,
  shownOf: undefined,
  show: () => {},
  close: () => {},
});

export const CommentsProvider = CommentsContext;

export const useComments = (): Comments => use(CommentsContext);

/** How many of a block's comments, or of the page's, are not settled. */
export function useOpenCount(blockId?: string): number {
  const { list = [] } = useComments();
  return list.filter(
    (one) => !one.is_settled && (blockId === undefined || one.block_id === blockId),
  ).length;
}

/** Reads a page's comments; new ones come by the site's channel. */
export function usePageComments(organizerId: number, type: PageType): Comments {
  const { data: list, error } = useQuery(builderQueries.draftComments(client, organizerId, type));
  const [shownOf, show] = useState<string | null>();
  return useMemo(
    () => ({ list, error, shownOf, show, close: () => show(undefined) }),
    [list, error, shownOf],
  );
}
