import { join } from "node:path";
import { clearDrafts, createDiskStorage } from "./disk-storage.ts";
import type { MediaStorage } from "./file-store.ts";
import type { S3Settings } from "../../../platform/env/s3-settings.ts";
import { createS3Storage } from "./s3-storage.ts";

export type { MediaStorage } from "./file-store.ts";

/** Where a server keeps pictures. */
export interface MediaStorageOptions {
  dataDir: string;
  /** A bucket; without it they are kept in the folder `media` of `dataDir`. */
  s3?: S3Settings | undefined;
}

const folderOf = (dataDir: string) => join(dataDir, "media");

/** The storage of a server: its bucket, else its data folder. */
export const openMediaStorage = ({ s3, dataDir }: MediaStorageOptions): MediaStorage =>
  s3 ? createS3Storage(s3) : createDiskStorage(folderOf(dataDir));

/** Removes what was being written when an earlier process was killed; a bucket keeps no such thing. */
export async function clearMediaDrafts(
  { s3, dataDir }: MediaStorageOptions,
  now: Date,
): Promise<void> {
  if (!s3) await clearDrafts(folderOf(dataDir), now);
}
