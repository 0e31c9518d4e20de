import type { OrganizerPublic, Tour } from "@tour/api";
import { eq } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import type { Services } from "../../../platform/services.ts";
import type { LetterSender } from "../../emails/letter/letter.ts";
import { toOrganizerPublic } from "../../organizers/organizer-public.ts";
import { organizers } from "../../organizers/organizer.table.ts";
import { manifestsOf } from "../../sites/manifest-cache.ts";
import { urlOf } from "../../sites/site-metadata.ts";
import { sites } from "../../sites/site.table.ts";
import { tours } from "../../tours/tour.table.ts";
import { findRequest } from "../read-request.ts";
import type { FoundRequest } from "../read-request.ts";
import { requestOptions, requests } from "../request.table.ts";
import type { LetterFacts } from "./letter-facts.ts";
import { readSender } from "./read-sender.ts";

/** All that letters of a request are written from. */
export interface LetterContext extends FoundRequest {
  lines: (typeof requestOptions.$inferSelect)[];
  organizer: OrganizerPublic;
  sender: LetterSender;
  /** Of the site that the request was made on: the organiser's, or the marketplace. */
  siteUrl: string;
  builderOrigin: string;
  /** Where the group meets; null where the organiser has not said. */
  place: Tour["meeting_place"];
  facts: LetterFacts;
}

/** Reads a request for its letters. */
export async function readLetterContext(
  services: Services,
  requestId: number,
  facts: LetterFacts,
): Promise<LetterContext> {
  const { db, env } = services;
  const found = await findRequest(db, eq(requests.id, requestId));
  const lines = await db
    .select()
    .from(requestOptions)
    .where(eq(requestOptions.requestId, requestId));
  const { organizer, site } = await readSeller(db, found.request.organizerId);
  const ownUrl = site ? urlOf(site, env) : env.siteOrigin;
  const manifestId = site?.currentManifestId;
  const manifest = manifestId ? await manifestsOf(services).read(db, manifestId) : undefined;
  // A request without a published version was made on the marketplace.
  const siteUrl = found.request.manifestId === null ? env.siteOrigin : ownUrl;
  return {
    ...found,
    lines,
    organizer,
    sender: readSender(organizer, manifest?.content, siteUrl),
    siteUrl,
    builderOrigin: env.builderOrigin,
    place: await readMeetingPlace(db, found.request.tourId),
    facts,
  };
}

async function readMeetingPlace(db: Database, tourId: number): Promise<Tour["meeting_place"]> {
  const [tour] = await db
    .select({ content: tours.content })
    .from(tours)
    .where(eq(tours.id, tourId));
  return tour?.content.meeting_place ?? null;
}

async function readSeller(db: Database, organizerId: number) {
  const [seller] = await db
    .select({
      organizer: organizers,
      site: {
        name: sites.name,
        customDomain: sites.customDomain,
        currentManifestId: sites.currentManifestId,
      },
    })
    .from(organizers)
    .leftJoin(sites, eq(sites.organizerId, organizers.id))
    .where(eq(organizers.id, organizerId));
  if (!seller) throw new Error(`Organiser ${organizerId} is gone`);
  return { organizer: toOrganizerPublic(seller.organizer), site: seller.site };
}
