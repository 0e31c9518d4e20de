import { createHash } from "node:crypto";
import type { ParsedInput } from "@tour/api";
import type { mediaCalls } from "@tour/api/contract";
import type { RequestContext } from "../../http/context.ts";
import { encodeOriginal, findByHash } from "./add-picture.ts";
import { addUpload } from "./add-upload.ts";
import { decodeUpload, readUpload } from "./read-upload.ts";

const maxNameLength = 200;

/** Takes a file into the library; one whose very bytes were uploaded before is the picture that is there. */
export async function uploadMedia(
  { query, body }: ParsedInput<typeof mediaCalls.uploadMedia>,
  context: RequestContext,
) {
  const bytes = new Uint8Array(await body.file.arrayBuffer());
  const hash = createHash("sha256").update(bytes).digest("hex");
  const known = await findByHash(context.db, query.organizer_id, hash);
  if (known) return { data: { ...known, is_known: true } };
  const picture = await readUpload(bytes);
  const original = await decodeUpload(() => encodeOriginal(picture));
  const name = body.file.name.split(/[\\/]/).at(-1)?.slice(0, maxNameLength) ?? "";
  const file = { organizerId: query.organizer_id, name, alt: body.alt, hash };
  return { data: { ...(await addUpload(context, file, original)), is_known: false } };
}
