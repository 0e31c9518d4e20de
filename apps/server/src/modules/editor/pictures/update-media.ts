import type { Image, ParsedInput, PictureCrops } from "@tour/api";
import type { mediaUsageCalls } from "@tour/api/contract";
import type { RequestContext } from "../../../http/context.ts";
import { notFound } from "../../../http/errors/errors.ts";
import { toMediaFile } from "../../media/add-picture.ts";
import { mediaUrl } from "../../media/media-path.ts";
import { media } from "../../media/media.table.ts";
import { knowCuts, listCuts } from "../../media/know-cuts.ts";
import { mediaTexts } from "../../media/media.texts.ts";
import { isOwnPicture } from "../../media/own-picture.ts";
import { changeInTours } from "./change-in-tours.ts";

/**
 * Names a picture of the library, says what is on it, and how it is cut. Tours have no cuts of their own, and
 * follow; in blocks, where it may be cut for one place, words and cuts stay.
 */
export async function updateMedia(
  { query, body }: ParsedInput<typeof mediaUsageCalls.updateMedia>,
  { db }: RequestContext,
) {
  const own = isOwnPicture(query.organizer_id, body.id);
  const [before] = await db.select().from(media).where(own);
  if (!before) throw notFound(mediaTexts.notFound);
  const { name = before.name, alt = before.alt, crops = before.crops } = body.fields;
  const cuts = listCuts(body.fields.crops);
  if (cuts.length > 0) {
    await knowCuts(db, { organizerId: query.organizer_id, key: body.id, cuts });
  }
  const row = await db.transaction(async (tx) => {
    const [changed] = await tx.update(media).set({ name, alt, crops }).where(own).returning();
    if (!changed) throw notFound(mediaTexts.notFound);
    if (body.fields.crops) {
      const place = { organizerId: query.organizer_id, url: mediaUrl(body.id) };
      const follow = (image: Image) => followCrops(image, before.crops ?? {}, crops ?? {});
      await changeInTours(tx, place, follow);
    }
    return changed;
  });
  return { data: toMediaFile(row) };
}

/** The cuts of each shape that a picture had from the library are those that the library has now. */
function followCrops(image: Image, before: PictureCrops, after: PictureCrops): Image {
  const { crops: own = {}, ...plain } = image;
  const shapes = Object.keys({ ...own, ...before, ...after }) as (keyof PictureCrops)[];
  const changed = shapes.filter(
    (shape) => own[shape] === before[shape] && own[shape] !== after[shape],
  );
  if (changed.length === 0) return image;
  const next = shapes.flatMap((shape) => {
    const cut = (changed.includes(shape) ? after : own)[shape];
    return cut === undefined ? [] : [[shape, cut] as const];
  });
  return next.length === 0 ? plain : { ...plain, crops: Object.fromEntries(next) };
}
