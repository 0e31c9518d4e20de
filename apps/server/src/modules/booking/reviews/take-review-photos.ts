import type { Image } from "@tour/api";
import { and, eq, notInArray } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { badRequest } from "../../../http/errors/errors.ts";
import { toMediaFile } from "../../media/add-picture.ts";
import { media } from "../../media/media.table.ts";
import { reviewTexts } from "./review.texts.ts";

interface Named {
  photos: string[];
  portrait: string | null;
}

/**
 * The photos of a request by their keys, in that order, and its guest's face; those that are not named
 * are given up. 400 for a key that is none of the request's.
 */
export async function takeReviewPhotos(
  tx: Database,
  uuid: string,
  { photos, portrait }: Named,
): Promise<{ photos: Image[]; portrait: Image | null }> {
  const rows = await tx.select().from(media).where(eq(media.guestOf, uuid));
  const byKey = new Map(rows.map((row) => [row.key, toMediaFile(row).image]));
  const own = [...new Set(photos)];
  const images = own.flatMap((key) => byKey.get(key) ?? []);
  if (images.length < own.length) throw badRequest({ photos: [reviewTexts.unknownPhoto] });
  const face = portrait === null ? null : byKey.get(portrait);
  if (face === undefined) throw badRequest({ portrait: [reviewTexts.unknownPhoto] });
  const wanted = new Set([...own, ...(portrait === null ? [] : [portrait])]);
  const isUnnamed = and(eq(media.guestOf, uuid), notInArray(media.key, [...wanted]));
  if (rows.length > wanted.size) await tx.delete(media).where(isUnnamed);
  return { photos: images, portrait: face };
}
