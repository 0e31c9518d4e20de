import type { Handlers } from "@tour/api";
import type { mediaUsageCalls } from "@tour/api/contract";
import type { Database } from "../../../db/database.ts";
import type { RequestContext } from "../../../http/context.ts";
import { notFound, Refusal } from "../../../http/errors/errors.ts";
import { doRecorded } from "../../activity/record-activity.ts";
import { media } from "../../media/media.table.ts";
import { mediaTexts } from "../../media/media.texts.ts";
import { isOwnPicture } from "../../media/own-picture.ts";
import { listPicturePaths } from "../../media/picture-paths.ts";
import { removeFilesLater } from "../../media/storage/remove-files.job.ts";
import { listFaviconPaths } from "../../sites/settings/favicon.ts";
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
    const { organizer_id: organizerId, id: key } = query;
    const remove = async (tx: Database) => {
      const { name, cuts } = await requireOwn(tx, organizerId, key);
      const places = await findPlaces(tx, organizerId, key, { isLocking: true });
      if (places.some(({ is_live }) => is_live)) {
        throw new Refusal("conflict", mediaTexts.isLive, { data: { places } });
      }
      await tx.delete(media).where(isOwnPicture(organizerId, key));
      const paths = [...listPicturePaths(key, cuts), ...listFaviconPaths(key)] as const;
      await removeFilesLater({ db: tx, jobs: context.jobs }, paths);
      return { name };
    };
    await doRecorded(context, remove, ({ name }) => ({
      organizerId,
      kind: "picture_removed",
      details: { name },
    }));
    return { success: true };
  },
};

async function requireOwn(db: Database, organizerId: number, key: string) {
  const [picture] = await db.select().from(media).where(isOwnPicture(organizerId, key));
  if (!picture) throw notFound(mediaTexts.notFound);
  return picture;
}
