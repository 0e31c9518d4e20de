import type { PageData } from "../page-data/page-data.ts";

/** What is known of the organiser on whose page a block is made; tours are real ones only. */
export type OwnFacts = Pick<PageData, "organizer" | "tours" | "tour">;

/** The most guests that any of the tours takes, or null where no tour says. */
function readLargestGroup(tours: OwnFacts["tours"]): number | null {
  const sizes = tours.flatMap(({ group_size_to: size }) => (size ? [size] : []));
  return sizes.length > 0 ? Math.max(...sizes) : null;
}

/** Short badges that are true of the organiser's own tours. */
export function listOwnBadges(tours: OwnFacts["tours"]): string[] {
  const largest = readLargestGroup(tours);
  return largest ? [`До ${largest} гостей в группе`] : [];
}

interface Figure {
  value: string;
  unit: string;
  label: string;
}

/** Figures to be filled in: what tours tell is there, noughts stand for what only people know. */
export function listOwnFigures(tours: OwnFacts["tours"]): Figure[] {
  const largest = readLargestGroup(tours);
  return [
    { value: "00", unit: "", label: "лет вы водите группы" },
    { value: "00", unit: "", label: "гостей уже съездили с вами" },
    { value: String(largest ?? "00"), unit: "", label: "гостей в группе, не больше" },
    { value: "00", unit: "", label: "гостей из ста едут снова" },
  ];
}
