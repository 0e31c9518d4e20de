import type { Hono } from "hono";
import sharp from "sharp";
import type { Services } from "../../../platform/services.ts";
import { notFound } from "../../../http/errors/errors.ts";
import type { AppEnv } from "../../../http/log-requests.ts";
import { createKeyedQueue } from "../../media/keyed-queue.ts";
import { isMediaKey, originalPath } from "../../media/media-path.ts";
import { openMediaStorage } from "../../media/storage/media-storage.ts";
import { answerPicture } from "../../media/media.routes.ts";
import { mediaTexts } from "../../media/media.texts.ts";
import { faviconPath, faviconSides } from "./favicon.ts";

/** `GET /media/favicon/{key}/{side}.png`: PNG, because not every browser takes another favicon. */
export function registerFavicon(app: Hono<AppEnv>, { env }: Services): void {
  const storage = openMediaStorage(env);
  const queue = createKeyedQueue(1);
  app.get("/media/favicon/:key/:file", async (c) => {
    const { key = "", file = "" } = c.req.param();
    const side = faviconSides.find((one) => file === `${one}.png`);
    if (!side || !isMediaKey(key)) throw notFound(mediaTexts.notFound);
    const path = faviconPath(key, side);
    const bytes = await queue.run(path, async () => {
      const made = await storage.read(path);
      if (made) return made;
      const original = await storage.read(originalPath(key));
      if (!original) throw notFound(mediaTexts.notFound);
      const drawn = await sharp(original).resize(side, side, { fit: "cover" }).png().toBuffer();
      await storage.write(path, drawn);
      return drawn;
    });
    return answerPicture(c, new Uint8Array(bytes), "image/png", `${key}-${side}-favicon`);
  });
}
