import { queryOptions } from "@tanstack/react-query";
import type { SavedView, ViewScreen } from "@tour/api";
import { client, staffClient } from "@tour/office/api";

type NamedSearch = Pick<SavedView, "name" | "search">;
type StaffScreen = "organizers";

/** Where the saved views of a list are kept. */
export interface ViewStore {
  list: ReturnType<typeof listOf>;
  save: (view: NamedSearch) => Promise<unknown>;
  remove: (id: number) => Promise<unknown>;
}

const listOf = (
  queryKey: unknown[],
  read: (signal: AbortSignal) => Promise<{ data: SavedView[] }>,
) => queryOptions({ queryKey, queryFn: ({ signal }) => read(signal).then(({ data }) => data) });

/** Of one of an organiser's lists. */
export function viewsOf(organizerId: number, screen: Exclude<ViewScreen, StaffScreen>): ViewStore {
  const query = { organizer_id: organizerId };
  return {
    list: listOf(["organizer", organizerId, "saved-views", screen], (signal) =>
      client.listSavedViews({ query: { ...query, screen } }, { signal }),
    ),
    save: (view) => client.saveView({ query, body: { screen, ...view } }),
    remove: (id) => client.removeSavedView({ query, body: { id } }),
  };
}

/** Of one of staff's lists. */
export const viewsOfStaff = (screen: StaffScreen): ViewStore => ({
  list: listOf(["staff", "saved-views", screen], (signal) =>
    staffClient.listStaffViews({ query: { screen } }, { signal }),
  ),
  save: (view) => staffClient.saveStaffView({ body: { screen, ...view } }),
  remove: (id) => staffClient.removeStaffView({ body: { id } }),
});
