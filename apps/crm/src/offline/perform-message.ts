import { client } from "@tour/office/api";
import { within } from "./call-within.ts";
import type { MessageDeed } from "./unsent-deed.ts";

/** Writes the message down; the server knows its key. */
export async function performMessage(
  { id: key, organizerId, ...said }: MessageDeed,
  givenUp?: AbortSignal,
) {
  const { name, phone, message } = said;
  const query = { organizer_id: organizerId };
  await client.recordHelpRequest(
    { query, body: { key, name, phone, message } },
    within(undefined, givenUp),
  );
  return {};
}

/** What has not come yet the server remembers: it may hang on its way still. */
export async function revertMessage({ id: key, organizerId }: MessageDeed) {
  const query = { organizer_id: organizerId };
  await client.withdrawHelpRequest({ query, body: { key } }, within());
  return {};
}
