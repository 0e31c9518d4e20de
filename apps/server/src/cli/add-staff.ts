import * as v from "valibot";
import { openDatabase } from "../db/open-database.ts";
import { readEnv } from "../platform/env/env.ts";
import { createStaff } from "./create-staff.ts";

const usage = `add-staff <e-mail> <name>

Makes an account of the staff in the database of DATABASE_URL, or in the embedded one of DATA_DIR
while no server has it open, and prints once the link by which its owner sets a password within seven days.`;

const argumentsSchema = v.strictTuple([
  v.pipe(v.string(), v.trim(), v.email()),
  v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(120)),
]);

async function addStaff(): Promise<void> {
  const given = v.safeParse(argumentsSchema, process.argv.slice(2));
  if (!given.success) throw new Error(usage);
  const [email, name] = given.output;
  const { databaseUrl, dataDir, builderOrigin } = readEnv(process.env);
  const { db, close } = await openDatabase({ databaseUrl, dataDir });
  try {
    const link = await createStaff(db, { email, name, builderOrigin });
    console.log(`${email} sets a password within seven days, once: ${link}`);
  } finally {
    await close();
  }
}

await addStaff().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
