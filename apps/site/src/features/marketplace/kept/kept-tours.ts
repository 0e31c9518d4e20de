import { maxComparedTours, maxKeptTours } from "@tour/api";

/** A tour that a browser keeps: its title is for the day when it is not shown any more. */
export interface KeptTour {
  id: number;
  /** Empty where only its number came. */
  title: string;
}

/** Lists that a browser keeps, without an account; what was put in last stands first. */
export const keptLists = { saved: maxKeptTours, viewed: 12, compared: maxComparedTours } as const;
export type KeptName = keyof typeof keptLists;

/** What stands under a list's key; nothing of what was not written by us. */
export function parseKept(name: KeptName, text: string | null): KeptTour[] {
  try {
    const known: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(known) ? mergeKept(name, [], known.filter(isKept)).tours : [];
  } catch {
    return [];
  }
}

const isKept = (one: Partial<KeptTour> | null): one is KeptTour =>
  Number.isInteger(one?.id) && one!.id! > 0 && typeof one?.title === "string";

/** The list with a tour at a place, the first one by default; null where it is full. */
export function addKept(
  name: KeptName,
  tours: readonly KeptTour[],
  tour: KeptTour,
  place = 0,
): KeptTour[] | null {
  const others = removeKept(tours, tour.id);
  if (others.length >= keptLists[name]) return null;
  return others.toSpliced(place, 0, tour);
}

export const removeKept = (tours: readonly KeptTour[], id: number): KeptTour[] =>
  tours.filter((tour) => tour.id !== id);

/** What one kept stays as it is; what comes from elsewhere goes behind it, as far as there is room. */
export function mergeKept(
  name: KeptName,
  own: readonly KeptTour[],
  coming: readonly KeptTour[],
): { tours: KeptTour[]; added: number; without: number } {
  const known = new Set(own.map(({ id }) => id));
  const fresh = coming.filter(({ id }) => !known.has(id) && known.add(id));
  const tours = [...own, ...fresh].slice(0, Math.max(keptLists[name], own.length));
  const added = tours.length - own.length;
  return { tours, added, without: fresh.length - added };
}
