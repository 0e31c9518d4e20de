import { randomBytes } from "node:crypto";
import type { ParsedInput, VerificationFile } from "@tour/api";
import type { organizerCalls } from "@tour/api/contract";
import { and, eq } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import type { RequestContext } from "../../../http/context.ts";
import { notFound, Refusal } from "../../../http/errors/errors.ts";
import { openMediaStorage } from "../../media/storage/media-storage.ts";
import { removeFilesLater } from "../../media/storage/remove-files.job.ts";
import { organizers } from "../../organizers/organizer.table.ts";
import { readOrganizer } from "../read-organizers.ts";
import { toVerificationFile } from "./read-verification.ts";
import { sniffDocument } from "./sniff-document.ts";
import { verificationFiles } from "./verification-file.table.ts";
import { verificationTexts as texts } from "./verification.texts.ts";

const maxBytes = 10 * 1024 * 1024;
const maxFiles = 20;
const maxNameLength = 200;

/** Beside the pictures, in a folder of which nothing is served to who asks for media. */
export const documentPath = (key: string) => `verification/${key}`;

/** Keeps a document for staff; what it is, its content says, never its name. */
export async function uploadVerificationFile(
  { query, body }: ParsedInput<typeof organizerCalls.uploadVerificationFile>,
  { db, env, jobs }: RequestContext,
): Promise<{ data: VerificationFile }> {
  const bytes = new Uint8Array(await body.file.arrayBuffer());
  if (bytes.byteLength > maxBytes) throw new Refusal("too_large", texts.tooHeavy);
  const type = sniffDocument(bytes);
  if (!type) throw new Refusal("unsupported_type", texts.wrongType);
  await readOrganizer(db, query.id);
  const own = eq(verificationFiles.organizerId, query.id);
  const storageKey = randomBytes(16).toString("base64url");
  await openMediaStorage(env).write(documentPath(storageKey), bytes);
  const name = body.file.name.split(/[\\/]/).at(-1)?.slice(0, maxNameLength) ?? "";
  const keep = async (tx: Database) => {
    // One after the other, so that two at once can't be one too many.
    await tx.select().from(organizers).where(eq(organizers.id, query.id)).for("update");
    if ((await tx.$count(verificationFiles, own)) >= maxFiles) {
      throw new Refusal("unprocessable", texts.tooMany(maxFiles));
    }
    const values = { organizerId: query.id, name, type, size: bytes.byteLength, storageKey };
    const [made] = await tx.insert(verificationFiles).values(values).returning();
    return made!;
  };
  const row = await db.transaction(keep).catch(async (error: unknown) => {
    await removeFilesLater({ db, jobs }, [documentPath(storageKey)]);
    throw error;
  });
  return { data: toVerificationFile(row) };
}

/** Removes a document, unless staff rely on it. */
export async function removeVerificationFile(
  { query, body }: ParsedInput<typeof organizerCalls.removeVerificationFile>,
  { db, jobs }: RequestContext,
): Promise<{ success: true }> {
  await db.transaction(async (tx) => {
    const [organizer] = await tx
      .select()
      .from(organizers)
      .where(eq(organizers.id, query.id))
      .for("update");
    const own = and(
      eq(verificationFiles.id, body.file_id),
      eq(verificationFiles.organizerId, query.id),
    );
    const [removed] = await tx.delete(verificationFiles).where(own).returning();
    if (!removed) throw notFound(texts.noFile);
    const isInUse = ["pending", "verified"].includes(organizer?.verificationState ?? "none");
    if (isInUse) throw new Refusal("conflict", texts.inUse);
    await removeFilesLater({ db: tx, jobs }, [documentPath(removed.storageKey)]);
  });
  return { success: true };
}
