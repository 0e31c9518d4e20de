import type { OrganizerPublic } from "@tour/api";
import { eq } from "drizzle-orm";
import { defaultAccent, readableOn } from "@tour/theme";
import type { Services } from "../../../platform/services.ts";
import type { EmailSender } from "../../emails/layout/email-content.ts";
import { toOrganizerPublic } from "../../organizers/organizer-public.ts";
import { organizers } from "../../organizers/organizer.table.ts";
import { lineageName } from "../../../db/lineage/lineage.ts";
import { manifestsOf } from "../../sites/manifest-cache.ts";
import { urlOf } from "../../sites/site-metadata.ts";
import { siteTexts } from "../../sites/site.texts.ts";
import { sites } from "../../sites/site.table.ts";
import { defaultRadius, readSender } from "./read-sender.ts";

/** In whose name emails are written. */
export interface Office {
  organizer: OrganizerPublic;
  sender: EmailSender;
  /** Of the site that guests are led to. */
  siteUrl: string;
  /** Of the organiser's own site, where their tours stand. */
  toursUrl: string;
}

/** Reads an organiser for emails that lead to their own site, or to the marketplace. */
export async function readOffice(
  services: Services,
  organizerId: number,
  { isOnMarketplace = false } = {},
): Promise<Office> {
  const { db, env } = services;
  const [seller] = await db
    .select({
      organizer: organizers,
      lineage: lineageName,
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
  const { site, lineage } = seller;
  const organizer = toOrganizerPublic(seller.organizer);
  const manifestId = site?.currentManifestId;
  const manifest = manifestId
    ? await manifestsOf(services).read(db, manifestId, lineage)
    : undefined;
  const toursUrl = site ? urlOf(site, env) : env.siteOrigin;
  const siteUrl = isOnMarketplace ? env.siteOrigin : toursUrl;
  const sender = readSender(organizer, manifest?.content, siteUrl);
  return { organizer, sender, siteUrl, toursUrl };
}

/** The marketplace, for emails that are of no organiser. */
export const marketSender = ({ siteOrigin }: Services["env"]): EmailSender => ({
  name: siteTexts.marketplace.name,
  siteUrl: siteOrigin,
  logoUrl: null,
  accent: defaultAccent,
  onAccent: readableOn(defaultAccent),
  radius: defaultRadius,
  contacts: [],
});
