import { eq } from "drizzle-orm";
import type { Services } from "../../../platform/services.ts";
import { originalPath } from "../../media/media-path.ts";
import type { MediaStorage } from "../../media/storage/media-storage.ts";
import { media } from "../../media/media.table.ts";
import { renderPicture } from "../../media/render-picture.ts";
import type { PublishedContent } from "../site-content.ts";
import { hostOf } from "../site-metadata.ts";
import type { sites } from "../site.table.ts";
import { drawShareImage } from "./draw-share-image.ts";
import { findLeadPicture, toShareContent } from "./share-content.ts";

interface Version {
  site: typeof sites.$inferSelect;
  content: PublishedContent;
}

/** Draws the share image of a published version, with the first picture of its main page. */
export async function makeShareImage(
  { db, env }: Pick<Services, "db" | "env">,
  storage: MediaStorage,
  { site, content }: Version,
): Promise<Buffer> {
  const picture = await readPicture(db, storage, findLeadPicture(content.main));
  const words = toShareContent(content, hostOf(site, env), picture);
  return drawShareImage(words, content.preset.font_data.header.font_family);
}

async function readPicture(
  db: Services["db"],
  storage: MediaStorage,
  key: string | undefined,
): Promise<string | null> {
  if (!key) return null;
  const [row] = await db.select().from(media).where(eq(media.key, key));
  const bytes = row && (await storage.read(originalPath(key)));
  if (!row || !bytes) return null;
  const jpeg = await renderPicture({ ...row, bytes }, "640x640", "jpeg");
  return `data:image/jpeg;base64,${jpeg.toString("base64")}`;
}
