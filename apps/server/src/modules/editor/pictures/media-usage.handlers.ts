import type { Handlers } from "@tour/api";
import type { mediaUsageCalls } from "@tour/api/contract";
import type { Database } from "../../../db/database.ts";
import type { RequestContext } from "../../../http/context.ts";
import { notFound, Refusal } from "../../../http/errors/errors.ts";
import { doRecorded } from "../../activity/record-activity.ts";
import { media } from "../../media/media.table.ts";
import { mediaTexts } from "../../media/media.texts.ts";
import { isOwnPicture } from "../../media/own-picture.ts";
import { removePictureFiles } from "../../media/remove-picture-files.ts";
import { openMediaStorage } from "../../media/storage/media-storage.ts";
import { faviconSides, faviconPath } from "../../sites/settings/favicon.ts";
import { describePicture } from "./describe-picture.ts";
import { findPlaces } from "./find-places.ts";
import { listUndescribed } from "./list-undescribed.ts";
import { updateMedia } from "./update-media.ts";

export const mediaUsageHandlers: Handlers<typeof mediaUsageCalls, RequestContext> = {
  updateMedia,
  describePicture,

  listUndescribed: async ({ query }, { db }) => ({
    data: await listUndescribed(db, query.organizer_id),
  }),

  getMediaUsage: async ({ query }, { db }) => {
    await requireOwn(db, query.organizer_id, query.id);
    return { data: { places: await findPlaces(db, query.organizer_id, query.id) } };
  },

  removeMedia: async ({ query }, context) => {
    const { env, log } = context;
    const { organizer_id: organizerId, id: key } = query;
    const remove = async (tx: Database) => {
      const { name, cuts } = await requireOwn(tx, organizerId, key);
      const places = await findPlaces(tx, organizerId, key, { isLocking: true });
      if (places.some(({ is_live }) => is_live)) {
        throw new Refusal("conflict", mediaTexts.isLive, { data: { places } });
      }
      await tx.delete(media).where(isOwnPicture(organizerId, key));
      return { name, cuts };
    };
    const { cuts } = await doRecorded(context, remove, ({ name }) => ({
      organizerId,
      kind: "picture_removed",
      details: { name },
    }));
    // Without its row the picture is gone; files that stay behind are nobody's address.
    const storage = openMediaStorage(env);
    const favicons = faviconSides.map((side) => storage.remove(faviconPath(key, side)));
    await Promise.all([removePictureFiles(storage, key, cuts), ...favicons]).catch(
      (error: unknown) => log.error({ error, key }, "files of a removed picture were left"),
    );
    return { success: true };
  },
};

async function requireOwn(db: Database, organizerId: number, key: string) {
  const [picture] = await db.select().from(media).where(isOwnPicture(organizerId, key));
  if (!picture) throw notFound(mediaTexts.notFound);
  return picture;
}
