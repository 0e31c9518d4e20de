import type { Media } from "@tour/api";
import type { PageData } from "../page-data/page-data.ts";
import { summarizeTour } from "../page-data/summarize-tour.ts";
import type { TourSummary } from "../page-data/summarize-tour.ts";

interface Overrides {
  title: string;
  text: string;
  media: Media[];
}

/** The tour's first screen, with the organiser's own words and pictures where there are any. */
export interface TourIntro extends TourSummary {
  text: string;
  media: Media[];
}

export function selectIntro(
  { tour, today }: Pick<PageData, "tour" | "today">,
  overrides: Overrides,
): TourIntro | null {
  if (!tour) return null;
  const summary = summarizeTour(tour, today);
  return {
    ...summary,
    title: overrides.title.trim() || tour.title,
    text: overrides.text.trim() || tour.description,
    media: selectMedia(overrides.media, tour.media, summary),
  };
}

function selectMedia(own: Media[], tours: Media[], { image }: TourSummary): Media[] {
  if (own.length > 0) return own;
  if (tours.length > 0) return tours;
  return image ? [{ kind: "image", image }] : [];
}
