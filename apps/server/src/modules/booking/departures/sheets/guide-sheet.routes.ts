import { readToday } from "@tour/dates";
import { eq } from "drizzle-orm";
import type { Context, Hono } from "hono";
import { notFound } from "../../../../http/errors/errors.ts";
import type { AppEnv } from "../../../../http/log-requests.ts";
import { organizersFor } from "../../../../http/rights/organizers-for.ts";
import { checkSession } from "../../../../http/rights/rights.ts";
import type { Services } from "../../../../platform/services.ts";
import { findAccount } from "../../../accounts/find-account.ts";
import { organizers } from "../../../organizers/organizer.table.ts";
import { departures } from "../../../tours/departure.table.ts";
import { viewDeparture } from "../../../tours/own-departures.ts";
import { tours } from "../../../tours/tour.table.ts";
import { listGuests } from "../guests/list-guests.ts";
import { readRooming } from "../rooming/rooming.ts";
import { sheetTexts } from "./sheet.texts.ts";
import { writeGuideSheet } from "./write-guide-sheet.ts";

/**
 * `GET /crm/api/departure/guide-sheet?id=`: who goes on a departure as PDF, made for each who asks and
 * kept nowhere, for who sells it and for who leads it. To others it is not there. A link leads here, which can carry no
 * `user-role`.
 */
export function registerGuideSheet(app: Hono<AppEnv>, services: Services): void {
  app.get("/crm/api/departure/guide-sheet", (c) => serveSheet(c, services));
}

async function serveSheet(c: Context<AppEnv>, services: Services): Promise<Response> {
  const { db, now } = services;
  const added = new Headers();
  const account = await findAccount(services, c.req.raw.headers, () => added);
  checkSession("signed-in", account);
  const found = await findDeparture(services, c.req.query("id") ?? "");
  const isTheirs =
    found !== undefined &&
    account !== null &&
    (organizersFor(account, "manager").includes(found.organizerId) ||
      account.isStaff ||
      found.guideUserId === account.id);
  if (!found || !isTheirs) throw notFound(sheetTexts.noSheet);
  const { id, organizerId, organizer, timeZone } = found;
  const which = { id, organizerId };
  const pdf = await writeGuideSheet({
    guests: await listGuests(services, { ...which, seesMoney: false }),
    departure: await viewDeparture(db, which),
    rooming: await readRooming(db, which),
    organizer,
    now: now(),
    today: readToday(timeZone, now()),
  });
  for (const cookie of added.getSetCookie()) c.header("set-cookie", cookie, { append: true });
  return c.body(new Uint8Array(pdf), 200, {
    "content-type": "application/pdf",
    "content-disposition": `inline; filename="guide-sheet-${id}.pdf"`,
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
    "x-robots-tag": "noindex",
    "referrer-policy": "no-referrer",
  });
}

async function findDeparture({ db }: Services, id: string) {
  if (!/^\d{1,9}$/.test(id)) return undefined;
  const [found] = await db
    .select({
      id: departures.id,
      guideUserId: departures.guideUserId,
      organizerId: tours.organizerId,
      organizer: organizers.name,
      timeZone: tours.timeZone,
    })
    .from(departures)
    .innerJoin(tours, eq(tours.id, departures.tourId))
    .innerJoin(organizers, eq(organizers.id, tours.organizerId))
    .where(eq(departures.id, Number(id)));
  return found;
}
