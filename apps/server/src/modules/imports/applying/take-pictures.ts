import type { Image } from "@tour/api";
import { and, asc, eq, sql } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { Refusal } from "../../../http/errors/errors.ts";
import type { Services } from "../../../platform/services.ts";
import { mediaTexts } from "../../media/media.texts.ts";
import { takePicture } from "../../media/take-picture.ts";
import { lockTourOf } from "../../tours/change-tour.ts";
import { toTourInput } from "../../tours/edited-tour.ts";
import { updateTour } from "../../tours/update-tour.ts";
import { importTexts } from "../import.texts.ts";
import { tourImportItems, tourImports } from "../import.table.ts";
import type { ImportPicture } from "../planning/plan-pictures.ts";

type Item = typeof tourImportItems.$inferSelect;

/** Of one tour's pictures so many are asked for at a time. */
const atOnce = 4;

const isAt = ({ importId, position }: Pick<Item, "importId" | "position">) =>
  and(eq(tourImportItems.importId, importId), eq(tourImportItems.position, position));

/** The next tour of an import that is written and waits for its pictures. */
export async function findWaitingPictures(
  tx: Database,
  importId: number,
): Promise<Item | undefined> {
  const waits = sql`${tourImportItems.pictures} @> '[{"state":"waiting"}]'::jsonb`;
  const [item] = await tx
    .select()
    .from(tourImportItems)
    .where(and(eq(tourImportItems.importId, importId), eq(tourImportItems.state, "applied"), waits))
    .orderBy(asc(tourImportItems.position))
    .limit(1);
  return item;
}

type Context = Pick<Services, "db" | "env" | "jobs" | "network" | "hasRoom">;

interface Taken extends ImportPicture {
  image?: Image;
}

/** Fetches a tour's pictures outside of any transaction, then gives them to it, all that could be had. */
export async function takePictures(context: Context, organizerId: number, item: Item) {
  const waiting = item.pictures.filter(({ state }) => state === "waiting");
  const taken: Taken[] = [];
  for (let at = 0; at < waiting.length; at += atOnce) {
    const some = waiting.slice(at, at + atOnce);
    taken.push(
      ...(await Promise.all(some.map(({ url }) => takeOne(context, organizerId, { url, item })))),
    );
  }
  await context.db.transaction((tx) => givePictures(tx, organizerId, item, taken));
}

async function takeOne(
  context: Context,
  organizerId: number,
  { url, item }: { url: string; item: Item },
): Promise<Taken> {
  if (!(await context.hasRoom())) return { url, state: "failed", problem: mediaTexts.noRoom };
  const found = await takePicture(context, organizerId, { url, alt: item.title });
  if ("storeAway" in found) throw found.storeAway;
  return "problem" in found
    ? { url, state: "failed", problem: found.problem }
    : { url, state: "had", problem: "", image: found.image };
}

/** What was edited while pictures were fetched stays as it is. */
async function givePictures(tx: Database, organizerId: number, item: Item, taken: Taken[]) {
  const [row] = await tx
    .select()
    .from(tourImports)
    .where(eq(tourImports.id, item.importId))
    .for("update");
  if (row?.state !== "applying") return;
  const tour = await lockSame(tx, organizerId, item);
  const images = taken.flatMap(({ image }) => image ?? []);
  const pictures = taken.map(({ image: _, ...picture }): ImportPicture => {
    if (tour || picture.state === "failed") return picture;
    return { ...picture, state: "failed", problem: importTexts.editedMeanwhile };
  });
  let { made } = item;
  if (tour && made && images.length > 0) {
    const media = images.map((image) => ({ kind: "image" as const, image }));
    const after = await updateTour(tx, tour.id, { ...toTourInput(tour), media });
    // Without them the tour had none: so it is when the import is taken back.
    made = { ...made, version: after!.version, before: { media: [], ...made.before } };
  }
  await tx.update(tourImportItems).set({ pictures, made }).where(isAt(item));
}

/** The tour as the import left it, locked; null where it is gone or was edited since. */
async function lockSame(tx: Database, organizerId: number, { tourId, made }: Item) {
  if (tourId === null) return null;
  const tour = await lockTourOf(tx, { id: tourId, organizerId }).catch((error: unknown) => {
    if (error instanceof Refusal) return null;
    throw error;
  });
  return tour?.version === made?.version ? tour : null;
}
