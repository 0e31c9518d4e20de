import type { Tour } from "@tour/api";
import { eq } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import type { Services } from "../../../platform/services.ts";
import { tours } from "../../tours/tour.table.ts";
import { findRequest } from "../read-request.ts";
import type { FoundRequest } from "../read-request.ts";
import { findShop } from "../providers/shops.ts";
import { requestOptions, requests } from "../request.table.ts";
import type { LetterFacts } from "./letter-facts.ts";
import { readOffice } from "./read-office.ts";
import type { Office } from "./read-office.ts";

/** All that letters of a request are written from. Its site is the one that it was made on. */
export interface LetterContext extends FoundRequest, Office {
  lines: (typeof requestOptions.$inferSelect)[];
  builderOrigin: string;
  /** Where the group meets; null where the organiser has not said. */
  place: Tour["meeting_place"];
  /** Whether a shop takes what is due; else the organiser says how it is paid. */
  canPayOnline: boolean;
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
  const { organizerId, manifestId, tourId } = found.request;
  // A request without a published version was made on the marketplace.
  const office = await readOffice(services, organizerId, { isOnMarketplace: manifestId === null });
  const place = await readMeetingPlace(db, tourId);
  const canPayOnline = (await findShop({ db, env }, found.request)) !== null;
  const { builderOrigin } = env;
  return { ...found, ...office, lines, builderOrigin, place, canPayOnline, facts };
}

async function readMeetingPlace(db: Database, tourId: number): Promise<Tour["meeting_place"]> {
  const [tour] = await db
    .select({ content: tours.content })
    .from(tours)
    .where(eq(tours.id, tourId));
  return tour?.content.meeting_place ?? null;
}
