import { randomUUID } from "node:crypto";
import { eq, max } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { tourists } from "../tourist.table.ts";

/** Gives one more of a request's people a form, after the others. */
export async function addForm(tx: Database, requestId: number, optionId: string): Promise<void> {
  const [last] = await tx
    .select({ position: max(tourists.position) })
    .from(tourists)
    .where(eq(tourists.requestId, requestId));
  await tx.insert(tourists).values({ requestId, optionId, position: (last?.position ?? 0) + 1 });
}

/** Erases a form with all that was written in it; those behind it move up. */
export async function removeForm(tx: Database, requestId: number, id: number): Promise<void> {
  await tx.delete(tourists).where(eq(tourists.id, id));
  const left = await tx
    .select({ id: tourists.id, position: tourists.position })
    .from(tourists)
    .where(eq(tourists.requestId, requestId))
    .orderBy(tourists.position);
  // One after another: no two may have one place for a moment.
  for (const [index, one] of left.entries()) {
    if (one.position === index + 1) continue;
    await tx
      .update(tourists)
      .set({ position: index + 1 })
      .where(eq(tourists.id, one.id));
  }
}

/** Erases what was written of somebody; the link that they had opens the form no more. */
export async function clearForm(tx: Database, id: number): Promise<void> {
  await tx
    .update(tourists)
    .set({
      uuid: randomUUID(),
      fullName: "",
      firstName: "",
      lastName: "",
      middleName: "",
      birthday: null,
      documentKind: "passport",
      passport: null,
      passportMask: "",
      email: "",
      phone: "",
      foodRestriction: "",
      isTouched: true,
      questionnaire: {},
      guestSummaryAgreedAt: null,
      updatedAt: new Date(),
    })
    .where(eq(tourists.id, id));
}
