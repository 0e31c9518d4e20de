import type { Media } from "@tour/api";
import type { PageData } from "../page-data/page-data.ts";
import { isTaken, selectDepartures } from "../page-data/select-departures.ts";
import type { DepartureView } from "../page-data/select-departures.ts";
import { summarizeTour } from "../page-data/summarize-tour.ts";
import type { TourSummary } from "../page-data/summarize-tour.ts";
import { listTrust } from "./list-trust.ts";
import type { Trust } from "./list-trust.ts";

interface Overrides {
  title: string;
  text: string;
  /** A new entry of the form's list is null until a picture is picked. */
  media: (Media | null)[];
}

/** The tour's first screen, with the organiser's own words and pictures where there are any. */
export interface TourIntro extends TourSummary {
  text: string;
  media: Media[];
  /** The next departures with seats, whether their sale has begun or not: at most three. */
  upcoming: DepartureView[];
  trust: Trust;
  /** The page's whole address; null where it is not known, or not for others. */
  shareUrl: string | null;
  /** Where its programme is as PDF; null without one, and where the page is not for others. */
  programPath: string | null;
}

export function selectIntro(
  page: Pick<PageData, "tour" | "today" | "organizer" | "site" | "isDraft">,
  overrides: Overrides,
): TourIntro | null {
  const { tour, today } = page;
  if (!tour) return null;
  const summary = summarizeTour(tour, today);
  const shareUrl = page.isDraft ? null : addressOf(summary.path, page.site.url);
  return {
    ...summary,
    title: overrides.title.trim() || tour.title,
    text: overrides.text.trim() || tour.description,
    media: selectMedia(overrides.media, tour.media, summary),
    upcoming: selectDepartures(tour.departures, today)
      .filter((one) => !isTaken(one))
      .slice(0, 3),
    trust: listTrust(page, tour.cancellation_rules, summary.next),
    shareUrl,
    programPath: shareUrl && tour.program.length > 0 ? programPathOf(tour.slug) : null,
  };
}

const programPathOf = (slug: string) => `/spa/tour-program-paper?slug=${encodeURIComponent(slug)}`;

/** A tour that was made for one guest stands below their request: its address is theirs alone. */
function addressOf(path: string, site: string): string | null {
  const isForOne = path.lastIndexOf("/") > 0;
  return isForOne || !URL.canParse(path, site) ? null : new URL(path, site).href;
}

function selectMedia(own: (Media | null)[], ofTour: Media[], { image }: TourSummary): Media[] {
  const chosen = own.filter((media) => media !== null);
  if (chosen.length > 0) return chosen;
  if (ofTour.length > 0) return ofTour;
  return image ? [{ kind: "image", image }] : [];
}
