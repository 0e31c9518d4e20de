import { readToday } from "@tour/dates";
import { eq } from "drizzle-orm";
import type { RequestContext } from "../../../http/context.ts";
import { Refusal } from "../../../http/errors/errors.ts";
import { findPresent } from "../find-present.ts";
import type { FoundRequest } from "../read-request.ts";
import { requests } from "../request.table.ts";
import { tourists } from "../tourist.table.ts";
import { touristTexts } from "./tourist.texts.ts";

/** A request by a link to its tourists: its own, or that of one of them. */
export interface FoundByLink {
  found: FoundRequest;
  /** The tourist whose link it is. */
  onlyId: number | null;
}

/** Finds a request by its uuid or by one of its tourists'; 410 once its last day is over. */
export async function findByLink(context: RequestContext, uuid: string): Promise<FoundByLink> {
  const [one] = await context.db
    .select({ id: tourists.id, requestId: tourists.requestId })
    .from(tourists)
    .where(eq(tourists.uuid, uuid));
  const isWanted = one ? eq(requests.id, one.requestId) : eq(requests.uuid, uuid);
  const found = await findPresent(context, isWanted);
  const today = readToday(found.tour.timeZone, context.now());
  if (found.departure.endDate < today) throw new Refusal("gone", touristTexts.over);
  return { found, onlyId: one?.id ?? null };
}
