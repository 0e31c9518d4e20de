import type { TourListRow } from "@tour/api";
import type { TourSearch } from "../tour-search.ts";
import { tourState } from "./tour-state.ts";

const plain = (text: string) => text.toLocaleLowerCase("ru").replaceAll("ё", "е");

/** The tours in whose title, subtitle or places every typed word stands, in the asked state. */
export function findTours(
  tours: readonly TourListRow[],
  { q = "", state }: TourSearch,
): TourListRow[] {
  const words = plain(q).split(/\s+/).filter(Boolean);
  return tours.filter((tour) => {
    if (state !== undefined && tourState(tour) !== state) return false;
    const text = plain(
      [tour.title, tour.subtitle, ...tour.places.map((one) => one.name)].join(" "),
    );
    return words.every((word) => text.includes(word));
  });
}
