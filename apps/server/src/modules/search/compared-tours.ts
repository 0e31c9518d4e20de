import type { ComparedTour, FoundTour, Tour } from "@tour/api";
import { inArray, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { tours } from "../tours/tour.table.ts";

/** What a comparison says beside a card. */
type Comparison = Omit<ComparedTour, keyof FoundTour>;

/** By the tours' numbers. */
export async function readComparisons(
  db: Database,
  ids: number[],
): Promise<Map<number, Comparison>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({
      id: tours.id,
      comfort: tours.comfort,
      languages: tours.languages,
      accommodation_types: tours.accommodationTypes,
      livings: sql<Tour["livings"]>`${tours.content} -> 'livings'`,
      included: sql<string[]>`${tours.content} -> 'included'`,
      not_included: sql<string[]>`${tours.content} -> 'not_included'`,
      prepayment_percent: tours.prepaymentPercent,
      is_instant_confirmation: tours.isInstantConfirmation,
    })
    .from(tours)
    .where(inArray(tours.id, ids));
  return new Map(
    rows.map(({ id, livings, ...row }) => [
      id,
      { ...row, lodgings: livings.map(({ name }) => name).filter(Boolean) },
    ]),
  );
}
