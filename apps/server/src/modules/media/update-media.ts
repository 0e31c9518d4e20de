import type { ParsedInput } from "@tour/api";
import type { mediaCalls } from "@tour/api/contract";
import type { RequestContext } from "../../http/context.ts";
import { notFound } from "../../http/errors/errors.ts";
import { toMediaFile } from "./add-picture.ts";
import { media } from "./media.table.ts";
import { knowCuts, listCuts } from "./know-cuts.ts";
import { mediaTexts } from "./media.texts.ts";
import { isOwnPicture } from "./own-picture.ts";

/**
 * Names a picture of the library, says what is on it, and how it is cut. Where it stands already, its words
 * and cuts stay.
 */
export async function updateMedia(
  { query, body }: ParsedInput<typeof mediaCalls.updateMedia>,
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
  const [row] = await db.update(media).set({ name, alt, crops }).where(own).returning();
  if (!row) throw notFound(mediaTexts.notFound);
  return { data: toMediaFile(row) };
}
