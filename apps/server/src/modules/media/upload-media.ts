import type { ParsedInput } from "@tour/api";
import type { mediaCalls } from "@tour/api/contract";
import type { RequestContext } from "../../http/context.ts";
import { takeUpload } from "./take-upload.ts";

/** Takes a file into the library. */
export async function uploadMedia(
  { query, body }: ParsedInput<typeof mediaCalls.uploadMedia>,
  context: RequestContext,
) {
  const { file, alt } = body;
  const bytes = new Uint8Array(await file.arrayBuffer());
  const upload = { organizerId: query.organizer_id, name: file.name, alt, bytes };
  return { data: await takeUpload(context, upload) };
}
