import { eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { isPlainAddress } from "../../platform/mail/plain-address.ts";
import { organizers } from "../organizers/organizer.table.ts";
import { listOwnerEmails } from "./list-owner-emails.ts";

/** Where an organiser is written to: the contact e-mail that they show; without one, their owners. */
export async function listMailboxes(db: Database, organizerId: number): Promise<string[]> {
  const [organizer] = await db
    .select({ email: organizers.email })
    .from(organizers)
    .where(eq(organizers.id, organizerId));
  const contact = organizer?.email.trim() ?? "";
  return isPlainAddress(contact) ? [contact] : listOwnerEmails(db, organizerId);
}
