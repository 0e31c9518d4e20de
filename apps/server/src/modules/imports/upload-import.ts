import { MAX_IMPORT_BYTES } from "@tour/api";
import type { TourImport } from "@tour/api";
import { and, eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { accountOf } from "../../http/context.ts";
import type { RequestContext } from "../../http/context.ts";
import { Refusal } from "../../http/errors/errors.ts";
import { requireOrganizer } from "../organizers/require-organizer.ts";
import { importTexts } from "./import.texts.ts";
import { tourImportItems, tourImports } from "./import.table.ts";
import { maySell } from "./may-sell.ts";
import { findTours, planImport } from "./planning/plan-import.ts";
import { toWaiting } from "./planning/plan-pictures.ts";
import type { ChosenColumns } from "./reading/read-table.ts";
import { readFile } from "./reading/read-file.ts";
import { UnreadableFile } from "./reading/unreadable-file.ts";
import { readOwnTours, readTours } from "./read-tours.ts";
import { viewImport } from "./view-import.ts";

interface Uploaded {
  organizerId: number;
  file: File;
  columns: ChosenColumns | undefined;
  timeZone: string;
}

const maxNameLength = 200;
/** Rows that one statement writes. */
const batch = 200;

/** Reads a file and keeps what it would do in place of what its person looked at before. */
export async function uploadImport(
  context: RequestContext,
  { organizerId, file, columns, timeZone }: Uploaded,
): Promise<TourImport> {
  const { db } = context;
  const { id: userId } = accountOf(context);
  const read = await readUploaded(file, columns);
  await requireOrganizer(db, organizerId);
  const found = findTours(read.tours, await readOwnTours(db, organizerId));
  const ids = found.flatMap(({ id }) => id ?? []);
  const existing = new Map(
    (await readTours(db, { organizerId, ids })).map((tour) => [tour.id, tour]),
  );
  const sellsDates = maySell(context, organizerId);
  const plan = { now: context.now(), timeZone, mayChangeDates: sellsDates };
  const items = planImport(found, existing, plan).map((planned, position) => ({
    position,
    tourId: planned.existing?.id ?? null,
    tourVersion: planned.existing?.version ?? null,
    title: planned.imported.fields.title ?? planned.existing?.input.title ?? "",
    kind: planned.plan.kind,
    imported: planned.imported,
    changes: planned.plan.changes,
    problems: planned.plan.problems,
    pictures: planned.plan.pictures.map(toWaiting),
  }));
  const { format } = read;
  const pictures = read.tours.reduce((sum, tour) => sum + (tour.pictures?.length ?? 0), 0);
  const name = nameOf(file);
  return db.transaction(async (tx) => {
    await forgetPreview(tx, organizerId, userId);
    const described = {
      organizerId,
      userId,
      fileName: name,
      format,
      pictures,
      timeZone,
      sellsDates,
    };
    const [made] = await tx
      .insert(tourImports)
      .values({ ...described, columns: read.columns })
      .returning({ id: tourImports.id });
    if (!made) throw new Error("The database kept no import");
    for (let at = 0; at < items.length; at += batch) {
      const values = items.slice(at, at + batch).map((item) => ({ importId: made.id, ...item }));
      await tx.insert(tourImportItems).values(values);
    }
    return viewImport(tx, { id: made.id, organizerId });
  });
}

/** Without folders, and without characters that no database keeps. */
const nameOf = (file: File): string =>
  file.name.split(/[\\/]/).at(-1)!.replaceAll("\0", "").slice(0, maxNameLength).toWellFormed();

/** Refuses with 413 or 422. */
async function readUploaded(file: File, columns: ChosenColumns | undefined) {
  if (file.size > MAX_IMPORT_BYTES) throw new Refusal("too_large", importTexts.tooLarge);
  try {
    return readFile(new Uint8Array(await file.arrayBuffer()), columns);
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    throw new Refusal("unprocessable", error.message, { validation: { file: [error.message] } });
  }
}

const forgetPreview = (tx: Database, organizerId: number, userId: string) =>
  tx
    .delete(tourImports)
    .where(
      and(
        eq(tourImports.organizerId, organizerId),
        eq(tourImports.userId, userId),
        eq(tourImports.state, "ready"),
      ),
    );
