import type { ParsedInput } from "@tour/api";
import type { mediaCalls } from "@tour/api/contract";
import type { RequestContext } from "../../http/context.ts";
import { knowCuts, listCuts } from "./know-cuts.ts";

/** Has the cuts served that a place is about to show of a picture. */
export async function cropMedia(
  { query, body }: ParsedInput<typeof mediaCalls.cropMedia>,
  { db }: RequestContext,
) {
  const picture = { organizerId: query.organizer_id, key: body.id };
  await knowCuts(db, { ...picture, cuts: listCuts(body.crops) });
  return { success: true as const };
}
