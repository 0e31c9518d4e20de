import type { OrganizerVerification, ParsedInput } from "@tour/api";
import type { organizerCalls } from "@tour/api/contract";
import { eq } from "drizzle-orm";
import type { RequestContext } from "../../../http/context.ts";
import { notFound, Refusal } from "../../../http/errors/errors.ts";
import { organizers } from "../../organizers/organizer.table.ts";
import { organizerTexts } from "../../organizers/organizer.texts.ts";
import { readVerification } from "./read-verification.ts";
import { verificationTexts as texts } from "./verification.texts.ts";

/** Puts an organiser's data before staff; what is not complete is named, and nothing changes. */
export async function submitVerification(
  { query }: ParsedInput<typeof organizerCalls.submitVerification>,
  { db }: RequestContext,
): Promise<{ data: OrganizerVerification }> {
  const own = eq(organizers.id, query.id);
  return db.transaction(async (tx) => {
    const [locked] = await tx.select().from(organizers).where(own).for("update");
    if (!locked) throw notFound(organizerTexts.noOrganizer);
    const verification = await readVerification(tx, query.id);
    if (verification.state === "pending" || verification.state === "verified") {
      return { data: verification };
    }
    const missing = listMissing(verification);
    if (Object.keys(missing).length > 0) {
      throw new Refusal("unprocessable", texts.incomplete, { validation: missing });
    }
    const asked = {
      verificationState: "pending",
      verificationComment: "",
      verifiedAt: null,
    } as const;
    await tx.update(organizers).set(asked).where(own);
    return { data: await readVerification(tx, query.id) };
  });
}

/** Only tour operators have a number in their register: it may be left out, but not be wrong. */
function listMissing({ checks, files }: OrganizerVerification): Record<string, string[]> {
  const wrong = Object.entries(checks).flatMap(([field, state]) => {
    const isFine = state === "ok" || (field === "registry_number" && state === "missing");
    return isFine ? [] : [[`legal.${field}`, [texts.field[state]]] as const];
  });
  return { ...Object.fromEntries(wrong), ...(files.length === 0 && { files: [texts.noFiles] }) };
}
