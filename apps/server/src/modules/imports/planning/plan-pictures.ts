import type { ImportItem, TourInput } from "@tour/api";
import type { ImportedTour } from "../reading/imported-tour.ts";

export type ImportPicture = ImportItem["pictures"][number];

/** The pictures that a tour gets of a file: those of a tour that has its own stay as they are. */
export const planPictures = (
  { pictures = [] }: Pick<ImportedTour, "pictures">,
  { media }: Pick<TourInput, "media">,
): string[] => (media.length > 0 ? [] : pictures);

export const toWaiting = (url: string): ImportPicture => ({ url, state: "waiting", problem: "" });
