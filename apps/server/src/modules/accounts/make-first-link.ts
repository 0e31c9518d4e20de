import { randomBytes, randomUUID } from "node:crypto";
import { addDays } from "date-fns/addDays";
import type { Database } from "../../db/database.ts";
import { verifications } from "./auth.table.ts";
import { hashToken } from "./hash-token.ts";

/** How long a newcomer has to set a password, in days. */
export const inviteDays = 7;

/** A link by which a newcomer sets their first password: of the kind that sets a new one, but for longer. */
export async function makeFirstLink(
  db: Database,
  userId: string,
  builderOrigin: string,
): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await db.insert(verifications).values({
    id: randomUUID(),
    identifier: hashToken(`reset-password:${token}`),
    value: userId,
    // By the sign-in library's clock, which looks at it.
    expiresAt: addDays(new Date(), inviteDays),
  });
  return `${builderOrigin}/reset-password?token=${token}&invited=true`;
}
