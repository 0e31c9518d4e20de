import type { OrganizerChanges, OrganizerPublic, OrganizerVerification } from "@tour/api";
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
    const isNewLegal = changes.legal !== undefined && !isSame(changes.legal, before.legal);
    // Who was refused asks anew when they are ready; who was approved is looked at again at once.
    const wasVerified = before.verificationState === "verified";
    await tx
      .update(organizers)
      .set({
        // Names a column, so that a change of nothing is still a statement.
        name: before.name,
        ...changes,
        ...(isNewLegal && wasVerified && { verificationState: "pending", verifiedAt: null }),
        ...(verification && {
          verificationState: verification.state,
          verificationComment: verification.comment,
          // Nobody who was refused stands on the marketplace.
          ...(verification.state === "rejected" && { isPublishedOnSite: false }),
          verifiedAt: ["verified", "rejected"].includes(verification.state) ? now : null,
        }),
      })
      .where(eq(organizers.id, id));
    await raiseRevision(tx, id);
  });
}

/** A form that was never chosen is no other than an empty one. */
function isSame(one: OrganizerPublic["legal"], other: OrganizerPublic["legal"]): boolean {
  const fields = ["form", "name", "inn", "ogrn", "registry_number"] as const;
  return fields.every((field) => (one[field] ?? "") === (other[field] ?? ""));
}
