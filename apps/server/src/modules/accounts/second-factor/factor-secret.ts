import { hkdfSync } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { readMasterKeys } from "../../../platform/crypto/master-keys.ts";
import { seal } from "../../../platform/crypto/seal.ts";
import { unsealWithAny } from "../../../platform/crypto/unseal-with-any.ts";
import type { Services } from "../../../platform/services.ts";
import { secondFactors } from "../second-factor.table.ts";

export type SecretContext = Pick<Services, "env" | "authSecret">;

const ownerOf = (userId: string) => `second_factors.secret:${userId}`;

/**
 * The keys of the documents, the newest first. Staff must have a second factor also where no documents
 * are kept: there, a key that follows from the one that signs cookies takes their place.
 */
const keysOf = ({ env, authSecret }: SecretContext): readonly Buffer[] => [
  ...readMasterKeys(env),
  Buffer.from(hkdfSync("sha256", authSecret, "", "second factor", 32)),
];

/** Encrypts the secret of one account. */
export const sealSecret = (context: SecretContext, userId: string, secret: string): string =>
  seal(secret, { key: keysOf(context)[0]!, owner: ownerOf(userId) });

/** Gives it back; throws for another account's, and where no key opens it. */
export function openSecret(context: SecretContext, userId: string, sealed: string): string {
  const secret = unsealWithAny(sealed, keysOf(context), ownerOf(userId));
  if (!secret) throw new Error("No key opens the secret of a second factor");
  return secret.toString("utf8");
}

/** Seals every secret with the newest key; answers how many were sealed anew. */
export async function rotateSecrets({
  db,
  ...context
}: SecretContext & { db: Database }): Promise<number> {
  let count = 0;
  for (const { userId, secret } of await db.select().from(secondFactors)) {
    const fresh = sealSecret(context, userId, openSecret(context, userId, secret));
    // One that was set up anew meanwhile is sealed as it should be.
    const isSame = and(eq(secondFactors.userId, userId), eq(secondFactors.secret, secret));
    const changed = await db
      .update(secondFactors)
      .set({ secret: fresh })
      .where(isSame)
      .returning({ userId: secondFactors.userId });
    count += changed.length;
  }
  return count;
}
