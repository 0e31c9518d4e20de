import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { client } from "../api/client.ts";
import { libraryKey } from "./library-key.ts";

/** The organiser's pictures, newest first, a page at a time; with a search, those that hold its words. */
export function useLibrary(organizerId: number, search: string) {
  const q = search.trim() || undefined;
  const pictures = useInfiniteQuery({
    queryKey: [...libraryKey(organizerId), q ?? ""],
    initialPageParam: 1,
    placeholderData: keepPreviousData,
    queryFn: ({ pageParam, signal }) =>
      client.listMedia({ query: { organizer_id: organizerId, page: pageParam, q } }, { signal }),
    getNextPageParam: ({ pagination }) =>
      pagination.page < pagination.pages ? pagination.page + 1 : undefined,
  });
  return { ...pictures, files: pictures.data?.pages.flatMap(({ data }) => data) ?? [] };
}
