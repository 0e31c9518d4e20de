import type { RequestSearch } from "../../../requests/request-search.ts";

interface Place {
  organizerId: number;
  search: RequestSearch;
  /** Of the request that was opened from there; null where none was. */
  requestId: number | null;
}

let place: Place | null = null;

/** Notes which list is looked at; the request that was opened from it stays noted. */
export function keepSearch(organizerId: number, search: RequestSearch): void {
  const requestId = place?.organizerId === organizerId ? place.requestId : null;
  place = { organizerId, search, requestId };
}

/** Notes which request was opened from the list, to come back to it. */
export function keepOpened(requestId: number): void {
  if (place) place = { ...place, requestId };
}

/** The list that one came from; without one, that of everything. */
export const keptSearch = (organizerId: number): RequestSearch =>
  place?.organizerId === organizerId ? place.search : {};

/** The request that one came back from, once. */
export function takeOpened(organizerId: number): number | null {
  if (place?.organizerId !== organizerId) return null;
  const { requestId } = place;
  place = { ...place, requestId: null };
  return requestId;
}
