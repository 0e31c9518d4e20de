import { eq, max } from "drizzle-orm";
import type { PageType } from "@tour/api";
import type { Database } from "../../../db/database.ts";
import type { JobQueue } from "../../../jobs/job-queue.ts";
import { Refusal } from "../../../http/errors/errors.ts";
import { listMissingDocuments } from "../../documents/missing-documents.ts";
import { keepDocumentVersions } from "../../documents/publish-documents.ts";
import { refuseWithout } from "../../sites/documents-to-sell.ts";
import type { Site } from "../../sites/find-site.ts";
import type { Manifest } from "../../sites/read-published.ts";
import type { PublishedContent } from "../../sites/site-content.ts";
import { events, manifests, sites } from "../../sites/site.table.ts";
import { siteTexts } from "../../sites/site.texts.ts";
import { findFailingBlocks } from "../drafts/failing-blocks.ts";
import { preparePictures } from "../pictures/prepare-pictures.job.ts";

/**
 * 422 while a visible block fails, and while tours are on sale without an agreement or a policy: both
 * are asked of the site as it will be, so that a failing block that waits holds nothing back.
 */
export async function requirePublishable(
  db: Database,
  organizerId: number,
  { content, now }: { content: PublishedContent; now: Date },
): Promise<void> {
  requireSound(content);
  const missing = await listMissingDocuments(db, organizerId, { content, now });
  refuseWithout(missing, siteTexts.missingDocuments);
}

interface Release {
  /** Locked by the caller's transaction, so that publications of one site follow each other. */
  site: Site;
  type: "site" | PageType;
  content: PublishedContent;
  userId: string | null;
  /** When its content was taken from the drafts; null for now. */
  frozenAt?: Date | null;
  now: Date;
}

/** Makes a version of what may be published, and points the site at it, in the caller's transaction. */
export async function releaseContent(
  { db: tx, jobs }: { db: Database; jobs: JobQueue },
  { site, type, content, userId, frozenAt = null, now }: Release,
): Promise<{ site: Site; manifest: Manifest }> {
  const { organizerId } = site;
  await requirePublishable(tx, organizerId, { content, now });
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
      frozenAt,
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
}

function requireSound(content: PublishedContent): void {
  const failing = findFailingBlocks([...content.main, ...content.tour]);
  if (failing.length === 0) return;
  const names = failing.map(({ name }) => `«${name}»`).join(", ");
  throw new Refusal("unprocessable", siteTexts.failingBlocks(names), {
    validation: Object.fromEntries(failing.map(({ id, name }) => [id, [name]])),
  });
}
