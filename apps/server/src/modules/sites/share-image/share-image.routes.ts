import { and, eq } from "drizzle-orm";
import type { Context, Hono } from "hono";
import type { Services } from "../../../platform/services.ts";
import { notFound } from "../../../http/errors/errors.ts";
import type { AppEnv } from "../../../http/log-requests.ts";
import { memoizeWeak } from "../../../cache/memoize-weak.ts";
import { createKeyedQueue } from "../../media/keyed-queue.ts";
import type { KeyedQueue } from "../../media/keyed-queue.ts";
import { openMediaStorage } from "../../media/storage/media-storage.ts";
import type { MediaStorage } from "../../media/storage/media-storage.ts";
import { answerPicture } from "../../media/media.routes.ts";
import { mediaTexts } from "../../media/media.texts.ts";
import { manifests, sites } from "../site.table.ts";
import { drawMarketShareImage, marketShareImagePath } from "./market-share-image.ts";
import { makeShareImage } from "./make-share-image.ts";

/** `GET /media/share/{site id}/{manifest id}.png`: a version never changes, so neither does this. */
export function registerShareImage(app: Hono<AppEnv>, services: Services): void {
  const storage = openMediaStorage(services.env);
  const queue = createKeyedQueue(1);
  const marketImage = memoizeWeak(drawMarketShareImage);
  app.get(marketShareImagePath, async (c) => {
    const bytes = (await marketImage(services.env)) as Buffer<ArrayBuffer>;
    return answerPicture(c, bytes, "image/png", "share-marketplace-1");
  });
  app.get("/media/share/:site/:file", (c) => serve(c, services, storage, queue));
}

async function serve(
  c: Context<AppEnv>,
  services: Services,
  storage: MediaStorage,
  queue: KeyedQueue,
): Promise<Response> {
  const siteId = toId(c.req.param("site"));
  const manifestId = toId(/^(\d+)\.png$/.exec(c.req.param("file") ?? "")?.[1]);
  if (!siteId || !manifestId) throw notFound(mediaTexts.notFound);
  const path = `share/${siteId}/${manifestId}.png`;
  const bytes = await queue.run(path, async () => {
    const drawn = await storage.read(path);
    if (drawn) return drawn;
    const version = await findVersion(services, siteId, manifestId);
    const made = await makeShareImage(services, storage, version);
    await storage.write(path, made);
    return made;
  });
  return answerPicture(
    c,
    bytes as Buffer<ArrayBuffer>,
    "image/png",
    `share-${siteId}-${manifestId}`,
  );
}

async function findVersion({ db }: Services, siteId: number, manifestId: number) {
  const [found] = await db
    .select({ site: sites, content: manifests.content })
    .from(manifests)
    .innerJoin(sites, eq(sites.id, manifests.siteId))
    .where(and(eq(manifests.id, manifestId), eq(sites.id, siteId)));
  if (!found) throw notFound(mediaTexts.notFound);
  return found;
}

/** A number that a row can have, or 0. */
function toId(text: string | undefined): number {
  return text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0;
}
