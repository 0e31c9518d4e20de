import { randomBytes } from "node:crypto";
import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { readMasterKeys } from "../../../platform/crypto/master-keys.ts";
import type { KeyEnv } from "../../../platform/crypto/master-keys.ts";
import { seal } from "../../../platform/crypto/seal.ts";
import { unsealWithAny } from "../../../platform/crypto/unseal-with-any.ts";
import { personalDataSettings } from "../tourist.table.ts";

interface KeyContext {
  db: Database;
  env: KeyEnv;
}

const ownerOf = (organizerId: number) => `personal_data_settings.sealed_key:${organizerId}`;

const findSealed = async (db: Database, organizerId: number) =>
  (
    await db
      .select({ sealedKey: personalDataSettings.sealedKey })
      .from(personalDataSettings)
      .where(eq(personalDataSettings.organizerId, organizerId))
  )[0]?.sealedKey;

/** The key with which an organiser's tourists' documents are sealed; made when there is none yet. */
export async function openOrganizerKey(
  { db, env }: KeyContext,
  organizerId: number,
): Promise<Buffer> {
  const masterKeys = readMasterKeys(env);
  const known = await findSealed(db, organizerId);
  if (known) return openWithAny(known, masterKeys, organizerId);
  const [master] = masterKeys;
  if (!master) throw new Error("PERSONAL_DATA_KEYS has no key");
  const sealedKey = seal(randomBytes(32), { key: master, owner: ownerOf(organizerId) });
  await db
    .insert(personalDataSettings)
    .values({ organizerId, sealedKey })
    .onConflictDoUpdate({
      target: personalDataSettings.organizerId,
      set: { sealedKey },
      // Whoever came first made it: documents may be sealed with it by now.
      setWhere: isNull(personalDataSettings.sealedKey),
    });
  return openWithAny((await findSealed(db, organizerId))!, masterKeys, organizerId);
}

function openWithAny(sealed: string, masterKeys: readonly Buffer[], organizerId: number): Buffer {
  const key = unsealWithAny(sealed, masterKeys, ownerOf(organizerId));
  if (key) return key;
  throw new Error(`No key of PERSONAL_DATA_KEYS opens that of organiser ${organizerId}`);
}

/** Seals every organiser's key with the newest master key; answers how many were sealed anew. */
export async function rotateMasterKey({ db, env }: KeyContext): Promise<number> {
  const masterKeys = readMasterKeys(env);
  const [newest] = masterKeys;
  if (!newest) throw new Error("PERSONAL_DATA_KEYS has no key");
  const rows = await db
    .select()
    .from(personalDataSettings)
    .where(isNotNull(personalDataSettings.sealedKey));
  let count = 0;
  for (const { organizerId, sealedKey } of rows) {
    const key = openWithAny(sealedKey!, masterKeys, organizerId);
    const sealed = seal(key, { key: newest, owner: ownerOf(organizerId) });
    const isSame = eq(personalDataSettings.organizerId, organizerId);
    const changed = await db
      .update(personalDataSettings)
      .set({ sealedKey: sealed })
      .where(and(isSame, sql`${personalDataSettings.sealedKey} = ${sealedKey}`))
      .returning();
    count += changed.length;
  }
  return count;
}
