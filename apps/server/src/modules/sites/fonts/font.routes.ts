import type { Hono } from "hono";
import type { Services } from "../../../platform/services.ts";
import { notFound } from "../../../http/errors/errors.ts";
import type { AppEnv } from "../../../http/log-requests.ts";
import { openMediaStorage } from "../../media/storage/media-storage.ts";
import { answerPicture } from "../../media/media.routes.ts";
import { fontPath } from "./font-path.ts";
import { fontTexts } from "./font.texts.ts";

/**
 * `GET /media/font/{key}/font.woff2`: kept for a year, because a key never shows anything else.
 * `GET /fonts/{file}`: built-in fonts stand with the site, and a list names both kinds.
 */
export function registerFonts(app: Hono<AppEnv>, { env }: Services): void {
  const storage = openMediaStorage(env);
  app.get("/media/font/:key/font.woff2", async (c) => {
    const key = c.req.param("key");
    const bytes = /^[\w-]{22}$/.test(key) ? await storage.read(fontPath(key)) : undefined;
    if (!bytes) throw notFound(fontTexts.noFont);
    // Browsers ask for fonts as for scripts of another site: a page may use them from anywhere.
    c.header("access-control-allow-origin", "*");
    return answerPicture(c, new Uint8Array(bytes), "font/woff2", `${key}-font`);
  });
  app.get("/fonts/:file", (c) => {
    const { pathname } = new URL(c.req.url);
    return c.redirect(env.siteOrigin + pathname);
  });
}
