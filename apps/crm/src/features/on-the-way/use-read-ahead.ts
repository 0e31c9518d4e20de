import { useQueryClient } from "@tanstack/react-query";
import type { QueryClient } from "@tanstack/react-query";
import { useOrganizer } from "@tour/office/shell";
import { useEffect } from "react";
import { orderTours, wayQueries } from "./way-queries.ts";

/** Reads what the forms will need, so that it lies on the device when there is no network any more. */
export function useReadAhead(): void {
  const queryClient = useQueryClient();
  const { organizer, may } = useOrganizer();
  const [isSeller, isEditor] = [may("manager"), may("editor")];
  useEffect(() => {
    void readAhead(queryClient, organizer.id, { isSeller, isEditor });
  }, [queryClient, organizer.id, isSeller, isEditor]);
}

interface Rights {
  isSeller: boolean;
  isEditor: boolean;
}

/** Of how many dates and tours one reads ahead while there is a network. */
const ahead = { dates: 10, tours: 12 };

/** Reads what the forms need while there is a network; what can't be read is said by the form. */
async function readAhead(
  queryClient: QueryClient,
  organizerId: number,
  { isSeller, isEditor }: Rights,
): Promise<void> {
  const isOffice = isSeller || isEditor;
  if (!isOffice) return;
  await Promise.all([
    queryClient.prefetchQuery(wayQueries.notice(organizerId)),
    queryClient.prefetchQuery(wayQueries.tours(organizerId)),
    isSeller && queryClient.prefetchQuery(wayQueries.dates(organizerId)),
  ]);
  const dates = queryClient.getQueryData(wayQueries.dates(organizerId).queryKey) ?? [];
  const tours = queryClient.getQueryData(wayQueries.tours(organizerId).queryKey) ?? [];
  for (const { id } of dates.slice(0, ahead.dates)) {
    await queryClient.prefetchQuery(wayQueries.requests(organizerId, id));
  }
  if (!isEditor) return;
  for (const { id } of orderTours(tours).slice(0, ahead.tours)) {
    await queryClient.prefetchQuery(wayQueries.gallery(organizerId, id));
  }
}
