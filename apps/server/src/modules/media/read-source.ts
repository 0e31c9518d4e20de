import { eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { originalPath } from "./media-path.ts";
import type { MediaStorage } from "./storage/media-storage.ts";
import { media } from "./media.table.ts";
import type { PictureSource } from "./render-picture.ts";
import { readStockPicture } from "./stock-pictures.ts";

interface Library {
  db: Database;
  storage: MediaStorage;
}

/** What a picture's sizes are made from, stock or an organiser's own; undefined when there is none. */
export async function readSource(
  { db, storage }: Library,
  key: string,
): Promise<PictureSource | undefined> {
  const stock = await readStockPicture(key);
  if (stock) return stock;
  const [row] = await db.select().from(media).where(eq(media.key, key));
  const bytes = row && (await storage.read(originalPath(key)));
  return bytes && { ...row, bytes };
}
