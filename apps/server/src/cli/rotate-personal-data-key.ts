import { openDatabase } from "../db/open-database.ts";
import { rotateMasterKey } from "../modules/booking/tourists/organizer-key.ts";
import { readEnv } from "../platform/env/env.ts";

/** Seals every organiser's key with the first of PERSONAL_DATA_KEYS; the others open the old ones. */
async function rotatePersonalDataKey(): Promise<void> {
  const env = readEnv(process.env);
  const { db, close } = await openDatabase(env);
  try {
    console.log(`${await rotateMasterKey({ db, env })} organisers' keys are sealed anew.`);
  } finally {
    await close();
  }
}

await rotatePersonalDataKey().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
