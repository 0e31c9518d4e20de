import type { ParsedInput, ProgrammeRow } from "@tour/api";
import type { programmeCalls } from "@tour/api/contract";
import { sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { notFound, Refusal } from "../../http/errors/errors.ts";
import { requireOwnTour } from "./require-own-tour.ts";
import { programmeTexts } from "./programme.texts.ts";
import { programmes } from "./programme.table.ts";
import { isProgramme, viewProgrammeRow } from "./view-programme.ts";
import type { Which } from "./view-programme.ts";

type Changes = ParsedInput<typeof programmeCalls.updateProgramme>["body"];

/** Keeps what was made of a document. Refuses with 404, 409 or 422. */
export async function updateProgramme(
  db: Database,
  which: Which,
  { findings, rest, tour_id: tourId }: Changes,
): Promise<ProgrammeRow> {
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(programmes).where(isProgramme(which)).for("update");
    if (!row) throw notFound(programmeTexts.notFound);
    const named = [...(findings ?? []).flatMap(({ passages }) => passages), ...(rest ?? [])];
    if (named.some((place) => place >= row.passages.length)) {
      throw new Refusal("unprocessable", programmeTexts.noPassage);
    }
    if (tourId !== undefined) await requireOwnTour(tx, which.organizerId, tourId);
    if (tourId !== undefined && row.tourId !== null && row.tourId !== tourId) {
      throw new Refusal("conflict", programmeTexts.otherTour);
    }
    const changes = { ...(findings && { findings }), ...(rest && { rest }) };
    const set = { ...changes, ...(tourId !== undefined && { tourId }) };
    if (Object.keys(set).length > 0) {
      await tx
        .update(programmes)
        .set({ ...set, touchedAt: sql`now()` })
        .where(isProgramme(which));
    }
    return viewProgrammeRow(tx, which);
  });
}
