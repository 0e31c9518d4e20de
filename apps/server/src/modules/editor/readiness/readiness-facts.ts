import type { DomainState, PageType } from "@tour/api";
import type { organizers } from "../../organizers/organizer.table.ts";
import type { PublishedContent } from "../../sites/site-content.ts";
import type { DepartureFacts, OfferedTour } from "./read-offer.ts";

/** A picture of the organiser's library, by what is asked of it. */
export interface KnownPicture {
  width: number;
  height: number;
}

/** All that checks judge by, read once. */
export interface ReadinessFacts {
  organizer: typeof organizers.$inferSelect;
  /** The site's content as it is judged: the drafts, or what visitors see; null before there is a site. */
  content: PublishedContent | null;
  isPublished: boolean;
  /** Pages whose changes have waited for a week. */
  stalePages: readonly PageType[];
  /** How far a domain of the organiser's own has come; null where none was asked for. */
  domain: { state: DomainState; isFailing: boolean } | null;
  /** Whether guests can buy anything now. */
  isOnSale: boolean;
  /** Tours that guests see. */
  tours: readonly OfferedTour[];
  /** Their coming dates that are open to them. */
  departures: readonly DepartureFacts[];
  /** An own shop, or the sandbox of a demo. */
  payments: { isOpen: boolean; hasShop: boolean; isTried: boolean };
  /** By their keys. */
  pictures: ReadonlyMap<string, KnownPicture>;
}
