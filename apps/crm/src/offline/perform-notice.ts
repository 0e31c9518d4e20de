import { client } from "@tour/office/api";
import { within } from "./call-within.ts";
import type { NoticeDeed } from "./unsent-deed.ts";

/** Puts the notice up; the server knows its key. */
export async function performNotice(
  { id: key, organizerId, text, until }: NoticeDeed,
  givenUp?: AbortSignal,
) {
  const query = { organizer_id: organizerId };
  await client.postSiteNotice({ query, body: { key, text, until } }, within(undefined, givenUp));
  return {};
}

export async function revertNotice({ id: key, organizerId }: NoticeDeed) {
  const query = { organizer_id: organizerId };
  await client.takeDownSiteNotice({ query, body: { key } }, within());
  return {};
}
