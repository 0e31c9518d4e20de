import { eq, max } from "drizzle-orm";
import type { PageType, PickedParts } from "@tour/api";
import type { Database } from "../../../db/database.ts";
import type { JobQueue } from "../../../jobs/job-queue.ts";
import { Refusal } from "../../../http/errors/errors.ts";
import { listMissingDocuments } from "../../documents/missing-documents.ts";
import { keepDocumentVersions } from "../../documents/publish-documents.ts";
import { preparePictures } from "../pictures/prepare-pictures.job.ts";
import { readOrganizerName } from "../../organizers/read-organizer-name.ts";
import { refuseWithout } from "../../sites/documents-to-sell.ts";
import { lockSiteOf } from "../../sites/find-site.ts";
import type { Site } from "../../sites/find-site.ts";
import { readPublished } from "../../sites/read-published.ts";
import type { Manifest } from "../../sites/read-published.ts";
import type { PublishedContent } from "../../sites/site-content.ts";
import { events, manifests, sites } from "../../sites/site.table.ts";
import { siteTexts } from "../../sites/site.texts.ts";
import { chooseContent } from "./choose-content.ts";
import { findFailingBlocks } from "../drafts/failing-blocks.ts";
import { readDrafts } from "../drafts/read-drafts.ts";

export interface Publication {
  organizerId: number;
  type: "site" | PageType;
  /** What of that goes out; all of it without. */
  picked?: PickedParts | undefined;
  userId: string | null;
  now: Date;
}

/**
 * Publishes drafts as a new version and points the site at it, in one transaction. The site's row
 * is locked, so that publications of one site follow each other. 422 while a visible block fails,
 * and while tours are on sale without an agreement or a policy: both are asked of the page as it
 * will be on the site, so that a failing block that waits holds nothing back.
 * The first publication is of the whole site, whatever was asked for: a page links to the others.
 */
export async function publishSite(
  { db, jobs }: { db: Database; jobs: JobQueue },
  { organizerId, type: asked, picked, userId, now }: Publication,
): Promise<{ site: Site; manifest: Manifest }> {
  return db.transaction(async (tx) => {
    const site = await lockSiteOf(tx, organizerId);
    const published = await readPublished(tx, site);
    const type = published ? asked : "site";
    const drafts = await readDrafts(tx, site, await readOrganizerName(tx, organizerId));
    const content = published
      ? chooseContent({ type, picked, drafts, published: published.content })
      : drafts;
    requireSound(content);
    const missing = await listMissingDocuments(tx, organizerId, { content, now });
    refuseWithout(missing, siteTexts.missingDocuments);
    const [last] = await tx
      .select({ version: max(manifests.version) })
      .from(manifests)
      .where(eq(manifests.siteId, site.id));
    const version = (last?.version ?? 0) + 1;
    const [manifest] = await tx
      .insert(manifests)
      .values({
        siteId: site.id,
        version,
        publishType: type,
        content,
        publishedBy: userId,
        createdAt: now,
      })
      .returning();
    if (!manifest) throw new Error("The database kept no version");
    await keepDocumentVersions(tx, site.id, content.documents, now);
    await tx.update(sites).set({ currentManifestId: manifest.id }).where(eq(sites.id, site.id));
    await preparePictures({ db: tx, jobs }, site.id);
    await tx.insert(events).values({
      organizerId,
      kind: "site status changed",
      data: { site_id: site.id, status: "published", type, version },
      createdAt: now,
    });
    return { site: { ...site, currentManifestId: manifest.id }, manifest };
  });
}

function requireSound(content: PublishedContent): void {
  const failing = findFailingBlocks([...content.main, ...content.tour]);
  if (failing.length === 0) return;
  const names = failing.map(({ name }) => `«${name}»`).join(", ");
  throw new Refusal("unprocessable", siteTexts.failingBlocks(names), {
    validation: Object.fromEntries(failing.map(({ id, name }) => [id, [name]])),
  });
}
