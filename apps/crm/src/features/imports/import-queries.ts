import { queryOptions } from "@tanstack/react-query";
import type { ImportItem, TourImport } from "@tour/api";
import { client } from "@tour/office/api";

/** How often one looks how far an import is, in ms. */
const lookEvery = 1_000;

const key = (organizerId: number) => ["organizer", organizerId, "tour-imports"];

/** Whether a job is at it. */
export const isRunning = ({ state }: Pick<TourImport, "state">) =>
  state === "applying" || state === "undoing";

/** What the screen of imports reads. */
export const importQueries = {
  all: key,
  list: (organizerId: number) =>
    queryOptions({
      queryKey: [...key(organizerId), "list"],
      queryFn: ({ signal }) =>
        client
          .listTourImports({ query: { organizer_id: organizerId } }, { signal })
          .then(({ data }) => data),
    }),
  one: (organizerId: number, id: number) =>
    queryOptions({
      queryKey: [...key(organizerId), id],
      queryFn: ({ signal }) =>
        client
          .viewTourImport({ query: { organizer_id: organizerId, id } }, { signal })
          .then(({ data }) => data),
      refetchInterval: ({ state: { data } }) => (data && isRunning(data) ? lookEvery : false),
    }),
  items: (
    organizerId: number,
    { id, state }: TourImport,
    { kind, page }: { kind: ImportItem["kind"] | undefined; page: number },
  ) =>
    queryOptions({
      // What is written says another thing of each tour than what was only looked at.
      queryKey: [...key(organizerId), id, "items", state, kind, page],
      queryFn: ({ signal }) =>
        client.listTourImportItems(
          { query: { organizer_id: organizerId, id, page, ...(kind && { kind }) } },
          { signal },
        ),
    }),
};
