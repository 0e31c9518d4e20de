import { and, eq } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { chats } from "./chat.table.ts";

/** The form in which e-mails are compared. */
export const normalizeEmail = (email: string): string => email.trim().toLowerCase();

/** The number of the chat of an organiser with whoever gives this e-mail; it is made where it is not there. */
export async function openChat(tx: Database, organizerId: number, email: string): Promise<number> {
  const one = { organizerId, email: normalizeEmail(email) };
  const [made] = await tx
    .insert(chats)
    .values(one)
    .onConflictDoNothing()
    .returning({ id: chats.id });
  return made?.id ?? (await findChat(tx, one))!;
}

/** The same, of those that are there. */
export async function findChat(
  db: Database,
  { organizerId, email }: { organizerId: number; email: string },
): Promise<number | undefined> {
  const isWanted = and(eq(chats.organizerId, organizerId), eq(chats.email, normalizeEmail(email)));
  const [found] = await db.select({ id: chats.id }).from(chats).where(isWanted);
  return found?.id;
}
