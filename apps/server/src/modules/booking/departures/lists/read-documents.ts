import type { RequestContext } from "../../../../http/context.ts";
import { accountOf } from "../../../../http/context.ts";
import { passportReadings } from "../../tourist.table.ts";
import { openOrganizerKey } from "../../tourists/organizer-key.ts";
import { openNumber } from "../../tourists/passport.ts";
import { requireOwnOrganizer } from "../../tourists/require-own-organizer.ts";
import type { listGoing } from "../guests/list-going.ts";

/** The numbers of documents of who goes, each reading recorded; 403 for all but their own organiser. */
export async function readDocuments(
  context: RequestContext,
  organizerId: number,
  parties: Awaited<ReturnType<typeof listGoing>>,
): Promise<ReadonlyMap<number, string>> {
  requireOwnOrganizer(context, organizerId);
  const sealed = parties
    .flatMap(({ people }) => people)
    .flatMap(({ id, passport }) => (passport === null ? [] : [{ id, passport }]));
  if (sealed.length === 0) return new Map();
  const key = await openOrganizerKey(context, organizerId);
  const numbers = new Map(sealed.map(({ id, passport }) => [id, openNumber(passport, key, id)]));
  const { id: userId } = accountOf(context);
  await context.db
    .insert(passportReadings)
    .values(sealed.map(({ id: touristId }) => ({ touristId, userId })));
  return numbers;
}
