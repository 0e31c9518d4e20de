import { ApiError } from "@tour/api";
import { client } from "@tour/office/api";
import { within } from "./call-within.ts";
import type { MessageDeed } from "./unsent-deed.ts";

/** Writes the message down; the server knows its key. */
export async function performMessage({ id: key, organizerId, ...said }: MessageDeed) {
  const { name, phone, message } = said;
  const query = { organizer_id: organizerId };
  await client.recordHelpRequest({ query, body: { key, name, phone, message } }, within());
  return {};
}

export async function revertMessage({ id: key, organizerId }: MessageDeed) {
  const query = { organizer_id: organizerId };
  try {
    await client.withdrawHelpRequest({ query, body: { key } }, within());
  } catch (error) {
    // It never came: its answer was lost on the way there.
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
  }
  return {};
}
