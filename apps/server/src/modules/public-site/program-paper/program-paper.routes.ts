import { createHash } from "node:crypto";
import { salesZone } from "@tour/api";
import type { Tour } from "@tour/api";
import { readToday } from "@tour/dates";
import { eq } from "drizzle-orm";
import type { Context, Hono } from "hono";
import * as v from "valibot";
import { createLru } from "../../../cache/create-lru.ts";
import { badRequest, notFound } from "../../../http/errors/errors.ts";
import { messages } from "../../../http/errors/messages.ts";
import type { AppEnv } from "../../../http/log-requests.ts";
import type { Services } from "../../../platform/services.ts";
import { createKeyedQueue } from "../../media/keyed-queue.ts";
import { keyOfUrl } from "../../media/media-path.ts";
import { readSource } from "../../media/read-source.ts";
import { renderPicture } from "../../media/render-picture.ts";
import { openMediaStorage } from "../../media/storage/media-storage.ts";
import type { MediaStorage } from "../../media/storage/media-storage.ts";
import { toOrganizerPublic } from "../../organizers/organizer-public.ts";
import { organizers } from "../../organizers/organizer.table.ts";
import { findTenant } from "../../sites/find-tenant.ts";
import type { Tenant } from "../../sites/find-tenant.ts";
import { hostOf, toSiteMetadata } from "../../sites/site-metadata.ts";
import { findTourBySlug } from "../../tours/find-tour.ts";
import { publicSiteTexts } from "../public-site.texts.ts";
import { readRevision } from "../read-revision.ts";
import { writeProgramPaper } from "./write-program-paper.ts";

const slugSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(320));
/** In bytes. */
const kept = 24 * 1024 * 1024;

/**
 * `GET /spa/tour-program-paper?slug=`: a tour of the asked site as PDF. Made once for each state of the
 * site's data, one after another: it takes a tenth of a second of a processor. 404 for a tour that its
 * visitors don't see; an old address leads to the new one.
 */
export function registerProgramPaper(app: Hono<AppEnv>, services: Services): void {
  const storage = openMediaStorage(services.env);
  const queue = createKeyedQueue(1);
  const papers = createLru<string, Buffer>({ maxSize: kept }, "program-papers");
  app.get("/spa/tour-program-paper", async (c) => {
    const slug = v.safeParse(slugSchema, c.req.query("slug"));
    if (!slug.success) throw badRequest({ slug: [messages.invalid] });
    const tenant = await findAsked(c, services);
    const found = await findTourBySlug(services.db, {
      slug: slug.output,
      organizerIds: [tenant.site.organizerId],
      now: services.now(),
    });
    if (!found) throw notFound(publicSiteTexts.noPage);
    if ("redirect" in found) {
      return c.redirect(`/spa/tour-program-paper?slug=${encodeURIComponent(found.redirect.slug)}`);
    }
    const revision = await readRevision({ ...services, services }, tenant);
    const host = hostOf(tenant.site, services.env);
    const key = [tenant.site.id, found.tour.id, host, revision].join(" ");
    const etag = `"${createHash("sha256").update(key).digest("base64url").slice(0, 22)}"`;
    if (c.req.header("if-none-match") === etag) return c.body(null, 304, { etag });
    const pdf = await queue.run(key, async () => {
      const known = papers.get(key);
      if (known) return known;
      const picture = await readPicture(services, storage, found.tour);
      const made = await makePaper(services, tenant, found.tour, picture.jpeg);
      // The next one may have it.
      if (!picture.isLost) papers.set(key, made, { size: made.length });
      return made;
    });
    return send(c, found.tour, pdf, etag);
  });
}

/** A site that is published, by its host. */
async function findAsked(c: Context<AppEnv>, services: Services): Promise<Tenant> {
  const siteHost = c.req.header("site-host")?.toLowerCase() ?? null;
  const nobody = { draftToken: null, account: null };
  const tenant = await findTenant({ ...services, services, siteHost, ...nobody }, undefined);
  if (!tenant) throw notFound(publicSiteTexts.noPage);
  return tenant;
}

async function makePaper(
  services: Services,
  { site, manifest }: Tenant,
  tour: Tour,
  picture: Buffer | null,
): Promise<Buffer> {
  const { db, env } = services;
  const isSeller = eq(organizers.id, site.organizerId);
  const [organizer] = await db.select().from(organizers).where(isSeller);
  const now = services.now();
  const { url } = toSiteMetadata(site, manifest.content, env);
  return writeProgramPaper({
    tour,
    organizer: toOrganizerPublic(organizer!),
    picture,
    url: new URL(`/${tour.slug}`, url).href,
    now,
    today: readToday(salesZone, now),
  });
}

/** The tour's picture for its paper; lost where it has one that can't be had just now. */
async function readPicture(
  { db, log }: Services,
  storage: MediaStorage,
  { image }: Tour,
): Promise<{ jpeg: Buffer | null; isLost: boolean }> {
  const key = image && keyOfUrl(image.url);
  if (!key) return { jpeg: null, isLost: false };
  try {
    const source = await readSource({ db, storage }, key);
    return { jpeg: source ? await renderPicture(source, "1200x800", "jpeg") : null, isLost: false };
  } catch (error) {
    // Better without its picture than no paper at all.
    log.error({ error, key }, "a programme goes without its picture");
    return { jpeg: null, isLost: true };
  }
}

function send(c: Context, { slug, title }: Tour, pdf: Buffer, etag: string): Response {
  const name = `filename="${slug}.pdf"; filename*=UTF-8''${encodeURIComponent(`${title}.pdf`)}`;
  return c.body(new Uint8Array(pdf), 200, {
    "content-type": "application/pdf",
    "content-disposition": `attachment; ${name}`,
    "cache-control": "no-cache",
    "x-robots-tag": "noindex",
    etag,
  });
}
