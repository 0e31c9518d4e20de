import { eq } from "drizzle-orm";
import type { Hono } from "hono";
import type { Services } from "../../../platform/services.ts";
import { notFound } from "../../../http/errors/errors.ts";
import type { AppEnv } from "../../../http/log-requests.ts";
import { filmPath, isMediaKey } from "../media-path.ts";
import { filePolicy } from "../media.routes.ts";
import { mediaTexts } from "../media.texts.ts";
import { openMediaStorage } from "../storage/media-storage.ts";
import { films } from "./film.table.ts";
import { parseRange } from "./parse-range.ts";

/** `GET /media/{key}/film`: whole, or the part that a player asks for. Decision 0103. */
export function registerFilms(app: Hono<AppEnv>, { db, env }: Services): void {
  const storage = openMediaStorage(env);
  app.get("/media/:key/film", async (c) => {
    const { key } = c.req.param();
    if (!isMediaKey(key)) throw notFound(mediaTexts.noFilm);
    const [film] = await db.select().from(films).where(eq(films.key, key));
    if (!film) throw notFound(mediaTexts.noFilm);
    const etag = `"${key}-film"`;
    c.header("cache-control", "public, max-age=31536000, immutable");
    c.header("etag", etag);
    c.header("accept-ranges", "bytes");
    c.header("x-content-type-options", "nosniff");
    c.header("content-security-policy", filePolicy);
    if (c.req.header("if-none-match")?.includes(etag)) return c.body(null, 304);
    // What has another name by now is asked for whole; here an address never shows anything else.
    const ifRange = c.req.header("if-range");
    const isSame = ifRange === undefined || ifRange === etag;
    const range = isSame ? parseRange(c.req.header("range"), film.bytes) : null;
    if (range === "none") return c.body(null, 416, { "content-range": `bytes */${film.bytes}` });
    const { from, to } = range ?? { from: 0, to: film.bytes - 1 };
    const isHead = c.req.method === "HEAD";
    const body = isHead ? null : await storage.readPart(filmPath(key), from, to);
    if (body === undefined) throw notFound(mediaTexts.noFilm);
    c.header("content-type", `video/${film.type}`);
    c.header("content-length", String(to - from + 1));
    if (range) c.header("content-range", `bytes ${from}-${to}/${film.bytes}`);
    return body ? c.body(body, range ? 206 : 200) : c.body(null, range ? 206 : 200);
  });
}
