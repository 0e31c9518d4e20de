import { randomUUID } from "node:crypto";
import type { OrganizerVerification } from "@tour/api";
import { eq } from "drizzle-orm";
import type { Services } from "../../../platform/services.ts";
import { listOwnerEmails } from "../../accounts/list-owner-emails.ts";
import { enqueueEmail } from "../../emails/email.job.ts";
import { organizers } from "../../organizers/organizer.table.ts";
import { verificationTexts as texts } from "./verification.texts.ts";

interface Decision {
  organizerId: number;
  state: OrganizerVerification["state"];
  comment: string;
}

/** Writes to an organiser's owners what staff decided; of other states there is nothing to tell. */
export async function tellOwners(
  { db, jobs }: Pick<Services, "db" | "jobs">,
  { organizerId, state, comment }: Decision,
): Promise<void> {
  if (state !== "verified" && state !== "rejected") return;
  const [organizer] = await db.select().from(organizers).where(eq(organizers.id, organizerId));
  const email = texts[state](organizer?.name ?? "", comment);
  for (const to of await listOwnerEmails(db, organizerId)) {
    const what = { kind: "verification-decided", of: { organizerId }, key: randomUUID() } as const;
    await enqueueEmail({ db, jobs }, { ...what, email: { to, ...email } });
  }
}
