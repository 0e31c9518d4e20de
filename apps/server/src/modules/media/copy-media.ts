import { createHash } from "node:crypto";
import type { CopiedMedia, ParsedInput } from "@tour/api";
import type { mediaCalls } from "@tour/api/contract";
import { and, eq, isNull, notExists, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database } from "../../db/database.ts";
import { accountOf } from "../../http/context.ts";
import type { RequestContext } from "../../http/context.ts";
import { Refusal } from "../../http/errors/errors.ts";
import { checkOrganizer } from "../../http/rights/rights.ts";
import { findByHash, toMediaFile } from "./add-picture.ts";
import { addUpload } from "./add-upload.ts";
import { findColor } from "./find-color.ts";
import { knowCuts } from "./know-cuts.ts";
import { originalPath } from "./media-path.ts";
import { media } from "./media.table.ts";
import { isOwnPicture } from "./own-picture.ts";
import { openMediaStorage } from "./storage/media-storage.ts";

type Row = typeof media.$inferSelect;

/**
 * Copies pictures from one organiser's library into another's, for somebody who is an editor of both.
 * Of a library that they may not read nothing is told, not even which pictures it has.
 */
export async function copyMedia(
  { query, body }: ParsedInput<typeof mediaCalls.copyMedia>,
  context: RequestContext,
): Promise<{ data: CopiedMedia[] }> {
  const { from_organizer_id: from, keys } = body;
  if (!mayRead(context, from)) return { data: keys.map(() => leave("no_access")) };
  const data: CopiedMedia[] = [];
  for (const key of keys) {
    // oxlint-disable-next-line no-await-in-loop -- originals are large: one in memory at a time
    data.push(await copyOne(context, { from, to: query.organizer_id, key }));
  }
  return { data };
}

const leave = (problem: CopiedMedia["problem"]): CopiedMedia => ({ file: null, problem });

function mayRead(context: RequestContext, organizerId: number): boolean {
  try {
    checkOrganizer("editor", accountOf(context), organizerId);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

async function copyOne(
  context: RequestContext,
  { from, to, key }: { from: number; to: number; key: string },
): Promise<CopiedMedia> {
  const { db, env } = context;
  const [row] = await db.select().from(media).where(isOwnPicture(from, key));
  if (!row) return leave("gone");
  if (from === to) return { file: toMediaFile(row), problem: null };
  const known = row.hash !== null && (await findByHash(db, to, row.hash));
  if (known) {
    await knowCuts(db, { organizerId: to, key: known.id, cuts: row.cuts });
    return { file: known, problem: null };
  }
  const bytes = await openMediaStorage(env).read(originalPath(key));
  if (!bytes) return leave("gone");
  const hash = row.hash ?? (await noteHash(db, row, bytes));
  const { name, alt, width, height, crops, cuts } = row;
  const focal = { x: row.focalX, y: row.focalY };
  const picture = { organizerId: to, name, alt, hash, focal, crops, cuts };
  const color = row.color ?? (await findColor(bytes));
  try {
    const file = await addUpload(context, picture, { bytes, width, height, color });
    // Where another copy of it was quicker, or an upload, that one is to serve these cuts, too.
    if (cuts.length > 0) await knowCuts(db, { organizerId: to, key: file.id, cuts });
    return { file, problem: null };
  } catch (error) {
    if (error instanceof Refusal && error.refusal === "no_room") return leave("no_room");
    throw error;
  }
}

/**
 * A picture that came without a hash gets that of its original: copied once more, or back again, it is
 * known by it. Another picture of the same organiser may have it already.
 */
async function noteHash(db: Database, { key, organizerId }: Row, bytes: Buffer): Promise<string> {
  const hash = createHash("sha256").update(bytes).digest("hex");
  const other = alias(media, "other");
  const same = and(eq(other.organizerId, organizerId), eq(other.hash, hash));
  await db
    .update(media)
    .set({ hash })
    .where(
      and(
        eq(media.key, key),
        isNull(media.hash),
        notExists(
          db
            .select({ one: sql`1` })
            .from(other)
            .where(same),
        ),
      ),
    );
  return hash;
}
