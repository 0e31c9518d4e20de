import type { ParsedInput, ScheduledPublication } from "@tour/api";
import { publicationLimits } from "@tour/api";
import type { scheduledPublicationCalls } from "@tour/api/contract";
import { addDays } from "date-fns/addDays";
import { and, eq, isNull } from "drizzle-orm";
import type { RequestContext } from "../../../http/context.ts";
import { badRequest, Refusal } from "../../../http/errors/errors.ts";
import { recordActivity } from "../../activity/record-activity.ts";
import { readOrganizerName } from "../../organizers/read-organizer-name.ts";
import { publishAtItsTime } from "../../sites/scheduling/publish-at-its-time.ts";
import { lockSiteOf } from "../../sites/find-site.ts";
import { readPublished } from "../../sites/read-published.ts";
import { readDrafts } from "../drafts/read-drafts.ts";
import { chooseContent } from "../publishing/choose-content.ts";
import { requireConfirmed } from "../publishing/publish-data.ts";
import { requirePublishable } from "../publishing/release-content.ts";
import { readScheduled } from "./find-scheduled.ts";
import { freezeParts, toPicked } from "./freeze-parts.ts";
import { scheduledPublications } from "../../sites/scheduling/scheduled-publication.table.ts";
import { requireOpening, tiePublication } from "./tie-publication.ts";
import { schedulingTexts } from "./scheduling.texts.ts";

/** Freezes what goes out, as it is now, and has it published at its time. */
export async function schedulePublication(
  { query, body }: ParsedInput<typeof scheduledPublicationCalls.schedulePublication>,
  context: RequestContext,
): Promise<ScheduledPublication> {
  const { organizer_id: organizerId, type: asked } = query;
  const { id: userId } = requireConfirmed(context);
  const now = context.now();
  const publishAt = readPublishAt(body.publish_at, now);
  const departureId = body.departure_id;
  return context.db.transaction(async (tx) => {
    await requireOpening(tx, { organizerId, departureId, publishAt });
    const site = await lockSiteOf(tx, organizerId);
    const isWaiting = and(
      eq(scheduledPublications.siteId, site.id),
      isNull(scheduledPublications.failedAt),
    );
    if ((await tx.$count(scheduledPublications, isWaiting)) >= publicationLimits.waiting) {
      throw new Refusal("conflict", schedulingTexts.tooManyWaiting);
    }
    const version = await readPublished(tx, site);
    const published = version?.content;
    const drafts = await readDrafts(tx, site, await readOrganizerName(tx, organizerId));
    const type = published ? asked : "site";
    const picked = published && body.picked;
    const parts = freezeParts({ type, picked, drafts, published });
    if (parts.main.length + parts.tour.length === 0 && !parts.site) {
      throw new Refusal("unprocessable", schedulingTexts.nothing);
    }
    const content = published
      ? chooseContent({ type, picked: toPicked(parts), drafts, published })
      : drafts;
    await requirePublishable(tx, organizerId, { content, now });
    const [row] = await tx
      .insert(scheduledPublications)
      .values({
        siteId: site.id,
        publishType: type,
        parts,
        content,
        baseVersion: version?.version ?? 0,
        publishAt,
        scheduledBy: userId,
        createdAt: now,
      })
      .returning();
    await tiePublication(tx, row!.id, departureId);
    await publishAtItsTime({ db: tx, jobs: context.jobs }, row!, now);
    const details = { type, publish_at: publishAt.toISOString() };
    await recordActivity(tx, userId, { organizerId, kind: "publication_scheduled", details });
    return readScheduled(tx, row!);
  });
}

/** An instant that is to come, within a year; 400 for another. */
export function readPublishAt(text: string, now: Date): Date {
  const publishAt = new Date(text);
  if (publishAt <= now) throw badRequest({ publish_at: [schedulingTexts.inPast] });
  if (publishAt > addDays(now, publicationLimits.days)) {
    throw badRequest({ publish_at: [schedulingTexts.tooFar] });
  }
  return publishAt;
}
