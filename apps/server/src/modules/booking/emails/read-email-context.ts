import type { Agent, Tour } from "@tour/api";
import { eq } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import type { Services } from "../../../platform/services.ts";
import { tours } from "../../tours/tour.table.ts";
import { listAdjustments } from "../adjustments/read-adjustments.ts";
import { readAgent } from "../market/read-agent.ts";
import { findRequest } from "../read-request.ts";
import type { FoundRequest } from "../read-request.ts";
import { findShop } from "../providers/shops.ts";
import { requestOptions, requests } from "../request.table.ts";
import type { EmailFacts } from "./email-facts.ts";
import { readOffice } from "./read-office.ts";
import type { Office } from "./read-office.ts";

/** All that emails of a request are written from. Its site is the one that it was made on. */
export interface EmailContext extends FoundRequest, Office {
  lines: (typeof requestOptions.$inferSelect)[];
  /** Discounts and extra lines, oldest first. */
  adjustments: Awaited<ReturnType<typeof listAdjustments>>;
  builderOrigin: string;
  /** Where the group meets; null where the organiser has not said. */
  place: Tour["meeting_place"];
  /** Whether a shop takes what is due; else who sells it says how it is paid. */
  canPayOnline: boolean;
  /** Who sold it on the marketplace; null of what was booked elsewhere. */
  agent: Agent | null;
  facts: EmailFacts;
}

/** Reads a request for its emails. */
export async function readEmailContext(
  services: Services,
  requestId: number,
  facts: EmailFacts,
): Promise<EmailContext> {
  const { db, env } = services;
  const found = await findRequest(db, eq(requests.id, requestId));
  const lines = await db
    .select()
    .from(requestOptions)
    .where(eq(requestOptions.requestId, requestId));
  const { organizerId, manifestId, tourId } = found.request;
  // A request without a published version was made on the marketplace.
  const office = await readOffice(services, organizerId, { isOnMarketplace: manifestId === null });
  const place = await readMeetingPlace(db, tourId);
  const canPayOnline = (await findShop({ db, env }, found.request)) !== null;
  const agent = found.request.salesModel === 1 ? await readAgent(db, organizerId) : null;
  const adjustments = await listAdjustments(db, requestId);
  const { builderOrigin } = env;
  const paying = { canPayOnline, agent };
  return { ...found, ...office, ...paying, lines, adjustments, builderOrigin, place, facts };
}

async function readMeetingPlace(db: Database, tourId: number): Promise<Tour["meeting_place"]> {
  const [tour] = await db
    .select({ content: tours.content })
    .from(tours)
    .where(eq(tours.id, tourId));
  return tour?.content.meeting_place ?? null;
}
