import { eq } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { badRequest, Refusal } from "../../../http/errors/errors.ts";
import { organizers } from "../../organizers/organizer.table.ts";
import { organizerTexts } from "../../organizers/organizer.texts.ts";
import { readVerification } from "./read-verification.ts";

interface Decision {
  state: string;
  revision?: string | undefined;
}

/**
 * Staff decide on what they have read: 409 with the newer data where it has changed since. In the
 * caller's transaction, for which the organiser's data and documents then stay as they are.
 */
export async function requireRevision(
  tx: Database,
  organizerId: number,
  { state, revision }: Decision,
): Promise<void> {
  if (revision === undefined && state !== "verified") return;
  if (!revision) throw badRequest({ "verification.revision": [organizerTexts.whichRead] });
  await tx
    .select({ id: organizers.id })
    .from(organizers)
    .where(eq(organizers.id, organizerId))
    .for("update");
  const present = await readVerification(tx, organizerId);
  if (present.revision === revision) return;
  throw new Refusal("conflict", organizerTexts.changedSinceRead, { data: present });
}
