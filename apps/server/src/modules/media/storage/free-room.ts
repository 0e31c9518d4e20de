import { statfs } from "node:fs/promises";
import type { MediaStorageOptions } from "./media-storage.ts";

/** Bytes that a data folder must have left: a few uploads' worth, so that there is time to act. */
const minRoom = 200 * 1024 * 1024;

/** Whether the data folder has room for more; a bucket is not asked. */
export async function hasRoom(
  { s3, dataDir }: MediaStorageOptions,
  needed = minRoom,
): Promise<boolean> {
  if (s3) return true;
  const disk = await statfs(dataDir).catch(() => undefined);
  return !disk || disk.bavail * disk.bsize >= needed;
}
