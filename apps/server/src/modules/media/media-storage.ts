import { join } from "node:path";
import { createDiskStorage } from "./disk-storage.ts";
import type { MediaStorage } from "./file-store.ts";
import type { S3Place } from "./s3-place.ts";
import { createS3Storage } from "./s3-storage.ts";

export type { MediaStorage } from "./file-store.ts";

/** Where a server keeps pictures. */
export interface MediaPlace {
  dataDir: string;
  /** A bucket; without it they are kept in the folder `media` of `dataDir`. */
  s3?: S3Place | undefined;
}

/** The storage of a server: its bucket, else its data folder. */
export const openMediaStorage = ({ s3, dataDir }: MediaPlace): MediaStorage =>
  s3 ? createS3Storage(s3) : createDiskStorage(join(dataDir, "media"));
