import type { Image } from "@tour/api";
import { and, eq, notInArray } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { badRequest } from "../../../http/errors/errors.ts";
import { toMediaFile } from "../../media/add-picture.ts";
import { media } from "../../media/media.table.ts";
import { reviewTexts } from "./review.texts.ts";

/**
 * The photos of a request by their keys, in that order; those that are not named are given up. 400 for
 * a key that is none of the request's.
 */
export async function takeReviewPhotos(
  tx: Database,
  uuid: string,
  keys: string[],
): Promise<Image[]> {
  const rows = await tx.select().from(media).where(eq(media.guestOf, uuid));
  const byKey = new Map(rows.map((row) => [row.key, toMediaFile(row).image]));
  const wanted = [...new Set(keys)];
  const images = wanted.flatMap((key) => byKey.get(key) ?? []);
  if (images.length < wanted.length) throw badRequest({ photos: [reviewTexts.unknownPhoto] });
  const isUnnamed = and(eq(media.guestOf, uuid), notInArray(media.key, wanted));
  if (rows.length > wanted.length) await tx.delete(media).where(isUnnamed);
  return images;
}
