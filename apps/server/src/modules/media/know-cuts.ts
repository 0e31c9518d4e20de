import { maxCuts } from "@tour/api";
import type { PictureCrops } from "@tour/api";
import { and, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { notFound, Refusal } from "../../http/errors/errors.ts";
import { mediaTexts } from "./media.texts.ts";
import { media } from "./media.table.ts";
import { isOwnPicture } from "./own-picture.ts";

interface KnownCuts {
  organizerId: number;
  key: string;
  cuts: readonly string[];
}

/** The cuts of some shapes, each once. */
export const listCuts = (crops: PictureCrops | null | undefined): string[] => [
  ...new Set(Object.values(crops ?? {}).filter((cut) => cut !== undefined)),
];

/**
 * Has cuts of a picture served from now on. They stay known when a place takes another one: versions,
 * drafts and steps back lead to them. Refuses with 404 or, when there are too many, 409.
 */
export async function knowCuts(db: Database, { organizerId, key, cuts }: KnownCuts): Promise<void> {
  const own = isOwnPicture(organizerId, key);
  const added = JSON.stringify(cuts);
  const all = sql`(select coalesce(jsonb_agg(distinct cut), '[]'::jsonb) from jsonb_array_elements(${media.cuts} || ${added}::jsonb) as cut)`;
  const fits = sql`jsonb_array_length(${all}) <= ${maxCuts}`;
  const [row] = await db
    .update(media)
    .set({ cuts: all })
    .where(and(own, fits))
    .returning({ key: media.key });
  if (row) return;
  if ((await db.$count(media, own)) === 0) throw notFound(mediaTexts.notFound);
  throw new Refusal("conflict", mediaTexts.tooManyCuts);
}
