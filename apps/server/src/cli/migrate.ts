import pg from "pg";
import { letServe } from "../db/let-serve.ts";
import { migratePostgres } from "../db/migrate.ts";
import { readEnv } from "../platform/env/env.ts";

const usage = `migrate [role]

Brings the tables of DATABASE_URL up to date, by the role that owns them, and lets another role, if one is named, read
and write their rows: with that one in DATABASE_URL the server serves, and can change no table.`;

async function run(): Promise<void> {
  const [role, ...more] = process.argv.slice(2);
  const { databaseUrl } = readEnv(process.env);
  if (!databaseUrl || more.length > 0) throw new Error(usage);
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  try {
    await migratePostgres(pool);
    console.log("The tables are up to date.");
    if (!role) return;
    const client = await pool.connect();
    await letServe(client, role).finally(() => client.release());
    console.log(`${role} may read and write their rows, and nothing else.`);
  } finally {
    await pool.end();
  }
}

await run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
