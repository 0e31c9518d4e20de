import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { secrets } from "./auth.table.ts";

/** The key that signs cookies: made once, shared by all processes on the same database. */
export async function readSecret(db: Database): Promise<string> {
  const made = randomBytes(48).toString("base64url");
  await db.insert(secrets).values({ name: "auth", value: made }).onConflictDoNothing();
  const [kept] = await db.select().from(secrets).where(eq(secrets.name, "auth"));
  return kept?.value ?? made;
}
