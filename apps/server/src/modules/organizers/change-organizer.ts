import type { OrganizerChanges, OrganizerVerification } from "@tour/api";
import { eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { notFound } from "../../http/errors/errors.ts";
import { raiseRevision } from "./raise-revision.ts";
import { organizers } from "./organizer.table.ts";
import { organizerTexts } from "./organizer.texts.ts";

interface Change {
  id: number;
  /** Fields that are left out stay as they are. */
  changes: OrganizerChanges;
  verification?: { state: OrganizerVerification["state"]; comment: string } | undefined;
  now: Date;
}

/**
 * Changes an organiser's data. Other legal data is to be verified anew: a decision that staff made
 * of the data before does not speak of it.
 */
export async function changeOrganizer(db: Database, change: Change): Promise<void> {
  const { id, changes, verification, now } = change;
  await db.transaction(async (tx) => {
    const [before] = await tx.select().from(organizers).where(eq(organizers.id, id)).for("update");
    if (!before) throw notFound(organizerTexts.noOrganizer);
    const isNewLegal =
      changes.legal !== undefined && JSON.stringify(changes.legal) !== JSON.stringify(before.legal);
    const isDecided = before.verificationState !== "none";
    await tx
      .update(organizers)
      .set({
        // Names a column, so that a change of nothing is still a statement.
        name: before.name,
        ...changes,
        ...(isNewLegal && isDecided && { verificationState: "pending", verifiedAt: null }),
        ...(verification && {
          verificationState: verification.state,
          verificationComment: verification.comment,
          verifiedAt: ["verified", "rejected"].includes(verification.state) ? now : null,
        }),
      })
      .where(eq(organizers.id, id));
    await raiseRevision(tx, id);
  });
}

/** Shows an organiser on the marketplace or takes them off; 404 when there is none. */
export async function setPublishedOnSite(
  db: Database,
  id: number,
  isPublishedOnSite: boolean,
): Promise<void> {
  await db.transaction(async (tx) => {
    const changed = await tx
      .update(organizers)
      .set({ isPublishedOnSite })
      .where(eq(organizers.id, id))
      .returning({ id: organizers.id });
    if (changed.length === 0) throw notFound(organizerTexts.noOrganizer);
    await raiseRevision(tx, id);
  });
}
