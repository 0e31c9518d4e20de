import * as v from "valibot";
import { openDatabase } from "../db/open-database.ts";
import { readEnv } from "../platform/env/env.ts";
import { createStaff } from "./create-staff.ts";

const usage = `add-staff <e-mail> <name>

Makes an account of the staff in the database of DATABASE_URL, or in the embedded one of DATA_DIR
while no server has it open, and prints its password once.`;

const argumentsSchema = v.strictTuple([
  v.pipe(v.string(), v.trim(), v.email()),
  v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(120)),
]);

async function addStaff(): Promise<void> {
  const given = v.safeParse(argumentsSchema, process.argv.slice(2));
  if (!given.success) throw new Error(usage);
  const [email, name] = given.output;
  const { databaseUrl, dataDir } = readEnv(process.env);
  const { db, close } = await openDatabase({ databaseUrl, dataDir });
  try {
    const password = await createStaff(db, { email, name });
    console.log(`${email} signs in with the password ${password}`);
    console.log("Set another one by «Забыли пароль?» on the sign-in page.");
  } finally {
    await close();
  }
}

await addStaff().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
