import type { MediaFile } from "@tour/api";
import type { Services } from "../../platform/services.ts";
import { addPicture } from "./add-picture.ts";
import type { NewPicture, Original } from "./add-picture.ts";
import { commonSizes, makePictureLater } from "./make-picture.job.ts";
import { openMediaStorage } from "./storage/media-storage.ts";

/** Keeps an uploaded picture, and has the sizes made that most pages ask for. */
export async function addUpload(
  { db, env, jobs }: Pick<Services, "db" | "env" | "jobs">,
  picture: NewPicture,
  original: Original,
): Promise<MediaFile> {
  const file = await addPicture(db, openMediaStorage(env), picture, original);
  // What pages show already is made before what may come to be shown.
  const wanted = { key: file.id, sizes: [...commonSizes], priority: -1 };
  await makePictureLater({ db, jobs }, wanted);
  return file;
}
