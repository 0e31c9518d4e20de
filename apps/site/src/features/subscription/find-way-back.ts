import type { RouteContext } from "../../services/route-context.ts";

/** Where somebody who has subscribed came from, and the form that they filled in there. */
export interface WayBack {
  to: "tour" | "list" | "home";
  path: string;
  /** Null where it is not known what they subscribed to. */
  form: string | null;
}

/** The page that says to look into the mailbox, of a tour. The mailbox itself is in no address. */
export const sentOfTour = (slug: string): string =>
  `/subscription/sent?tour=${encodeURIComponent(slug)}`;

/** The same of a search, by the list's address. */
export const sentOfSearch = (list: string): string => list.replace("/tours", "/subscription/sent");

/** Reads the way back out of the page's address, which anybody can write: it leads nowhere else. */
export function findWayBack({
  isMarketplace,
  query,
}: Pick<RouteContext, "isMarketplace" | "query">): WayBack {
  const slug = query.get("tour") ?? "";
  if (!isMarketplace && /^[\w-]+$/.test(slug)) {
    return { to: "tour", path: `/${slug}`, form: `/${slug}/subscribe` };
  }
  if (!isMarketplace) return { to: "home", path: "/", form: null };
  const path = query.size > 0 ? `/tours?${query}` : "/tours";
  return { to: "list", path, form: query.size > 0 ? `/subscribe?${query}` : null };
}
