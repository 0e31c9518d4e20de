import { createHash } from "node:crypto";
import type { MediaFile } from "@tour/api";
import type { Services } from "../../platform/services.ts";
import { encodeOriginal, findByHash } from "./add-picture.ts";
import { addUpload } from "./add-upload.ts";
import { decodeUpload, readUpload } from "./read-upload.ts";

interface Upload {
  organizerId: number;
  name: string;
  alt?: string | undefined;
  bytes: Uint8Array;
}

const maxNameLength = 200;

/**
 * Takes a file into the library; one whose very bytes came before is the picture that is there. Refuses
 * with 413 or 415.
 */
export async function takeUpload(
  context: Pick<Services, "db" | "env" | "jobs">,
  { organizerId, name, alt, bytes }: Upload,
): Promise<MediaFile & { is_known: boolean }> {
  const hash = createHash("sha256").update(bytes).digest("hex");
  const known = await findByHash(context.db, organizerId, hash);
  if (known) return { ...known, is_known: true };
  const picture = await readUpload(bytes);
  const original = await decodeUpload(() => encodeOriginal(picture));
  const shortName = name.split(/[\\/]/).at(-1)?.slice(0, maxNameLength) ?? "";
  const file = { organizerId, name: shortName, hash, ...(alt !== undefined && { alt }) };
  return { ...(await addUpload(context, file, original)), is_known: false };
}
