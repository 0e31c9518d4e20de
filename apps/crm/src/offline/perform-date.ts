import { client } from "@tour/office/api";
import { deedTexts as texts } from "../texts/deeds.ru.ts";
import { within } from "./call-within.ts";
import type { DateDeed } from "./unsent-deed.ts";

/** Closes a date for sale, or opens it. */
export const performDate = (deed: DateDeed) => change(deed, deed.was, deed.becomes);

export const revertDate = (deed: DateDeed) => change(deed, deed.becomes, deed.was);

/** What is so already is not written again; what others made of the date meanwhile stays. */
async function change(
  { organizerId, departureId: id }: DateDeed,
  from: DateDeed["was"],
  status: DateDeed["was"],
) {
  const query = { organizer_id: organizerId, id };
  const { data: now } = await client.viewDeparture({ query }, within());
  if (now.status === status) return {};
  if (now.status !== from) throw new Error(texts.refusals.date(texts.statuses[now.status]));
  await client.updateDeparture({ query, body: { status } }, within());
  return {};
}
