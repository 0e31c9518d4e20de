import type { OrganizerInfo, OrganizerView } from "@tour/api";
import { and, asc, desc, eq, getTableColumns, isNull, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import type { ServerEnv } from "../../platform/env/env.ts";
import { notFound } from "../../http/errors/errors.ts";
import { users } from "../accounts/auth.table.ts";
import { urlOf } from "../sites/site-metadata.ts";
import { sites } from "../sites/site.table.ts";
import { tours } from "../tours/tour.table.ts";
import { toOrganizerPublic } from "../organizers/organizer-public.ts";
import { memberships } from "../accounts/membership.table.ts";
import { organizers } from "../organizers/organizer.table.ts";
import { organizerTexts } from "../organizers/organizer.texts.ts";
import { suspensions } from "./suspension/suspension.table.ts";

export type OrganizerRow = typeof organizers.$inferSelect;

/** An organiser's row; 404 when there is none. */
export async function readOrganizer(db: Database, id: number): Promise<OrganizerRow> {
  const [row] = await db.select().from(organizers).where(eq(organizers.id, id));
  if (!row) throw notFound(organizerTexts.noOrganizer);
  return row;
}

type Services = { db: Database; env: ServerEnv };

/** Organisers with the state of their sites, newest first. */
export async function readOrganizerInfos(
  { db, env }: Services,
  which: SQL | undefined,
  page: { limit: number; offset?: number },
): Promise<OrganizerInfo[]> {
  const rows = await db
    .select({
      organizer: getTableColumns(organizers),
      site: {
        name: sites.name,
        customDomain: sites.customDomain,
        manifest: sites.currentManifestId,
      },
      suspension: { reason: suspensions.reason, at: suspensions.suspendedAt },
      toursCount: sql<number>`(
        select count(*)::int from ${tours}
        where ${tours.organizerId} = ${organizers.id} and ${tours.isListed})`,
    })
    .from(organizers)
    .leftJoin(sites, eq(sites.organizerId, organizers.id))
    .leftJoin(
      suspensions,
      and(eq(suspensions.organizerId, organizers.id), isNull(suspensions.liftedAt)),
    )
    .where(which)
    .orderBy(desc(organizers.id))
    .limit(page.limit)
    .offset(page.offset ?? 0);
  return rows.map(({ organizer, site, suspension, toursCount }) => ({
    ...toOrganizerPublic(organizer),
    is_published_on_site: organizer.isPublishedOnSite,
    suspension: suspension && { reason: suspension.reason, at: suspension.at.toISOString() },
    verification_state: organizer.verificationState,
    site_url: site && site.manifest !== null ? urlOf(site, env) : null,
    tours_count: toursCount,
  }));
}

/** One organiser with the state of their site; 404 when there is none. */
export async function readOrganizerInfo(services: Services, id: number): Promise<OrganizerInfo> {
  const [info] = await readOrganizerInfos(services, eq(organizers.id, id), { limit: 1 });
  if (!info) throw notFound(organizerTexts.noOrganizer);
  return info;
}

/** Of who has not confirmed it yet, what they signed up with. */
const shownEmail = sql<string>`coalesce(${users.signUpEmail}, ${users.email})`;

/** The same with the people who may act for them, owners first. */
export async function viewOrganizer(services: Services, id: number): Promise<OrganizerView> {
  const { db } = services;
  const info = await readOrganizerInfo(services, id);
  const { createdAt } = await readOrganizer(db, id);
  const people = await db
    .select({ id: users.id, name: users.name, email: shownEmail, role: memberships.role })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(eq(memberships.organizerId, id))
    .orderBy(desc(memberships.role), asc(users.name), asc(users.id));
  return { ...info, created_at: createdAt.toISOString(), users: people };
}
