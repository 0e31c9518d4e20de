import type { PageType, PickedParts } from "@tour/api";
import type { Database } from "../../../db/database.ts";
import type { JobQueue } from "../../../jobs/job-queue.ts";
import { readOrganizerName } from "../../organizers/read-organizer-name.ts";
import { lockSiteOf } from "../../sites/find-site.ts";
import type { Site } from "../../sites/find-site.ts";
import { readPublished } from "../../sites/read-published.ts";
import type { Manifest } from "../../sites/read-published.ts";
import { readDrafts } from "../drafts/read-drafts.ts";
import { chooseContent } from "./choose-content.ts";
import { releaseContent } from "./release-content.ts";

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
 * is locked, so that publications of one site follow each other. 422 as `requirePublishable` says.
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
    return releaseContent({ db: tx, jobs }, { site, type, content, userId, now });
  });
}
