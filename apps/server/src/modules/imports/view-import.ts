import { importItemKinds, importItemStates, importPictureStates } from "@tour/api";
import type { ImportItem, TourImport } from "@tour/api";
import { and, asc, count, desc, eq, inArray, ne, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { notFound } from "../../http/errors/errors.ts";
import { users } from "../accounts/auth.table.ts";
import { importTexts } from "./import.texts.ts";
import { tourImportItems, tourImports } from "./import.table.ts";

interface Which {
  id: number;
  organizerId: number;
}

interface Page {
  limit: number;
  offset: number;
}

const isOf = ({ id, organizerId }: Which) =>
  and(eq(tourImports.id, id), eq(tourImports.organizerId, organizerId));

/** One of an organiser's imports; 404 for another's. */
export async function viewImport(db: Database, which: Which): Promise<TourImport> {
  const [found] = await readImports(db, isOf(which), { limit: 1, offset: 0 });
  if (!found) throw notFound(importTexts.noImport);
  return found;
}

/** A page of the imports that wrote something, newest first, and how many there are. */
export async function listImports(db: Database, organizerId: number, page: Page) {
  const which = and(eq(tourImports.organizerId, organizerId), ne(tourImports.state, "ready"));
  return {
    rows: await readImports(db, which, page),
    total: await db.$count(tourImports, which),
  };
}

async function readImports(
  db: Database,
  which: SQL | undefined,
  page: Page,
): Promise<TourImport[]> {
  const rows = await db
    .select({ row: tourImports, by: users.name })
    .from(tourImports)
    .leftJoin(users, eq(users.id, tourImports.userId))
    .where(which)
    .orderBy(desc(tourImports.id))
    .limit(page.limit)
    .offset(page.offset);
  const ids = rows.map(({ row }) => row.id);
  const { importId, kind, state } = tourImportItems;
  const counted = await db
    .select({ importId, kind, state, count: count() })
    .from(tourImportItems)
    .where(inArray(importId, ids))
    .groupBy(importId, kind, state);
  const { pictures } = tourImportItems;
  const named = await db
    .select({ importId, pictures })
    .from(tourImportItems)
    .where(
      and(
        inArray(importId, ids),
        inArray(state, ["waiting", "applied"]),
        sql`jsonb_array_length(${pictures}) > 0`,
      ),
    );
  return rows.map(({ row, by }) => ({
    id: row.id,
    file_name: row.fileName,
    format: row.format,
    state: row.state,
    created_at: row.createdAt.toISOString(),
    applied_at: row.appliedAt?.toISOString() ?? null,
    by,
    sells_dates: row.sellsDates,
    pictures: row.pictures,
    picture_states: sumPictures(named.filter((one) => one.importId === row.id)),
    columns: row.columns,
    ...sumUp(counted.filter((one) => one.importId === row.id)),
  }));
}

/** How many wait, were had and failed. */
function sumPictures(
  items: Pick<typeof tourImportItems.$inferSelect, "pictures">[],
): TourImport["picture_states"] {
  const all = items.flatMap(({ pictures }) => pictures);
  const sums = importPictureStates.map((state) => [
    state,
    all.filter((picture) => picture.state === state).length,
  ]);
  return Object.fromEntries(sums) as TourImport["picture_states"];
}

type Counted = Pick<typeof tourImportItems.$inferSelect, "kind" | "state"> & { count: number };

/** How many there are of each kind; and of those that are written, how far they are. */
function sumUp(counted: Counted[]): Pick<TourImport, "kinds" | "states"> {
  const sum = (which: (one: Counted) => boolean) =>
    counted.filter(which).reduce((total, one) => total + one.count, 0);
  const isWritten = ({ kind }: Counted) => kind === "new" || kind === "changed";
  const kinds = importItemKinds.map((kind) => [kind, sum((one) => one.kind === kind)]);
  const states = importItemStates.map((state) => [
    state,
    sum((one) => isWritten(one) && one.state === state),
  ]);
  return {
    kinds: Object.fromEntries(kinds) as TourImport["kinds"],
    states: Object.fromEntries(states) as TourImport["states"],
  };
}

/** A page of an import's tours in the order of the file, and how many there are; 404 for another's. */
export async function listItems(
  db: Database,
  which: Which,
  { kind, ...page }: Page & { kind: ImportItem["kind"] | undefined },
): Promise<{ rows: ImportItem[]; total: number }> {
  const [own] = await db.select({ id: tourImports.id }).from(tourImports).where(isOf(which));
  if (!own) throw notFound(importTexts.noImport);
  const ofKind = kind && eq(tourImportItems.kind, kind);
  const wanted = and(eq(tourImportItems.importId, which.id), ofKind);
  const rows = await db
    .select()
    .from(tourImportItems)
    .where(wanted)
    .orderBy(asc(tourImportItems.position))
    .limit(page.limit)
    .offset(page.offset);
  return { rows: rows.map(toItem), total: await db.$count(tourImportItems, wanted) };
}

const toItem = (row: typeof tourImportItems.$inferSelect): ImportItem => ({
  position: row.position,
  row: row.imported.row,
  title: row.title,
  kind: row.kind,
  state: row.state,
  tour_id: row.tourId,
  changes: row.changes,
  problems: row.problems,
  pictures: row.pictures,
  message: row.message,
});
