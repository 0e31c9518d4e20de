import { randomBytes } from "node:crypto";
import type { MediaFile } from "@tour/api";
import type { Sharp } from "sharp";
import type { Database } from "../../db/database.ts";
import { findColor } from "./find-color.ts";
import { mediaUrl, originalPath } from "./media-path.ts";
import type { MediaStorage } from "./storage/media-storage.ts";
import { media } from "./media.table.ts";

/** Longest side of a stored original, in px: twice the widest size served. */
const maxSide = 4000;

export interface NewPicture {
  organizerId: number;
  name: string;
  alt?: string;
  focal?: { x: number; y: number };
  /** Uuid of the request whose guest sent it. */
  guestOf?: string;
}

/** A picture in the one form in which originals are kept. */
export interface Original {
  bytes: Buffer;
  width: number;
  height: number;
  /** See the table. */
  color: string;
}

/**
 * Encodes a picture anew: turned upright, in sRGB, without metadata (places and owners of cameras
 * are nobody's business) and without whatever else the file carried.
 */
export async function encodeOriginal(picture: Sharp): Promise<Original> {
  const { data, info } = await picture
    .autoOrient()
    .resize(maxSide, maxSide, { fit: "inside", withoutEnlargement: true })
    .webp({ quality: 90, effort: 1 })
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height, color: await findColor(data) };
}

/** Keeps an original and its row in the organiser's library. */
export async function addPicture(
  db: Database,
  storage: MediaStorage,
  picture: NewPicture,
  original: Original,
): Promise<MediaFile> {
  const key = randomBytes(16).toString("base64url");
  await storage.write(originalPath(key), original.bytes);
  const [row] = await db
    .insert(media)
    .values({
      key,
      organizerId: picture.organizerId,
      name: picture.name,
      guestOf: picture.guestOf ?? null,
      alt: picture.alt ?? "",
      focalX: picture.focal?.x ?? 0.5,
      focalY: picture.focal?.y ?? 0.5,
      width: original.width,
      height: original.height,
      color: original.color,
    })
    .returning();
  if (!row) throw new Error("The database kept no picture");
  return toMediaFile(row);
}

export function toMediaFile(row: typeof media.$inferSelect): MediaFile {
  const { key, alt, focalX, focalY, color } = row;
  const image = { url: mediaUrl(key), alt, focal_x: focalX, focal_y: focalY };
  return {
    id: key,
    image: color ? { ...image, color } : image,
    width: row.width,
    height: row.height,
    name: row.name,
  };
}
