import { mediaSizes, readCut, splitSize } from "@tour/api";
import type { Context, Hono } from "hono";
import type { Services } from "../../platform/services.ts";
import { badRequest, notFound } from "../../http/errors/errors.ts";
import type { AppEnv } from "../../http/log-requests.ts";
import { chooseFormat } from "./choose-format.ts";
import { openMediaStorage } from "./storage/media-storage.ts";
import { isMediaKey } from "./media-path.ts";
import type { PictureFormat } from "./media-path.ts";
import { mediaTexts } from "./media.texts.ts";
import { createPictureServer } from "./picture-server.ts";
import type { PictureServer } from "./picture-server.ts";

const sizes: ReadonlySet<string> = new Set(mediaSizes);

/** `GET /media/{key}/{size}`. Specification, section 3 (gallery item), product decisions, section 9. */
export function registerMedia(app: Hono<AppEnv>, { db, env, log }: Services): void {
  const pictures = createPictureServer({ db, storage: openMediaStorage(env), log });
  app.get("/media/:key/:size", (c) => {
    const accepted = chooseFormat(c.req.header("accept"));
    return servePicture(c, pictures, accepted === "avif" && !env.makesAvif ? "webp" : accepted);
  });
}

function isServed(name: string): boolean {
  const { size, cut } = splitSize(name);
  return (
    sizes.has(size) &&
    (cut === null ? name === size : readCut(cut) !== null && name === `${size}@${cut}`)
  );
}

async function servePicture(
  c: Context<AppEnv>,
  pictures: PictureServer,
  wanted: PictureFormat,
): Promise<Response> {
  const { key = "", size = "" } = c.req.param();
  if (!isMediaKey(key)) throw notFound(mediaTexts.notFound);
  if (!isServed(size)) throw badRequest({ size: [mediaTexts.unknownSize(mediaSizes.join(", "))] });
  const picture = await pictures.serve(key, size, wanted);
  if (!picture) throw notFound(mediaTexts.notFound);
  return answerPicture(
    c,
    picture.bytes,
    `image/${picture.format}`,
    `${key}-${size}-${picture.format}`,
  );
}

/** Of what is not a page: it loads nothing, and stands in nobody's frame. */
export const filePolicy = "default-src 'none'; frame-ancestors 'none'";

/** A picture whose address never shows anything else: kept for a year, asked for once. */
export function answerPicture(
  c: Context<AppEnv>,
  bytes: Uint8Array<ArrayBuffer>,
  type: string,
  tag: string,
): Response {
  const etag = `"${tag}"`;
  c.header("cache-control", "public, max-age=31536000, immutable");
  c.header("etag", etag);
  c.header("vary", "Accept");
  c.header("x-content-type-options", "nosniff");
  c.header("content-security-policy", filePolicy);
  const known = c.req
    .header("if-none-match")
    ?.split(",")
    .map((one) => one.trim().replace(/^W\//, ""));
  if (known?.includes(etag) || known?.includes("*")) return c.body(null, 304);
  return c.body(bytes, 200, { "content-type": type, "content-length": String(bytes.byteLength) });
}
