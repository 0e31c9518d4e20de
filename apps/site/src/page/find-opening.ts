import type { PageData } from "@tour/blocks";

/**
 * The first moment at which what blocks show is no longer true: the sale of one of their departures begins.
 * Null where they wait for none.
 */
export function findOpening(
  { tour, tours, schedule }: Pick<PageData, "tour" | "tours" | "schedule">,
  shown: readonly unknown[],
): string | null {
  const departures = [
    ...(tour?.departures ?? []),
    ...tours.flatMap((one) => one.departures),
    ...(schedule ?? []).map(({ departure }) => departure),
  ];
  const moments = departures.flatMap(({ sale_opening: opening }) => opening?.at ?? []);
  if (moments.length === 0) return null;
  // A page need not show the dates that it was made with.
  const text = JSON.stringify(shown);
  return moments.toSorted().find((at) => text.includes(at)) ?? null;
}
