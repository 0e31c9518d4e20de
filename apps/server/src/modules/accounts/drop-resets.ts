import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { verifications } from "./auth.table.ts";
import { hashToken } from "./hash-token.ts";

/** Ends every link to set a new password that this account was sent. */
export async function dropResets(db: Database, userId: string): Promise<void> {
  await db.delete(verifications).where(eq(verifications.value, userId));
}

/** Ends the links that were sent before: the newest email's alone is good. */
export async function dropOlderResets(db: Database, userId: string, token: string): Promise<void> {
  const { value, identifier, createdAt, id } = verifications;
  const own = hashToken(`reset-password:${token}`);
  // Two that are asked for at once must not end each other.
  const isOlder = sql`(${createdAt}, ${id}) <
    (select newest.created_at, newest.id from verifications newest where newest.identifier = ${own})`;
  await db
    .delete(verifications)
    .where(and(eq(value, userId), sql`${identifier} <> ${own}`, isOlder));
}
