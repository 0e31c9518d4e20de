import type { Programme, ProgrammeRow } from "@tour/api";
import { and, count, desc, eq, isNull, ne, sql } from "drizzle-orm";
import type { SQLWrapper } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database } from "../../db/database.ts";
import { notFound } from "../../http/errors/errors.ts";
import { programmeTexts } from "./programme.texts.ts";
import { programmes } from "./programme.table.ts";
import { tours } from "../tours/tour.table.ts";

export interface Which {
  id: number;
  organizerId: number;
}

export const isProgramme = ({ id, organizerId }: Which) =>
  and(eq(programmes.id, id), eq(programmes.organizerId, organizerId));

const rowColumns = {
  id: programmes.id,
  fileName: programmes.fileName,
  format: programmes.format,
  createdAt: programmes.createdAt,
  tourId: programmes.tourId,
  restCount: sql<number>`jsonb_array_length(${programmes.rest})`,
};

type Row = Pick<
  typeof programmes.$inferSelect,
  "id" | "fileName" | "format" | "createdAt" | "tourId"
>;

const toEntries = ({ id, fileName, format, createdAt, tourId }: Row) => ({
  ...{ id, format, file_name: fileName, tour_id: tourId },
  created_at: createdAt.toISOString(),
});

const toRow = (row: Row & { restCount: number }): ProgrammeRow => ({
  ...toEntries(row),
  rest_count: row.restCount,
});

/** 404 for another's. */
export async function viewProgramme(db: Database, which: Which): Promise<Programme> {
  const [row] = await db.select().from(programmes).where(isProgramme(which));
  if (!row) throw notFound(programmeTexts.notFound);
  const { passages, findings, rest } = row;
  const madeBefore = await findTourOfTwin(db, row);
  return { ...toEntries(row), passages, findings, rest, made_before: madeBefore };
}

const wordsOf = (passages: SQLWrapper) => sql`jsonb_path_query_array(${passages}, '$[*].text')`;

/** The tour of a document that says the same: whoever drops a file twice makes two of it unawares. */
async function findTourOfTwin(
  db: Database,
  { id, organizerId }: Which,
): Promise<Programme["made_before"]> {
  const own = alias(programmes, "own");
  const [twin] = await db
    .select({ tour_id: tours.id, title: tours.title })
    .from(own)
    .innerJoin(programmes, eq(programmes.organizerId, own.organizerId))
    .innerJoin(tours, eq(tours.id, programmes.tourId))
    .where(
      and(
        eq(own.id, id),
        eq(own.organizerId, organizerId),
        ne(programmes.id, id),
        eq(wordsOf(programmes.passages), wordsOf(own.passages)),
      ),
    )
    .orderBy(desc(tours.id))
    .limit(1);
  return twin ?? null;
}

/** The same without what stands in it. */
export async function viewProgrammeRow(db: Database, which: Which): Promise<ProgrammeRow> {
  const [row] = await db.select(rowColumns).from(programmes).where(isProgramme(which));
  if (!row) throw notFound(programmeTexts.notFound);
  return toRow(row);
}

/** Those of a tour, or those of which none was made; newest first. */
export async function listProgrammes(
  db: Database,
  { organizerId, tourId }: { organizerId: number; tourId: number | undefined },
  page: { limit: number; offset: number },
): Promise<{ rows: ProgrammeRow[]; total: number }> {
  const ofTour = tourId === undefined ? isNull(programmes.tourId) : eq(programmes.tourId, tourId);
  const wanted = and(eq(programmes.organizerId, organizerId), ofTour);
  const [counted] = await db.select({ total: count() }).from(programmes).where(wanted);
  const rows = await db
    .select(rowColumns)
    .from(programmes)
    .where(wanted)
    .orderBy(desc(programmes.id))
    .limit(page.limit)
    .offset(page.offset);
  return { rows: rows.map(toRow), total: counted?.total ?? 0 };
}
