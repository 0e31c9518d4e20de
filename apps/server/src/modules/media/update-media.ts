import type { ParsedInput } from "@tour/api";
import type { mediaCalls } from "@tour/api/contract";
import type { RequestContext } from "../../http/context.ts";
import { notFound } from "../../http/errors/errors.ts";
import { toMediaFile } from "./add-picture.ts";
import { media } from "./media.table.ts";
import { mediaTexts } from "./media.texts.ts";
import { isOwnPicture } from "./own-picture.ts";

/** Names a picture of the library, and says what is on it. Where it stands already, its words stay. */
export async function updateMedia(
  { query, body }: ParsedInput<typeof mediaCalls.updateMedia>,
  { db }: RequestContext,
) {
  const own = isOwnPicture(query.organizer_id, body.id);
  const [before] = await db.select().from(media).where(own);
  if (!before) throw notFound(mediaTexts.notFound);
  const { name = before.name, alt = before.alt } = body.fields;
  const [row] = await db.update(media).set({ name, alt }).where(own).returning();
  if (!row) throw notFound(mediaTexts.notFound);
  return { data: toMediaFile(row) };
}
