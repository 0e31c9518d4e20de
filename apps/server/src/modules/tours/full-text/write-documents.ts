import type { TourInput } from "@tour/api";
import { and, asc, eq, gt, isNull, ne, or, sql } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { toTourInput } from "../edited-tour.ts";
import { tours } from "../tour.table.ts";
import { tourDocuments } from "./tour-change.table.ts";
import { listNames, listTexts, makeDocument, rulesVersion } from "./document.ts";
import type { Document } from "./document.ts";

const batch = 200;

/** Writes what full-text search looks through of these tours. */
export async function writeDocuments(
  tx: Database,
  written: { id: number; input: TourInput }[],
): Promise<void> {
  if (written.length === 0) return;
  const values = written.map(({ id, input }) => ({
    tourId: id,
    names: toVector(makeDocument(listNames(input))),
    everything: toVector(makeDocument(listTexts(input))),
    rules: rulesVersion,
  }));
  await tx
    .insert(tourDocuments)
    .values(values)
    .onConflictDoUpdate({
      target: tourDocuments.tourId,
      set: {
        names: sql`excluded.names`,
        everything: sql`excluded.everything`,
        rules: sql`excluded.rules`,
      },
    });
}

// Words are letters and digits alone, so that spaces part them without doubt.
const toVector = ({ text, keys }: Document) =>
  sql<string>`strip(to_tsvector('russian', ${text})) || array_to_tsvector(string_to_array(${keys.join(" ")}, ' '))`;

/** Writes the documents that are missing or were made by older rules; answers how many. */
export async function mendDocuments(db: Database): Promise<number> {
  let last = 0;
  let mended = 0;
  while (true) {
    const rows = await db
      .select({ tour: tours })
      .from(tours)
      .leftJoin(tourDocuments, eq(tourDocuments.tourId, tours.id))
      .where(
        and(
          gt(tours.id, last),
          or(isNull(tourDocuments.tourId), ne(tourDocuments.rules, rulesVersion)),
        ),
      )
      .orderBy(asc(tours.id))
      .limit(batch);
    await writeDocuments(
      db,
      rows.map(({ tour }) => ({ id: tour.id, input: toTourInput(tour) })),
    );
    mended += rows.length;
    if (rows.length < batch) return mended;
    last = rows.at(-1)!.tour.id;
  }
}
