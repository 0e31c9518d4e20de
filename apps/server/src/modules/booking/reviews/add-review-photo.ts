import { reviewPhotoLimits } from "@tour/api";
import type { MediaFile } from "@tour/api";
import { eq } from "drizzle-orm";
import { Refusal } from "../../../http/errors/errors.ts";
import type { Services } from "../../../platform/services.ts";
import { encodeOriginal } from "../../media/add-picture.ts";
import { addUpload } from "../../media/add-upload.ts";
import { media } from "../../media/media.table.ts";
import { decodeUpload, readUpload } from "../../media/read-upload.ts";
import { findRequest } from "../read-request.ts";
import { requests } from "../request.table.ts";
import { reviewTexts } from "./review.texts.ts";
import { lockReviewable } from "./write-review.ts";

/** Photos and a face, with room for as many again, for a guest who thinks better of some; sending gives up what is not named. */
const maxKept = 2 * (reviewPhotoLimits.count + 1);

/**
 * Keeps a photo that a guest sends for their review: turned upright, without places and other
 * metadata. Refuses with 409 where there can be no review or no further photo, with 413 or 415.
 */
export async function addReviewPhoto(
  services: Pick<Services, "db" | "env" | "jobs">,
  uuid: string,
  file: File,
): Promise<MediaFile> {
  const { request } = await findRequest(services.db, eq(requests.uuid, uuid));
  const { id, organizerId } = request;
  const requireRoom = () =>
    services.db.transaction(async (tx) => {
      await lockReviewable(tx, id);
      const kept = await tx.$count(media, eq(media.guestOf, uuid));
      if (kept >= maxKept) throw new Refusal("conflict", reviewTexts.tooManyPhotos);
    });
  await requireRoom();
  const bytes = new Uint8Array(await file.arrayBuffer());
  const picture = await readUpload(bytes, reviewPhotoLimits.megabytes);
  const original = await decodeUpload(() => encodeOriginal(picture));
  return addUpload(services, { organizerId, name: "", guestOf: uuid }, original);
}
