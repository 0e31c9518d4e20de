import { openDatabase } from "../db/open-database.ts";
import { readSecret } from "../modules/accounts/read-secret.ts";
import { rotateSecrets } from "../modules/accounts/second-factor/factor-secret.ts";
import { rotateMasterKey } from "../modules/booking/tourists/organizer-key.ts";
import { readEnv } from "../platform/env/env.ts";

/**
 * Seals every organiser's key, and the secret of every second factor, with the first of
 * PERSONAL_DATA_KEYS; the others open the old ones.
 */
async function rotatePersonalDataKey(): Promise<void> {
  const env = readEnv(process.env);
  const { db, close } = await openDatabase(env);
  try {
    console.log(`${await rotateMasterKey({ db, env })} organisers' keys are sealed anew.`);
    const authSecret = env.authSecret ?? (await readSecret(db));
    console.log(`${await rotateSecrets({ db, env, authSecret })} second factors are sealed anew.`);
  } finally {
    await close();
  }
}

await rotatePersonalDataKey().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
