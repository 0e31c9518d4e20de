import { randomBytes } from "node:crypto";
import type { MediaFile, PictureCrops } from "@tour/api";
import { and, eq } from "drizzle-orm";
import type { Sharp } from "sharp";
import type { Database } from "../../db/database.ts";
import { findColor } from "./find-color.ts";
import { listCuts } from "./know-cuts.ts";
import { mediaUrl, originalPath } from "./media-path.ts";
import type { MediaStorage } from "./storage/media-storage.ts";
import { media } from "./media.table.ts";

/** Longest side of a stored original, in px: twice the widest size served. */
const maxSide = 4000;

export interface NewPicture {
  organizerId: number;
  name: string;
  alt?: string;
  /** Without one it is guessed. */
  focal?: { x: number; y: number };
  /** See the table. */
  crops?: PictureCrops | null;
  cuts?: string[];
  /** Of the uploaded file, see the table: there is one picture of a hash. */
  hash?: string;
  /** Uuid of the request whose guest sent it. */
  guestOf?: string;
}

/**
 * Where nobody has said what matters yet: heads and peaks of an upright or square picture stand in its
 * upper third, which a cut around its middle loses.
 */
const guessFocal = ({ width, height }: Original) => ({
  x: 0.5,
  y: height > width * 0.9 ? 0.3 : 0.5,
});

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

/**
 * Keeps an original and its row in the organiser's library. Where a picture of the same hash came
 * meanwhile, that one is answered, and this one is not kept.
 */
export async function addPicture(
  db: Database,
  storage: MediaStorage,
  picture: NewPicture,
  original: Original,
): Promise<MediaFile> {
  const key = randomBytes(16).toString("base64url");
  const focal = picture.focal ?? guessFocal(original);
  await storage.write(originalPath(key), original.bytes);
  const [row] = await db
    .insert(media)
    .values({
      key,
      organizerId: picture.organizerId,
      name: picture.name,
      hash: picture.hash ?? null,
      guestOf: picture.guestOf ?? null,
      alt: picture.alt ?? "",
      focalX: focal.x,
      focalY: focal.y,
      crops: picture.crops ?? null,
      cuts: picture.cuts ?? [],
      width: original.width,
      height: original.height,
      color: original.color,
    })
    .onConflictDoNothing({ target: [media.organizerId, media.hash] })
    .returning();
  if (row) return toMediaFile(row);
  await storage.remove(originalPath(key));
  const known = picture.hash && (await findByHash(db, picture.organizerId, picture.hash));
  if (!known) throw new Error("The database kept no picture");
  return known;
}

/** The picture of an uploaded file's hash, where the organiser has it already. */
export async function findByHash(
  db: Database,
  organizerId: number,
  hash: string,
): Promise<MediaFile | undefined> {
  const same = and(eq(media.organizerId, organizerId), eq(media.hash, hash));
  const [row] = await db.select().from(media).where(same);
  return row && toMediaFile(row);
}

export function toMediaFile(row: typeof media.$inferSelect): MediaFile {
  const { key, alt, focalX, focalY, color, crops } = row;
  const image = {
    ...{ url: mediaUrl(key), alt, focal_x: focalX, focal_y: focalY },
    ...(crops && listCuts(crops).length > 0 && { crops }),
    ...(color && { color }),
  };
  return {
    id: key,
    image,
    width: row.width,
    height: row.height,
    name: row.name,
  };
}
