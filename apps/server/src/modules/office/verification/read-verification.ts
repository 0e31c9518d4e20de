import { createHash } from "node:crypto";
import type { OrganizerVerification, VerificationFile } from "@tour/api";
import { asc, eq } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { checkLegal } from "../../organizers/legal-checks.ts";
import { readOrganizer } from "../read-organizers.ts";
import { verificationFiles } from "./verification-file.table.ts";

/** How far an organiser's verification has come; 404 when there is no such organiser. */
export async function readVerification(db: Database, id: number): Promise<OrganizerVerification> {
  const row = await readOrganizer(db, id);
  const files = await db
    .select()
    .from(verificationFiles)
    .where(eq(verificationFiles.organizerId, id))
    .orderBy(asc(verificationFiles.id));
  return {
    state: row.verificationState,
    comment: row.verificationComment,
    decided_at: row.verifiedAt?.toISOString() ?? null,
    legal: row.legal,
    files: files.map(toVerificationFile),
    revision: revisionOf(row, files),
    checks: checkLegal(row.legal),
  };
}

/** Another for other data or documents, the same for the same. */
function revisionOf(
  { legal }: Pick<OrganizerVerification, "legal">,
  files: readonly { id: number }[],
): string {
  const { form = "", name, inn, ogrn, registry_number } = legal;
  const read = [form, name, inn, ogrn, registry_number, ...files.map(({ id }) => id)];
  return createHash("sha256").update(JSON.stringify(read)).digest("base64url").slice(0, 22);
}

export function toVerificationFile(row: typeof verificationFiles.$inferSelect): VerificationFile {
  const { id, name, type, size, createdAt } = row;
  return { id, name, type, size, created_at: createdAt.toISOString() };
}
